import type { table as english } from '../../en/reference/table.ts';
import type { EntryText } from '../../reference.ts';

/** Entries about what lies on the table: pieces, places, cards. */
export const table: Record<keyof typeof english, EntryText> = {
  assets: {
    title: 'Ausstattung',
    text: [
      'Jede Rolle beginnt mit ihrer eigenen Ausstattung. Der Commander bekommt auch die Ausstattung des Kontinents mit dem Stützpunkt; die der fünf anderen Kontinente kommt aus dem Spiel.',
      'Die Ausstattung des Kontinents mit dem Stützpunkt wirkt nur, solange die Panik dort gelb ist.',
    ],
  },
  assigning: {
    title: 'Zuteilen',
    text: [
      'Um eine Einheit zuzuteilen, stellt ihr sie aus der Reserve auf ein Feld des Spielplans oder auf eine Karte. Zuteilen könnt ihr nur einsatzbereite Einheiten aus der Reserve, keine von einem anderen Feld oder einer Karte.',
      'Ist ihre Aktion vorbei, bleibt eine zugeteilte Einheit dort bis zum [[return-units|Ende der Runde]]. Ihr könnt sie nicht abziehen oder verlegen, außer eine Karte erlaubt es.',
    ],
  },
  base: {
    title: 'Der Stützpunkt',
    text: [
      'Der Stützpunkt liegt auf einem Kontinent, der beim Spielaufbau ausgelost wird. Er hat {basePlaces} Felder für Feinde und Platz für beliebig viele Verteidiger.',
      'Er bringt dem Commander eine Ausstattung mehr, und er ist verloren, wenn der [[base-damage]] Orange erreicht.',
    ],
  },
  'card-costs': {
    title: 'Kartenkosten',
    text: [
      'Eine Karte kann verlangen, dass ihr sie erschöpft, Einheiten aus der Reserve auf sie legt, Artefakte ablegt oder Credits zahlt. Zahlt alles oder nichts.',
      'Einheiten auf Karten kosten beim Prüfen der Finanzen keine Credits und kommen am Ende der Runde in die Reserve zurück.',
    ],
  },
  cards: {
    title: 'Karten',
    text: [
      'Auf einer Karte steht, wem sie gehört, wann sie wirkt, was sie kostet und was sie tut. Manche wirken in der Echtzeitphase, manche in der Auswertungsphase, manche in beiden, manche immer.',
      'Wem sie gehört, der darf sie jederzeit in ihrer Phase benutzen, egal wessen Aktion oder Schritt gerade läuft, auch während jemand anderes etwas zu wählen hat, außer wenn diese Wahl zu einem Wurf oder zum Bezahlen von Kosten gehört.',
      'In den letzten drei Schritten, also ab [[refresh|dem Auffrischen]], und zwischen den Runden darf keine Karte benutzt werden.',
    ],
  },
  components: {
    title: 'Wie viele? Materialbeschränkung',
    text: [
      'Am Bildschirm gibt es {interceptors} Abfangjäger, {satellites} Satelliten, {scientists} Wissenschaftler, {soldiers} Soldaten ({perClass} jeder Klasse), {ufos} UFOs und {eliteMarkers} Elite-Marker. Mit dem Brettspiel gilt, was darin liegt. Was aufgebraucht ist, ist aufgebraucht.',
      'Höchstens {interceptorsPerContinent} Abfangjäger stehen auf einem Kontinent, {satellitePlaces} Satelliten im Orbit, {scientistsPerLab} Wissenschaftler an einem Labor und {soldiersPerMission} Soldaten auf einem Einsatz; im Stützpunkt beliebig viele Soldaten und {basePlaces} Feinde. Die Hand wird auf {hand} Technologien aufgefüllt, die Bedrohung endet bei {threatMost}, und im Stapel sind {typesPerGame} Arten von Feinden.',
      'Credits und Erfolgsmarker gehen nie aus: Nehmt irgendeinen Ersatz.',
    ],
  },
  continents: {
    title: 'Kontinente',
    text: [
      'Sechs Kontinente, jeder mit eigener Panik, Platz für UFOs und {interceptorsPerContinent} Plätzen für Abfangjäger. In der [[global-defense|globalen Verteidigung]] ist jeder ein eigener Auftrag.',
    ],
  },
  decks: {
    title: 'Kartenstapel und Ablage',
    text: [
      'Technologien, Krisen, Einsätze und Feinde werden beim Spielaufbau gemischt. Reicht ein Stapel nicht, zieht ihr, was da ist. Ist keine Feindkarte mehr da, dringt keiner in den Stützpunkt ein, und die Feindfelder eines Einsatzes gelten als geschafft.',
      'Abgelegte Karten kommen erst am Ende der Runde zurück: Jeder Ablagestapel kommt einfach unter seinen Kartenstapel; nur am Bildschirm wird er vorher gemischt. Abgelegte Artefakte liegen offen auf dem Ablagestapel der Feinde.',
    ],
  },
  difficulty: {
    title: 'Schwierigkeitsgrad',
    text: [
      'Tutorial, Einfach, Normal, Schwer, Experte. Je schwerer die Partie, desto kürzer die Aktionen, desto mehr UFOs, Krisen und Feinde, desto weniger Credits, und es kommen andere Feindarten.',
      'Bei Tutorial und Einfach ist die Pausenzeit unbegrenzt. Das Tutorial hat immer den Plan „Besetzung“.',
    ],
  },
  elite: {
    title: 'Elitesoldaten',
    text: [
      'Die Offiziersschule macht den Soldaten auf ihr zum Elitesoldaten. Ein Elitesoldat bringt bei jedem Auftrag, auf dem er steht, einen Würfel mehr, bis er stirbt.',
      'Es gibt {eliteMarkers} Elite-Marker. Sind alle vergeben, kann niemand sonst befördert werden.',
    ],
  },
  enemies: {
    title: 'Feinde',
    text: [
      'Der Feindstapel besteht aus {typesPerGame} von {types} Arten, ausgelost aus denen des Schwierigkeitsgrads. Elite-Varianten gehören zu ihrer Art: Im Karton kommt der Sektoid-Commander (Sectoid Commander) mit den Sektoiden dazu, die Muton-Elite (Muton Elite) mit den Mutons.',
      'Ein Feind hat einen Gesundheitswert, Symbole, die zeigen, welche Fertigkeiten sich ihm stellen dürfen, und manchmal eine eigene Regel.',
    ],
  },
  exhausted: {
    title: 'Erschöpft',
    text: [
      'Erschöpfte Karten könnt ihr nicht benutzen, erschöpfte Satelliten und Wissenschaftler nirgendwohin schicken, und sie bringen keine Würfel. Mit dem Brettspiel dreht ihr eine erschöpfte Karte um 90 Grad und einen erschöpften Satelliten oder Wissenschaftler auf die Rückseite.',
      'Karten werden jede Runde aufgefrischt. Einheiten nur, wenn sie in diesem Moment in der Reserve liegen: Wer auf dem Spielplan erschöpft wird, setzt also die nächste Runde aus.',
    ],
  },
  fallen: {
    title: 'Gefallene Kontinente',
    text: [
      'Ein Kontinent auf dem orangefarbenen Feld ist in Panik verfallen: Er ist gefallen. Seine Panik steigt nicht weiter, und nur ein Einsatz kann ihn zurückholen, keine Technologie und keine Ausstattung. Er gibt keine Credits.',
      'Beim Melden der Panik kommen alle seine UFOs in den Orbit. Mit zwei gefallenen Kontinenten habt ihr verloren.',
    ],
  },
  hand: {
    title: 'Technologien auf der Hand',
    text: [
      'Bei der Aktion „[[new-technology]]“ zieht der Forschungsleiter bis auf {hand} Technologien nach. Effekte können mehr bringen. Er darf seine Hand jederzeit allen zeigen; am Bildschirm liegt sie immer offen.',
    ],
  },
  hidden: {
    title: 'Was verborgen ist',
    text: [
      'Niemand sieht die Reihenfolge der Kartenstapel, verdeckte Feinde oder kommende Aktionen, außer durch eine [[forecast]]. Alles andere ist für alle offen.',
    ],
  },
  interceptors: {
    title: 'Abfangjäger',
    text: [
      'Sie zerstören UFOs auf Kontinenten. Es gibt {interceptors}: {interceptorsInReserve} beginnen in der Reserve, {interceptorsInPool} im Nachschub-Pool. Zerstörte kommen in den Nachschub-Pool und können für einen Credit neu gebaut werden.',
    ],
  },
  orbit: {
    title: 'Orbit',
    text: [
      'Der Orbit hat ein Feld für UFOs und {satellitePlaces} für Satelliten. UFOs, die dort bleiben, erhöhen die Panik auf dem Kontinent mit der geringsten Panik. In der nächsten Runde stören sie eure Aktionen, lassen euch weniger Prognosen und kommen alle herunter.',
    ],
  },
  panic: {
    title: 'Panik',
    text: [
      'Jeder Kontinent hat einen Marker auf der Panikanzeige. Am Bildschirm hat sie {yellowSpaces} gelbe Felder, {redSpaces} rote und ein orangefarbenes am Ende. Der Marker beginnt irgendwo im gelben Bereich, wie die App es sagt.',
      'Die höchste Panik hat der Kontinent auf dem höchsten Feld, der noch nicht gefallen ist, die geringste der auf dem niedrigsten.',
    ],
  },
  reserve: {
    title: 'Reserve und Nachschub-Pool',
    text: [
      'In der Reserve liegen die Einheiten, die ihr schicken könnt. Am Ende jeder Runde kommen die Einheiten dorthin zurück.',
      'Im Nachschub-Pool liegt, was ihr nicht habt: verlorene und noch nicht gekaufte Soldaten und Abfangjäger. Für einen Credit kommt einer davon in die Reserve, beim [[recruit|Anwerben und Bauen]].',
      'Verwechselt ihn nicht mit dem Krisenpool, in dem die Krisen warten.',
    ],
  },
  round: {
    title: 'Die Runde',
    text: [
      'Zuerst die Echtzeitphase: Die App sagt gegen die Uhr Aktionen an, und ihr schickt eure Einheiten los. Dann die Auswertungsphase: vierzehn Schritte ohne Uhr, in denen die Würfel entscheiden.',
      'Am Ende nimmt die App eure Meldung auf und bereitet die nächste Runde vor. Gewonnen oder verloren habt ihr erst, wenn sie es sagt.',
      'Zwischen zwei Runden läuft nichts: Seht euch um, besprecht euch, atmet durch. Die nächste Echtzeitphase beginnt erst, wenn der Central Officer sie startet.',
    ],
  },
  salvage: {
    title: 'Artefakte',
    text: [
      'Ein getöteter Feind geht verdeckt als Artefakt an den Forschungsleiter, egal ob er im Stützpunkt oder auf einem Einsatz gestorben ist. Manche Karten verlangen, Artefakte abzulegen; dann liegen sie offen auf dem Ablagestapel der Feinde.',
      'Bringt ein Effekt ein Artefakt, nehmt die oberste Karte vom Ablagestapel der Feinde oder, wenn dort keine liegt, vom Feindstapel.',
    ],
  },
  satellites: {
    title: 'Satelliten',
    text: [
      'Sie verteidigen den Orbit, höchstens {satellitePlaces} zugleich. Bei einem Fehlschlag werden sie erschöpft. Es gibt {satellites}.',
    ],
  },
  scientists: {
    title: 'Wissenschaftler',
    text: [
      'Sie forschen, höchstens {scientistsPerLab} in einem Labor. Bei einem Fehlschlag werden sie erschöpft. Es gibt {scientists}.',
    ],
  },
  setup: {
    title: 'Spielaufbau',
    text: [
      'Wählt einen Schwierigkeitsgrad. Die App lost Plan, Feinde, Stützpunkt und Panik aus; ihr dürft neu auslosen oder alles selbst festlegen. Folgt dann ihrer Checkliste.',
      'In der Reserve beginnen zwei Soldaten jeder Klasse, sechs Abfangjäger, alle Satelliten und alle Wissenschaftler. Im Nachschub-Pool liegen die übrigen Soldaten und Abfangjäger. Die Bedrohung steht auf 1, der Schaden auf Blau.',
    ],
  },
  skills: {
    title: 'Fertigkeitssymbole',
    text: [
      'Positionierung, Kritisch, Feuerkraft, Teamwork. Ein Soldat darf nur auf einem Symbol stehen, dessen Fertigkeit seine Klasse hat. Jede Klasse hat zwei und ist auf eine davon spezialisiert, hier in Gold.',
      'Ist auch das Symbol auf der Karte golden, bringt ein Soldat, der darauf spezialisiert ist, dort einen Würfel mehr.',
    ],
  },
  soldiers: {
    title: 'Soldaten',
    text: [
      'Es gibt vier Klassen mit je {perClass} Soldaten; anfangs sind je {soldiersInReserve} in der Reserve und {soldiersInPool} im Nachschub-Pool. Sie verteidigen den Stützpunkt und gehen auf Einsätze.',
      'Was eine Klasse kann, steht auf ihrer Reservekarte. Golden ist die Fertigkeit, auf die sie spezialisiert ist.',
      'Tote kommen in den Nachschub-Pool und können für einen Credit neu angeworben werden.',
    ],
  },
  'success-markers': {
    title: 'Erfolgsmarker',
    text: [
      'Sie zählen Erfolge auf Technologien, Feinden und Teilen eines Einsatzes. Sie bleiben liegen, bis die Technologie erforscht, der Feind getötet oder abgelegt oder der Einsatz abgeschlossen oder ersetzt ist.',
      'Überzählige Erfolge verfallen: Sie zählen nicht für eine andere Technologie, einen anderen Feind oder Teil.',
      'Die Marker sind nicht begrenzt. Gehen die des Brettspiels aus, nehmt einen Ersatz.',
    ],
  },
  tech: {
    title: 'Technologien',
    text: [
      'Eine Technologie ist erforscht, wenn ihre Erfolge ihre Kosten erreichen. Dann gehört sie der Rolle, die auf ihr steht, und wirkt von da an.',
    ],
  },
  ufos: {
    title: 'UFOs',
    text: [
      'Es gibt {ufos}. Alle, die nicht auf dem Spielplan sind, warten in der Invasionsstreitmacht; solange sie leer ist, entfallen weitere Platzierungen. Zerstörte UFOs kehren dorthin zurück.',
    ],
  },
  units: {
    title: 'Einheiten',
    text: [
      'Abfangjäger, Satelliten, Wissenschaftler und Soldaten. Jede ist an genau einem Ort: in der Reserve, im Nachschub-Pool, auf dem Spielplan oder auf einer Karte. Satelliten und Wissenschaftler sind einsatzbereit oder erschöpft.',
      'Jede Einheit auf dem Spielplan kostet beim Prüfen der Finanzen einen Credit.',
    ],
  },
};
