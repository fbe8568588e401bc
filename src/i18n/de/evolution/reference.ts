/** Einträge zu Evolution mit dem Brettspiel. */
export const evolution = {
  expansion: {
    title: 'Die Erweiterung Evolution',
    text: [
      'Wer die Erweiterung besitzt, schaltet über der Aufbauliste „Wir haben Evolution“ ein, einmal auf jedem Gerät. Dann ist alles aus ihrer Schachtel im Spiel: [[sabotage|EXALT-Sabotage]], zwei Pläne und drei Feindarten mehr, und Zeilen im Aufbau und in den Schritten für [[destruction-cards|das Übrige]]. Fünf kurze Lektionen erklären das Neue, wenn es zum ersten Mal kommt. Unter dem Schalter lässt „Unsere Schachtel“ Pläne und Feinde weg, die eurer Schachtel fehlen, auch ohne Evolution.',
      'Ihr Beiblatt haben wir nicht gelesen. Die App sagt, wann etwas geschieht und wie oft; wie es geht, sagt euer Beiblatt. Was bei euch anders sein kann, steht unter [[evolution-differs]].',
      'Evolution gibt es nur mit dem Brettspiel. Das Tutorial und das Spiel auf dem Bildschirm kommen ohne aus; eigene Karten kommen als [[packs]] auf den Bildschirm.',
    ],
  },
  sabotage: {
    title: 'Evolution: EXALT-Sabotage und gefährliche Aufträge',
    text: [
      'Eine Alien-Aktion des Central Officer: Zieht einen oder zwei EXALT-Marker, deckt jeden auf und legt ihn auf den Auftrag, den er zeigt. Ist kein Marker mehr da, geschieht nichts. Nichts anderes wartet darauf, und der Scanner zeigt es nie.',
      'Ein Auftrag mit Marker ist gefährlich: Sein Alien-Würfel hat sechs Seiten statt acht. Ein [[loss|Fehlschlag]] ist dann wahrscheinlicher: bei Bedrohung 1 einer von sechs, bei Bedrohung 5 fünf von sechs. Zwei Marker sind nicht schlimmer als einer, sie dauern nur länger.',
      'Wer dort würfelt, darf einen Erfolg ausgeben und einen Marker entfernen; für anderes zählt er dann nicht. Ist der letzte Marker weg, nimmt der nächste Wurf wieder den achtseitigen Würfel.',
      'Forschung, Orbit und Kontinente: Ist nichts mehr nötig und liegt noch ein Marker, dürft ihr dafür weiterwürfeln. Im Stützpunkt und bei Einsätzen entfernen die Erfolge jedes Kampfes oder Teils den Marker; gibt es nichts mehr zu bekämpfen, gibt es nichts zu entfernen. So lesen wir es.',
      'Die App kennt nur die Marker, die ihr unter „Marker auf Aufträgen“ antippt, in einer Aktion oder einem Schritt. Es ist eine Hilfe. Die [[dice]] nehmen dann von selbst den richtigen Würfel und sagen, wie wahrscheinlich ihr fertig werdet und einen Marker entfernt.',
    ],
  },
  'destruction-cards': {
    title: 'Evolution: Zerstörungskarten, MEC-Soldaten und Meld',
    text: [
      'Zerstörungskarten: Ihr zieht eine, sooft der Marker für [[base-damage]] auf ein gelbes Feld mit „!“ kommt. Ein rotes Feld bringt wie immer den Effekt des Plans. 2 Schaden betreten zwei Felder, eins nach dem anderen.',
      'Die meisten dieser Karten wollen 2 Credits oder einen Verlust. Die Credits kommen aus dem [[emergency-funding|Notfallfonds]], nicht aus den Finanzen, beide oder keiner.',
      'MEC-Soldaten warten im Vorrat und sind nicht zu kaufen: Technologien bringen sie. Sie haben alle vier Fähigkeiten und sind in jeder spezialisiert. Auf dem Spielplan kosten sie bei der Abrechnung je einen Credit, und sie kommen heim wie andere [[soldiers]].',
      'Meld: Ein neuer Einsatz bekommt einen Meld-Marker, wenn er aufgedeckt wird. Schafft ihr ihn in derselben Runde, gibt es auch die Meld-Belohnung; am Ende der Runde kommt der Marker weg.',
    ],
  },
  'evolution-differs': {
    title: 'Evolution: was bei euch anders sein kann',
    text: [
      'Wie oft Sabotage kommt, wie viele Marker sie nennt, ihre Sekunden und dass der Central Officer sie bestätigt: von uns. Die offizielle App schickt vielleicht mehr oder weniger, in anderen Runden, und mit Evolution vielleicht von anderem mehr.',
      'Die zwei neuen Pläne handeln nach unseren Zahlen; nur der Effekt und der finale Einsatz auf eurer Karte sind vom Verlag. Sie heißen so, wie ihr es eintippt.',
      'Welche Feinde es bei welchem Schwierigkeitsgrad gibt, stammt aus einem einzigen Bericht. Ob der offizielle Scanner je Sabotage zeigt, wissen wir nicht: unserer nie.',
      'Vielleicht sagt euer Beiblatt, dass Marker verdeckt warten, bis die Echtzeitphase endet. Dann macht es so; OK wartet nicht auf sie.',
      'Ob getötete MEC-Soldaten in den Vorrat zurückkommen, Elite sein können oder bei den [[score|Punkten]] zählen: Haltet euch an euer Beiblatt. Die App zählt und fragt nicht. Figuren, die von Anfang an im Vorrat warten, gelten nicht als verloren; das ist von uns.',
      'Bei Stützpunkt und Einsätzen ist unsere Lesart eine von zweien. Und wie schwer das Spiel mit Evolution ist, haben wir mit euren Karten nie gemessen.',
    ],
  },
} as const;
