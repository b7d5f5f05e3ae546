poster-who_goes_there-title = Who Goes There?
poster-who_goes_there-line = Fifteen rounds, then the helicopter.
