/** Einträge zu Evolution mit dem Brettspiel. */
export const evolution = {
  expansion: {
    title: 'Die Erweiterung Evolution',
    text: [
      'Wer die Erweiterung besitzt, schaltet über der Aufbauliste „Wir haben Evolution“ ein, einmal auf jedem Gerät. Dann ist alles aus ihrer Schachtel im Spiel: [[sabotage|EXALT-Sabotage]], [[evolution-plans|zwei Pläne]] und drei Feindarten mehr, und Zeilen im Aufbau und in den Schritten für [[destruction-cards|Zerstörungskarten]], [[mec-troopers|MEC-Soldaten]] und [[meld|Meld]]. Fünf kurze Lektionen erklären das Neue, wenn es zum ersten Mal kommt. Unter dem Schalter steht [[own-box|„Unsere Schachtel“]].',
      'Ihr Beiblatt haben wir nicht gelesen. Die App sagt, wann etwas geschieht und wie oft; wie es geht, sagt euer Beiblatt. Was bei euch anders sein kann, steht unter [[evolution-differs]].',
      'Evolution gibt es nur mit dem Brettspiel. Das Tutorial und das Spiel auf dem Bildschirm kommen ohne aus; eigene Karten kommen als [[packs]] auf den Bildschirm.',
    ],
  },
  sabotage: {
    title: 'Evolution: EXALT-Sabotage und EXALT-Marker',
    text: [
      'Eine Alien-Aktion des Central Officer: Zieht einen oder zwei EXALT-Marker, deckt jeden auf und legt ihn auf den Auftrag, den er zeigt. Ist kein Marker mehr da, geschieht nichts. Nichts anderes wartet darauf, und der Scanner zeigt es nie.',
      'Ein Auftrag mit Marker ist [[dangerous-tasks|gefährlich]]. Marker bleiben von Runde zu Runde liegen, bis ein Erfolg oder eine Karte sie entfernt. Zwei auf einem Auftrag sind nicht schlimmer als einer, sie dauern nur länger.',
      'Die App weiß nicht, wo sie liegen, außer ihr tippt sie in [[token-list|ihrer Liste]] an.',
    ],
  },
  'dangerous-tasks': {
    title: 'Evolution: gefährliche Aufträge, Marker entfernen, weiterwürfeln',
    text: [
      'Der Alien-Würfel eines gefährlichen Auftrags hat sechs Seiten statt acht. Ein [[loss|Fehlschlag]] ist dann wahrscheinlicher: bei Bedrohung 1 einer von sechs, bei Bedrohung 5 fünf von sechs.',
      'Marker entfernen: Wer dort würfelt, darf einen Erfolg ausgeben und einen Marker entfernen; für anderes zählt er dann nicht. Ist der letzte Marker weg, nimmt der nächste Wurf wieder den achtseitigen Würfel.',
      'Weiterwürfeln bei Forschung, im Orbit und auf Kontinenten: Ist nichts mehr nötig und liegt noch ein Marker, dürft ihr dafür weiterwürfeln. Im Stützpunkt und bei Einsätzen entfernen die Erfolge jedes Kampfes oder Teils den Marker; gibt es nichts mehr zu bekämpfen, gibt es nichts zu entfernen. So lesen wir es.',
      'Die [[dice]] eines Schritts haben einen Schalter für den sechsseitigen Würfel. Sie sagen, wie wahrscheinlich ihr fertig werdet und einen Marker entfernt, und nach wie vielen Würfen ihr am besten aufhört.',
    ],
  },
  'token-list': {
    title: 'Evolution: Marker auf Aufträgen, eine Liste zum Antippen',
    text: [
      '„Marker auf Aufträgen“ ist eine Liste von zwölf Plätzen in jeder Aktion und jedem Schritt: drei Labore, Orbit, sechs Kontinente, Stützpunkt und Einsatz. Tippt für jeden Marker auf seinen Platz; die Taste daneben nimmt einen weg. Es ist eine Hilfe, niemand muss sie benutzen, und die Aliens sehen sie nie.',
      'Bei [[sabotage|EXALT-Sabotage]] ist die Liste offen, mit einem leeren Zeichen für jeden Marker, der noch nicht liegt. Wo Marker liegen, nehmen die [[dangerous-tasks|Würfel]] von selbst den sechsseitigen. Erfolge eines Wurfs in der App, die der Auftrag nicht braucht, nehmen dort Marker weg.',
      'An einem Tisch online haben alle Geräte dieselbe Liste, und ein Fernseher zeigt sie auch.',
    ],
  },
  'destruction-cards': {
    title: 'Evolution: Zerstörungskarten und Notfallfonds',
    text: [
      'Ihr zieht eine Zerstörungskarte, sooft der Marker für [[base-damage]] auf ein gelbes Feld mit „!“ kommt. Ein rotes Feld bringt wie immer den Effekt des Plans. 2 Schaden betreten zwei Felder, eins nach dem anderen.',
      'Die meisten dieser Karten wollen 2 Credits oder einen Verlust. Die Credits kommen aus dem [[emergency-funding|Notfallfonds]], nicht aus den Finanzen, beide oder keiner.',
    ],
  },
  'mec-troopers': {
    title: 'Evolution: MEC-Soldaten und Wertung',
    text: [
      'Drei MEC-Soldaten warten im Vorrat und sind nicht zu kaufen: Technologien bringen sie. Sie haben alle vier Fähigkeiten und sind in jeder spezialisiert. Auf dem Spielplan kosten sie bei der Abrechnung je einen Credit, und sie kommen heim wie andere [[soldiers]].',
      'Figuren, die von Anfang an im Vorrat warten, gelten in der [[score]] nicht als verloren; das ist von uns. Ob getötete MEC-Soldaten in den Vorrat zurückkommen, Elite sein können oder zählen, sagt euer Beiblatt: Die App zählt und fragt nicht.',
    ],
  },
  meld: {
    title: 'Evolution: Meld-Marker und Meld-Belohnung',
    text: [
      'Ein neuer [[missions|Einsatz]] bekommt einen Meld-Marker, wenn er aufgedeckt wird. Schafft ihr ihn in derselben Runde, gibt es auch die Meld-Belohnung. Am Ende der Runde kommt der Marker von einem Einsatz, den ihr nicht geschafft habt, weg.',
    ],
  },
  'evolution-plans': {
    title: 'Evolution: die zwei Pläne',
    text: [
      'Evolution hat zwei [[plans|Invasionspläne]]. Wie sie heißen, wissen wir nicht: Die App sagt „Evolution, erster Plan“ und „Evolution, zweiter Plan“. Nehmt den, den ihr zuerst findet, und tippt seinen Namen beim Aufbau unter dem Ausgelosten ein. Die App nennt ihn dann überall so, an einem Tisch online auf allen Geräten.',
      'Sie handeln nach unseren Zahlen: Der erste bringt am meisten Sabotage und Krisen und wenige UFOs, der zweite schickt UFOs zum Kontinent des Stützpunkts und mehr Feinde. Der Effekt eines roten Felds und der finale Einsatz sind die eurer Karte.',
    ],
  },
  'own-box': {
    title: 'Unsere Schachtel: Pläne und Feinde, die fehlen',
    text: [
      '„Unsere Schachtel“, auf der Seite für den [[setup|Aufbau]], hat ein Häkchen für jeden Plan und jede Feindart. Nehmt es weg, wo eurer Schachtel etwas fehlt oder ihr etwas nicht wollt: Es wird nie gezogen, mit [[expansion|Evolution]] oder ohne. Mindestens drei Pläne bleiben, und drei Feinde je Schwierigkeitsgrad. Das Gerät merkt es sich; an einem Tisch online gilt die Schachtel dessen, der ihn gemacht hat.',
    ],
  },
  'evolution-differs': {
    title: 'Evolution: was bei euch anders sein kann',
    text: [
      'Wie oft [[sabotage|Sabotage]] kommt, wie viele Marker sie nennt, ihre Sekunden und dass der Central Officer sie bestätigt: von uns. Die offizielle App schickt vielleicht mehr oder weniger, in anderen Runden, und mit Evolution vielleicht von anderem mehr.',
      'Die zwei neuen [[evolution-plans|Pläne]] handeln nach unseren Zahlen; nur der Effekt und der finale Einsatz auf eurer Karte sind vom Verlag. Sie heißen so, wie ihr es eintippt.',
      'Welche Feinde es bei welchem Schwierigkeitsgrad gibt, stammt aus einem einzigen Bericht. Ob der offizielle Scanner je Sabotage zeigt, wissen wir nicht: unserer nie.',
      'Vielleicht sagt euer Beiblatt, dass Marker verdeckt warten, bis die Echtzeitphase endet. Dann macht es so; OK wartet nicht auf sie.',
      'Wie [[mec-troopers|MEC-Soldaten]] sterben und zählen und wie ihr [[dangerous-tasks|Marker]] bei Stützpunkt und Einsätzen entfernt, ist unsere Lesart, eine von zweien. Und wie schwer das Spiel mit Evolution ist, haben wir mit euren Karten nie gemessen.',
    ],
  },
} as const;
