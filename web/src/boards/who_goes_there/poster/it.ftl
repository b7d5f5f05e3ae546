poster-who_goes_there-title = Who Goes There?
poster-who_goes_there-line = Quindici round, poi l'elicottero.
