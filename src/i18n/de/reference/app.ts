import type { app as english } from '../../en/reference/app.ts';
import type { EntryText } from '../../reference.ts';

/** Entries about the app, at the table and on the screen. */
export const app: Record<keyof typeof english, EntryText> = {
  'board-alone': {
    title: 'Nur der Spielplan',
    text: [
      'Am Bildschirm lässt sich der Spielplan allein zeigen, groß und ohne Bedienung, zum Beispiel auf einem Fernseher: Wählt „Nur der Spielplan“ oder drückt B.',
      'Er zeigt die Welt, den Orbit, die Aktion mit ihrer Uhr und wer welche Rolle spielt. Die Partie läuft weiter wie vorher; zum Handeln geht ihr an den Tisch zurück.',
    ],
  },
  bots: {
    title: 'Bots',
    text: [
      'Am Bildschirm kann jede Rolle von einem Bot gespielt werden. Er übernimmt die Aktionen und Schritte seiner Rolle, benutzt ihre Karten und sagt, was er tut und warum.',
      'Ein Bot sieht, was ihr seht: keinen Kartenstapel, keine verdeckte Karte, keine kommende Aktion. Unter „Wer spielt“ gebt ihr ihm jederzeit eine Rolle oder nehmt sie zurück.',
    ],
  },
  companion: {
    title: 'Die App am Tisch',
    text: [
      'Mit dem Brettspiel führt euch die App durch jede Runde: Sie sagt die Aktionen an, dann geht sie die Schritte durch. Vom Spielplan weiß sie nur, was ihr meldet, und sie fragt nur, was sie wissen muss: Stützpunkt, finaler Einsatz, Panik, Einsätze und UFOs im Orbit.',
      'Ein Schritt mit einer Frage endet mit der Antwort. Die anderen Schritte beendet die zuständige Rolle oder der Central Officer.',
    ],
  },
  fund: {
    title: 'Schicken und bezahlen am Bildschirm',
    text: [
      'Am Bildschirm schickt ihr einsatzbereite Einheiten aus der Reserve. Solange die Aktion offen ist, könnt ihr zurückholen, was ihr in ihr geschickt habt, aber nicht, was vorher schon dort war.',
      'Bei der Aktion „Notfallfonds“ stellt ihr die Summe für diese Runde ein und dürft sie ändern, bis die Aktion endet. Beim Schritt „Anwerben und bauen“ drückt ihr auf eine Einheit im Nachschub-Pool, um sie zu kaufen.',
    ],
  },
  'handing-over': {
    title: 'Zu mehreren an einem Bildschirm',
    text: [
      'Ihr könnt zu mehreren an einem Bildschirm spielen. Unter „Wer spielt“ bekommt jede Rolle einen Namen oder einen Bot, und auch mitten in der Partie könnt ihr Rollen abgeben und übernehmen.',
      'Ist jemand anderes dran, sagt der Bildschirm, wer, und wartet, bis die Person weitermacht. Sitzt ihr ohnehin alle davor, schaltet das in den Einstellungen ab.',
    ],
  },
  'several-devices': {
    title: 'An mehreren Geräten spielen',
    text: [
      'Unter „Zusammen“ eröffnet jemand von euch einen Tisch, alle anderen scannen seinen Code, öffnen seine Adresse oder tippen die sechs Buchstaben ein. Jedes Handy wählt einen Namen und freie Rollen oder schaut nur zu. Ein Fernseher öffnet die Adresse und schaut zu.',
      'Für alle läuft eine Uhr, und es zählt der Moment, in dem ihr drückt. Alle können ihren letzten Zug zurücknehmen; spätere Züge der anderen bleiben.',
      'Wer acht Sekunden still ist, ist weg: Mit dem Brettspiel wartet die Uhr, am Bildschirm spielt ein Bot, bis die Person zurück ist. War der Tisch selbst weg, geht es weiter, wo er war, und er wartet auf euch.',
      'Geht ein Handy aus, öffnet die Person die Adresse des Tischs auf einem anderen und drückt „Ich bin …“. Wer da ist, kann zehn Sekunden lang Nein sagen. Ist weg, wer den Tisch eröffnet hat, dürfen alle, die mitspielen, Plätze freigeben und ändern, wie der Tisch wartet. Mit dem Brettspiel drückt, wer da ist, auch für die, die weg sind.',
      'Mit dem Brettspiel ist auf allen Geräten gleich, was es am Tisch nur einmal gibt: Bedrohung, Erfolge und Würfel, was abgehakt ist und die Credits des Commanders.',
      'Ein Gerät klingt für den ganzen Raum: der Fernseher oder, wenn keiner da ist, das Gerät des Central Officers; in den Einstellungen kann jedes andere das übernehmen. Jedes Handy ruft nur die eigene Person, wenn sie dran ist.',
    ],
  },
  hints: {
    title: 'Tipps und Chancen',
    text: [
      'Am Tisch am Bildschirm könnt ihr um einen Tipp bitten: Ein starker Spieler sagt, was er mit euren Rollen jetzt täte und warum. Er weiß nicht mehr als ihr, und ihr könnt ihn den Zug machen lassen.',
      'Bei jedem Auftrag seht ihr die Chancen: hundert Punkte für hundert nächste Würfe und wie wahrscheinlich der Auftrag mit Erfolg oder mit einem Fehlschlag endet. Sie sind genau berechnet.',
      'Beides lässt sich in den Einstellungen abschalten.',
    ],
  },
  keys: {
    title: 'Tastatur',
    text: [
      'Mit einer Tastatur spielt ihr auch ohne Maus. Die Buchstaben lassen sich in den Einstellungen abschalten; Enter und Escape wirken immer.',
    ],
  },
  packs: {
    title: 'Kartenpakete',
    text: [
      'Ein Paket bringt neue Karten in Partien am Bildschirm, zusätzlich zu den Standardkarten oder statt ihrer. Es ist eine Datei: Ladet sie auf der Seite „Kartenpakete“ und wählt sie aus, wenn ihr eine Partie aufbaut.',
      'Ein fehlerhaftes Paket wird mit Begründung abgelehnt. Eine Partie behält das Paket, mit dem sie begonnen hat.',
    ],
  },
  'physical-dice': {
    title: 'Eure Würfel oder die der App',
    text: [
      'Mit dem Brettspiel werft ihr eure eigenen Würfel oder lasst die App würfeln. Auch am Bildschirm dürft ihr echte Würfel nehmen: Stellt es vor der Partie ein und gebt ein, was sie zeigen.',
    ],
  },
  saves: {
    title: 'Gespeicherte Partien',
    text: [
      'Jede Partie wird bei jedem Zug von selbst auf diesem Gerät gespeichert. Ihr könnt jederzeit gehen und später von der Startseite aus weiterspielen.',
      'Speichert eine Partie als Datei, um sie zu behalten oder auf ein anderes Gerät zu bringen. Eine beschädigte Datei wird abgelehnt und ändert nichts.',
      'Ist die App nicht zu sehen, schläft das Gerät ein oder ist sein Akku leer, verliert ihr keine Zeit: Die Partie wartet pausiert da, wo ihr wart.',
    ],
  },
  solo: {
    title: 'Allein spielen',
    text: [
      'Wer allein spielt, übernimmt alle vier [[roles]]. Mit dem Brettspiel beginnt ihr am besten auf „Einfach“ oder mit längeren Timern: Eine Person hat dann die Arbeit von vieren.',
      'Am Bildschirm könnt ihr alle vier selbst spielen oder nur manche und den Rest [[bots]] überlassen.',
    ],
  },
  'virtual-table': {
    title: 'Der Tisch am Bildschirm',
    text: [
      'Ihr könnt die ganze Partie am Bildschirm spielen, ohne das Brettspiel. Was euch keine Wahl lässt, passiert von selbst: Karten ziehen, UFOs platzieren, zählen, mischen. Das Spiel wartet da, wo ihr wählt.',
      'Es wartet auch, solange jemand eine Karte hat, die zählen könnte: am Ende der Echtzeitphase bis zum Ablauf der Zeit, in jedem Schritt bis zum [[refresh]] und bevor ein Wurf angewendet wird. Will niemand? Dann „Nichts mehr“.',
      'Forschung und orbitale Verteidigung beginnen von selbst. Kontinente, Feinde und Einsätze nehmt ihr euch nacheinander vor.',
      'Was ein Schritt mit Panik, Stützpunkt und Einheiten macht, seht ihr, wenn es geschieht, Schritt für Schritt und mit dem Grund.',
    ],
  },
  duration: {
    title: 'Wie lange eine Partie dauert',
    text: [
      'Mit dem Brettspiel solltet ihr zu viert mit anderthalb bis zwei Stunden rechnen, beim ersten Mal kommt eine Viertelstunde für den Aufbau dazu. Jede Runde hat etwa fünf Minuten gegen die Uhr, für die Schritte danach lasst ihr euch Zeit. Am Bildschirm, allein mit Bots, ist eine Partie nach einer halben bis ganzen Stunde vorbei.',
      'Ihr müsst nicht in einem Zug fertig werden: Die Partie wird aufgehoben, siehe [[saves]]. Jemand ist langsam oder neu dabei? Wählt in den Einstellungen längere [[countdown|Timer]] oder schaltet sie aus.',
    ],
  },
  'house-rules': {
    title: 'Hausregeln',
    text: [
      'Sie sind aus, wenn ihr sie nicht beim Aufbau wählt. Dann erfahren es alle am Tisch, und eine Revanche behält sie bei. Alle dürfen pausieren, nicht nur der Central Officer. Bei harten Verlusten schickt ein [[loss|Fehlschlag]] mit einer 1 auf dem Alien-Würfel die Satelliten und Wissenschaftler in den Nachschub-Pool, statt sie zu erschöpfen; ihr kauft sie unter „[[recruit]]“ zurück. Der [[emergency-funding|Notfallfonds]] beginnt mit 6 bis 14 Credits statt mit 10.',
      'Mehr Zeit ist keine eigene Regel: Die [[countdown|Timer]] lassen sich verlängern oder ausschalten. Veröffentlichte Siegquoten gelten ohne Hausregeln.',
    ],
  },
  sound: {
    title: 'Ton, Stimme und Musik',
    text: [
      'In den Einstellungen haben Töne, Ansagen und Musik je einen Schalter, eine Lautstärke und einen Knopf zum Probehören. „Weniger Töne“ lässt die übrig, die ihr hören müsst: neue Aktion, letzte Sekunden, Alarm.',
      'Ihr hört nichts? Seht nach dem Schalter an der Seite des Handys und nach seiner Lautstärke; nach dem Neuladen berührt einmal den Bildschirm. Ein Gerät ohne Stimme für eure Sprache zeigt stattdessen Untertitel.',
      'An einem Tisch mit [[several-devices|mehreren Geräten]] klingt eines für den ganzen Raum.',
    ],
  },
  screen: {
    title: 'Sprache, Schrift und Farben',
    text: [
      'Sprache, Textgröße und helle oder dunkle Darstellung stehen in den Einstellungen, die ihr über das Menü jederzeit erreicht, auch mitten in der Partie. Dort gibt es auch eine Bedienung für Linkshänder.',
      'Keine Farbe steht allein: Seiten, Zonen und abgelaufene Zeit unterscheiden sich auch durch Form, Wort oder Ton, sodass auch farbenblinde Menschen mitspielen können. Wer auf dem Gerät Bewegung abschaltet, sieht hier ruhige Bilder.',
      'Solange eine Partie läuft, bleibt der Bildschirm an. Wird er trotzdem dunkel, wartet die Partie; siehe [[saves]].',
    ],
  },
};
