poster-who_goes_there-title = Who Goes There?
poster-who_goes_there-line = Quince rondas y llega el helicóptero.
