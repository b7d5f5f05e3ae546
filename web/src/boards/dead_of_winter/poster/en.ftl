poster-dead_of_winter-title = Dead of Winter
poster-dead_of_winter-line = One colony. Everybody has a secret.
