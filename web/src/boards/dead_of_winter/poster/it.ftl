poster-dead_of_winter-title = Dead of Winter
poster-dead_of_winter-line = Una colonia. Ognuno ha un segreto.
