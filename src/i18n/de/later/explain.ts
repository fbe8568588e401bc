import type { explain as english } from '../../en/later/explain.ts';

export const explain: Record<keyof typeof english, string> = {
  'explain.of': '{number} von {count}',
  'explain.skip': 'Lektion überspringen',
  'explain.skip-all': 'Alle Lektionen überspringen',
  'explain.waits': 'wartet',
  'explain.clock': 'Die Uhr wartet.',
  'explain.again': 'Ab der nächsten Runde läuft sie hier.',
  'explain.goal.title': 'Rettet gemeinsam die Erde.',
  'explain.goal.text':
    'Ihr gewinnt, wenn der finale Einsatz gelingt. Ihr verliert, wenn zwei Kontinente fallen oder der Stützpunkt zerstört wird.',
  'explain.begin.title': 'Lest jede Aktion vor.',
  'explain.begin.text':
    'Der Central Officer sagt, wer dran ist und was zu tun ist. Läuft die Uhr, beendet OK sie früher, und Pause hält sie an.',
  'explain.cards.title': 'Nutzt eure Karten.',
  'explain.cards.text':
    'Auf jeder steht, in welcher Phase sie wirkt und was sie kostet; die meisten werden quer gedreht. Setzt sie ein, sobald sie helfen.',
  'explain.scrambled.title': 'Diese Aktion kommt zu früh.',
  'explain.scrambled.text':
    'Die Aliens haben sie gestört, also fehlen euch noch Nachrichten. Entscheidet nach dem, was ihr seht.',
  'explain.scanner.title': 'Drückt auf den Scanner.',
  'explain.scanner.text':
    'Er leuchtet: Er zeigt dem Central Officer UFOs, die in dieser Runde noch kommen. Sind viele im Orbit, bleibt er dunkel.',
  'explain.new-technology.title': 'Füllt die Hand auf sechs auf.',
  'explain.new-technology.text':
    'Der Forschungsleiter zieht Technologien. Fertig erforscht, helfen sie ihrer Rolle für den Rest der Partie.',
  'explain.new-technology.done': 'Sechs auf der Hand',
  'explain.budget.title': 'Nehmt die genannten Credits.',
  'explain.budget.text':
    'Der Commander verwahrt sie. Jede Einheit auf dem Spielplan kostet in dieser Runde einen davon.',
  'explain.budget.done': 'Genommen',
  'explain.ufos-detected.title': 'Stellt diese UFOs auf den Plan.',
  'explain.ufos-detected.text':
    'Nehmt sie aus der Invasionsstreitmacht neben dem Spielplan. Rote Aktionen sind Pflicht; überzieht ihr, hat die nächste blaue nur die halbe Zeit.',
  'explain.ufos-detected.done': 'Platziert',
  'explain.ufos-descend.title': 'Holt diese UFOs herunter.',
  'explain.ufos-descend.text':
    'Sie verlassen den Orbit für die genannten Kontinente. Dort können Abfangjäger auf sie schießen.',
  'explain.ufos-descend.done': 'Sie sind unten',
  'explain.enemy-in-base.title': 'Legt einen Feind in den Stützpunkt.',
  'explain.enemy-in-base.text':
    'Die oberste Feindkarte kommt offen auf ein freies Feld. Hält ihn niemand auf, richtet er am Ende der Runde Schaden an.',
  'explain.enemy-in-base.done': 'Liegt im Stützpunkt',
  'explain.crisis.title': 'Zieht zwei Krisen, behaltet eine.',
  'explain.crisis.text':
    'Der Commander legt eine in den Krisenpool, dort wartet sie auf die Auswertungsphase. Nehmt das kleinere Übel.',
  'explain.crisis.done': 'Liegt im Krisenpool',
  'explain.choose-mission.title': 'Zieht zwei Einsätze, behaltet einen.',
  'explain.choose-mission.text':
    'Oder behaltet den laufenden. Auf jedes Feindfeld eines neuen Einsatzes kommt ein verdeckter Feind.',
  'explain.choose-mission.done': 'Gewählt',
  'explain.deploy-squad.title': 'Schickt einen Trupp los.',
  'explain.deploy-squad.text':
    'Deckt die Feinde auf, dann schickt bis zu vier Soldaten mit den Fertigkeiten der Symbole. Auf Gold bringt ein Spezialist einen Würfel mehr.',
  'explain.deploy-squad.done': 'Sie sind los',
  'explain.assign-research.title': 'Wählt, was dieses Labor erforscht.',
  'explain.assign-research.text':
    'Legt eine Technologie von der Hand hinein, dazu bis zu drei einsatzbereite Wissenschaftler. Jeder ist ein Würfel.',
  'explain.assign-research.done': 'Das Labor forscht',
  'explain.emergency-funding.title': 'Nehmt, was euch fehlt.',
  'explain.emergency-funding.text':
    'In der ersten Runde sind drei oder vier gut angelegt. Danach geht sparsam damit um: Die Karte muss für die ganze Partie reichen.',
  'explain.emergency-funding.done': 'Das reicht',
  'explain.deploy-satellites.title': 'Schickt Satelliten in den Orbit.',
  'explain.deploy-satellites.text':
    'Sie schießen auf die UFOs dort. Was oben bleibt, erhöht die Panik und stört Aktionen der nächsten Runde.',
  'explain.deploy-satellites.done': 'Sind im Orbit',
  'explain.deploy-interceptors.title': 'Schickt eure Abfangjäger los.',
  'explain.deploy-interceptors.text':
    'Sie schießen auf die UFOs über ihrem Kontinent. Sie starten nur in dieser Aktion, und jeder kostet einen Credit.',
  'explain.deploy-interceptors.done': 'Sie sind los',
  'explain.defend-base.title': 'Schickt Soldaten in den Stützpunkt.',
  'explain.defend-base.text': 'Sie kämpfen gegen die Feinde dort. Schaut, welche Fertigkeiten deren Karten verlangen.',
  'explain.defend-base.done': 'Bereit',
  'explain.final-mission.title': 'Dreht den Invasionsplan um.',
  'explain.final-mission.text':
    'Dahinter steht der finale Einsatz: Schafft ihr ihn, habt ihr gewonnen. Auf jedes Feindfeld kommt ein verdeckter Feind.',
  'explain.final-mission.done': 'Umgedreht',
  'explain.deploy-final-squad.title': 'Schickt einen Trupp zum finalen Einsatz.',
  'explain.deploy-final-squad.text':
    'Wie bei jedem Einsatz: Deckt die Feinde auf, dann schickt bis zu vier Soldaten los.',
  'explain.deploy-final-squad.done': 'Sie sind los',
  'explain.ending.title': 'Nutzt letzte Echtzeitkarten.',
  'explain.ending.text':
    'Karten der Echtzeitphase gelten in jeder Aktion, jetzt zum letzten Mal. Danach läuft keine Uhr: Die Würfel zeigen, was eure Einheiten schaffen.',
  'explain.ending.done': 'Wir sind bereit',
  'explain.resolution.title': 'Jetzt habt ihr Zeit.',
  'explain.resolution.text':
    'Es folgen vierzehn Schritte ohne Uhr. Hakt ab, was getan ist; der große Knopf führt zum nächsten.',
  'explain.audit.title': 'Zahlt für eure Einheiten.',
  'explain.audit.text': 'Ein Credit für jede Einheit auf dem Spielplan. Was ihr nicht zahlen könnt, erhöht die Panik.',
  'explain.recruit.title': 'Gebt aus, was übrig ist.',
  'explain.recruit.text': 'Ein Credit bringt einen Soldaten oder Abfangjäger. Was ihr nicht ausgebt, verfällt.',
  'explain.crises.title': 'Jetzt treffen die Krisen.',
  'explain.crises.text': 'Der Commander liest sie der Reihe nach vor, und ihr tut, was sie sagen.',
  'explain.dice.title': 'Würfelt, so oft ihr euch traut.',
  'explain.dice.text':
    'Je Einheit ein Würfel; zwei von sechs Seiten sind Erfolge. Zeigt der Alien-Würfel höchstens die Bedrohung, trifft es euch; jeder Wurf erhöht sie.',
  'explain.elite.title': 'Macht einen Soldaten zur Elite.',
  'explain.elite.text':
    'Stellt einen auf die Offiziersschule des Commanders. Ein Elitesoldat bringt bei jedem Auftrag einen Würfel mehr, bis er stirbt.',
  'explain.critical.title': 'Achtet auf die roten Felder.',
  'explain.critical.text':
    'Erreicht der Schaden am Stützpunkt eines, schlägt sofort der Invasionsplan zu: Der Einsatzleiter tut, was darauf steht.',
  'explain.salvage.title': 'Setzt eure Artefakte ein.',
  'explain.salvage.text':
    'Besiegte Feinde liegen als Artefakte beim Forschungsleiter. Manche Karten verlangen, welche abzulegen: Schaut, wer sie brauchen kann.',
  'explain.research.title': 'Forscht, Labor für Labor.',
  'explain.research.text':
    'Jeder Erfolg ist ein Marker auf der Technologie. Sind ihre Kosten erreicht, wirkt sie sofort.',
  'explain.orbital-defense.title': 'Schießt auf die UFOs im Orbit.',
  'explain.orbital-defense.text':
    'Jeder Erfolg zerstört eines. Jedes übrige erhöht die Panik dort, wo sie am geringsten ist.',
  'explain.global-defense.title': 'Schießt auf die UFOs über Kontinenten.',
  'explain.global-defense.text':
    'Ein Kontinent nach dem anderen, wie der Commander will. Jedes übrige UFO erhöht dort die Panik.',
  'explain.base-defense.title': 'Bekämpft die Feinde im Stützpunkt.',
  'explain.base-defense.text':
    'Stellt auf jedes Symbol eines Feindes einen Soldaten und würfelt. Die Bedrohung läuft von Feind zu Feind weiter; jeder übrige macht Schaden.',
  'explain.base-destroyed.title': 'Schaut auf den Schadensmarker.',
  'explain.base-destroyed.text':
    'Die App sieht euren Spielplan nicht, deshalb fragt sie. Auf dem orangefarbenen Feld habt ihr verloren.',
  'explain.missions.title': 'Führt den Einsatz durch.',
  'explain.missions.text':
    'Ein Teil nach dem anderen, von links nach rechts; die Bedrohung läuft dabei weiter. Hört auf, wann ihr wollt; Geschafftes bleibt geschafft.',
  'explain.panic-report.title': 'Sagt der App, wo die Panik steht.',
  'explain.panic-report.text':
    'Zieht jeden Kontinent zur Farbe seines Feldes. Stehen zwei auf Orange, ist die Partie verloren.',
  'explain.mission-report.title': 'Sagt der App, wie der Einsatz lief.',
  'explain.mission-report.text': 'Jeder abgeschlossene Einsatz bringt den finalen näher, und mit dem gewinnt ihr.',
  'explain.refresh.title': 'Frischt Erschöpftes auf.',
  'explain.refresh.text':
    'Alle Karten, dazu Satelliten und Wissenschaftler in der Reserve. Ab jetzt darf keine Karte mehr benutzt werden.',
  'explain.return-units.title': 'Holt eure Einheiten zurück.',
  'explain.return-units.text':
    'Alle kommen in die Reserve, nur Soldaten auf einem offenen Einsatz bleiben. Erschöpfte setzen die nächste Runde aus.',
  'explain.orbit-report.title': 'Zählt die UFOs im Orbit.',
  'explain.orbit-report.text': 'Je mehr es sind, desto mehr Aktionen können die Aliens stören.',
};
