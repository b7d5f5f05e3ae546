stage-title = Il palcoscenico
moment-skip = Tocca per saltare
moment-continue = Continua
moment-only-you = lo vedi solo tu
volume = Volume
volume-1 = Basso
volume-2 = Normale
volume-3 = Alto
