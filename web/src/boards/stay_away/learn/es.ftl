lesson-stay_away-01_your_turn = Tu turno
lesson-stay_away-01_your_turn-0 = El turno empieza con una carta del mazo: ahora tienes cinco. Líbrate de una. Descarta { card-im_comfortable }: pulsa la carta y luego el botón.
lesson-stay_away-01_your_turn-1 = Cada turno acaba con un intercambio. Das una carta boca abajo al jugador siguiente y recibes otra. Ofrece { card-whiskey } a Blair.
lesson-stay_away-01_your_turn-end = Robar, jugar o descartar, intercambiar: eso es un turno. Tu papel es { role-human }. Alguien en esta mesa no lo es, y el intercambio es su manera de extenderse.

lesson-stay_away-02_play_a_card = Jugar una carta
lesson-stay_away-02_play_a_card-0 = En vez de descartar puedes jugar una carta. { card-suspicious } te enseña una carta de un vecino. Juégala; también puedes arrastrarla sobre alguien.
lesson-stay_away-02_play_a_card-1 = Quienes se pueden elegir brillan. Elige a Norris, a tu derecha.
lesson-stay_away-02_play_a_card-2 = Una carta { card-infected } en una mano no prueba nada aún: robarla no hace daño. Pero recuérdalo. Ahora termina el turno: ofrece { card-whiskey }.
lesson-stay_away-02_play_a_card-end = Lo que has visto queda en tu cuaderno. Nadie más sabe qué carta era.

lesson-stay_away-03_panic = Pánico
lesson-stay_away-03_panic-0 = Has robado una carta { back-panic }. Nunca entra en la mano: ocurre al momento. { card-blind_date } te hace cambiar una carta por otra nueva. Entrega { card-change_places }.
lesson-stay_away-03_panic-end = El dorso de la primera carta del mazo avisa a todos de cuándo llega el pánico. Esta carta, además, terminó tu turno.

lesson-stay_away-04_exchange = Te ofrecen una carta
lesson-stay_away-04_exchange-0 = Norris, que juega antes que tú, te ofrece una carta boca abajo. Debes responder antes de verla. Da { card-whiskey } a cambio.
lesson-stay_away-04_exchange-1 = Has recibido { card-change_places }; nadie más la vio. Ahora es tu turno. Descarta { card-seduction }.
lesson-stay_away-04_exchange-2 = Pasa { card-change_places } a Blair.
lesson-stay_away-04_exchange-end = Dos saben qué se movió; los demás solo saben que algo se movió. Fíjate en quién intercambia con quién.

lesson-stay_away-05_infected = El contagio
lesson-stay_away-05_infected-0 = Norris te ofrece una carta. Da { card-whiskey } a cambio y mira.
lesson-stay_away-05_infected-1 = Era { card-infected }, y venía de { card-the_thing }: ahora tu papel es { role-infected } y sabes quién fue. Desde aquí ganáis juntos. No puedes descartar tu última carta { card-infected }. Descarta { card-resolute }.
lesson-stay_away-05_infected-2 = Tú no puedes infectar a nadie: solo puede { card-the_thing }. Por eso { card-infected } no está entre las cartas que puedes ofrecer. Da { card-seduction } a Blair.
lesson-stay_away-05_infected-end = Nadie en la mesa lo ha notado. Juega como si nada, y protege a { card-the_thing }.

lesson-stay_away-06_refuse = Decir que no
lesson-stay_away-06_refuse-0 = Norris vuelve a ofrecerte una carta, y no te fías. Tienes { card-no_thanks }: responde con ella.
lesson-stay_away-06_refuse-end = No hay intercambio, y has robado una carta en lugar de la usada. La que rechazaste era la que infecta. Las cartas de defensa son pocas: guárdalas para el momento justo.

lesson-stay_away-07_fire = Fuego
lesson-stay_away-07_fire-0 = Norris te apunta con { card-flamethrower }. Sin respuesta quedarías fuera del juego. Responde con { card-no_barbecue }.
lesson-stay_away-07_fire-1 = Sigues en juego. El turno continúa con el intercambio: da { card-whiskey }.
lesson-stay_away-07_fire-2 = Ahora es tu turno, y tú también tienes fuego. Juega { card-flamethrower }.
lesson-stay_away-07_fire-3 = Solo alcanza a quienes se sientan a tu lado. Elige a Norris.
lesson-stay_away-07_fire-end = Norris queda fuera para siempre. ¿Era { card-the_thing }? La partida sigue, así que no. Quemar a quien es { role-human } solo ayuda a { card-the_thing }.

lesson-stay_away-08_door = Una puerta atrancada
lesson-stay_away-08_door-0 = Temes a Blair, que va después de ti. Juega { card-barred_door }.
lesson-stay_away-08_door-1 = La puerta va entre tú y un vecino. Blair se sienta a tu izquierda: pulsa el espacio que brilla de ese lado.
lesson-stay_away-08_door-end = A través de una puerta no se intercambia, no se apunta y no se cambia de asiento. Queda hasta que alguien usa { card-axe } o el pánico se la lleva.

lesson-stay_away-09_quarantine = Cuarentena
lesson-stay_away-09_quarantine-0 = { card-quarantine } te aísla a ti o a un vecino. Juégala.
lesson-stay_away-09_quarantine-1 = Pon a Blair en { card-quarantine }.
lesson-stay_away-09_quarantine-end = Tu intercambio con Blair se cancela. Mientras dure, Blair no juega cartas, no intercambia y nadie puede apuntarle; el número cuenta los turnos de Blair.

lesson-stay_away-10_the_thing = La Cosa eres tú
lesson-stay_away-10_the_thing-0 = Ahora el otro bando: tienes { card-the_thing }. Esa carta nunca sale de tu mano. Descarta { card-resolute }, con toda la inocencia que puedas.
lesson-stay_away-10_the_thing-1 = Ofrece { card-infected } a Blair.
lesson-stay_away-10_the_thing-end = El papel de Blair es ahora { role-infected }, y está contigo. Tú ves quién es qué; los demás ven a dos personas cambiar una carta.

lesson-stay_away-11_declare = El anuncio
lesson-stay_away-11_declare-0 = Queda una sola persona con el papel { role-human }: Blair, que va después de ti. Primero descarta { card-resolute }.
lesson-stay_away-11_declare-1 = Ofrece { card-infected } a Blair.
lesson-stay_away-11_declare-2 = Ya no queda nadie con el papel { role-human }. Pero nadie gana hasta que lo digas: anúncialo. Si te equivocaras, los demás ganarían al instante.
lesson-stay_away-11_declare-end = Ganas tú, y contigo todos los infectados que siguen en juego menos Blair: quien fue infectado el último no comparte la victoria.

lesson-stay_away-12_win = La última llama
lesson-stay_away-12_win-0 = Vuelves a ser { role-human } y sospechas de Palmer, a tu derecha. { card-analysis } te enseña toda la mano de un vecino. Juégala.
lesson-stay_away-12_win-1 = Elige a Palmer.
lesson-stay_away-12_win-2 = Ahí está: { card-the_thing }. Tu turno casi ha terminado. Ofrece { card-whiskey } a Blair y confía en llegar al próximo.
lesson-stay_away-12_win-3 = Palmer te ofrece una carta y no tienes con qué rechazarla. Da { card-resolute } y confía.
lesson-stay_away-12_win-4 = Era inofensiva: sigues siendo { role-human }. Ahora juega { card-flamethrower }.
lesson-stay_away-12_win-5 = Elige a Palmer.
lesson-stay_away-12_win-end = { card-the_thing } ya no está, y ganan todos los humanos que siguen en juego. El juego es eso: encuéntrala, o conviértete en ella.
