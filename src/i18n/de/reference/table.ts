import type { table as english } from '../../en/reference/table.ts';
import type { EntryText } from '../../reference.ts';

/** Entries about what lies on the table: pieces, places, cards, the app. */
export const table: Record<keyof typeof english, EntryText> = {
  assets: {
    title: 'Ausstattung',
    text: [
      'Jede Rolle beginnt mit ihrer eigenen Ausstattung. Der Commander bekommt auch die Ausstattung des Kontinents mit dem Stützpunkt; die der fünf anderen Kontinente kommt aus dem Spiel.',
      'Die Ausstattung des Kontinents mit dem Stützpunkt wirkt nur, solange die Panik dort gelb ist.',
    ],
  },
  base: {
    title: 'Der Stützpunkt',
    text: [
      'Der Stützpunkt liegt auf einem Kontinent, der beim Spielaufbau ausgelost wird. Er hat vier Felder für Feinde und Platz für beliebig viele Verteidiger.',
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
  companion: {
    title: 'Die App am Tisch',
    text: [
      'Die App führt euch durch jede Runde: Sie sagt die Aktionen an, dann geht sie die Schritte durch. Vom Spielplan weiß sie nur, was ihr meldet, und sie fragt nur, was sie wissen muss: Stützpunkt, finaler Einsatz, Panik, Einsätze und UFOs im Orbit.',
      'Ein Schritt mit einer Frage endet mit der Antwort. Die anderen Schritte beendet die zuständige Rolle oder der Central Officer.',
    ],
  },
  components: {
    title: 'Materialgrenzen',
    text: [
      'Es gibt 8 Abfangjäger, 8 Satelliten, 8 Wissenschaftler, 12 Soldaten (drei jeder Klasse), 24 UFOs und 4 Elite-Marker. Was aufgebraucht ist, ist aufgebraucht.',
      'Credits und Erfolgsmarker sind unbegrenzt.',
    ],
  },
  continents: {
    title: 'Kontinente',
    text: [
      'Sechs Kontinente, jeder mit eigener Panik, Platz für UFOs und drei Plätzen für Abfangjäger. In der [[global-defense|globalen Verteidigung]] ist jeder ein eigener Auftrag.',
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
      'Die Offiziersschule macht den Soldaten, der auf ihr platziert wird, zum Elitesoldaten. Er bringt jedem Auftrag, auf dem er steht, einen Würfel mehr, bis er stirbt.',
      'Es gibt vier Marker. Sind alle vergeben, kann niemand mehr befördert werden.',
    ],
  },
  enemies: {
    title: 'Feinde',
    text: [
      'Der Feindstapel besteht aus drei von neun Arten, ausgelost aus denen des Schwierigkeitsgrads. Elite-Varianten gehören zu ihrer Art.',
      'Ein Feind hat einen Gesundheitswert, Symbole, die zeigen, welche Fertigkeiten sich ihm stellen dürfen, und manchmal eine eigene Regel.',
    ],
  },
  exhausted: {
    title: 'Erschöpft',
    text: [
      'Erschöpfte Karten könnt ihr nicht benutzen, erschöpfte Satelliten und Wissenschaftler nirgendwohin schicken, und sie bringen keine Würfel.',
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
  fund: {
    title: 'Ausgeben am Bildschirm',
    text: [
      'Am Bildschirm schickt ihr Einheiten nur aus der Reserve und nur einsatzbereite, und eine Aktion holt nur zurück, was sie selbst geschickt hat. Beim Notfallfonds gebt ihr an, wie viel ihr in dieser Aktion insgesamt nehmt, nie mehr, als auf der Karte liegt. Kaufen könnt ihr nur Einheiten, die im Nachschub-Pool sind.',
    ],
  },
  hand: {
    title: 'Die Technologien auf der Hand',
    text: [
      'Der Forschungsleiter zieht nach, bis er sechs Technologien auf der Hand hat; durch Karten können es mehr werden. Er darf sie jederzeit allen zeigen.',
    ],
  },
  hidden: {
    title: 'Was verborgen ist',
    text: [
      'Niemand sieht die Reihenfolge der Kartenstapel, verdeckte Feinde oder die kommenden Aktionen, außer was der Scanner zeigt. Alles andere ist für alle offen.',
    ],
  },
  interceptors: {
    title: 'Abfangjäger',
    text: [
      'Sie zerstören UFOs auf Kontinenten. Sechs beginnen in der Reserve, zwei im Nachschub-Pool. Zerstörte kommen in den Nachschub-Pool und können für einen Credit neu gebaut werden.',
    ],
  },
  orbit: {
    title: 'Orbit',
    text: [
      'Ein Ort für UFOs, mit drei Plätzen für Satelliten. UFOs, die dort bleiben, erhöhen die Panik auf dem ruhigsten Kontinent, stören eure Aktionen, verdunkeln den Scanner und landen in der nächsten Runde alle.',
    ],
  },
  panic: {
    title: 'Panik',
    text: [
      'Jeder Kontinent hat einen Marker auf seiner Leiste: fünf gelbe Felder, drei rote, ein orangefarbenes. Er beginnt irgendwo im gelben Bereich, wie die App es vorgibt.',
      'Die höchste Panik hat der Kontinent auf dem höchsten Feld, der noch nicht gefallen ist; die geringste Panik der auf dem niedrigsten.',
    ],
  },
  roles: {
    title: 'Rollen',
    text: [
      'Commander, Forschungsleiter, Central Officer und Einsatzleiter. Alle vier sind immer im Spiel, ob ihr allein seid oder zu viert.',
      'Zu zweit: Commander mit Forschungsleiter, Central Officer mit Einsatzleiter. Zu dritt: Central Officer mit Commander.',
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
      'Ein getöteter Feind geht verdeckt als Artefakt an den Forschungsleiter. Manche Karten verlangen, dass ihr Artefakte ablegt; dann liegen sie offen auf dem Ablagestapel der Feinde.',
    ],
  },
  satellites: {
    title: 'Satelliten',
    text: [
      'Sie verteidigen den Orbit, höchstens drei auf einmal. Bei einem Fehlschlag werden sie erschöpft. Es gibt acht.',
    ],
  },
  saves: {
    title: 'Gespeicherte Partien',
    text: [
      'Die App behält jede Partie auf diesem Gerät, auf die Millisekunde genau. Ihr könnt eine Partie als Datei speichern und anderswo laden; eine Datei, die beschädigt ist oder keine Partie enthält, die nach den Regeln gespielt sein kann, wird abgelehnt und ändert nichts.',
      'Schläft das Gerät ein oder hängt es länger als fünf Sekunden, zählt die verlorene Zeit nicht: Die Partie wartet pausiert da, wo sie war.',
      'Was abgelehnt wird, ändert nie etwas, und die Zeit läuft nie rückwärts.',
    ],
  },
  scientists: {
    title: 'Wissenschaftler',
    text: ['Sie forschen, höchstens drei in einem Labor. Bei einem Fehlschlag werden sie erschöpft. Es gibt acht.'],
  },
  setup: {
    title: 'Spielaufbau',
    text: [
      'Wählt einen Schwierigkeitsgrad. Die App lost Plan, Feinde, Stützpunkt und Panik aus; ihr dürft neu auslosen oder alles selbst festlegen. Folgt dann ihrer Checkliste.',
      'In der Reserve beginnen zwei Soldaten jeder Klasse, sechs Abfangjäger, alle Satelliten und alle Wissenschaftler. Im Nachschub-Pool liegen die übrigen Soldaten und Abfangjäger. Die Bedrohung steht auf 1, der Schaden auf Blau.',
    ],
  },
  skills: {
    title: 'Fertigkeiten und Goldsymbole',
    text: [
      'Positionierung, Kritisch, Feuerkraft, Teamwork. Ein Soldat darf nur auf einem Symbol stehen, dessen Fertigkeit seine Klasse hat. Jede Klasse hat zwei und ist auf eine davon spezialisiert.',
      'Ein Goldsymbol ist besonders: Ein Soldat, der auf diese Fertigkeit spezialisiert ist, bringt dort einen Würfel mehr.',
    ],
  },
  soldiers: {
    title: 'Soldaten',
    text: [
      'Sturm, Schwer, Scharfschütze, Unterstützung: drei von jeder Klasse, anfangs zwei in der Reserve und einer im Nachschub-Pool. Sie verteidigen den Stützpunkt und gehen auf Einsätze.',
      'Tote kommen in den Nachschub-Pool und können für einen Credit neu angeworben werden.',
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
      'Es gibt 24. Alle, die nicht auf dem Spielplan sind, warten in der Invasionsstreitmacht; solange sie leer ist, entfallen weitere Platzierungen. Zerstörte UFOs kehren dorthin zurück.',
    ],
  },
  units: {
    title: 'Einheiten',
    text: [
      'Abfangjäger, Satelliten, Wissenschaftler und Soldaten. Jede ist an genau einem Ort: in der Reserve, im Nachschub-Pool, auf dem Spielplan oder auf einer Karte. Satelliten und Wissenschaftler sind einsatzbereit oder erschöpft.',
      'Jede Einheit auf dem Spielplan kostet beim Prüfen der Finanzen einen Credit.',
    ],
  },
  'virtual-table': {
    title: 'Der Tisch am Bildschirm',
    text: [
      'Am Bildschirm erledigt das Spiel von selbst alles, wobei es nichts zu entscheiden gibt: Karten ziehen, UFOs platzieren, zum nächsten Schritt gehen. Es wartet nur da auf euch, wo ihr die Wahl habt oder jemand eine Karte hat, die jetzt benutzt werden kann: So hat jede Karte der Auswertungsphase in jedem Schritt ihren Moment, bis zum [[refresh]].',
      'Forschung und orbitale Verteidigung beginnen von selbst; Kontinente, Feinde und Einsätze nehmt ihr euch nacheinander vor. Ein Auftrag ohne Würfel wird übersprungen. Vorbereitete Stellungen können bei jeder Aktion und jedem Schritt beginnen.',
    ],
  },
};
