# Dead of Winter in italiano. Gli stessi messaggi con le stesse variabili di en.ftl.


game-title = Dead of Winter
game-line = Una colonia nella neve, i morti alle porte, e ognuno vuole qualcosa per sé prima che l'inverno finisca.

side-colony = la colonia
side-loyal = un membro leale della colonia
side-betrayer = il traditore
side-exile = un esiliato
side-normal = normale
side-hardcore = difficile

end-morale = Il morale è a zero: la colonia si sfalda.
end-round_track = Il tempo è scaduto e l'obiettivo non è stato raggiunto.
end-objective = L'obiettivo principale è completo.
end-stoves = Le stufe si sono spente: non c'era abbastanza carburante.
end-nobody_left = Nessuno è rimasto in gioco.

location-colony = la colonia
location-police_station = la stazione di polizia
location-grocery_store = il supermercato
location-school = la scuola
location-library = la biblioteca
location-hospital = l'ospedale
location-gas_station = il distributore

symbol-weapon = arma
symbol-fuel = carburante
symbol-education = istruzione
symbol-food = cibo
symbol-medicine = medicina
symbol-tool = attrezzo
symbol-survivor = forestiero

step-setup = preparazione
step-reveal_crisis = si rivela la crisi
step-roll_dice = si tirano i dadi azione
step-player_turns = turni dei giocatori
step-pay_food = si paga il cibo
step-check_waste = si guardano i rifiuti
step-resolve_crisis = si risolve la crisi
step-add_zombies = arrivano gli zombi
step-check_objective = si guarda l'obiettivo principale
step-move_round_track = il segnaturni avanza
step-pass_first_player = cambia il primo giocatore

face-blank = niente
face-wound = una ferita
face-frostbite = congelamento
face-bitten = un morso

goal-medicine = carte medicina
goal-education = carte istruzione
goal-food = carte cibo
goal-fuel = carte carburante
goal-barricades = barricate alla colonia
goal-locations = altri luoghi con una barricata
goal-outside = al massimo tanti zombi fuori
goal-colony = al massimo tanti zombi alla colonia
goal-decks = mazzi oggetto vuoti
goal-samples = campioni
goal-armed_survivors = sopravvissuti armati

action-attack = Attacca
action-search = Cerca
action-barricade = Barrica
action-clean_waste = Pulisci i rifiuti
action-attract = Attira zombi
action-use_ability = Usa un'abilità
action-play_card = Gioca una carta
action-contribute_crisis = Contribuisci alla crisi
action-contribute_objective = Contribuisci all'obiettivo
action-move = Muovi un sopravvissuto
action-spend_food = Spendi cibo per un dado
action-use_item = Usa un oggetto equipaggiato
action-request = Chiedi una carta
action-hand_off = Passa un oggetto
action-vote_exile = Proponi un esilio
action-end_turn = Finisci il turno

ballot-yes = sì
ballot-no = no

cause-wounds = ferite
cause-bite = un morso
cause-frostbite = congelamento
cause-overrun = un ingresso travolto
cause-exile = esilio
cause-sacrifice = un sacrificio
cause-starvation = fame
cause-waste = i rifiuti
cause-crisis = la crisi
cause-paid = consumato
cause-spent = speso per un dado
cause-joined = nuovi arrivati
cause-left = se ne sono andati
cause-killed = uccisi

forecast-food = cibo
forecast-fuel = carburante
forecast-medicine = medicina
forecast-tool = attrezzi
forecast-weapon = armi
forecast-education = libri
forecast-morale = morale
forecast-wounds = ferite
forecast-deaths = morti
forecast-zombies = zombi
forecast-hunger = fame
forecast-waste = rifiuti
forecast-colony = la colonia
forecast-outside = fuori
forecast-survivors = sopravvissuti
forecast-helpless = gli indifesi
forecast-first = la prima
forecast-second = la seconda
forecast-both = entrambe
forecast-neither = nessuna delle due
forecast-good = bene
forecast-bad = male
forecast-worse = peggio
forecast-prepare = preparatevi

card-food_1 = Cibo 1
    .text = Cibo. Aggiunge 1 segnalino cibo.
card-food_2 = Cibo 2
    .text = Cibo. Aggiunge 2 segnalini cibo.
card-food_3 = Cibo 3
    .text = Cibo. Aggiunge 3 segnalini cibo.
card-medicine = Medicine
    .text = Medicina. Toglie una ferita a un tuo sopravvissuto o a chi sta con uno dei tuoi.
card-adrenaline = Iniezione di adrenalina
    .text = Medicina. Porta un tuo dado inutilizzato al valore che vuoi.
card-fuel = Carburante
    .text = Carburante. Giocala con un movimento: nessun tiro di esposizione.
card-junk = Cianfrusaglie
    .text = Attrezzo. Ritira un tuo dado inutilizzato.
card-padlock = Lucchetto
    .text = Attrezzo. Fino a 2 barricate dove hai un sopravvissuto; senza dado.
card-scissors = Forbici
    .text = Attrezzo. Uccide uno zombi dove hai un sopravvissuto; senza esposizione.
card-reading_lamp = Lampada da lettura
    .text = Attrezzo. Un attacco senza dado.
card-megaphone = Megafono
    .text = Attrezzo. Sposta fino a 4 zombi da un luogo a uno dove hai un sopravvissuto.
card-night_goggles = Visore notturno
    .text = Attrezzo, equipaggiato. Un dado azione in più a ogni tiro.
card-walkie_talkie = Walkie-talkie
    .text = Attrezzo, equipaggiato. Una volta a round: abbassa di 1 un dado altrui e alza di 1 uno tuo.
card-rotten_flesh = Carne marcia
    .text = Attrezzo, equipaggiato. Un morso che si diffonde salta chi la porta.
card-hammer = Martello
    .text = Attrezzo, equipaggiato. Una volta a round l'azione barricata ne piazza 2.
card-snow_shoes = Racchette da neve
    .text = Attrezzo, equipaggiato. Il congelamento diventa una ferita normale.
card-wrench = Chiave inglese
    .text = Attrezzo, equipaggiato. Una volta a round per un attacco basta qualsiasi dado.
card-baseball_bat = Mazza da baseball
    .text = Attrezzo, equipaggiato. Una volta a round un attacco uccide 2 zombi; un tiro di esposizione per ciascuno.
card-mop = Mocio
    .text = Attrezzo, equipaggiato. Alla colonia, una volta a round: pulire toglie 5 carte.
card-flashlight = Torcia elettrica
    .text = Attrezzo, equipaggiato. Una volta a round un segnalino rumore mostra 3 carte invece di 1.
card-pistol = Pistola
    .text = Arma, equipaggiata. Una volta a round un attacco agli zombi senza esposizione.
card-shotgun = Fucile a pompa
    .text = Arma, equipaggiata. Una volta a round un attacco uccide 2 zombi senza esposizione e fa 1 rumore.
card-hunting_rifle = Fucile da caccia
    .text = Arma, equipaggiata. Una volta a round uccidi uno zombi ovunque; senza dado né esposizione.
card-lighter = Accendino
    .text = Arma, equipaggiata. Una volta a round, con una carta carburante: un attacco uccide fino a 4 zombi senza esposizione.
card-switchblade = Coltello a serramanico
    .text = Arma, equipaggiata. Una volta a round per un attacco basta qualsiasi dado.
card-book_breathing = Esercizi di respirazione
    .text = Istruzione, equipaggiata. Una volta a round ritira un tuo dado inutilizzato.
card-book_kitchen = La cucina parsimoniosa
    .text = Istruzione, equipaggiata. Alla colonia, una volta a round: 1 segnalino cibo.
card-book_captains = Come parlano i capitani
    .text = Istruzione, equipaggiata. Una volta a round alza di 1 un tuo dado inutilizzato.
card-book_footwork = Gioco di gambe per principianti
    .text = Istruzione, equipaggiata. Una volta a round un attacco agli zombi senza esposizione.
card-book_joinery = Falegnameria in parole semplici
    .text = Istruzione, equipaggiata. Alla colonia, una volta a round: un'azione barricata senza dado.
card-plan_police = Planimetria: stazione di polizia
    .text = Istruzione, equipaggiata. Una volta a round, cercando lì: guarda e tieni 1 carta in più.
card-plan_grocery = Planimetria: supermercato
    .text = Istruzione, equipaggiata. Una volta a round, cercando lì: guarda e tieni 1 carta in più.
card-plan_school = Planimetria: scuola
    .text = Istruzione, equipaggiata. Una volta a round, cercando lì: guarda e tieni 1 carta in più.
card-plan_library = Planimetria: biblioteca
    .text = Istruzione, equipaggiata. Una volta a round, cercando lì: guarda e tieni 1 carta in più.
card-plan_hospital = Planimetria: ospedale
    .text = Istruzione, equipaggiata. Una volta a round, cercando lì: guarda e tieni 1 carta in più.
card-plan_gas = Planimetria: distributore
    .text = Istruzione, equipaggiata. Una volta a round, cercando lì: guarda e tieni 1 carta in più.
card-outsider_1 = Forestiero
    .text = Un nuovo sopravvissuto si unisce a te.
card-outsider_2 = Forestiero con un indifeso
    .text = Un nuovo sopravvissuto si unisce a te, e 1 indifeso arriva alla colonia.
card-outsider_3 = Forestiero con due indifesi
    .text = Un nuovo sopravvissuto si unisce a te, e 2 indifesi arrivano alla colonia.

survivor-moss = Moss
    .text = Un morso al tiro di Moss è solo una ferita, e un morso che si diffonde lo salta.
survivor-tobias_renner = Tobias Renner
    .text = Supermercato, una volta a round: una ricerca guarda e tiene 1 carta in più.
survivor-percival_dunn = Percival Dunn
    .text = All'inizio del tuo turno può lasciare il gioco: il morale sale di 1.
survivor-ferris_quill = Ferris Quill
    .text = Colonia, una volta a round: prendi una carta a caso da un'altra mano.
survivor-ines_marlowe = Ines Marlowe
    .text = Lontano dalla colonia ha le abilità di chi si trova con lei.
survivor-gus_petrakis = Gus Petrakis
    .text = Colonia, dado 4 o più, una volta a round: 2 segnalini cibo.
survivor-dana_whitlock = Dana Whitlock
    .text = Stazione di polizia, una volta a round: una ricerca guarda e tiene 1 carta in più.
survivor-pilar_ochoa = Pilar Ochoa
    .text = Una volta a round una ricerca guarda 3 carte in più.
survivor-lars_edgren = Lars Edgren
    .text = Colonia, una volta a round: pulire i rifiuti toglie 5 carte.
survivor-saffron_bell = Saffron Bell
    .text = Una volta a round: guarda le 2 prossime crisi, mettile nell'ordine che vuoi e di' due parole.
survivor-kenji_morita = Kenji Morita
    .text = I suoi attacchi non causano esposizione.
survivor-signe_halvorsen = Signe Halvorsen
    .text = Il congelamento per lei è solo una ferita.
survivor-martha_iyer = Martha Iyer
    .text = Colonia, qualsiasi dado, una volta a round, se c'è un indifeso: uccidi lì fino a 2 zombi, senza esposizione.
survivor-bruno_castellan = Bruno Castellan
    .text = Muore solo a 4 ferite.
survivor-odette_farrow = Odette Farrow
    .text = Colonia, una volta a round: guarda una carta a caso di un'altra mano.
survivor-walt_jessop = Walt Jessop
    .text = I suoi movimenti non causano esposizione.
survivor-priya_nanda = Priya Nanda
    .text = Ospedale, una volta a round: una ricerca guarda e tiene 1 carta in più.
survivor-viktor_asante = Viktor Asante
    .text = Colonia, una volta a round: un attacco con un secondo dado e una carta medicina uccide fino a 3 zombi, senza esposizione.
survivor-eunice_pell = Eunice Pell
    .text = Biblioteca, una volta a round: una ricerca guarda e tiene 1 carta in più.
survivor-rosalind_achebe = Rosalind Achebe
    .text = Scuola, qualsiasi dado, una volta a round: uccidi lì 1 zombi, senza esposizione.
survivor-marcus_thiele = Marcus Thiele
    .text = Ogni ricerca guarda 1 carta in più.
survivor-joan_kovac = Joan Kovac
    .text = Una volta a round un'azione barricata senza dado.
survivor-alban_reyes = Alban Reyes
    .text = Una volta a round ritira quanti tuoi dadi inutilizzati vuoi.
survivor-hana_lindqvist = Hana Lindqvist
    .text = Una volta a round togli una ferita a qualcuno nel suo luogo.
survivor-cole_barrington = Cole Barrington
    .text = Una volta a round guarda la prima carta di un mazzo oggetto.
survivor-teresa_okafor = Teresa Okafor
    .text = Lontano dalla colonia, una volta a round: mostra le 4 carte in cima lì; puoi prendere un forestiero.
survivor-leopold_grange = Leopold Grange
    .text = Scuola, una volta a round: una ricerca guarda e tiene 1 carta in più.
survivor-ruth_calder = Ruth Calder
    .text = Colonia, dado 5 o più, una volta a round: uccidi lì fino a 2 zombi, senza esposizione.
survivor-amos_delacroix = Amos Delacroix
    .text = Dado 4 o più, una volta a round: uccidi fino a 2 zombi nel suo luogo, poi un tiro di esposizione.
survivor-sylvia_hartmann = Sylvia Hartmann
    .text = Una volta a round alza di 1 un tuo dado inutilizzato.

crisis-K01 = Serbatoi asciutti
    .text = Morale -2.
crisis-K02 = Scaffali vuoti
    .text = Morale -2.
crisis-K03 = Umore nero
    .text = Morale -2.
crisis-K04 = La tosse
    .text = Ogni sopravvissuto non esiliato riceve una ferita; morale -1.
crisis-K05 = La valle si svuota
    .text = 12 zombi alla colonia.
crisis-K06 = Letti insufficienti
    .text = Muoiono i 2 sopravvissuti non esiliati di minore influenza.
crisis-K07 = I cancelli cedono
    .text = Spariscono tutte le barricate della colonia; 10 zombi lì.
crisis-K08 = Colonna senza fine
    .text = 8 zombi alla colonia; morale -1.
crisis-K09 = Tutti insieme
    .text = 6 zombi alla colonia, 1 in ogni altro luogo.
crisis-K10 = Stremati
    .text = I 5 sopravvissuti non esiliati di maggiore influenza si congelano.
crisis-K11 = Scorte guaste
    .text = 1 segnalino fame; morale -1.
crisis-K12 = Occhi tra gli scaffali
    .text = 3 zombi in biblioteca, 3 al supermercato.
crisis-K13 = Cambio di fazione
    .text = Chi non è esiliato passa un sopravvissuto a sinistra; morale -1.
crisis-K14 = Rumori in corsia
    .text = 3 zombi a scuola, 3 in ospedale.
crisis-K15 = Ingorgo all'incrocio
    .text = 3 zombi alla stazione di polizia, 3 al distributore.
crisis-K16 = Bufera bianca
    .text = Ogni sopravvissuto fuori e non esiliato riceve una ferita.
crisis-K17 = Il tetto perde
    .text = Chi non è esiliato perde una carta a caso; morale -1.
crisis-K18 = Fame nella sala
    .text = Muore un indifeso su tre, per eccesso; inoltre morale -1.
crisis-K19 = Rissa
    .text = Chi non è esiliato sceglie un proprio sopravvissuto da ferire.
crisis-K20 = Acqua inquinata
    .text = La prima carta di ogni mazzo oggetto va nei rifiuti; morale -1.

objective-MO01 = Il lungo buio
    .text = Resistete fino all'ultimo controllo con del morale.
objective-MO02 = Sgomberare le strade
    .text = Pochi zombi fuori, e non troppi alla colonia.
objective-MO03 = Antidoto
    .text = Mettete abbastanza medicine sull'obiettivo.
objective-MO04 = Quattro mura
    .text = Barricate alla colonia e negli altri luoghi.
objective-MO05 = Fino all'ultima briciola
    .text = Svuotate due mazzi oggetto.
objective-MO06 = Dispensa piena
    .text = Ammassate cibo e carburante e barricate la colonia.
objective-MO07 = Stufe accese
    .text = Bruciate carburante a ogni controllo fino all'ultimo round.
objective-MO08 = Convoglio
    .text = Ammassate carburante e armate i sopravvissuti.
objective-MO09 = Troppi a tavola
    .text = Sfamate tutti fino all'ultimo controllo.
objective-MO10 = Campioni sul campo
    .text = Gli zombi uccisi possono dare campioni: raccoglietene abbastanza.

secret-S01 = Pieno fatto
    .text = 3 carte carburante in mano.
secret-S02 = Zaino pronto
    .text = Un'arma, un cibo, un carburante e una medicina in mano.
secret-S03 = Topo di biblioteca
    .text = 2 carte istruzione in mano.
secret-S04 = Scoiattolo
    .text = 3 carte cibo in mano.
secret-S05 = Paziente prudente
    .text = 2 carte medicina in mano.
secret-S06 = Cassetto dei farmaci
    .text = 3 carte medicina in mano.
secret-S07 = Ben armato
    .text = 2 armi equipaggiate.
secret-S08 = Inventore
    .text = Un'arma e 2 attrezzi in mano.
secret-S09 = Tasche profonde
    .text = 4 carte in mano.
secret-S10 = In viaggio
    .text = 2 carburanti, un cibo e un'arma in mano.
secret-S11 = Infermeria
    .text = Medicine in mano, e nient'altro.
secret-S12 = Nemmeno un graffio
    .text = Nessun tuo sopravvissuto è ferito.
secret-S13 = Famiglia numerosa
    .text = Più sopravvissuti di ogni altro giocatore.
secret-S14 = Terra bruciata
    .text = 4 barricate alla colonia e una carta carburante in mano.
secret-S15 = Eremita
    .text = Esattamente 1 sopravvissuto.
secret-S16 = Vecchio rancore
    .text = 3 sopravvissuti sono fuori dal gioco.
secret-S17 = Gazza
    .text = Più carte in mano di ogni altro giocatore.
secret-S18 = Casa pulita
    .text = Ogni traditore è in esilio, se c'era.
secret-S19 = Scuola serale
    .text = 2 carte istruzione equipaggiate.
secret-S20 = Feriti in piedi
    .text = 3 ferite sui tuoi sopravvissuti.
secret-S21 = Immacolato
    .text = Al massimo 5 carte nei rifiuti.
secret-S22 = Porta aperta
    .text = 3 indifesi alla colonia.
secret-S23 = Il lato buono
    .text = Il morale è 4 o più.
secret-S24 = Notti tranquille
    .text = Al massimo 6 zombi alla colonia.
secret-B01 = Becchino
    .text = 5 sopravvissuti sono fuori dal gioco, e tu ne hai 2.
secret-B02 = Arsenale
    .text = 4 armi equipaggiate.
secret-B03 = Congrega
    .text = 2 sopravvissuti più di ogni altro giocatore.
secret-B04 = Ingordo
    .text = 4 carte cibo in mano.
secret-B05 = Ricerca privata
    .text = 2 medicine e 1 istruzione in mano.
secret-B06 = Macchinista
    .text = 3 attrezzi in mano.
secret-B07 = Fuga
    .text = 3 carburanti in mano, e nessuno dei tuoi alla colonia.
secret-B08 = Nuova gestione
    .text = Il sopravvissuto più influente è tuo, e 2 dei tuoi sono alla colonia.
secret-B09 = Erede unico
    .text = Esattamente 1 sopravvissuto, senza ferite.
secret-B10 = Lenta rovina
    .text = 2 segnalini fame, e 8 zombi alla colonia.

exiled-E01 = Tuttofare
    .text = L'obiettivo è raggiunto e hai 4 attrezzi. Un traditore: 3 attrezzi.
exiled-E02 = Nuova compagnia
    .text = L'obiettivo è raggiunto e hai più sopravvissuti di tutti. Un traditore: un mazzo oggetto è vuoto.
exiled-E03 = Offerta di pace
    .text = L'obiettivo è raggiunto e hai 5 carte cibo. Un traditore: l'obiettivo è raggiunto.
exiled-E04 = Regolamento di conti
    .text = 5 sopravvissuti sono fuori dal gioco. Un traditore: 4.
exiled-E05 = Lontano miglia
    .text = L'obiettivo è raggiunto e hai 3 carburanti. Un traditore: 3 carburanti.
exiled-E06 = Sparpagliati
    .text = L'obiettivo è raggiunto e hai almeno 2 sopravvissuti, tutti in luoghi diversi. Un traditore: i tuoi sono in 2 luoghi.
exiled-E07 = Signore della guerra
    .text = L'obiettivo è raggiunto e hai 2 armi equipaggiate. Un traditore: 2 armi equipaggiate.
exiled-E08 = Occupante abusivo
    .text = L'obiettivo è raggiunto e ogni tuo luogo ha una barricata. Un traditore: 12 zombi alla colonia.
exiled-E09 = Rigattiere
    .text = L'obiettivo è raggiunto e hai 6 carte. Un traditore: 10 carte nei rifiuti.
exiled-E10 = Che muoiano di fame
    .text = 2 segnalini fame. Un traditore: lo stesso.

crossroads-X01 = Il rimorchio ghiacciato
    .text = Un rimorchio è congelato contro la banchina, le porte sigillate da una tenda di ghiaccio. Dentro qualcosa bussa, si ferma, bussa ancora. Dalla fessura esce odore di cipolle.
    .one = Rompere il ghiaccio (cibo +3; 2 zombi lì)
    .two = Incatenare le porte (fino a 1 barricate lì)

story-X01 = { crossroads-X01.text } 1: { crossroads-X01.one }. 2: { crossroads-X01.two }.

cause-X01 = { crossroads-X01 }

crossroads-X02 = Il registro di servizio
    .text = Le ultime pagine del registro sono in sei grafie diverse. Ogni agente ha chiuso con un nome da tenere d'occhio. Due di quei nomi dormono nella vostra colonia.
    .one = Leggerlo da soli (scegli un giocatore; guarda 2 carte a caso di quella mano)
    .two = Bruciarlo per scaldarsi (cura chi ha agito di 1)

story-X02 = { crossroads-X02.text } 1: { crossroads-X02.one }. 2: { crossroads-X02.two }.

cause-X02 = { crossroads-X02 }

crossroads-X03 = Tacche di gesso
    .text = Qualcuno ha segnato col gesso una tacca sulla porta per ogni tua visita. Quella di oggi c'è già, ancora umida. Accanto allo zerbino, un paio di stivali in ordine.
    .one = Aspettare il padrone (un sopravvissuto si unisce a te; una ferita per chi ha agito)
    .two = Cancellarla e sbarrare la porta (fino a 2 barricate lì)

story-X03 = { crossroads-X03.text } 1: { crossroads-X03.one }. 2: { crossroads-X03.two }.

cause-X03 = { crossroads-X03 }

crossroads-X04 = Conto scarso
    .text = Il magazziniere conta le scatolette due volte e alza lo sguardo verso di te. Ne mancano tre. In fila nessuno dice niente, ed è peggio che gridare.
    .one = Restituire (scarta una carta cibo; cibo +2)
    .two = Alzare le spalle (dadi +1; tira un dado, 1-2: morale -1)

story-X04 = { crossroads-X04.text } 1: { crossroads-X04.one }. 2: { crossroads-X04.two }.

cause-X04 = { crossroads-X04 }

crossroads-X05 = Il bacino
    .text = La via dritta attraversa il bacino, e il ghiaccio canta a ogni passo. A metà c'è una slitta, carica e abbandonata. L'altra riva non sembra più vicina.
    .one = Prendere la slitta (pesca 2 lì; tira un dado, 1: chi ha agito muore; 2-3: congelamento per chi ha agito)
    .two = Continuare a camminare (dadi -1)

story-X05 = { crossroads-X05.text } 1: { crossroads-X05.one }. 2: { crossroads-X05.two }.

cause-X05 = { crossroads-X05 }

crossroads-X06 = La vecchia stufa
    .text = La vecchia stufa funziona ancora, se qualcuno la bada tutta la notte. Sarà la cosa più rumorosa della valle. Le mani sono blu e i nervi corti.
    .one = Pollice su: accenderla (cura ogni ferito alla colonia di 1, prima il congelamento; 4 zombi alla colonia)
    .two = Pollice giù: risparmiarla (una ferita per il meno influente alla colonia)

story-X06 = { crossroads-X06.text } 1: { crossroads-X06.one }. 2: { crossroads-X06.two }.

cause-X06 = { crossroads-X06 }

crossroads-X07 = Il reggimento di latta
    .text = Un reggimento di soldatini è schierato sul davanzale, tutti rivolti alla stessa fessura tra le assi. Qualcuno di piccolo ha fatto la guardia. Ti accovacci e guardi dove guardano loro.
    .one = Guardare dalla fessura (scegli un mazzo; guarda le prime 3 carte e rimettile come vuoi)
    .two = Portare a casa il reggimento (dadi -1; morale +1)

story-X07 = { crossroads-X07.text } 1: { crossroads-X07.one }. 2: { crossroads-X07.two }.

cause-X07 = { crossroads-X07 }

crossroads-X08 = Un biglietto piegato
    .text = Un biglietto infilato nello stivale mentre dormi. Elenca, senza errori, tutto quello che hai tenuto per te. Nessuna firma, solo il disegno di un lucchetto.
    .one = Comprare il silenzio (dai una carta a chi siede a sinistra)
    .two = Strapparlo (chi siede a sinistra guarda la tua mano)

story-X08 = { crossroads-X08.text } 1: { crossroads-X08.one }. 2: { crossroads-X08.two }.

cause-X08 = { crossroads-X08 }

crossroads-X09 = Tre colpi
    .text = Tre colpi al cancello, una pausa, altri tre. Dallo spioncino vedi un uomo che regge un bambino per il bavero. Dietro di loro la neve si muove.
    .one = Aprire (arrivano 2 indifesi; morale +1; 1 zombi alla colonia)
    .two = Fare silenzio (tira un dado, 1-2: morale -1)

story-X09 = { crossroads-X09.text } 1: { crossroads-X09.one }. 2: { crossroads-X09.two }.

cause-X09 = { crossroads-X09 }

crossroads-X10 = Il coperchio gonfio
    .text = Il coperchio di una scatoletta è gonfio, appena, e sospira quando il coltello lo buca. Non sa di niente in particolare. Venti persone tendono la ciotola.
    .one = Servirla (cibo +1; tira un dado, 1: muore un indifeso; 2-3: una ferita per il meno influente alla colonia)
    .two = Seppellirla (cibo -1)

story-X10 = { crossroads-X10.text } 1: { crossroads-X10.one }. 2: { crossroads-X10.two }.

cause-X10 = { crossroads-X10 }

crossroads-X11 = Sotto vetro
    .text = Sotto i vetri rotti dell'ultimo piano qualcuno ha tenuto in vita vassoi di piantine. Sono esili e gialle e quasi pronte. Le lampade ronzano tanto che si sente nelle ossa.
    .one = Tagliare tutto ora (cibo +2; rumore +2 lì)
    .two = Lasciare le lampade accese (nel prossimo round, se uno dei tuoi è lì, cibo +4)

story-X11 = { crossroads-X11.text } 1: { crossroads-X11.one }. 2: { crossroads-X11.two }.

cause-X11 = { crossroads-X11 }

crossroads-X12 = Un favore dovuto
    .text = L'amico ti porge la cosa e non la lascia subito. Mi devi un favore, dice, a voce abbastanza alta. Diversi stanno ascoltando.
    .one = Saldare ora (chi ha dato prende una tua carta a caso)
    .two = Riderci su (dadi -1)

story-X12 = { crossroads-X12.text } 1: { crossroads-X12.one }. 2: { crossroads-X12.two }.

cause-X12 = { crossroads-X12 }

crossroads-X13 = Dietro l'armadio
    .text = Trascini un armadio davanti alla porta e sotto c'era una botola. Una scala scende nel buio. Sale aria tiepida.
    .one = Scendere (pesca 1 lì; 1 esposizione per chi ha agito)
    .two = Inchiodarla (fino a 1 barricate lì)

story-X13 = { crossroads-X13.text } 1: { crossroads-X13.one }. 2: { crossroads-X13.two }.

cause-X13 = { crossroads-X13 }

crossroads-X14 = Il giubbotto dei soccorsi
    .text = Quello che hai appena abbattuto porta il giubbotto dei soccorsi, e la radio sulla spalla è ancora calda. Una voce ripete delle coordinate. Non è lontano.
    .one = Rispondere alla voce (tira un dado, 4-6: un sopravvissuto si unisce a te; 1-3: 2 zombi lì)
    .two = Prendere la batteria (dadi +1)

story-X14 = { crossroads-X14.text } 1: { crossroads-X14.one }. 2: { crossroads-X14.two }.

cause-X14 = { crossroads-X14 }

crossroads-X15 = La stanza sul retro
    .text = Una stanza sul retro è intatta, lampade in fila e sedie al loro posto. Sulla scrivania c'è il registro di tutto ciò che la città ha mai immagazzinato. Hai luce per una sola pagina.
    .one = Leggere della città (scegli un mazzo; pesca 1 lì)
    .two = Leggere dell'inverno (guarda le prossime 3 crisi e rimettile come vuoi)

story-X15 = { crossroads-X15.text } 1: { crossroads-X15.one }. 2: { crossroads-X15.two }.

cause-X15 = { crossroads-X15 }

crossroads-X16 = Somiglianza
    .text = Aveva la faccia di tuo fratello, o quasi. Resti lì più a lungo del dovuto. Qualcuno dice il tuo nome due volte.
    .one = Andare avanti (una ferita per chi ha agito)
    .two = Sedersi nella neve (dadi -1)

story-X16 = { crossroads-X16.text } 1: { crossroads-X16.one }. 2: { crossroads-X16.two }.

cause-X16 = { crossroads-X16 }

crossroads-X17 = In tre per stufa
    .text = La più giovane dei tuoi si alza a cena e chiede perché un gruppo dorme in tre per stufa mentre un altro gela. Un mormorio d'assenso. Cade un cucchiaio.
    .one = Pollice su: dividere (chi ha più sopravvissuti ne dà uno a chi ne ha meno)
    .two = Pollice giù: lasciar stare (tira un dado, 1-4: morale -1)

story-X17 = { crossroads-X17.text } 1: { crossroads-X17.one }. 2: { crossroads-X17.two }.

cause-X17 = { crossroads-X17 }

crossroads-X18 = Sotto il mucchio
    .text = In fondo al mucchio la spazzatura si muove. Topi, a centinaia, e grassi. Il cuoco non sembra tanto disgustato quanto pensieroso.
    .one = Catturarli (cibo +2; una ferita per il tuo meno influente alla colonia)
    .two = Bruciare il mucchio (3 carte dei rifiuti lasciano il gioco)

story-X18 = { crossroads-X18.text } 1: { crossroads-X18.one }. 2: { crossroads-X18.two }.

cause-X18 = { crossroads-X18 }

crossroads-X19 = Motore freddo
    .text = Il motore tossisce e muore a una strada dalla meta. Nello specchietto le sagome si voltano verso il rumore. Hai forse un minuto e una buona idea.
    .one = Lasciarlo (scarta una carta a caso)
    .two = Ripararlo sul posto (1 esposizione per chi ha agito; se il sopravvissuto vive, riprendi il carburante)

story-X19 = { crossroads-X19.text } 1: { crossroads-X19.one }. 2: { crossroads-X19.two }.

cause-X19 = { crossroads-X19 }

crossroads-X20 = Il coro notturno
    .text = Qualcuno ha cominciato una canzone nel dormitorio e si sta diffondendo. È una bella canzone, e si sente da lontano. Le vedette vogliono una decisione, in fretta.
    .one = Pollice su: lasciarli cantare (morale +1; 4 zombi alla colonia)
    .two = Pollice giù: zittirli (se ne vanno 1 indifesi)

story-X20 = { crossroads-X20.text } 1: { crossroads-X20.one }. 2: { crossroads-X20.two }.

cause-X20 = { crossroads-X20 }

crossroads-X21 = Nascosto nel manico
    .text = Nel manico, sotto il nastro, c'è una pagina di istruzioni, e sopra un secondo testo a matita, più piccolo. Risponde al primo riga per riga. All'ultima riga i due litigano.
    .one = Seguire la matita (ritira quanti dadi vuoi)
    .two = Seguire la stampa (cura chi ha agito di 1)

story-X21 = { crossroads-X21.text } 1: { crossroads-X21.one }. 2: { crossroads-X21.two }.

cause-X21 = { crossroads-X21 }

crossroads-X22 = Il cappotto in prestito
    .text = Un cappotto è appeso alla porta, abbottonato come attorno a un corpo. In tasca ci sono chiavi e una lista della spesa. La lista è nella tua calligrafia.
    .one = Indossare il cappotto (cura tutto il congelamento di chi ha agito; 1 zombi lì)
    .two = Prendere le chiavi (pesca 1 lì; dadi -1)

story-X22 = { crossroads-X22.text } 1: { crossroads-X22.one }. 2: { crossroads-X22.two }.

cause-X22 = { crossroads-X22 }

crossroads-X23 = Il secondo rumore
    .text = Fai il tuo rumore e loro arrivano, come sempre. Stavolta un altro rumore risponde dalla strada accanto. Qualcuno ti sta usando come esca.
    .one = Andare a vedere (1 esposizione per chi ha agito; se il sopravvissuto vive, scegli un mazzo; se il sopravvissuto vive, pesca 1 lì)
    .two = Tacere (fino a 1 zombi spariscono lì)

story-X23 = { crossroads-X23.text } 1: { crossroads-X23.one }. 2: { crossroads-X23.two }.

cause-X23 = { crossroads-X23 }

crossroads-X24 = Vecchia conoscenza
    .text = Fingono di non conoscerti. Con questo dividevi il pane. Il vento copre qualunque cosa due persone possano dirsi.
    .one = Scambiare (scegli un giocatore; scambia una carta a caso con quel giocatore)
    .two = Lasciare un messaggio sul cancello (2 zombi alla colonia)

story-X24 = { crossroads-X24.text } 1: { crossroads-X24.one }. 2: { crossroads-X24.two }.

cause-X24 = { crossroads-X24 }

crossroads-X25 = Più che abbastanza
    .text = Per una volta ce n'è più che abbastanza, e nessuno si fida. Mezza sala vuole un banchetto. L'altra metà vuole un lucchetto.
    .one = Pollice su: banchetto (cibo -3; morale +1)
    .two = Pollice giù: chiudere a chiave (fino a 2 barricate alla colonia)

story-X25 = { crossroads-X25.text } 1: { crossroads-X25.one }. 2: { crossroads-X25.two }.

cause-X25 = { crossroads-X25 }

crossroads-X26 = La lista
    .text = L'asse che stai inchiodando è scritta sul lato nascosto. È una lista di nomi con la data di ieri. Il tuo è l'ultimo.
    .one = Mostrarla agli altri (tira un dado, 1-2: morale -1; 4-6: morale +1)
    .two = Inchiodarla verso l'interno (fino a 1 barricate alla colonia)

story-X26 = { crossroads-X26.text } 1: { crossroads-X26.one }. 2: { crossroads-X26.two }.

cause-X26 = { crossroads-X26 }

crossroads-X27 = Un secchio appeso
    .text = La tromba delle scale è bloccata da letti, legati dall'alto. Un secchio scende appeso a uno spago. Dentro ci sono una moneta e una ricetta.
    .one = Servire la ricetta (scarta una carta medicina; un sopravvissuto si unisce a te)
    .two = Tenersi la moneta (rumore +1 lì; pesca 1 lì)

story-X27 = { crossroads-X27.text } 1: { crossroads-X27.one }. 2: { crossroads-X27.two }.

cause-X27 = { crossroads-X27 }

crossroads-X28 = Color di livido
    .text = Il cielo a nord ha preso il colore di un livido. L'hai già visto, anni fa, con un tetto sulla testa. Potresti dire qualcosa, o semplicemente farti trovare pronto.
    .one = Dare l'allarme (tutti vedono le prossime 2 crisi)
    .two = Farsi trovare pronti (guarda la prossima crisi; puoi metterla sotto il mazzo)

story-X28 = { crossroads-X28.text } 1: { crossroads-X28.one }. 2: { crossroads-X28.two }.

cause-X28 = { crossroads-X28 }

crossroads-X29 = Una sola coperta
    .text = Da tre notti dividono una coperta e una scatoletta. Ora ridono di qualcosa e non vogliono dire cosa. È la prima risata che senti questo mese.
    .one = Lasciarli riposare (cura ognuno dei tuoi fuori di 1; dadi -1)
    .two = Dividerli (uno dei tuoi fuori può andare altrove senza esposizione)

story-X29 = { crossroads-X29.text } 1: { crossroads-X29.one }. 2: { crossroads-X29.two }.

cause-X29 = { crossroads-X29 }

crossroads-X30 = Parete sottile
    .text = Oltre il tramezzo senti un inventario sussurrato. La voce è attenta e i numeri non sono piccoli. Trattieni il fiato finché finisce.
    .one = Ascoltare fino in fondo (scegli un giocatore; guarda quella mano)
    .two = Tossire (dadi +1)

story-X30 = { crossroads-X30.text } 1: { crossroads-X30.one }. 2: { crossroads-X30.two }.

cause-X30 = { crossroads-X30 }

crossroads-X31 = I gradini d'ingresso
    .text = La neve ha sigillato i gradini fino all'altezza dei lampioni. C'è una finestra, e un corpo congelato a metà dentro. Porta una cintura piena.
    .one = Tirarlo fuori (pesca 1 lì; 1 zombi lì)
    .two = Liberare i gradini (rumore -2 lì; fino a 1 barricate lì; dadi -1)

story-X31 = { crossroads-X31.text } 1: { crossroads-X31.one }. 2: { crossroads-X31.two }.

cause-X31 = { crossroads-X31 }

crossroads-X32 = La linea rossa
    .text = Dal taglio ora parte una linea rossa, dritta come una strada. Nessuno vuole essere il primo a dirlo. Nella cassetta c'è una sega e alla porta una cinghia.
    .one = Tagliare (scegli un sopravvissuto; cura quel sopravvissuto del tutto; una ferita per quel sopravvissuto; dadi -2)
    .two = Aspettare (scegli un sopravvissuto; tira un dado, 1: una ferita per quel sopravvissuto)

story-X32 = { crossroads-X32.text } 1: { crossroads-X32.one }. 2: { crossroads-X32.two }.

cause-X32 = { crossroads-X32 }

crossroads-X33 = Nomi in prestito
    .text = I nuovi arrivati rispondono al proprio nome con un attimo di ritardo. Hanno buoni stivali, migliori dei tuoi. Qualcuno dovrebbe chiedere, e tutti guardano te.
    .one = Chiedere (tira un dado, 1-2: il meno influente del tuo seguito lascia il gioco; 5-6: morale +1)
    .two = Lasciar correre (scarta una carta a caso)

story-X33 = { crossroads-X33.text } 1: { crossroads-X33.one }. 2: { crossroads-X33.two }.

cause-X33 = { crossroads-X33 }

crossroads-X34 = Un solo grande fuoco
    .text = C'è legna asciutta per un grande fuoco sul tetto. Si potrebbe vedere dall'autostrada, o da tutto il resto. Il fiammifero è già fuori dalla scatola.
    .one = Pollice su: accenderlo (tira un dado, 4-6: morale +2; 1-3: 5 zombi alla colonia)
    .two = Pollice giù: usare la legna (fino a 2 barricate alla colonia)

story-X34 = { crossroads-X34.text } 1: { crossroads-X34.one }. 2: { crossroads-X34.two }.

cause-X34 = { crossroads-X34 }

crossroads-X35 = Due chiavi
    .text = L'armadietto vuole due chiavi girate insieme, e voi siete in due. Dentro c'è abbastanza per un solo zaino. Avete entrambi una mano sull'anta.
    .one = Dividere (scegli un giocatore; pesca 1 lì; quel giocatore pesca 1 lì)
    .two = Essere più svelti (pesca 2 lì; scegli un sopravvissuto; una ferita per quel sopravvissuto)

story-X35 = { crossroads-X35.text } 1: { crossroads-X35.one }. 2: { crossroads-X35.two }.

cause-X35 = { crossroads-X35 }

crossroads-X36 = Febbre da chiuso
    .text = Nessuno è uscito tutto il giorno, e si vede. Due dei tuoi sono in piedi per un cucchiaio sparito. Gli altri hanno smesso di fingere di non ascoltare.
    .one = Mettersi in mezzo (una ferita per il tuo meno influente alla colonia)
    .two = Lasciarli urlare (2 zombi alla colonia)

story-X36 = { crossroads-X36.text } 1: { crossroads-X36.one }. 2: { crossroads-X36.two }.

cause-X36 = { crossroads-X36 }

crossroads-X37 = Barchette di carta
    .text = I bambini hanno piegato vecchi avvisi in barchette, e una flotta intera asciuga vicino alla stufa. Uno chiede se ne porterai una al fiume. Il fiume è lontano.
    .one = Prometterlo (dadi -2; morale +1)
    .two = Non oggi (non succede niente)

story-X37 = { crossroads-X37.text } 1: { crossroads-X37.one }. 2: { crossroads-X37.two }.

cause-X37 = { crossroads-X37 }

crossroads-X38 = A piedi nudi
    .text = Una branda è vuota e la porta esterna è aperta. Una fila di orme si allontana, a piedi nudi. Sono molto regolari.
    .one = Andargli dietro (il meno influente del tuo seguito va in un altro luogo fuori senza esposizione; 2 esposizione per quel sopravvissuto)
    .two = Chiudere la porta (il meno influente del tuo seguito lascia il gioco)

story-X38 = { crossroads-X38.text } 1: { crossroads-X38.one }. 2: { crossroads-X38.two }.

cause-X38 = { crossroads-X38 }

crossroads-X39 = Stazione numerica
    .text = La radio della centrale si accende da sola, poi si spegne, poi si riaccende. Tra uno scatto e l'altro una voce legge numeri. Hai una matita e non sai quanto durerà.
    .one = Scriverli (guarda le prime 2 carte di due mazzi)
    .two = Rispondere (tira un dado, 5-6: un sopravvissuto si unisce a te; 1-2: rumore +2 alla stazione di polizia)

story-X39 = { crossroads-X39.text } 1: { crossroads-X39.one }. 2: { crossroads-X39.two }.

cause-X39 = { crossroads-X39 }

crossroads-X40 = Olio versato
    .text = Il fusto si rovescia mentre lo posi, e metà è andata prima che qualcuno si muova. La macchia corre verso le brande. Non è colpa di nessuno, e tutti sanno di chi.
    .one = Pulire (dadi -1)
    .two = Lasciarlo lì (2 carte del distributore vanno nei rifiuti)

story-X40 = { crossroads-X40.text } 1: { crossroads-X40.one }. 2: { crossroads-X40.two }.

cause-X40 = { crossroads-X40 }

crossroads-X41 = Piccole sagome
    .text = Sono piccole, e sono parecchie, e si muovono come chi ha paura. Poi una si volta. Devi decidere prima degli altri.
    .one = Finirla (uccidi fino a 3 zombi lì; una ferita per chi ha agito)
    .two = Indietreggiare (chi ha agito va altrove senza esposizione)

story-X41 = { crossroads-X41.text } 1: { crossroads-X41.one }. 2: { crossroads-X41.two }.

cause-X41 = { crossroads-X41 }

crossroads-X42 = La cuccetta vuota
    .text = Il cancello si chiude e nessuno torna a quel che faceva. C'è una cuccetta vuota con un'impronta calda. Qualcuno sposta lì lo zaino, poi lo sposta indietro.
    .one = Prendere la cuccetta (scegli un sopravvissuto; cura quel sopravvissuto di 1)
    .two = Lasciarla vuota (ogni non esiliato può ritirare un dado)

story-X42 = { crossroads-X42.text } 1: { crossroads-X42.one }. 2: { crossroads-X42.two }.

cause-X42 = { crossroads-X42 }

crossroads-X43 = Doppio fondo
    .text = La cassa è vuota, ma il cassetto è più basso della scatola. Sotto il doppio fondo c'è un fagotto in tela cerata. Sul coperchio qualcuno ha graffiato: NON È TUO.
    .one = Prenderlo (prendi la prima carta arma del mazzo al distributore; 1 zombi lì)
    .two = Prendere gli spiccioli (rumore -1 lì)

story-X43 = { crossroads-X43.text } 1: { crossroads-X43.one }. 2: { crossroads-X43.two }.

cause-X43 = { crossroads-X43 }

crossroads-X44 = Terra dura
    .text = C'è un corpo sotto un telone, e la terra è troppo dura da aprire. Bruciare è veloce, e bruciare si sente. Tutti aspettano che qualcuno dica quale delle due.
    .one = Pollice su: bruciarlo (morale +1; 3 zombi alla colonia)
    .two = Pollice giù: portarlo nel bosco (scegli un sopravvissuto; 1 esposizione per quel sopravvissuto)

story-X44 = { crossroads-X44.text } 1: { crossroads-X44.one }. 2: { crossroads-X44.two }.

cause-X44 = { crossroads-X44 }

crossroads-X45 = Una tavola onesta
    .text = Nessuno ha ancora detto la parola, ma la pensano tutti. Un vecchio spinge la lampada al centro del tavolo. Una cosa a testa, dice, per sapere che non siamo soli.
    .one = Pollice su: mostrare una cosa (ogni non esiliato mostra una carta; morale +1)
    .two = Pollice giù: spegnere la lampada (tira un dado, 1-3: morale -1)

story-X45 = { crossroads-X45.text } 1: { crossroads-X45.one }. 2: { crossroads-X45.two }.

cause-X45 = { crossroads-X45 }

crossroads-X46 = Ponte di cavi
    .text = Tra questo tetto e il prossimo pende un ponte di cavi annodati. Qualcuno lo ha attraversato spesso. Dall'altra parte una luce si spegne.
    .one = Attraversare (chi ha agito va in un altro luogo fuori senza esposizione; pesca 1 lì)
    .two = Tagliarlo (rumore +1 lì; fino a 1 barricate lì)

story-X46 = { crossroads-X46.text } 1: { crossroads-X46.one }. 2: { crossroads-X46.two }.

cause-X46 = { crossroads-X46 }

crossroads-X47 = Sale
    .text = In dispensa non c'è altro che sale. Il cuoco apparecchia lo stesso le ciotole, e i cucchiai. La gente si siede.
    .one = Dividere il proprio (gioca una carta cibo; cibo +1)
    .two = Non dire niente (tira un dado, 1-2: morale -1)

story-X47 = { crossroads-X47.text } 1: { crossroads-X47.one }. 2: { crossroads-X47.two }.

cause-X47 = { crossroads-X47 }

crossroads-X48 = L'ingresso principale
    .text = Sei entrato dal davanti perché era più vicino. È stato un errore. L'atrio è pieno, e ogni testa si sta voltando.
    .one = Passare di corsa (1 esposizione per chi ha agito; se il sopravvissuto vive, pesca 1 lì)
    .two = Uscire all'indietro (chi ha agito va altrove senza esposizione)

story-X48 = { crossroads-X48.text } 1: { crossroads-X48.one }. 2: { crossroads-X48.two }.

cause-X48 = { crossroads-X48 }

crossroads-X49 = La chiave di riserva
    .text = Hai le tasche vuote, e per una volta nessuno vuole niente da te. Nel silenzio noti la chiave. È sotto la tua branda dalla prima settimana.
    .one = Provare le porte vicine (scegli un mazzo; pesca 1 lì)
    .two = Provare le porte lontane (scegli un mazzo; pesca 2 lì; scegli un sopravvissuto; 1 esposizione per quel sopravvissuto)

story-X49 = { crossroads-X49.text } 1: { crossroads-X49.one }. 2: { crossroads-X49.two }.

cause-X49 = { crossroads-X49 }

crossroads-X50 = Grondaie che gocciolano
    .text = A mezzogiorno l'acqua gocciola dalle grondaie. Forse non vuol dire niente. La gente è uscita a mettersi sotto con le mani aperte.
    .one = Pollice su: riposare un po' (morale +1; tutti i non esiliati: dadi -1)
    .two = Pollice giù: andare avanti (dadi +1; ogni altro non esiliato può ritirare un dado)

story-X50 = { crossroads-X50.text } 1: { crossroads-X50.one }. 2: { crossroads-X50.two }.

cause-X50 = { crossroads-X50 }

crossroads-X51 = La bambina più alta
    .text = Una bambina di undici anni ti ha seguito oltre il cancello con gli stivali di un altro. Dice che porta quanto un uomo, e ha un sacco per provarlo. A casa nessuno sa che è uscita.
    .one = Portarla con sé (pesca 2 lì; tira un dado, 1-2: muore un indifeso)
    .two = Riaccompagnarla (dadi -1)

story-X51 = { crossroads-X51.text } 1: { crossroads-X51.one }. 2: { crossroads-X51.two }.

cause-X51 = { crossroads-X51 }

crossroads-X52 = Un solo ago pulito
    .text = C'è un solo ago pulito e nella fiala basta per un braccio. Ce l'hai in mano tu. Loro si sono già tirati su la manica.
    .one = Il tuo braccio (scegli un sopravvissuto; cura quel sopravvissuto di 2)
    .two = Il loro braccio (scegli un sopravvissuto; cura quel sopravvissuto di 1; dadi +1)

story-X52 = { crossroads-X52.text } 1: { crossroads-X52.one }. 2: { crossroads-X52.two }.

cause-X52 = { crossroads-X52 }

crossroads-X53 = Paglie di due lunghezze
    .text = Ormai ci sono più bocche che mani, e qualcuno ha fatto il conto ad alta voce. Sul tavolo c'è un pugno di paglie, di due lunghezze. I piccoli credono che sia un gioco.
    .one = Pollice su: tirare le paglie (se ne vanno 2 indifesi; cibo +2; morale -1)
    .two = Pollice giù: bruciare le paglie (tutti i non esiliati: dadi -1)

story-X53 = { crossroads-X53.text } 1: { crossroads-X53.one }. 2: { crossroads-X53.two }.

cause-X53 = { crossroads-X53 }

crossroads-X54 = Dietro il bancone
    .text = Un vecchio farmacista vive dietro il suo bancone e custodisce quel che resta per clienti che non verranno. Chiede di vedere la ricetta. Le mani gli tremano troppo per mirare.
    .one = Prendere ciò che serve (pesca 2 lì; una ferita per chi ha agito)
    .two = Chiedergli di venire a casa (prendi la prima carta medicina del mazzo lì; arrivano 1 indifesi; tira un dado, 5-6: morale +1)

story-X54 = { crossroads-X54.text } 1: { crossroads-X54.one }. 2: { crossroads-X54.two }.

cause-X54 = { crossroads-X54 }

crossroads-X55 = Il sonaglio
    .text = Seguono la carrozzina per via del sonaglio legato al manico, e qualcuno l'aveva capito prima di te. Non guardi sotto la cappotta. Funzionerebbe ancora domani, e dopodomani.
    .one = Spingerla giù per la collina (fino a 3 zombi spariscono lì; morale -1)
    .two = Tagliare il sonaglio (1 esposizione per chi ha agito; se il sopravvissuto vive, dadi +1)

story-X55 = { crossroads-X55.text } 1: { crossroads-X55.one }. 2: { crossroads-X55.two }.

cause-X55 = { crossroads-X55 }

crossroads-X56 = Il secondo registro
    .text = La magazziniera tiene due registri: quel che la gente ha dato e quel che secondo lei avrebbe potuto dare. Gira il secondo perché tu legga la tua riga. È più corta di quanto temevi e più lunga di quanto vorresti.
    .one = Svuotare le tasche (mostra 2 carte a caso della tua mano; dadi +1)
    .two = Chiedere di leggere un'altra riga (scegli un giocatore; guarda 1 carte a caso di quella mano; dadi -1)

story-X56 = { crossroads-X56.text } 1: { crossroads-X56.one }. 2: { crossroads-X56.two }.

cause-X56 = { crossroads-X56 }

crossroads-X57 = Acqua dei piatti
    .text = Le mani si sono abbassate e non bastavano, e ora tutti devono dividere una cucina con quel conto. Chi hai nominato sta lavando i piatti accanto a te. C'è un coltello da qualche parte nell'acqua.
    .one = Asciugare i piatti (dai una carta a quel giocatore)
    .two = Dire che avevi ragione (guarda 2 carte a caso di quella mano; morale -1)

story-X57 = { crossroads-X57.text } 1: { crossroads-X57.one }. 2: { crossroads-X57.two }.

cause-X57 = { crossroads-X57 }

crossroads-X58 = Il pacco
    .text = Dalla cresta vedi le lampade della sala, e ormai sai chi porta quale. Qualcuno ha lasciato un pacco dal lato sbagliato della rete, dove le ronde non guardano. Potrebbe essere gentilezza.
    .one = Prenderlo (scegli un mazzo; pesca 1 lì; scegli un sopravvissuto; 1 esposizione per quel sopravvissuto)
    .two = Tagliare la rete (3 zombi alla colonia; dadi +1)

story-X58 = { crossroads-X58.text } 1: { crossroads-X58.one }. 2: { crossroads-X58.two }.

cause-X58 = { crossroads-X58 }

crossroads-X59 = Buoni stivali
    .text = Quel che resta sta su una coperta: buoni stivali, un anello, pesche sciroppate di cui nessuno sapeva. Il fratello è sulla soglia e non entra. Tutti guardano gli stivali.
    .one = Piegare la coperta e dargliela (dadi -2; morale +1)
    .two = Tirare a sorte (cibo +1; cura di 1 un sopravvissuto alla colonia; tira un dado, 1-3: morale -1)

story-X59 = { crossroads-X59.text } 1: { crossroads-X59.one }. 2: { crossroads-X59.two }.

cause-X59 = { crossroads-X59 }

crossroads-X60 = Quel che è diventata
    .text = Per un attimo la tengono entrambi, e in quell'attimo vedi che cosa è diventata. L'inverno scorso stava appesa in un capanno. Ora la gente abbassa la voce quando entra in una stanza.
    .one = Chiuderla a chiave di notte (fino a 1 barricate lì)
    .two = Lasciarla portare (dadi +1; tira un dado, 1-2: una ferita per chi ha agito)

story-X60 = { crossroads-X60.text } 1: { crossroads-X60.one }. 2: { crossroads-X60.two }.

cause-X60 = { crossroads-X60 }

crossroads-X61 = Più alto di lei
    .text = Metti la tua parte con le altre, e per la prima volta il mucchio è più alto della bambina che lo sorveglia. Chiede se basterà. Chiede se può dirlo agli altri.
    .one = Dire di sì (tira un dado, 4-6: morale +1; 1: morale -1)
    .two = Dire: continua a contare (dadi +1)

story-X61 = { crossroads-X61.text } 1: { crossroads-X61.one }. 2: { crossroads-X61.two }.

cause-X61 = { crossroads-X61 }

crossroads-X62 = Il pavimento bagnato
    .text = Ci sono volute tre persone per separarvi. Nessuno chiede chi ha cominciato, perché guardavano tutti. Una vecchia è già in ginocchio con uno straccio.
    .one = Chiedere scusa (dai una carta a chi controlla la vittima; cura chi ha agito di 1)
    .two = Andarsene (chi ha agito va altrove senza esposizione; morale -1)

story-X62 = { crossroads-X62.text } 1: { crossroads-X62.one }. 2: { crossroads-X62.two }.

cause-X62 = { crossroads-X62 }

crossroads-X63 = L'uomo in fondo alla fila
    .text = Fanno la fila dalla tua guaritrice, malati o no, perché essere guardati aiuta. L'uomo in fondo non ha niente. Vuole un biglietto che dica di sì, perché domani tocca a lui uscire.
    .one = Scrivere il biglietto (dadi -2; morale +1)
    .two = Mandarlo fuori (scegli un mazzo; pesca 1 lì; tira un dado, 1-3: morale -1)

story-X63 = { crossroads-X63.text } 1: { crossroads-X63.one }. 2: { crossroads-X63.two }.

cause-X63 = { crossroads-X63 }

crossroads-X64 = La sedia vicino alla stufa
    .text = Nessuno l'ha mai deciso, ma la sedia vicino alla stufa è tua, e la gente aspetta che tu sia seduto. Oggi un uomo che conosci appena resta in piedi davanti. Chiede che cosa hai fatto per meritarla.
    .one = Alzarsi (dadi -1; ogni altro non esiliato può ritirare un dado)
    .two = Restare seduti (dadi +1; tira un dado, 1-3: morale -1)

story-X64 = { crossroads-X64.text } 1: { crossroads-X64.one }. 2: { crossroads-X64.two }.

cause-X64 = { crossroads-X64 }

crossroads-X65 = La tacca sul mestolo
    .text = Il mestolo si può riempire fino all'orlo o fino alla tacca, e la tacca è metà. Qualcuno propone l'orlo per chi va fuori. Chi non può andare fuori ascolta dal letto.
    .one = Pollice su: l'orlo per chi lavora (tutti i non esiliati: dadi +1; tira un dado, 1-3: muore un indifeso)
    .two = Pollice giù: la tacca per tutti (cibo +1; una ferita per il meno influente alla colonia)

story-X65 = { crossroads-X65.text } 1: { crossroads-X65.one }. 2: { crossroads-X65.two }.

cause-X65 = { crossroads-X65 }

crossroads-X66 = Il nome sulla boccetta
    .text = Solo quando la boccetta è vuota leggi l'etichetta fino in fondo. Era preparata per un bambino di nove anni. Conosci il nome: è scritto col gesso sopra una delle brande.
    .one = Rimediare (scarta una carta medicina; morale +1)
    .two = Staccare l'etichetta (tira un dado, 1-2: muore un indifeso; 3: morale -1)

story-X66 = { crossroads-X66.text } 1: { crossroads-X66.one }. 2: { crossroads-X66.two }.

cause-X66 = { crossroads-X66 }

crossroads-X67 = Pagamento
    .text = Si è sparsa la voce che sai fare una cosa che gli altri non sanno. Ci sono nove persone alla porta, e ognuna ha portato qualcosa per pagare. Alcune hanno portato tutto.
    .one = Accettare il pagamento (cibo +2; tira un dado, 1-3: morale -1)
    .two = Non prendere niente (cura di 1 un sopravvissuto alla colonia)

story-X67 = { crossroads-X67.text } 1: { crossroads-X67.one }. 2: { crossroads-X67.two }.

cause-X67 = { crossroads-X67 }

crossroads-X68 = Contare i passi
    .text = Resta un solo varco, e due persone corrono ancora dall'altra parte. L'asse è nelle tue mani. Dietro di te qualcuno conta ad alta voce i passi che mancano.
    .one = Tenere il varco (arrivano 2 indifesi; morale +1; 1 esposizione per chi ha agito)
    .two = Chiuderlo (fino a 2 barricate lì; morale -1)

story-X68 = { crossroads-X68.text } 1: { crossroads-X68.one }. 2: { crossroads-X68.two }.

cause-X68 = { crossroads-X68 }

crossroads-X69 = Corteccia
    .text = Il brodo è grigio, e c'è dentro corteccia, e qualcosa che era una cintura. Il neonato non lo vuole. Il padre ti chiede, pianissimo, che cosa hanno avuto quelli sul tetto.
    .one = Portargli lo stesso (cibo -2; morale +1)
    .two = Dire che era corteccia anche lì (tira un dado, 1-2: muore un indifeso; 3: morale -1)

story-X69 = { crossroads-X69.text } 1: { crossroads-X69.one }. 2: { crossroads-X69.two }.

cause-X69 = { crossroads-X69 }

crossroads-X70 = La casa nel mucchio
    .text = Dietro la sala il mucchio ha messo una porta. Qualcuno ci vive dentro, e di quello che noi eravamo troppo orgogliosi per finire. L'ha tenuto molto in ordine.
    .one = Invitarli dentro (arrivano 1 indifesi; 4 carte dei rifiuti lasciano il gioco)
    .two = Prendere le loro scorte (cibo +2; tira un dado, 1-3: morale -1)

story-X70 = { crossroads-X70.text } 1: { crossroads-X70.one }. 2: { crossroads-X70.two }.

cause-X70 = { crossroads-X70 }

crossroads-X71 = Appello
    .text = Il registro è aperto, e ogni giorno dalla prima neve è spuntato. Le spunte continuano per undici giorni oltre l'ultimo in cui ci fosse qualcuno. Nell'angolo i banchi sono accatastati contro un armadio.
    .one = Spostare i banchi (pesca 2 lì; tira un dado, 1-3: 2 zombi lì; 4: una ferita per chi ha agito)
    .two = Spuntare oggi e andare (guarda le prime 3 carte e rimettile come vuoi)

story-X71 = { crossroads-X71.text } 1: { crossroads-X71.one }. 2: { crossroads-X71.two }.

cause-X71 = { crossroads-X71 }

crossroads-X72 = Uno stivale oltre la soglia
    .text = Li senti prima che sentano te: due voci, una risata, e poi il tuo nome. Quel che dicono non è gentile, e non è del tutto falso. Hai uno stivale oltre la soglia.
    .one = Entrare (scegli un giocatore; quel giocatore guarda la tua mano; dadi +1)
    .two = Ascoltare ancora un po' (scegli un giocatore; guarda 2 carte a caso di quella mano; 1 zombi lì)

story-X72 = { crossroads-X72.text } 1: { crossroads-X72.one }. 2: { crossroads-X72.two }.

cause-X72 = { crossroads-X72 }

crossroads-X73 = Scaduto
    .text = Dietro il banco c'è un diario che non è un libro della biblioteca. Chi scriveva era preciso con le date e incauto con i nomi, e i nomi sono i nostri. Una pagina dice chi aprì il cancello la prima notte.
    .one = Leggerlo in sala (scegli un giocatore; si mostrano 2 carte a caso di quella mano; tira un dado, 1-3: morale -1)
    .two = Darlo alla stufa (cura chi ha agito di 1; dadi -1)

story-X73 = { crossroads-X73.text } 1: { crossroads-X73.one }. 2: { crossroads-X73.two }.

cause-X73 = { crossroads-X73 }

crossroads-X74 = La fornaia di qualcuno
    .text = Quando è finita, qualcuno dice il nome di ciò che hai abbattuto. Faceva il pane per tutta la via. Sua figlia è dentro, nella seconda fila di brande, ed è sveglia.
    .one = Dirlo alla figlia (dadi -1; tira un dado, 5-6: morale +1; 1-2: se ne vanno 1 indifesi)
    .two = Trascinarla sul retro (fino a 1 zombi spariscono alla colonia; tira un dado, 1-2: morale -1)

story-X74 = { crossroads-X74.text } 1: { crossroads-X74.one }. 2: { crossroads-X74.two }.

cause-X74 = { crossroads-X74 }

crossroads-X75 = Con molta educazione
    .text = È carica. Lo sapevi, ma lo sai in un altro modo ora che è appesa tra le brande. Un bambino chiede se può tenerla, e lo chiede con molta educazione.
    .one = Insegnargli (tira un dado, 1: muore un indifeso; 3-6: dadi +2)
    .two = Appenderla in alto (fino a 1 barricate alla colonia)

story-X75 = { crossroads-X75.text } 1: { crossroads-X75.one }. 2: { crossroads-X75.two }.

cause-X75 = { crossroads-X75 }

crossroads-X76 = La chiave del cancello
    .text = C'è una sola chiave del cancello, e fino a oggi nessuno chiedeva chi l'avesse. Ora chiedono tutti, e tutti hanno un nome pronto. Rovesciate i letti, dice il cuoco, e cominciate dal mio.
    .one = Pollice su: rovesciare i letti (ogni non esiliato mostra una carta a caso; morale +1; 3 zombi alla colonia)
    .two = Pollice giù: lasciare stare i letti (tira un dado, 1-2: morale -1; 6: morale +1)

story-X76 = { crossroads-X76.text } 1: { crossroads-X76.one }. 2: { crossroads-X76.two }.

cause-X76 = { crossroads-X76 }

crossroads-X77 = Davanti ai tuoi piedi
    .text = Ti sei seduto prima degli altri, e l'hanno visto. Una donna che ha il doppio dei tuoi anni porta ancora acqua davanti ai tuoi piedi. Non dice niente; ogni volta cammina solo un po' più piano.
    .one = Prendere l'altro secchio (dadi -2; cibo +1)
    .two = Restare dove sei (cura di 1 un sopravvissuto dei tuoi; tira un dado, 1-2: morale -1)

story-X77 = { crossroads-X77.text } 1: { crossroads-X77.one }. 2: { crossroads-X77.two }.

cause-X77 = { crossroads-X77 }

crossroads-X78 = Uno lungo, due corti
    .text = Il fischietto è al collo di chi guida la giornata, e oggi sei tu. Un fischio lungo richiama le pattuglie; due corti le mandano più lontano. Qualcuno è ancora nella nebbia.
    .one = Uno lungo (scegli un sopravvissuto; quel sopravvissuto va alla colonia senza esposizione; 2 zombi alla colonia)
    .two = Due corti (scegli un mazzo; pesca 2 lì; 1 esposizione per il meno influente fuori)

story-X78 = { crossroads-X78.text } 1: { crossroads-X78.one }. 2: { crossroads-X78.two }.

cause-X78 = { crossroads-X78 }

crossroads-X79 = Il posto del cane
    .text = Sono tornati con un tempo in cui nessuno dovrebbe star fuori, e stanno nella luce perché tu veda le mani. Non chiedono un letto. Chiedono il posto del cane accanto alla porta, fino al mattino.
    .one = Pollice su: farli entrare fino al mattino (cura ogni ferito degli esiliati di 1, prima il congelamento; cibo -2; morale +1)
    .two = Pollice giù: oscurare la finestra (una ferita per il meno influente di ogni esiliato; tira un dado, 1-3: morale -1)

story-X79 = { crossroads-X79.text } 1: { crossroads-X79.one }. 2: { crossroads-X79.two }.

cause-X79 = { crossroads-X79 }

crossroads-X80 = La manica sinistra
    .text = La guardia ti chiede di tirare su le maniche, e ha ragione. Sotto la sinistra c'è un segno. Pensi che sia il filo spinato, e ne sei quasi sicuro.
    .one = Mostrarlo (cura chi ha agito di 1; dadi -2)
    .two = Tenere giù la manica (tira un dado, 1: chi ha agito muore; 2-3: morale -1)

story-X80 = { crossroads-X80.text } 1: { crossroads-X80.one }. 2: { crossroads-X80.two }.

cause-X80 = { crossroads-X80 }
cause-K01 = { crisis-K01 }
cause-K02 = { crisis-K02 }
cause-K03 = { crisis-K03 }
cause-K04 = { crisis-K04 }
cause-K05 = { crisis-K05 }
cause-K06 = { crisis-K06 }
cause-K07 = { crisis-K07 }
cause-K08 = { crisis-K08 }
cause-K09 = { crisis-K09 }
cause-K10 = { crisis-K10 }
cause-K11 = { crisis-K11 }
cause-K12 = { crisis-K12 }
cause-K13 = { crisis-K13 }
cause-K14 = { crisis-K14 }
cause-K15 = { crisis-K15 }
cause-K16 = { crisis-K16 }
cause-K17 = { crisis-K17 }
cause-K18 = { crisis-K18 }
cause-K19 = { crisis-K19 }
cause-K20 = { crisis-K20 }
cause-food_1 = { card-food_1 }
cause-food_2 = { card-food_2 }
cause-food_3 = { card-food_3 }
cause-book_kitchen = { card-book_kitchen }
cause-gus_petrakis = { survivor-gus_petrakis }
cause-percival_dunn = { survivor-percival_dunn }

setting-main_objective-MO01 = { objective-MO01 }
setting-main_objective-MO02 = { objective-MO02 }
setting-main_objective-MO03 = { objective-MO03 }
setting-main_objective-MO04 = { objective-MO04 }
setting-main_objective-MO05 = { objective-MO05 }
setting-main_objective-MO06 = { objective-MO06 }
setting-main_objective-MO07 = { objective-MO07 }
setting-main_objective-MO08 = { objective-MO08 }
setting-main_objective-MO09 = { objective-MO09 }
setting-main_objective-MO10 = { objective-MO10 }

event-game_set_up = L'obiettivo è { $objective } ({ $side }): morale { $morale }, { $track } round, { $helpless } indifesi. Ognuno riceve { $hand } carte
event-groups_revealed = I gruppi: { $groups }. Capi: { $leaders }. { $player } è il primo giocatore
event-round_began = Comincia il round { $round }; { $player } è il primo giocatore
event-step_began = Ora: { $step }
event-crisis_revealed = La crisi di questo round: { $crisis }
event-dice_rolled = Dadi azione: { $dice }
event-order_decided = { $player } decide che cosa viene prima
event-turn_ending = { $player } sta per finire il turno
event-turn_ended = { $player } ha finito il turno
event-first_player_changed = { $player } è ora il primo giocatore
event-die_spent = { $player } spende un { $die }
event-die_changed = Un dado di { $player } passa da { $die } a { $result }
event-dice_gained = { $player } guadagna dadi: { $dice }
event-dice_lost = { $player } perde un { $die }
event-exposure_rolled = Esposizione per { $survivor }: { $face }
event-roll_made = Il dado mostra { $die }
event-sample_rolled = Tiro campione { $die }: ora { $samples } campioni
event-relocated = { $survivor } passa da { $start } a { $location }
event-frostbite_drain = Il congelamento avanza: { $survivors }
event-wounded = { $survivor } riceve { $kind }
event-healed = { $survivor } si libera di { $kind }
event-bite_spread = Il morso passa a { $survivor } presso { $location }
event-survivor_killed = { $survivor } di { $player } muore presso { $location } ({ $cause }); equipaggiamento: { $items }
event-survivor_removed = { $survivor } di { $player } lascia il gioco ({ $cause }); equipaggiamento: { $items }
event-survivor_joined = { $survivor } si unisce a { $player } presso { $location }
event-survivor_passed = { $survivor } passa da { $start } a { $player }
event-leader_chosen = { $survivor } guida ora il gruppo di { $player }
event-helpless_changed = Indifesi: { $helpless } ({ $cause })
event-hand_removed = Le { $count } carte di { $player } lasciano il gioco
event-hand_removed-you = La tua mano lascia il gioco: { $cards }
event-player_eliminated = { $player } è fuori dal gioco
event-zombies_added = { $count } zombi presso { $location } (ingressi { $entrances })
event-zombie_killed = Uno zombi muore presso { $location } (ingresso { $entrance })
event-zombie_removed = Uno zombi lascia { $location } (ingresso { $entrance })
event-zombies_moved = { $count } zombi si spostano da { $start } a { $location } (ingressi { $taken }; { $entrances })
event-barricades_placed = { $count } barricate presso { $location } (ingressi { $entrances })
event-barricade_destroyed = Una barricata cede presso { $location } (ingresso { $entrance })
event-noise_changed = Rumore presso { $location }: { $noise }
event-noise_rolled = Rumore presso { $location }: il dado mostra { $die }, ne restano { $noise }
event-food_changed = Cibo: { $food } ({ $cause })
event-starved = Non c'è abbastanza da mangiare: { $starvation } segnalini fame
event-morale_changed = Morale: { $morale } ({ $cause })
event-round_track_moved = Round rimasti: { $track }
event-attracted = { $survivor } attira zombi presso { $location }
event-searched = { $survivor } cerca presso { $location } (abilità: { $abilities }; oggetti: { $items })
event-search_drawn = { $player } guarda { $count } carte presso { $location }
event-search_drawn-you = Guardi { $cards } presso { $location }
event-search_kept = { $player } tiene { $count } carte presso { $location }; { $under } vanno sotto il mazzo
event-search_kept-you = Tieni { $cards }; { $under } vanno sotto il mazzo presso { $location }
event-item_used = { $survivor } usa { $item }
event-message_posted = { $player } fa sapere a tutti: { $words }
event-card_played = { $player } gioca { $card } (di { $source })
event-card_equipped = { $player } dà { $card } a { $survivor }
event-card_discarded = { $player } scarta { $card }
event-card_recovered = { $player } riprende { $card }
event-card_stolen = { $player } prende una carta a { $start }
event-card_stolen-you = { $player } prende { $card } a { $start }
event-card_given = { $start } dà una carta a { $player }
event-card_given-you = { $start } dà { $card } a { $player }
event-cards_drawn = { $player } pesca { $count } carte presso { $location }
event-cards_drawn-you = Peschi { $cards } presso { $location }
event-cards_shown = Mostrate presso { $location }: { $cards }
event-cards_wasted = Nei rifiuti, da { $location }: { $cards }
event-hand_shown = { $player } mostra { $cards }
event-hand_looked_at = { $player } guarda { $count } carte di { $target }
event-hand_looked_at-you = { $player } guarda queste carte di { $target }: { $cards }
event-deck_looked_at = { $player } guarda { $count } carte in cima al mazzo presso { $location }
event-deck_looked_at-you = In cima al mazzo presso { $location }: { $cards }
event-crises_looked_at = { $player } guarda le prossime { $count } crisi
event-crises_looked_at-you = Le prossime crisi: { $crises }
event-crises_shown = Le prossime crisi: { $crises }
event-deck_reordered = { $player } rimette { $count } carte nell'ordine che vuole
event-deck_shuffled = Si mescola il mazzo presso { $location }
event-waste_removed = Via dai rifiuti e dal gioco: { $cards }; ne restano { $waste }
event-handed_off = { $survivor } passa { $item } a { $target }
event-hand_off_refused = { $player } non vuole { $item } di { $survivor }
event-request_declined = { $target } non dà niente a { $player }
event-request_granted = { $target } dà { $card } a { $player }, da giocare subito
event-contributed_to_crisis = { $player } aggiunge { $count } carte alla crisi (equipaggiamento: { $items })
event-contributed_to_crisis-you = Aggiungi { $count } carte alla crisi: { $cards }; equipaggiamento: { $items }
event-crisis_card_turned = Si scopre: { $card }; totale { $total }
event-contributed_to_objective = { $player } aggiunge all'obiettivo: { $cards }
event-colony_despaired = Due innocenti sono stati cacciati, e la colonia dispera
event-ballots_revealed = I voti: { $ballots }
event-exiled-you = { $player } è in esilio. Il tuo nuovo obiettivo: { $card }
event-crossroads_resolved = { $crossroads }: si compie l'opzione { $option }
event-effect_stored = Il cibo può essere pronto per { $player } presso { $location } nel round { $round }
event-game_ended = { $reason } Vincitori: { $winners }. Obiettivi: { $objectives }; degli esiliati: { $exiled }. Mani: { $hands }; mani perse: { $lost_hands }

claim-hold = { $speaker } dice: ho { $number } di { $symbol }
claim-gave = { $speaker } dice: ho dato { $number } di { $symbol } alla crisi
claim-will_give = { $speaker } dice: darò { $number } di { $symbol } alla crisi
claim-need = { $speaker } dice: cerco { $symbol }
claim-goal = { $speaker } dice: per il mio obiettivo mi servono ancora { $number } di { $symbol }
claim-loyal = { $speaker } dice: non sono un traditore
claim-suspect = { $speaker } dice: credo che il traditore sia { $seat }
claim-trust = { $speaker } dice: mi fido di { $seat }
claim-ballot = { $speaker } dice: voterò { $ballot }
claim-go = { $speaker } dice: vado qui: { $location }
claim-come = { $speaker } dice: { $seat } dovrebbe andare qui: { $location }
claim-seen_deck = { $speaker } dice: ho visto { $card } quasi in cima qui: { $location }
claim-seen_hand = { $speaker } dice: ho visto { $card } in mano a { $seat }
claim-chip-hold = Che cosa ho in mano
claim-chip-gave = Che cosa ho dato
claim-chip-will_give = Che cosa darò
claim-chip-need = Che cosa cerco
claim-chip-goal = Che cosa vuole il mio obiettivo
claim-chip-loyal = Non sono un traditore
claim-chip-suspect = Di chi sospetto
claim-chip-trust = Di chi mi fido
claim-chip-ballot = Come voterò
claim-chip-go = Dove vado
claim-chip-come = Dove dovrebbe andare qualcuno
claim-chip-seen_deck = Che cosa c'è su un mazzo
claim-chip-seen_hand = Che cosa ha qualcuno

option-survivor = { $survivor }
option-leader = Guida { $survivor }
option-ability = Con l'abilità di { $survivor }
option-from = Qualcosa che porta { $survivor }
option-location = { $location }
option-card = { $card }
option-item = { $card }, equipaggiato
option-symbol = Una carta con il simbolo { $symbol }
option-crisis = { $crisis }
option-word = «{ $forecast }»
option-player = { $player }
option-ask = Chiedila a { $player }
option-entrance = Ingresso { $entrance }
option-die = Il dado con { $die }
option-their_die = Il { $die } di { $player }
option-number = { $number } segnalini
option-option = Opzione { $option }
option-zombie = Uno zombi
option-go = Avanti
option-stop = Basta così
option-done = È tutto
option-one_more = Ancora uno
option-noise = Fai rumore per un'altra carta
option-noise_flashlight = Fai rumore, con la torcia: altre tre carte
option-none = Nessuno
option-neither = Senza nessuno dei due
option-any = Una carta qualsiasi
option-supply = Per le scorte di cibo
option-on_die = Per alzare un dado
option-wound = Una ferita normale
option-frostbite = Congelamento
option-fuel = Con carburante dalla tua mano
option-no_fuel = Senza carburante
option-decline = Non dare niente
option-accept = Accetta
option-refuse = Rifiuta
option-yes = Sì
option-no = No
option-kill = Lascia morire il sopravvissuto: il morso si ferma
option-roll = Tira il dado
option-leave_it = Lasciala in cima
option-under = Mettila sotto il mazzo
option-ability_first = Prima l'abilità
option-frostbite_first = Prima il congelamento
option-play = Giocala
option-to_crisis = Aggiungila alla crisi

wish-any = una carta qualsiasi

setting-mode = Come si gioca: ognuno con il proprio obiettivo, o tutti insieme.
setting-mode-auto = secondo il numero di giocatori
setting-mode-standard = con obiettivi segreti
setting-mode-coop = cooperativo
setting-mode-two_player = per due
setting-main_objective = L'obiettivo principale della colonia.
setting-main_objective-random = a caso
setting-side = Il lato dell'obiettivo principale.
setting-side-auto = secondo la modalità
setting-side-normal = normale
setting-side-hardcore = difficile
setting-betrayer = Un traditore è più probabile.
setting-betrayal_card = Può esserci un traditore.
setting-player_elimination = Chi perde l'ultimo sopravvissuto è fuori.
setting-mature_filter = Lascia fuori le carte Bivio più dure.
setting-crisis_threshold = Chi conta per il numero di carte che serve a una crisi.
setting-crisis_threshold-all = tutti quelli in gioco
setting-crisis_threshold-non_exiled = chi non è in esilio
setting-attract_count = Quanti zombi si attirano.
setting-attract_count-exact = due, o quanti si può
setting-attract_count-up_to = fino a due
setting-outsider_request_to_crisis = Un forestiero chiesto può andare alla crisi.
setting-requested_equip_to_crisis = L'equipaggiamento chiesto può andare alla crisi nello stesso round.
setting-morale_checkpoints = Mentre arrivano gli zombi, il morale si guarda solo dopo ogni parte.
setting-max_declined_requests = Quante volte si può ricevere un rifiuto in un turno.
setting-max_hand_offs = Quanti oggetti possono passare di mano in un turno.
setting-coop_open_hands = In una partita cooperativa tutte le mani sono scoperte.
setting-balance_profile = I numeri dell'obiettivo principale.
setting-balance_profile-auto = secondo la modalità
setting-balance_profile-printed = come stampati
setting-balance_profile-tuned = adattati al numero di giocatori
setting-morale_offset = Si aggiunge al morale iniziale.
setting-decision_timer_s = Secondi per una risposta; 0 significa senza orologi.
setting-turn_timer_s = Secondi per un turno intero; 0 significa secondo il ritmo.
setting-discussion_timer_s = Secondi per discutere prima di un voto; 0 significa secondo il ritmo.

wish-any_weapon = una carta con il simbolo { symbol-weapon }
wish-any_fuel = una carta con il simbolo { symbol-fuel }
wish-any_education = una carta con il simbolo { symbol-education }
wish-any_food = una carta con il simbolo { symbol-food }
wish-any_medicine = una carta con il simbolo { symbol-medicine }
wish-any_tool = una carta con il simbolo { symbol-tool }
wish-any_survivor = una carta con il simbolo { symbol-survivor }
wish-food_1 = { card-food_1 }
wish-food_2 = { card-food_2 }
wish-food_3 = { card-food_3 }
wish-medicine = { card-medicine }
wish-adrenaline = { card-adrenaline }
wish-fuel = { card-fuel }
wish-junk = { card-junk }
wish-padlock = { card-padlock }
wish-scissors = { card-scissors }
wish-reading_lamp = { card-reading_lamp }
wish-megaphone = { card-megaphone }
wish-night_goggles = { card-night_goggles }
wish-walkie_talkie = { card-walkie_talkie }
wish-rotten_flesh = { card-rotten_flesh }
wish-hammer = { card-hammer }
wish-snow_shoes = { card-snow_shoes }
wish-wrench = { card-wrench }
wish-baseball_bat = { card-baseball_bat }
wish-mop = { card-mop }
wish-flashlight = { card-flashlight }
wish-pistol = { card-pistol }
wish-shotgun = { card-shotgun }
wish-hunting_rifle = { card-hunting_rifle }
wish-lighter = { card-lighter }
wish-switchblade = { card-switchblade }
wish-book_breathing = { card-book_breathing }
wish-book_kitchen = { card-book_kitchen }
wish-book_captains = { card-book_captains }
wish-book_footwork = { card-book_footwork }
wish-book_joinery = { card-book_joinery }
wish-plan_police = { card-plan_police }
wish-plan_grocery = { card-plan_grocery }
wish-plan_school = { card-plan_school }
wish-plan_library = { card-plan_library }
wish-plan_hospital = { card-plan_hospital }
wish-plan_gas = { card-plan_gas }
wish-outsider_1 = { card-outsider_1 }
wish-outsider_2 = { card-outsider_2 }
wish-outsider_3 = { card-outsider_3 }

option-attack = { action-attack }
option-search = { action-search }
option-barricade = { action-barricade }
option-clean_waste = { action-clean_waste }
option-attract = { action-attract }
option-use_ability = { action-use_ability }
option-play_card = { action-play_card }
option-contribute_crisis = { action-contribute_crisis }
option-contribute_objective = { action-contribute_objective }
option-move = { action-move }
option-spend_food = { action-spend_food }
option-use_item = { action-use_item }
option-request = { action-request }
option-hand_off = { action-hand_off }
option-vote_exile = { action-vote_exile }
option-end_turn = { action-end_turn }

prompt-D01 = Quali sopravvissuti tieni?
prompt-D02 = Chi guida il tuo gruppo?
prompt-D03 = Qualcuno se ne va perché il morale salga?
prompt-D04 = Che cosa fai?
prompt-D05 = Quale dado spendi?
prompt-D06 = Quale sopravvissuto?
prompt-D07 = Chi attacchi?
prompt-D08 = Con quale aiuto?
prompt-D09 = Quale carta serve?
prompt-D10 = Quale zombi?
prompt-D11 = Con quale aiuto?
prompt-D12 = Fai rumore?
prompt-D13 = Quale carta tieni?
prompt-D14 = Dove va la barricata?
prompt-D15 = Da dove, o verso dove?
prompt-D16 = Quale zombi viene?
prompt-D17 = Dove va?
prompt-D18 = A chi o a che cosa?
prompt-D19 = Quale carta giochi?
prompt-D20 = Come la usi?
prompt-D21 = Chi la riceve?
prompt-D22 = Chi viene curato?
prompt-D23 = Quale ferita?
prompt-D24 = Quale dado?
prompt-D25 = Quale valore?
prompt-D26 = Quale carta va alla crisi?
prompt-D27 = Quale carta va all'obiettivo?
prompt-D28 = Dove?
prompt-D29 = Con carburante?
prompt-D30 = Quanti segnalini?
prompt-D31 = A chi chiedi?
prompt-D32 = Che cosa chiedi?
prompt-D33 = { $player } ti chiede questo: { $wish }. Dai una carta?
prompt-D34 = Quale oggetto?
prompt-D35 = A chi?
prompt-D36 = { $survivor } ti offre { $card }. Lo prendi?
prompt-D37 = Su chi si vota?
prompt-D38 = Esiliare { $player }?
prompt-D38-DW-XR-09 = { $crossroads }. { $story } Come voti?
prompt-D39 = Il voto è pari. Che cosa dici?
prompt-D40 = Il morso raggiunge { $survivor }. Che fai?
prompt-D41 = Chi guida ora?
prompt-D42 = Chi parte per primo?
prompt-D43 = Dove va il tuo sopravvissuto?
prompt-D44 = Di chi prendi il posto?
prompt-D45 = Dove va il nuovo arrivato?
prompt-D46 = { $crossroads }. { $story } Quale opzione?
prompt-D47 = Quale sopravvissuto?
prompt-D48 = Dove?
prompt-D49 = Quale giocatore?
prompt-D50 = Che cosa viene dopo, dalla cima?
prompt-D51 = Lo fai?
prompt-D52 = Quale dado?
prompt-D53 = Chi passi?
prompt-D54 = Chi si fa male?
prompt-D55 = Che cosa viene prima?
prompt-D56 = Quale dei giocatori in parità?
prompt-D57 = Chi del tuo seguito dai via?
prompt-D58 = La tua prima parola?
prompt-D59 = La tua seconda parola?
prompt-D60 = Prendi un forestiero?
prompt-D61 = Ritiri un dado?
prompt-D62 = Quale carta mostri?
prompt-D63 = Quale carta?
prompt-D64 = Quale dado altrui scende?
prompt-D65 = Quale tuo dado sale?
prompt-D66 = Con quale aiuto?
prompt-D67 = Quale dado perdi?
prompt-D68 = Giochi il forestiero o lo dai alla crisi?

event-moved = { $fuel ->
         [0] { $survivor } va da { $start } a { $location }
        *[other] { $survivor } va con carburante da { $start } a { $location }
    }
event-bite_answered = { $rolls ->
         [0] { $survivor } è abbandonato al morso
        *[other] Si tira per { $survivor }
    }
event-crisis_resolved = { $prevented ->
         [0] { $crisis } non è stata evitata: { $total } su { $threshold }
        *[other] { $crisis } è stata evitata: { $total } su { $threshold }
    }
event-objective_checked = { $met ->
         [0] L'obiettivo principale non è ancora completo (carburante bruciato: { $removed })
        *[other] L'obiettivo principale è completo ora
    }
event-tie_broken = { $passed ->
         [0] { $player } decide la parità: no
        *[other] { $player } decide la parità: sì
    }
event-crisis_card_moved = { $under ->
         [0] { $player } lascia la prossima crisi dov'è
        *[other] { $player } mette la prossima crisi sotto il mazzo
    }
event-turn_started = { $held ->
         [0] È il turno di { $player }; non ci sono più carte Bivio
        *[other] È il turno di { $player }; { $holder } tiene una carta Bivio
    }
event-turn_started-you = È il turno di { $player }; tieni { $crossroads }
event-vote_called = { $target ->
         [none] { $player } lo mette ai voti
        *[other] { $player } propone di esiliare { $target }
    }
event-exiled = { $objective ->
         [none] { $player } è in esilio, e non mostra obiettivi
        *[other] { $player } è in esilio; l'obiettivo era { $objective }
    }
event-card_taken = { $card ->
         [none] { $player } non trova nulla del genere presso { $location }
        *[other] { $player } prende { $card } presso { $location }
    }
event-crossroads_triggered = { $survivor ->
         [none] { $player } è a un bivio: { $crossroads }
        *[other] { $player } è a un bivio con { $survivor }: { $crossroads }
    }
event-crossroads_put_under = { $player ->
         [none] La carta Bivio va sotto il mazzo; non era nessuna di queste: { $cards }
        *[other] La carta Bivio di { $player } va sotto il mazzo; non era nessuna di queste: { $cards }
    }
event-ability_used = { $player ->
         [none] { $survivor } usa l'abilità di { $ability }
        *[other] { $survivor } usa l'abilità di { $ability } su { $player }
    }
event-attacked = { $target ->
         [none] { $survivor } attacca gli zombi presso { $location } (con: { $items })
        *[other] { $hit ->
            [0] { $survivor } attacca { $target }: il dado mostra { $die }, mancato
           *[other] { $survivor } attacca { $target }: il dado mostra { $die }, colpito
        }
    }
event-request_made = { $symbol ->
         [none] { $card ->
            [none] { $player } chiede a { $target } una carta qualsiasi
           *[other] { $player } chiede a { $target } { $card }
        }
        *[other] { $player } chiede a { $target } una carta con il simbolo { $symbol }
    }
event-game_set_up-you = { $own ->
         [none] L'obiettivo è { $objective } ({ $side }): morale { $morale }, { $track } round, { $helpless } indifesi. Le tue { $hand } carte: { $cards }. Sopravvissuti tra cui scegliere: { $survivors }
        *[other] L'obiettivo è { $objective } ({ $side }): morale { $morale }, { $track } round, { $helpless } indifesi. Le tue { $hand } carte: { $cards }. Sopravvissuti tra cui scegliere: { $survivors }. Il tuo obiettivo: { $own }
    }
event-deck_reordered-you = Hai rimesso le carte nell'ordine che volevi
