stage-title = El escenario
moment-skip = Toca para saltar
moment-continue = Continuar
moment-only-you = solo lo ves tú
volume = Volumen
volume-1 = Bajo
volume-2 = Normal
volume-3 = Alto
