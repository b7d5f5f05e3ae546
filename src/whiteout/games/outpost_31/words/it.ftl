# Outpost 31 in italiano. Stessi messaggi e stesse variabili di en.ftl.
# Le righe del diario non hanno il punto finale.

game-title = La Cosa: infezione all'Avamposto 31
game-line = Perlustrate la base, battete ciò che vi si nasconde e fuggite in volo; ma parte dell'equipaggio non è più l'equipaggio.

## Carte Provviste

card-axe = Ascia
    .text = Arma, 2 dadi.
card-revolver = Revolver
    .text = Arma, 2 dadi.
card-shotgun = Fucile a pompa
    .text = Arma, 3 dadi.
card-scalpel = Bisturi
    .text = Arma, 1 dado.
card-molotov = Molotov
    .text = Arma, 2 dadi. Prima che si scelga la squadra: giocala, e chiunque sia libero può cambiare una carta; tu due.
card-fire_extinguisher = Estintore
    .text = Attrezzo, 1 dado. Spegne Fumo o Fuoco, per entrare in una stanza o per salvarla; rimedia a { card-sab_arson }.
card-flashlight = Torcia elettrica
    .text = Attrezzo, 1 dado. Fa luce in una stanza senza corrente; rimedia a { card-sab_blown_fuse }.
card-copper_wire = Filo di rame
    .text = Attrezzo, 1 dado. Rimedia a { card-sab_cut_wiring }.
card-petri_dish = Piastra di Petri
    .text = Attrezzo, 1 dado.
card-blowtorch = Cannello
    .text = Attrezzo, 2 dadi.
card-kerosene = Cherosene
    .text = Attrezzo, 3 dadi.
card-sab_blown_fuse = Fusibile bruciato
    .text = Sabotaggio. La prova fallisce se la squadra non scarta una { card-flashlight }.
card-sab_arson = Incendio doloso
    .text = Sabotaggio. La prova fallisce se la squadra non scarta un { card-fire_extinguisher }.
card-sab_cut_wiring = Cavi tagliati
    .text = Sabotaggio. La prova fallisce se la squadra non scarta un { card-copper_wire }.
card-sab_barred_door = Porta sbarrata
    .text = Sabotaggio. La prova fallisce se la squadra non scarta un'arma.
card-sab_ransacked = Dispense saccheggiate
    .text = Sabotaggio. La prova fallisce se la squadra non scarta due carte, qualsiasi tranne i Sabotaggi.
card-sab_whiteout = Bufera bianca
    .text = Sabotaggio. La prova fallisce se il Capitano non fa almeno 7 con due dadi.

category-weapon = Arma
category-tool = Attrezzo
category-sabotage = Sabotaggio

kind-weapon = { category-weapon }
kind-tool = { category-tool }
kind-sabotage = { category-sabotage }

## Equipaggiamento e gettoni

gear-rope = Corda
    .text = Prima che si scelga la squadra: lega il Capitano o, se il Capitano acconsente, qualcun altro, per questo turno.
gear-dynamite = Dinamite
    .text = Nella squadra, dopo un lancio: alza o abbassa un dado di 1.
gear-flamethrower = Lanciafiamme
    .text = Finché ha entrambi gli usi: guarda il Campione di sangue di qualcuno, o fai votare il tavolo per bruciare qualcuno (due usi). Nella squadra: 3 lanci in più.

chip-c1_rope = { gear-rope }
chip-c1_flame = { gear-flamethrower }
chip-c1_thing = { chip-thing }
chip-c1_discard = { chip-discard }
chip-c2_dynamite = { gear-dynamite }
chip-c2_rope = { gear-rope }
chip-c2_thing = { chip-thing }
chip-c2_discard = { chip-discard }
chip-c3_flame = { gear-flamethrower }
chip-c3_dynamite = { gear-dynamite }
chip-c3_thing = { chip-thing }
chip-c3_discard = { chip-discard }
chip-thing = La Cosa
chip-discard = Provviste di scorta

## La base

sector-1 = Settore 1
sector-2 = Settore 2
sector-3 = Settore 3

room-r11 = Cucina
room-r12 = Dormitorio
room-r13 = Infermeria
room-r14 = Sala radio
room-r15 = Sala mappe
room-r16 = Magazzino
room-r21 = Laboratorio di biologia
room-r22 = Canile
room-r23 = Sala generatori
room-r24 = Serra
room-r25 = Stazione meteo
room-r26 = Armeria
room-r31 = Autorimessa
room-r32 = Deposito carburante
room-r33 = Capanno attrezzi
room-r34 = Baracca del pilota
room-r35 = Torre dei palloni
room-r36 = Hangar dell'elicottero

hazard-none = niente Fumo né Fuoco
hazard-smoke = Fumo
hazard-fire = Fuoco

fallout-none = nessuna
fallout-power_out = Blackout
fallout-smoke = Fumo
fallout-fire = Fuoco
fallout-destroyed = la stanza è distrutta

objective-o1_gear = { gear-rope }
objective-o1_thing = { chip-thing }
objective-o2_gear = { gear-dynamite }
objective-o2_thing = { chip-thing }
objective-o3_gear = { gear-flamethrower }
objective-o3_thing = { chip-thing }

## L'equipaggio

department-operations = Operazioni
department-maintenance = Manutenzione
department-science = Scienza

character-macready = MacReady
    .text = { department-operations }. { power-pw_mac_a }: { power-pw_mac_a.text } { power-pw_mac_b }: { power-pw_mac_b.text }
character-garry = Garry
    .text = { department-operations }. { power-pw_gar_a }: { power-pw_gar_a.text } { power-pw_gar_b }: { power-pw_gar_b.text }
character-windows = Windows
    .text = { department-operations }. { power-pw_win_a }: { power-pw_win_a.text } { power-pw_win_b }: { power-pw_win_b.text }
character-bennings = Bennings
    .text = { department-operations }. { power-pw_ben_a }: { power-pw_ben_a.text } { power-pw_ben_b }: { power-pw_ben_b.text }
character-childs = Childs
    .text = { department-maintenance }. { power-pw_chi_a }: { power-pw_chi_a.text } { power-pw_chi_b }: { power-pw_chi_b.text }
character-palmer = Palmer
    .text = { department-maintenance }. { power-pw_pal_a }: { power-pw_pal_a.text } { power-pw_pal_b }: { power-pw_pal_b.text }
character-nauls = Nauls
    .text = { department-maintenance }. { power-pw_nau_a }: { power-pw_nau_a.text } { power-pw_nau_b }: { power-pw_nau_b.text }
character-clark = Clark
    .text = { department-maintenance }. { power-pw_cla_a }: { power-pw_cla_a.text } { power-pw_cla_b }: { power-pw_cla_b.text }
character-blair = Blair
    .text = { department-science }. { power-pw_bla_a }: { power-pw_bla_a.text } { power-pw_bla_b }: { power-pw_bla_b.text }
character-copper = Copper
    .text = { department-science }. { power-pw_cop_a }: { power-pw_cop_a.text } { power-pw_cop_b }: { power-pw_cop_b.text }
character-fuchs = Fuchs
    .text = { department-science }. { power-pw_fuc_a }: { power-pw_fuc_a.text } { power-pw_fuc_b }: { power-pw_fuc_b.text }
character-norris = Norris
    .text = { department-science }. { power-pw_nor_a }: { power-pw_nor_a.text } { power-pw_nor_b }: { power-pw_nor_b.text }

power-pw_mac_a = Colpo di riserva
    .text = Alla fine del turno pesca una carta in più; la tua mano può arrivare a 6.
power-pw_mac_b = Ancora un tentativo
    .text = Quando l'ultimo lancio di una Battaglia è fallito, lancia un'altra volta.
power-pw_gar_a = Nuovi ordini
    .text = Metti da parte l'Indagine e pescane un'altra.
power-pw_gar_b = Arma al fianco
    .text = Aggiungi un dado a una Battaglia.
power-pw_win_a = Turno di ascolto
    .text = Guarda la prima carta del Diario di missione; lasciala lì o mettila in fondo.
power-pw_win_b = Appello
    .text = Guarda una carta a caso della mano di qualcuno della squadra.
power-pw_ben_a = Cambio di vento
    .text = Lancia di nuovo il dado per la stanza colpita da un Evento.
power-pw_ben_b = Conta delle razioni
    .text = Chi è rimasto alla base può cambiare due carte invece di una.
power-pw_chi_a = Guardia al fuoco
    .text = Scegli una stanza in cui Fumo o Fuoco non peggiorano in questo turno.
power-pw_chi_b = Rattoppo
    .text = Rimedia a un Sabotaggio scartando due carte qualsiasi della tua mano.
power-pw_pal_a = Tappabuchi
    .text = In questo turno conti come membro di un reparto a tua scelta.
power-pw_pal_b = Robivecchi
    .text = Di ritorno alla base pesca altre due carte, poi scartane due.
power-pw_nau_a = Sui pattini
    .text = Manda qualcuno a spegnere un pericolo anche se le regole non lo permetterebbero.
power-pw_nau_b = Pasto caldo
    .text = Qualcuno di libero, anche tu, può cambiare fino a due carte.
power-pw_cla_a = Addestratore
    .text = Quando una Battaglia è persa, i gettoni restano dove sono e La Cosa resta scoperta.
power-pw_cla_b = Occhi nel buio
    .text = Entra in una stanza senza corrente e senza { card-flashlight }.
power-pw_bla_a = Sguardo in anticipo
    .text = Guarda un gettone coperto prima di scegliere la stanza.
power-pw_bla_b = Doppio controllo
    .text = In un'Indagine cambia fino a due carte consegnate invece di una.
power-pw_cop_a = Contenimento
    .text = Abbassa la Ricaduta di un grado.
power-pw_cop_b = Mano ferma
    .text = In un'Indagine lancia di nuovo un dado senza consumare un lancio.
power-pw_fuc_a = Campione in più
    .text = In un'Indagine consegna due carte invece di una.
power-pw_fuc_b = Scorte in ordine
    .text = Quando cambi una carta, scegli la nuova tra le prime tre del mazzo Provviste.
power-pw_nor_a = Fiato sospeso
    .text = Entra in una stanza piena di Fumo senza { card-fire_extinguisher }; il Fumo resta.
power-pw_nor_b = Lettura attenta
    .text = Scopri una carta in più di quelle dell'Indagine.

## Il Diario di missione

mission-ml01 = Ronda nei corridoi
    .text = Squadra di 3: { department-operations }. Si scoprono 3 carte e si lanciano i loro dadi: 3 dadi uguali, entro 3 lanci.
mission-ml02 = Guardia notturna
    .text = Squadra di 3: { department-operations }, { department-maintenance }. Si scoprono 2 carte e si lanciano i loro dadi: 3 dadi da 5 in su, entro 3 lanci.
mission-ml03 = Botola ghiacciata
    .text = Squadra di 3: { department-maintenance }. Si scoprono 3 carte; servono: { card-axe }.
mission-ml04 = Ricablare la centralina
    .text = Squadra di 3: { department-maintenance }. Si scoprono 3 carte; servono: { card-copper_wire }.
mission-ml05 = Campione di tessuto
    .text = Squadra di 3: { department-science }. Si scoprono 3 carte; servono: { card-petri_dish }.
mission-ml06 = Scorta armata
    .text = Squadra di 3: { department-operations }. Si scoprono 3 carte; servono: { category-weapon } x2.
mission-ml07 = Liberare i condotti
    .text = Squadra di 3: { department-maintenance }, { department-science }. Si scoprono 3 carte e si lanciano i loro dadi: almeno 24 in totale, entro 3 lanci.
mission-ml08 = Autopsia sul campo
    .text = Squadra di 3: { department-science }. Si scoprono 3 carte; servono: { card-petri_dish }, { category-weapon }.
mission-ml09 = Spalare la neve
    .text = Squadra di 3: { department-maintenance }. Si scoprono 3 carte e si lanciano i loro dadi: 4 dadi da 5 in su, entro 3 lanci.
mission-ml10 = Leggere il diario norvegese
    .text = Squadra di 3: { department-operations }, { department-science }. Si scoprono 2 carte e si lanciano i loro dadi: almeno 18 in totale, entro 3 lanci.
mission-ml11 = Stanza per stanza
    .text = Squadra di 4: { department-operations }, { department-maintenance }, { department-science }. Si scoprono 3 carte e si lanciano i loro dadi: 3 dadi uguali, entro 2 lanci.
mission-ml12 = Riparare la radio
    .text = Squadra di 4: { department-operations }, { department-science }. Si scoprono 4 carte; servono: { card-copper_wire }, { category-tool }.
mission-ml13 = Controllo in quarantena
    .text = Squadra di 4: { department-maintenance }, { department-science }. Si scoprono 3 carte; servono: { card-petri_dish }.
mission-ml14 = Irruzione
    .text = Squadra di 4: { department-operations }. Si scoprono 3 carte; servono: { category-weapon } x2.
mission-ml15 = Puntellare il tetto
    .text = Squadra di 4: { department-maintenance }. Si scoprono 3 carte; servono: { category-tool } x3.
mission-ml16 = Sfondare il ghiaccio
    .text = Squadra di 4: { department-operations }, { department-maintenance }. Si scoprono 3 carte; servono: { card-axe }, { category-tool }.
mission-ml17 = Preparare l'esame del siero
    .text = Squadra di 4: { department-maintenance }, { department-science }. Si scoprono 4 carte; servono: { card-petri_dish }, { card-copper_wire }.
mission-ml18 = Tenere la soglia
    .text = Squadra di 4: { department-operations }, { department-maintenance }. Si scoprono 3 carte e si lanciano i loro dadi: 4 dadi da 4 in su, entro 2 lanci.
mission-ml19 = Corsa nella tormenta
    .text = Squadra di 4: { department-operations }, { department-science }. Si scoprono 3 carte e si lanciano i loro dadi: almeno 24 in totale, entro 3 lanci.
mission-ml20 = Cavo sepolto
    .text = Squadra di 4: { department-maintenance }, { department-science }. Si scoprono 3 carte; servono: { card-copper_wire }, { category-weapon }.
mission-ml21 = Scale sorvegliate
    .text = Squadra di 5: { department-operations }, { department-maintenance }, { department-science }. Si scoprono 4 carte; servono: { category-weapon } x3.
mission-ml22 = Colture a confronto
    .text = Squadra di 5: { department-science } x2. Si scoprono 4 carte; servono: { card-petri_dish } x2.
mission-ml23 = Sollevare il pavimento
    .text = Squadra di 5: { department-maintenance } x2. Si scoprono 4 carte; servono: { card-axe }, { card-copper_wire }.
mission-ml24 = Stanarla
    .text = Squadra di 5: { department-operations } x2. Si scoprono 4 carte e si lanciano i loro dadi: 4 dadi uguali, entro 4 lanci.
mission-ml25 = Lunga marcia
    .text = Squadra di 5: { department-operations }, { department-maintenance }, { department-science }. Si scoprono 4 carte e si lanciano i loro dadi: almeno 26 in totale, entro 3 lanci.
mission-ml26 = Attraversare il cortile
    .text = Squadra di 5: { department-operations }, { department-science }. Si scoprono 3 carte e si lanciano i loro dadi: 4 dadi da 5 in su, entro 3 lanci.
mission-ml27 = Ricerca su due file
    .text = Squadra di 5: { department-operations } x2, { department-maintenance }. Si scoprono 4 carte; servono: { category-tool } x2, { category-weapon } x2.
mission-ml28 = Controllo in doppio cieco
    .text = Squadra di 5: { department-maintenance }, { department-science } x2. Si scoprono 4 carte; servono: { card-petri_dish }, { card-copper_wire }.
mission-ml29 = Cordone
    .text = Squadra di 6: { department-operations }, { department-maintenance }, { department-science }. Si scoprono 4 carte e si lanciano i loro dadi: 3 dadi uguali, entro 2 lanci.
mission-ml30 = Adunata generale
    .text = Squadra di 6: { department-operations } x2, { department-maintenance } x2. Si scoprono 5 carte; servono: { category-weapon } x4.
mission-ml31 = Ripristinare la rete
    .text = Squadra di 6: { department-maintenance }, { department-science } x2. Si scoprono 5 carte; servono: { card-copper_wire } x2.
mission-ml32 = Ultimo perimetro
    .text = Squadra di 6: { department-operations } x2, { department-science } x2. Si scoprono 5 carte e si lanciano i loro dadi: 4 dadi uguali, entro 4 lanci.
mission-ml33 = Allarme fumo
    .text = Evento: Fumo nella stanza indicata dal dado; se c'è già Fumo, diventa Fuoco.
mission-ml34 = Parete che cova
    .text = Evento: Fumo nella stanza indicata dal dado; se c'è già Fumo, diventa Fuoco.
mission-ml35 = Fumo elettrico
    .text = Evento: Fumo nella stanza indicata dal dado; se c'è già Fumo, diventa Fuoco.
mission-ml36 = Stracci in fiamme
    .text = Evento: Fumo nella stanza indicata dal dado; se c'è già Fumo, diventa Fuoco.
mission-ml37 = Fornello acceso
    .text = Evento: Fumo nella stanza indicata dal dado; se c'è già Fumo, diventa Fuoco.
mission-ml38 = Generatore in stallo
    .text = Evento: nella stanza indicata dal dado la corrente manca per sempre.
mission-ml39 = Salvavita scattato
    .text = Evento: nella stanza indicata dal dado la corrente manca per sempre.
mission-ml40 = Gasolio gelato
    .text = Evento: nella stanza indicata dal dado la corrente manca per sempre.

## Ruoli, fazioni, finali

role-human = Umano
    .want = Perlustra la base settore dopo settore, trova quello che serve e vola via senza portare con te un'Imitazione.
    .win = Gli Umani vincono quando l'elicottero parte con abbastanza di loro e nessuna Imitazione a bordo. Un'Assimilazione può cambiarti: allora cambi squadra.
role-imitation = Imitazione
    .want = Fai finta di niente e rovina tutto: fai fallire le prove, alimenta il Contagio e i sospetti, e sali a bordo senza farti scoprire.
    .win = Le Imitazioni vincono quando il Contagio o le rovine arrivano al limite, o quando una di voi è a bordo dell'elicottero.

side-humans = Umani
side-imitations = Imitazioni

end-contagion = Il Contagio è al massimo. Vincono le Imitazioni.
end-ruins = Troppe stanze della base sono in rovina. Vincono le Imitazioni.
end-imitation_aboard = A bordo dell'elicottero c'è un'Imitazione. Vincono le Imitazioni.
end-out_of_reach = Ciò che serve per andarsene è perduto per sempre. Vincono le Imitazioni.
end-all_burned = Tutte le Imitazioni sono bruciate. Vincono gli Umani.
end-escaped = L'elicottero è partito con a bordo soltanto Umani. Vincono gli Umani.
end-left_behind = L'elicottero è partito, ma ha lasciato a terra Umani di cui aveva bisogno. Vincono le Imitazioni.
end-no_human_left = Nessun Umano è ancora in vita. Vincono le Imitazioni.

## Il turno

step-setup = Preparazione
step-mission_log = Diario di missione
step-gear_window = Equipaggiamento
step-team = Squadra
step-room = Stanza
step-hand_in = Consegna
step-look = Sabotaggi
step-swap = Cambio
step-reveal = Si scopre
step-roll = Lancio
step-chip = Gettone
step-hazards = Fumo e Fuoco
step-base = Ritorno alla base
step-contagion = Contagio
step-assimilation = Assimilazione
step-end_of_turn = Fine del turno
step-escape = Fuga

## Domande
# Un punto che si chiede in più parti ha una frase per ciascuna, secondo la regola citata.

prompt-waiting = In attesa di { $names }.
prompt-D01 = Scegli il tuo personaggio.
prompt-D02 = { $mission } colpisce questa stanza: { $room }. Lanci di nuovo?
prompt-D03 = Usi { $power }?
prompt-D04 = Prima che si scelga la squadra: fai qualcosa o passi?
prompt-D04-OP-ROPE-04 = { gear-rope }: chi vuoi legare?
prompt-D05 = { $player } vuole legare { $target }. Acconsenti?
prompt-D06 = { gear-flamethrower }: di chi guardi il Campione di sangue?
prompt-D07 = { gear-flamethrower }: chi accusi?
prompt-D08 = { $player } accusa { $target }. Bruciare { $target }?
prompt-D09 = { card-molotov }: { $round ->
        [1] cambi una carta con una nuova?
       *[other] cambi una seconda carta?
    }
prompt-D10 = { power-pw_win_a }: dove va la carta?
prompt-D11 = { $power }: chi può cambiare carte?
prompt-D11-OP-PWR-04 = { power-pw_nau_b }: { $round ->
        [1] cambi una carta con una nuova?
       *[other] cambi una seconda carta?
    }
prompt-D12 = { power-pw_pal_a }: in questo turno conti come un altro reparto?
prompt-D13 = Scegli qualcuno per la squadra.
prompt-D14 = Mandi qualcuno fuori dalla squadra a spegnere un pericolo?
prompt-D14-OP-PWR-03 = Usi { $power }?
prompt-D14-OP-TEAM-09 = In quale stanza mandi { $player }?
prompt-D15 = Usi { $power }?
prompt-D15-OP-PWR-04 = { power-pw_win_b }: di chi guardi una carta?
prompt-D16 = Usi { $power }?
prompt-D16-OP-PWR-04 = { power-pw_bla_a }: quale gettone guardi?
prompt-D17 = Quale stanza perlustra la squadra?
prompt-D18 = { $room }: che cosa offri per entrare?
prompt-D19 = { $card }: di chi prendi la carta?
prompt-D20 = Usi { $power }?
prompt-D21 = Consegna una carta.
prompt-D22 = { power-pw_fuc_a }: consegni una seconda carta?
prompt-D23 = Quale Sabotaggio viene prima?
prompt-D24 = { $card }: che cosa offri per rimediare?
prompt-D24-OP-SAB-09 = { $card }: offri una seconda carta?
prompt-D25 = { $card }: di chi prendi la carta?
prompt-D26 = { $card }: due carte della tua mano possono rimediare.
prompt-D27 = { $most ->
        [1] Cambi una delle carte consegnate con una mai vista?
       *[other] Cambi fino a { $most } delle carte consegnate con altre mai viste?
    }
prompt-D28 = Scegli la carta che entra.
prompt-D29 = Usi { $power }?
prompt-D30 = { gear-dynamite }: cambi un dado?
prompt-D30-OP-ROLL-15 = { gear-dynamite }: devi salvare questo lancio. Quale dado?
prompt-D31 = { $power }: lanci di nuovo un dado?
prompt-D32 = Quali dadi tieni? Gli altri si lanciano di nuovo.
prompt-D33 = { gear-flamethrower }: concedi altri 3 lanci?
prompt-D34 = Usi { $power }?
prompt-D35 = Usi { $power }?
prompt-D36 = { chip-discard }: { $round ->
        [1] cambi una carta con una nuova?
       *[other] cambi una seconda carta?
    }
prompt-D37 = La Cosa attacca: consegna una carta.
prompt-D38 = Usi { $power }?
prompt-D39 = { $room }: spegni?
prompt-D40 = { $power }: risparmi una stanza?
prompt-D41 = Hai passato il turno alla base: { $round ->
        [1] cambi una carta con una nuova?
       *[other] cambi una seconda carta?
    }
prompt-D42 = Usi { $power }?
prompt-D42-OP-PWR-04 = { $power }: quale carta scarti?
prompt-D43 = Usi { $power }?
prompt-D44 = Usi { $power }?
prompt-D45 = Chi proponi come Capitano finale?
prompt-D46 = { $player } propone { $target } come Capitano finale. Acconsenti?
prompt-D47 = Esamini qualcuno? { $remaining ->
        [one] Resta un esame.
       *[other] Restano { $remaining } esami.
    }
prompt-D48 = Chi altri sale a bordo? L'obiettivo è { $count }.

## Che cosa leggono gli altri nel frattempo; `.player` lo legge chi è nominato nella domanda

waiting-D01 = { $who } sceglie il personaggio
waiting-D02 = { $who } decide se lanciare per un'altra stanza
waiting-D03 = { $who } decide se usare { $power }
waiting-D04 = Prima della squadra: { $who } può agire o passare
waiting-D05 = { $who } decide se { $player } può legare { $target }
    .player = { $who } decide se puoi legare { $target }
    .target = { $who } decide se { $player } può legarti
waiting-D06 = { $who } decide di chi guardare il Campione di sangue
waiting-D07 = { $who } decide chi accusare
waiting-D08 = Bruciare { $target }? Deve ancora votare { $who }
    .target = Ti bruceranno? Deve ancora votare { $who }
waiting-D09 = Cambio di carte: { $who }
waiting-D10 = { $who } decide dove va la carta del Diario di missione
waiting-D11 = { $who } decide chi può cambiare carte
waiting-D11-OP-PWR-04 = { $who } può cambiare carte
waiting-D12 = { $who } decide se contare come un altro reparto
waiting-D13 = { $who } sceglie la squadra
waiting-D14 = { $who } decide se mandare qualcuno a spegnere un pericolo
waiting-D14-OP-PWR-03 = { $who } decide se usare { $power }
waiting-D15 = { $who } decide se usare { $power }
waiting-D16 = { $who } decide se usare { $power }
waiting-D17 = { $who } decide quale stanza perlustra la squadra
waiting-D18 = La squadra vuole entrare ({ $room }): deve ancora offrire { $who }
waiting-D19 = { $who } decide di chi prendere la carta: { $card }
waiting-D20 = { $who } decide se usare { $power }
waiting-D21 = La squadra consegna le carte: deve ancora scegliere { $who }
waiting-D22 = { $who } decide se consegnare una seconda carta
waiting-D23 = { $who } decide quale Sabotaggio viene prima
waiting-D24 = { $card }: chi può rimediare? Deve ancora rispondere { $who }
waiting-D25 = { $who } decide di chi prendere la carta
waiting-D26 = { $who } decide se rimediare con le proprie carte: { $card }
waiting-D27 = { $who } guarda le carte consegnate e può cambiarne
waiting-D28 = { $who } sceglie la carta che entra
waiting-D29 = { $who } decide se usare { $power }
waiting-D30 = { $who } decide se cambiare un dado
waiting-D31 = { $who } decide se lanciare di nuovo un dado
waiting-D32 = { $who } decide quali dadi tenere
waiting-D33 = { $who } decide se concedere altri 3 lanci
waiting-D34 = { $who } decide se usare { $power }
waiting-D35 = { $who } decide se usare { $power }
waiting-D36 = Cambio di carte: { $who }
waiting-D37 = La Cosa attacca! Deve ancora consegnare una carta { $who }
waiting-D38 = { $who } decide se usare { $power }
waiting-D39 = { $who } decide se spegnere: { $room }
waiting-D40 = { $who } decide quale stanza risparmiare
waiting-D41 = Alla base si cambiano carte: { $who }
waiting-D42 = { $who } decide se usare { $power }
waiting-D42-OP-PWR-04 = { $who } scarta una carta
waiting-D43 = { $who } decide se usare { $power }
waiting-D44 = { $who } decide se usare { $power }
waiting-D45 = { $who } decide chi proporre come Capitano finale
waiting-D46 = { $target } Capitano finale? Deve ancora votare { $who }
    .target = Tu Capitano finale? Deve ancora votare { $who }
waiting-D47 = { $who } decide chi esaminare
waiting-D48 = { $who } decide chi sale a bordo

option-character = { $character }
option-pass = Passa
option-back = Torna indietro
option-rope_captain = Lega il Capitano
option-rope_player = Lega qualcuno, se il Capitano acconsente
option-blood_test = Guarda il Campione di sangue di qualcuno
option-torch = Accusa qualcuno: brucia, se il tavolo è d'accordo
option-play_molotov = Gioca { card-molotov }
option-use = Usa { $power }
option-decline = No
option-target = Scegli { $player }
option-yes = Sì
option-no = No
option-yes-D05 = Lascia che { $player } leghi { $target }
option-no-D05 = Rifiuta
option-yes-D08 = Brucia { $target }
option-no-D08 = Risparmia { $target }
option-yes-D46 = { $target } Capitano finale
option-no-D46 = Boccia { $target }
option-leave_card = Lasciala in cima
option-bottom_card = Mettila in fondo
option-count_as = Conta come { $department }
option-join = Prendi { $player }
option-send = Manda { $player }
option-go_to = Verso: { $room }
option-look_at = Guarda il gettone: { $room }
option-enter = { $room }
option-pass_turn = Passa il turno
option-offer = Offri { $card }
option-offer_both = Offri { card-fire_extinguisher } e { card-flashlight }
option-offer_nothing = Non offrire nulla
option-accept = Prendi la carta di { $player }
option-hand_in = Consegna { $card }
option-cure = Prima { $card }
option-swap = Togli { $card }
option-take = Prendi { $card }
option-raise = Alza di 1 un { $die }
option-lower = Abbassa di 1 un { $die }
option-reroll = Lancia di nuovo un { $die }
option-keep = { $dice ->
        [nothing] Non tenere nulla
       *[other] Tieni { $dice }
    }
option-extra_rolls = { gear-flamethrower }: altri 3 lanci
option-discard = Scarta { $card }
option-pay = Spegni
option-hold = Proteggi { $room }
option-nominate = Candida { $player }
option-test = Esamina { $player }
option-board = Fai salire { $player }
option-stop = Basta così

## Il diario

event-captain_rolled = I dadi scelgono il Capitano: { $players } fanno { $totals }
event-character_taken = { $player } interpreta { $character }
    .player = Interpreti { $character }
event-dealt = { $hand } carte e un Campione di sangue a testa; il primo Capitano è { $captain }
event-dealt-you = { $hand } carte e un Campione di sangue a testa; il primo Capitano è { $captain }. Il tuo sangue: { $blood }. La tua mano: { $cards }
event-turn_began = Turno { $turn }: il Capitano è { $captain }
    .captain = Turno { $turn }: il Capitano sei tu
event-missions_reshuffled = Il Diario di missione viene rimescolato: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
event-mission_revealed = { $player } scopre { $mission }
    .player = Scopri { $mission }
event-mission_seen = { $player } guarda la prima carta del Diario di missione
    .player = Guardi la prima carta del Diario di missione
event-mission_seen-you = { $player } guarda la prima carta del Diario di missione: { $mission }
    .player = Guardi la prima carta del Diario di missione: { $mission }
event-mission_put = { $bottom ->
        [0] { $player } lascia la carta in cima
       *[other] { $player } mette la carta in fondo
    }
    .player = { $bottom ->
            [0] Lasci la carta in cima
           *[other] Metti la carta in fondo
        }
event-room_rolled = Il dado mostra { $die }: { $room }
event-power_used = { $player } usa { $power }
    .player = Usi { $power }
event-gear_passed = { $player } passa
    .player = Passi
event-gear_spent = { $player } usa { $gear }: { $left ->
        [0] la carta è esaurita
        [one] resta un uso
       *[other] restano { $left } usi
    }
    .player = Usi { $gear }: { $left ->
            [0] la carta è esaurita
            [one] resta un uso
           *[other] restano { $left } usi
        }
event-gear_taken = { $player } prende { $gear }
    .player = Prendi { $gear }
event-gear_inherited = { $player } prende { $gear } di { $giver }; usi rimasti: { $uses }
    .player = Prendi { $gear } di { $giver }; usi rimasti: { $uses }
event-rope_proposed = { $player } vuole legare { $target }
    .player = Vuoi legare { $target }
    .target = { $player } ti vuole legare
event-rope_refused = Il Capitano dice di no a { $player }: nessuna corda per { $target }
    .player = Il Capitano ti dice di no: nessuna corda per { $target }
    .target = Il Capitano dice di no a { $player }: nessuna corda per te
event-tied = { $player } lega { $target }
    .player = Leghi { $target }
    .target = { $player } ti lega
event-freed = Di nuovo senza corde: { $players }
event-captain_moved = Ora il Capitano è { $captain }
    .captain = Ora il Capitano sei tu
event-blood_tested = { $player } guarda il Campione di sangue di { $target }
    .player = Guardi il Campione di sangue di { $target }
    .target = { $player } guarda il tuo Campione di sangue
event-blood_tested-you = { $player } guarda il Campione di sangue di { $target }: { $blood }
    .player = Guardi il Campione di sangue di { $target }: { $blood }
    .target = { $player } guarda il tuo Campione di sangue: { $blood }
event-accused = { $player } accusa { $target }
    .player = Accusi { $target }
    .target = { $player } ti accusa
event-voted = { $about }, { $target }: { $in_favour ->
        [none] { $yes } sì, { $no } no
       *[other] { $yes } sì ({ $in_favour }), { $no } no ({ $against })
    }; { $passed ->
        [0] proposta respinta
       *[other] proposta approvata
    }
event-torched = { $player } brucia: { $blood }
    .player = Bruci: { $blood }
event-torched-you = Bruci: { $blood }. La tua mano è scartata: { $cards }
event-hot_meal = { $player } fa cambiare carte a { $target }
    .player = Fai cambiare carte a { $target }
    .target = { $player } ti fa cambiare carte
event-counted_as = In questo turno { $player } conta come { $department }
    .player = In questo turno conti come { $department }
event-team_gathered = La squadra: { $team }{ $requirements_met ->
        [0] { "; non è quella che l'Indagine richiede, quindi non si cambiano carte" }
       *[other] { "" }
    }
event-lone_sent = { $player } va per conto suo: { $room }
    .player = Vai per conto tuo: { $room }
event-roll_called = { $player } vede una carta di { $target }
    .player = Vedi una carta di { $target }
    .target = { $player } vede una delle tue carte
event-roll_called-you = { $player } vede una carta di { $target }: { $card }
    .player = Vedi una carta di { $target }: { $card }
    .target = { $player } vede una delle tue carte: { $card }
event-looked_at_chip = { $player } guarda un gettone: { $room }
    .player = Guardi un gettone: { $room }
event-looked_at_chip-you = { $player } guarda un gettone: { $room } ({ $chip })
    .player = Guardi un gettone: { $room } ({ $chip })
event-room_named = { $player } sceglie una stanza: { $room }
    .player = Scegli una stanza: { $room }
event-offered = { $player } offre { $kinds ->
        [none] { $count ->
                [one] una carta
               *[other] { $count } carte
            }
       *[other] { $kinds }
    } ({ $cause })
    .player = Offri { $kinds ->
            [none] { $count ->
                    [one] una carta
                   *[other] { $count } carte
                }
           *[other] { $kinds }
        } ({ $cause })
event-offered-you = Offri { $cards } ({ $cause })
event-entry_failed = Le offerte non bastano, non si entra: { $room }
event-entered = La squadra è dentro: { $room }
event-turn_passed = { $player } passa il turno: non si entra in nessuna stanza
    .player = Passi il turno: non si entra in nessuna stanza
event-handed_in = Carte consegnate da { $players }
event-handed_in-you = Carte consegnate da { $players }; la tua è { $card }
event-pool_empty = Non resta alcuna carta: la prova fallisce
event-pool_repaired = Le carte consegnate sono sostituite dal mazzo: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
event-looked_at_pool = { $player } guarda le carte consegnate
    .player = Guardi le carte consegnate
event-looked_at_pool-you = Guardi le carte consegnate: { $cards }
event-sabotage_found = Sabotaggio: { $cards }
event-sabotage_cured = Si è rimediato a { $card }
event-sabotage_uncured = Non si è rimediato a { $card }: la prova fallisce
event-swapped = { $player } cambia una carta
    .player = Cambi una carta
event-swapped-you = Togli { $card }
event-no_swap = { $player } non cambia nulla
    .player = Non cambi nulla
event-looked_at_supply = { $player } guarda il mazzo Provviste: { $count ->
        [one] una carta
       *[other] { $count } carte
    }
    .player = Guardi il mazzo Provviste: { $count ->
            [one] una carta
           *[other] { $count } carte
        }
event-looked_at_supply-you = Guardi il mazzo Provviste: { $cards }
event-took_from_supply = { $player } ne mette una tra le carte consegnate e le altre in fondo al mazzo
    .player = Ne metti una tra le carte consegnate e le altre in fondo al mazzo
event-took_from_supply-you = Metti { $card } tra le carte consegnate; in fondo al mazzo: { $bottom }
event-revealed = Si scopre { $card }
event-rolled = { $player } lancia { $rolled } (tenuti: { $kept }; lanci rimasti: { $rolls_left })
    .player = Lanci { $rolled } (tenuti: { $kept }; lanci rimasti: { $rolls_left })
event-too_few_dice = Troppo pochi dadi ({ $dice }): la prova fallisce
event-die_rerolled = { $player } lancia di nuovo un { $die } e ottiene { $became }: { $dice }
    .player = Lanci di nuovo un { $die } e ottieni { $became }: { $dice }
event-die_shifted = { $player } { $way } un { $die }: { $dice }
event-extra_rolls = { $player } concede altri tre lanci; rimasti: { $rolls_left }
    .player = Concedi altri tre lanci; rimasti: { $rolls_left }
event-pool_discarded = Le carte consegnate sono scartate{ $unseen ->
        [0] { "" }
        [one] { ", una senza essere vista" }
       *[other] , { $unseen } senza essere viste
    }
event-investigated = { $passed ->
        [0] L'Indagine è fallita: { $room }
       *[other] L'Indagine è riuscita: { $room }
    }
event-chip_revealed = Si scopre il gettone: { $chip } ({ $room })
event-slot_filled = Obiettivo raggiunto: { $slot }
event-battle_began = Battaglia con La Cosa ({ $room }): servono { $need } dadi uguali
event-battle_over = { $won ->
        [0] La Battaglia è persa: { $room }
       *[other] La Battaglia è vinta: { $room }
    }
event-chips_mixed = I gettoni si mescolano e si distribuiscono di nuovo: { $rooms }
event-lone_acted = { $paid ->
        [0] { $player } non fa nulla: { $room }
       *[other] { $player } spegne: { $room }
    }
    .player = { $paid ->
            [0] Non fai nulla: { $room }
           *[other] Spegni: { $room }
        }
event-worsening_skipped = Il turno è stato passato: Fumo e Fuoco non peggiorano
event-room_held = { $player } fa la guardia a una stanza: { $room }
    .player = Fai la guardia a una stanza: { $room }
event-hazard = { $room }: { $hazard }
event-power_out = { $room }: manca la corrente
event-destroyed = Stanza distrutta: { $room }{ $chip ->
        [none] { "" }
       *[other] ; perduto: { $chip }
    }
event-drew = { $player } pesca { $count ->
        [one] una carta
       *[other] { $count } carte
    } ({ $cause })
    .player = Peschi { $count ->
            [one] una carta
           *[other] { $count } carte
        } ({ $cause })
event-drew-you = Peschi { $cards } ({ $cause })
event-discarded_up = { $player } scarta { $cards } ({ $cause })
    .player = Scarti { $cards } ({ $cause })
event-discarded_down = { $player } scarta { $count ->
        [one] una carta
       *[other] { $count } carte
    } ({ $cause })
    .player = Scarti { $count ->
            [one] una carta
           *[other] { $count } carte
        } ({ $cause })
event-discarded_down-you = Scarti { $cards } ({ $cause })
event-supply_reshuffled = Gli scarti vengono mescolati: { $cards ->
        [one] nel nuovo mazzo Provviste c'è una carta
       *[other] nel nuovo mazzo Provviste ci sono { $cards } carte
    }
event-contagion_rose = Il Contagio sale a { $level }
event-fallout = Ricaduta, { $room }: { $fallout }
event-unlocked = Il Settore { $sector } è aperto
event-assimilated = Assimilazione: chi è in vita riceve un Campione di sangue e ne restituisce uno
event-assimilated-you = Assimilazione: avevi { $held } e ricevi { $dealt }. Ora il tuo ruolo è { $kept }
event-imitations_met = Le Imitazioni si riconoscono: { $players }
event-escape_began = La via è libera: comincia la Fuga, e la prima proposta di Capitano finale è di { $captain }
event-nominated = { $player } propone { $nominee } come Capitano finale
    .player = Proponi { $nominee } come Capitano finale
    .nominee = { $player } ti propone come Capitano finale
event-escape_tested = { $player } esamina { $target }{ $blood ->
        [none] { "" }
       *[other] : { $blood }
    }
    .player = Esamini { $target }{ $blood ->
            [none] { "" }
           *[other] : { $blood }
        }
    .target = { $player } ti esamina{ $blood ->
            [none] { "" }
           *[other] : { $blood }
        }
event-boarded = A bordo dell'elicottero: { $players }
event-boarder_shown = { $player } mostra il proprio sangue: { $blood }
    .player = Mostri il tuo sangue: { $blood }
event-ended = La partita è finita. { $reason }

# Più eventi uguali in una riga, nel browser: `.same` è la stessa persona più volte.
events-gear_passed = Passano: { $players }
events-drew = Pescano carte ({ $cause }): { $players }
events-no_swap = Non cambiano nulla: { $players }

vote-torch = Votazione per bruciare
vote-final_captain = Votazione per il Capitano finale

way-raise = alza di 1
way-lower = abbassa di 1

cause-entry = per entrare
cause-lone = per spegnere
cause-base = ritorno alla base
cause-end_of_turn = fine del turno
cause-discard_chip = { chip-discard }
cause-molotov = cambio di carte
cause-sab_blown_fuse = { card-sab_blown_fuse }
cause-sab_arson = { card-sab_arson }
cause-sab_cut_wiring = { card-sab_cut_wiring }
cause-sab_barred_door = { card-sab_barred_door }
cause-sab_ransacked = { card-sab_ransacked }
cause-pw_mac_a = { power-pw_mac_a }
cause-pw_chi_b = { power-pw_chi_b }
cause-pw_pal_b = { power-pw_pal_b }
cause-pw_nau_b = { power-pw_nau_b }

reason-contagion = { end-contagion }
reason-ruins = { end-ruins }
reason-imitation_aboard = { end-imitation_aboard }
reason-out_of_reach = { end-out_of_reach }
reason-all_burned = { end-all_burned }
reason-escaped = { end-escaped }
reason-left_behind = { end-left_behind }
reason-no_human_left = { end-no_human_left }

## Il tavolo

table-missions = Diario di missione: { $cards }
table-contagion = Contagio { $level } di { $most }
table-ruins = Rovine { $level } di { $most }
table-target = Da portare in salvo: { $count }
table-locked = chiuso
table-filled = trovato: { $slot }
table-chip = gettone coperto
table-no_chip = già perlustrata
table-destroyed = distrutta
table-captain = Capitano
table-final_captain = Capitano finale
table-on_team = in squadra
table-tied = mani legate
table-alone = per conto suo: { $room }
table-aboard = a bordo
table-turned = { $player }: da ora { $role }
table-team = Squadra: { $names }. Stanza: { $room }
table-battle = Battaglia: servono { $need } dadi uguali
table-pool = Consegnate: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
table-sabotage = Sabotaggio: { $cards }
table-revealed = Scoperte: { $cards }
table-dice = Dadi: { $dice }. Lanci rimasti: { $rolls }
table-pool_seen = Consegnate, come hai visto: { $cards }
table-mission_seen = Diario di missione, carta { $place } dall'alto: { $mission }
table-supply_seen = Mazzo Provviste, dalla carta { $place } in poi, in ordine ignoto: { $cards }

## Discorsi al tavolo

claim-is = { $speaker } dice: il ruolo di { $seat } è { $role }
    .v1 = { $speaker } mormora: secondo me il ruolo di { $seat } è { $role }
    .v2 = { $speaker } insiste: credetemi, il ruolo di { $seat } è { $role }
    .self = { $speaker } dice: vi sbagliate, il mio ruolo è { $role }
claim-holds = { $speaker } dice: ho in mano { $card }
claim-saw = { $speaker } dice: ho visto { $card } in mano a { $seat }
    .v1 = { $speaker } sussurra: nella mano di { $seat } c'era { $card }, lo giuro
    .v2 = { $speaker } grida: { $seat } ha { $card }, l'ho visto
claim-gave = { $speaker } dice: ho consegnato { $card } con { $seat } come Capitano
claim-received = { $speaker } dice: tra le carte consegnate ho visto { $card }, credo di { $seat }
claim-trusts = { $speaker } dice: mi fido di { $seat }
    .v1 = { $speaker } mormora: { $seat } mi sembra a posto
    .v2 = { $speaker } insiste: lasciate in pace { $seat }, io mi fido
claim-suspects = { $speaker } dice: sospetto di { $seat }
    .v1 = { $speaker } mormora: { $seat } non mi convince
    .v2 = { $speaker } grida: attenti a { $seat }, qualcosa non va

## Opzioni del tavolo

setting-escape_target_mode = Quante persone devono volare via perché vincano gli Umani.
setting-escape_target_mode-all_humans_suffice = l'obiettivo, o meno se nessun Umano in vita resta a terra
setting-escape_target_mode-strict = sempre l'obiettivo, o chiunque possa salire se sono meno
setting-escape_tests = Quanti esami ha il Capitano finale.
setting-escape_tests-contagion_level = quanti ne indica il livello di Contagio
setting-escape_tests-declining = tanti meno quanto più alto è il Contagio
setting-escape_tests_public = Tutto il tavolo vede l'esito di un esame nella Fuga; altrimenti solo il Capitano finale.
setting-assimilation_return = Quale carta restituisce un'Imitazione che riceve una carta Umano.
setting-assimilation_return-sticky = la carta Umano: un'Imitazione resta tale per sempre
setting-assimilation_return-literal = la carta Imitazione: torna Umano
setting-human_sabotage_ban = Gli Umani consegnano Sabotaggi solo se non hanno altro in mano.
setting-fair_keep = Il Capitano non può rovinare un lancio tenendo i dadi sbagliati.
setting-gear_copies = Quante carte ci sono di ogni tipo di Equipaggiamento.
setting-molotov_copies = Quante carte { card-molotov } ci sono nel mazzo Provviste; le altre diventano { card-revolver }.
setting-rope_uses = Quante volte si può usare una { gear-rope }.
setting-rope_required_only = Una { gear-rope } lega solo membri di un reparto richiesto dall'Indagine; il Capitano si può legare sempre.
setting-captain_gear_duty = Il Capitano deve usare il proprio Equipaggiamento prima di lasciar fallire un lancio.
setting-lone_must_pay = Chi va a spegnere un pericolo deve farlo, se ha le carte.
setting-pass_choice = Quando il Capitano può passare il turno.
setting-pass_choice-forced = solo quando ogni stanza è stata tentata invano
setting-pass_choice-after_try = dopo qualsiasi stanza tentata invano
setting-mission_marks = Quali carte del Diario di missione si usano da 6 persone in su.
setting-mission_marks-by_count = quelle segnate per quel numero o per meno
setting-mission_marks-all_from_6 = tutte
setting-gear_roll_scope = Di chi è l'Equipaggiamento che aiuta un lancio.
setting-gear_roll_scope-team = solo della squadra
setting-gear_roll_scope-any = di chiunque sia libero
setting-torch_limit_small = Quante persone si possono bruciare in una partita da 4 o 5.
setting-torch_limit_large = Quante persone si possono bruciare in una partita da 6 in su; 9 significa nessun limite.
setting-early_win_players_max = Fino a quante persone gli Umani vincono subito bruciando tutte le Imitazioni; 0 significa mai.
setting-early_win_dead_deck = Quando il { sector-3 } è aperto, le carte Imitazione rimaste nel mazzo Assimilazione non impediscono quella vittoria.
setting-imitations_know = Dopo ogni Assimilazione le Imitazioni sanno chi sono le altre.
setting-pass_skips = Quanti turni passati in una partita non fanno peggiorare Fumo e Fuoco.
setting-max_contagion_small = Il livello di Contagio che chiude una partita da 4 o 5.
setting-max_contagion_large = Il livello di Contagio che chiude una partita da 6 in su.
setting-destroyed_limit = Quante stanze distrutte chiudono la partita.
setting-hand_size = Quante carte si ricevono all'inizio e fino a quante si ripesca.
setting-character_draft = Come si assegnano i personaggi.
setting-character_draft-draft = a turno ognuno ne sceglie uno
setting-character_draft-random = a caso
setting-captain_powers = Il Capitano ha i poteri del suo personaggio.
setting-secret_votes = Di una votazione si mostrano solo i totali.
setting-dead_may_talk = Chi è tra le ceneri può continuare a parlare.
setting-decision_timer_s = Secondi per decidere prima che la scelta sia automatica; 0 significa nessun limite.
setting-event_density = Quanti Eventi Fumo aggiungere al Diario di missione; un numero negativo ne toglie.
