import type { timed as english } from '../../en/reference/timed.ts';
import type { EntryText } from '../../reference.ts';

/** Entries about the timed phase: cues, the clock, the director. */
export const timed: Record<keyof typeof english, EntryText> = {
  adaptation: {
    title: 'Anpassung',
    text: [
      'Nach jeder Runde liest die App aus euren Meldungen, wie es um euch steht: rote und gefallene Kontinente, abgeschlossene Einsätze.',
      'Habt ihr alles im Griff, erhöht sie den Druck; steht es schlecht um euch, lässt sie nach. Sie bewegt sich um höchstens eine Stufe pro Runde und nie mehr als zwei Stufen vom Anfang weg. Nach der Partie zeigt sie, was sie getan hat und warum.',
    ],
  },
  'alien-cues': {
    title: 'Alien-Aktionen',
    text: [
      'Rote Aktionen sind Pflicht. Sie bleiben, bis ausgeführt und bestätigt ist, was sie verlangen, auch wenn die Zeit abgelaufen ist.',
      'Braucht ihr zu lange, ist die Zeit [[expired|abgelaufen]]: Eure Pausenzeit schwindet, und die nächste XCOM-Aktion bekommt nur die halbe Zeit.',
    ],
  },
  'assign-research': {
    title: 'Forschung zuteilen',
    text: [
      'Der Forschungsleiter legt eine Technologie von der Hand in das genannte Labor und bis zu drei einsatzbereite [[scientists]] daneben. Für jedes Labor gibt es eine solche Aktion, in zufälliger Reihenfolge.',
      'Eine unfertige Technologie darf liegen bleiben. Wird sie ersetzt, wird sie abgelegt, und ihre Erfolge sind verloren.',
    ],
  },
  budget: {
    title: 'Finanzen von XCOM',
    text: [
      'Der Commander nimmt so viele Credits, wie die App nennt. Mit ihnen bezahlt er beim [[audit|Prüfen der Finanzen]] die Einheiten dieser Runde.',
      'Jeder gelbe Kontinent gibt zwei Credits, jeder rote einen, ein gefallener keinen. Die Schwierigkeitsgrade Tutorial und Einfach geben einen dazu, ein Einsatz, der letzte Runde abgeschlossen wurde, ebenfalls.',
    ],
  },
  'choose-mission': {
    title: 'Einsatz wählen',
    text: [
      'Der Einsatzleiter zieht zwei Einsätze und behält einen; läuft schon ein Einsatz, darf er stattdessen diesen behalten. Die übrigen werden abgelegt. Auf jedes Feindfeld eines neuen Einsatzes kommt ein verdeckter Feind.',
      'Wird ein Einsatz ersetzt, kommen seine Soldaten in die Reserve, seine Feinde werden abgelegt, und sein Fortschritt ist verloren. Läuft die Zeit ab, ohne dass gewählt wurde, werden beide gezogenen Karten abgelegt, und ein laufender Einsatz bleibt. Ist keine Feindkarte mehr da, gilt das Feld als geschafft.',
      'Sie kommt auch dann noch, wenn der finale Einsatz verfügbar ist: Beide Einsätze dürfen gleichzeitig laufen.',
    ],
  },
  countdown: {
    title: 'Timer',
    text: [
      'Jede Aktion hat ihre eigene Zeit. Wie lang sie ist, hängt von der Art der Aktion, vom Schwierigkeitsgrad und von den Timern in den Einstellungen ab. Die Uhr steht, solange die Partie pausiert ist und solange das Menü oder die Regeln offen sind.',
      'Läuft eine XCOM-Aktion ab, beginnt sofort die nächste. Bestätigt also rechtzeitig: Ein Druck, der zu spät kommt, trifft die nächste Aktion.',
    ],
  },
  crisis: {
    title: 'Krisen',
    text: [
      'Krise! Der Commander zieht zwei Krisen, legt eine offen in den Krisenpool und die andere ab. Die anderen dürfen ihre Meinung sagen. Es ist eine Alien-Aktion: Läuft die Zeit ab, müsst ihr trotzdem wählen, und es kostet Pausenzeit.',
      'In der Auswertungsphase wird der Krisenpool von der ersten bis zur letzten Karte ausgeführt, und jede Karte wird abgelegt. Eine Krise, die währenddessen dazukommt, wird auch ausgeführt. Kommt eine erst danach, etwa durch [[critical-damage|kritischen Schaden]], wartet sie im Krisenpool auf die nächste Runde.',
    ],
  },
  'defend-base': {
    title: 'Stützpunkt verteidigen',
    text: [
      'Der Einsatzleiter stellt beliebig viele Soldaten aus der Reserve in die Verteidigung des Stützpunkts. Seht euch vorher die Symbole der Feinde dort an.',
    ],
  },
  'deploy-final-squad': {
    title: 'Trupp zum finalen Einsatz losschicken',
    text: [
      'Der Einsatzleiter deckt die Feinde des finalen Einsatzes auf und stellt dann Soldaten aus der Reserve darauf, insgesamt höchstens {soldiersPerMission}.',
      'Von da an kommt diese Aktion jede Runde. In derselben Runde darf auch der reguläre Einsatz Soldaten bekommen.',
    ],
  },
  'deploy-interceptors': {
    title: 'Abfangjäger starten',
    text: [
      'Der Commander schickt Abfangjäger aus der Reserve auf die Kontinente, höchstens drei auf jeden, keinen in den Orbit. Alle in dieser einen Aktion.',
    ],
  },
  'deploy-satellites': {
    title: 'Satelliten starten',
    text: ['Der Central Officer schickt bis zu drei einsatzbereite Satelliten aus der Reserve in den Orbit.'],
  },
  'deploy-squad': {
    title: 'Einsatztrupp losschicken',
    text: [
      'Der Einsatzleiter deckt die Feinde des Einsatzes auf und stellt dann Soldaten aus der Reserve darauf, insgesamt höchstens vier.',
      'Soldaten, die von der letzten Runde dort geblieben sind, zählen mit und kosten jede Runde einen Credit.',
    ],
  },
  director: {
    title: 'Die Reihenfolge der Aktionen',
    text: [
      'Zuerst kommen „Neue Technologie“ und „Finanzen von XCOM“, zuletzt „Ende der Echtzeitphase“. Dazwischen kommt jede XCOM-Aktion einmal, Alien-Aktionen so oft, wie die Invasion es will, in zufälliger Reihenfolge.',
      'Meist wisst ihr, worauf ihr antwortet: Satelliten und Abfangjäger kommen nach allen UFOs, der Notfallfonds nach allen UFOs und Krisen, die Verteidigung des Stützpunkts nach allen Feinden, der Einsatztrupp nach „Einsatz wählen“ und allen Feinden, „Trupp zum finalen Einsatz losschicken“ nach „Finaler Einsatz“. [[scrambled|Gestörte]] Aktionen kommen schon davor.',
      'Die App verlangt nie Unmögliches: nicht mehr als {ufos} UFOs, nicht mehr Feinde als Felder, und kein UFO kommt auf einen gefallenen Kontinent, sondern stattdessen in den Orbit.',
    ],
  },
  'emergency-funding': {
    title: 'Notfallfonds',
    text: [
      'Der Commander legt beliebig viele Credits von der Karte zu den Finanzen. Am Bildschirm beginnt die Karte mit {emergency} Credits, mit dem Brettspiel mit so vielen, wie sie sagt. Sie kann beliebig viele fassen, doch nur wenige Effekte füllen sie auf.',
    ],
  },
  ending: {
    title: 'Ende der Echtzeitphase',
    text: [
      'Die letzte Aktion der Runde, für alle: die letzte Chance für [[timed-cards]]. Sie dauert ihre eigene Zeit und dazu alle übrige Pausenzeit; pausieren könnt ihr hier nicht.',
      'Bei unbegrenzter Pausenzeit hat sie kein Limit. Nur der Central Officer beendet sie.',
    ],
  },
  'enemy-in-base': {
    title: 'Feind im Stützpunkt',
    text: [
      'Der Einsatzleiter zieht den obersten Feind und legt ihn offen auf ein freies Feld im Stützpunkt. Ist kein Feld frei oder keine Karte mehr da, passiert nichts.',
    ],
  },
  expired: {
    title: 'Zeit abgelaufen',
    text: [
      'Eine Alien-Aktion, deren Zeit um ist, blinkt und bleibt. Solange sie offen ist, schwindet eure Pausenzeit, Sekunde für Sekunde, bis nichts mehr da ist.',
      'Danach bekommt die nächste XCOM-Aktion die halbe Zeit, einmal, egal wie viele Alien-Aktionen vorher abgelaufen sind.',
    ],
  },
  'final-mission': {
    title: 'Finaler Einsatz',
    text: [
      'Er wird zu Beginn einer Runde verfügbar. In welcher, hängt vom Invasionsplan ab: zwischen der achten und der zehnten. Jeder abgeschlossene Einsatz bringt ihn eine Runde früher, aber nie vor der vierten. Der Einsatzleiter dreht den Invasionsplan um und legt verdeckte Feinde auf dessen Feindfelder.',
      'Von da an gibt es jede Runde zusätzlich eine Aktion für seinen Trupp: Beide Einsätze dürfen Soldaten bekommen. Wer ihn abschließt, gewinnt sofort. Seine Teile mit Symbolen haben Regeln, die sie schwer machen.',
    ],
  },
  forecast: {
    title: 'Prognose',
    text: [
      'Eine Prognose nennt UFOs, die in dieser Runde noch kommen, und wohin. Gebt sie an den Commander weiter: So stehen Abfangjäger und Satelliten gleich am richtigen Ort.',
      'Der Central Officer bekommt sie vom [[scanner]], wenn er aufleuchtet. Bei vielen UFOs im Orbit gibt es wenige oder keine.',
    ],
  },
  history: {
    title: 'Verlauf',
    text: [
      'Die Aktionen der Runde könnt ihr jederzeit nachsehen, mit allem, was sie verlangt haben. Tippt auf die Reihe von Zeichen ganz oben.',
    ],
  },
  menu: {
    title: 'Menü und Regeln',
    text: [
      'Das Menü hält alles an und kostet nichts. Genauso die Regeln der Aktion: Lernen wird nie bestraft. Alle dürfen es öffnen und schließen; solange es offen ist, geht sonst nichts.',
    ],
  },
  'new-technology': {
    title: 'Neue Technologie',
    text: ['Der Forschungsleiter zieht vom Technologiestapel nach, bis er {hand} Karten auf der Hand hat.'],
  },
  pause: {
    title: 'Pause',
    text: [
      'Der Central Officer darf die Uhr anhalten. Die Tabelle zeigt, wie viel Pausenzeit ihr habt. Es gibt sie jede Runde neu; ist sie aufgebraucht, endet die Pause von selbst.',
      'Eine abgelaufene Aktion lässt sich nicht pausieren, das Ende der Echtzeitphase auch nicht. Die Pause verschafft euch Zeit zum Handeln: Echtzeitkarten und Scanner dürft ihr auch dann benutzen.',
    ],
  },
  plans: {
    title: 'Invasionspläne',
    text: [
      '„Dominanz“ bedrängt die Kontinente, die kurz vor dem Fall stehen. „Infiltration“ breitet sich über die ruhigen aus. „Irreführung“ sammelt sich im Orbit und stört eure Aktionen. „Besetzung“ ballt sich auf wenigen Kontinenten und am Stützpunkt. „Ansturm“ greift den Stützpunkt selbst an.',
      'Jeder Plan schickt seine eigene Zahl von UFOs, in einer bis vier Aktionen pro Runde, und mit jeder Runde mehr. Jeder hat seinen eigenen kritischen Schaden und seinen eigenen finalen Einsatz. Die Tabelle zeigt, in welcher Runde dieser kommt, wenn ihr keinen Einsatz abschließt.',
    ],
  },
  'saved-seconds': {
    title: 'Gesparte Sekunden',
    text: [
      'Bestätigt ihr eine XCOM-Aktion vorzeitig, kommt ein Viertel der Restzeit zu eurer Pausenzeit, egal wie wenig übrig ist. Alien-Aktionen bringen nichts.',
    ],
  },
  scanner: {
    title: 'Scanner',
    text: [
      'Leuchtet er auf, darf der Central Officer scannen. Der Scanner zeigt dann einen kommenden [[ufos-detected|UFO-Kontakt]], genau so, wie er sein wird. Das Licht geht aus, wenn diese Aktion kommt.',
      'Was [[ufos-descend|aus dem Orbit landet]], zeigt er nie: Das ist immer die dritte Aktion, also kennt ihr es ohnehin.',
      'Je mehr UFOs im Orbit, desto seltener leuchtet er in einer Runde, und bei vielen gar nicht.',
    ],
  },
  scrambled: {
    title: 'Gestörte Aktionen',
    text: [
      'UFOs im Orbit stören euren Funk. Eine gelbe Aktion kommt früher, als sie sollte: Manches, worauf ihr geantwortet hättet, kommt erst noch. Sie hat ihre volle Zeit.',
      'Gestört werden können Satelliten, Abfangjäger, Notfallfonds, die Verteidigung des Stützpunkts und der Einsatztrupp. Je mehr UFOs im Orbit, desto häufiger; „Irreführung“ stört auch bei leerem Orbit.',
    ],
  },
  'taking-back': {
    title: 'Rückgängig machen',
    text: [
      'Solange eine Aktion offen ist, darf ihre Rolle ändern, was sie dafür getan hat. Was etwas aufgedeckt hat, bleibt: Würfel, Karten vom Stapel, der Scanner und alles, was die Aliens getan haben.',
      'Eine Bestätigung könnt ihr fünf Sekunden lang rückgängig machen. In der Auswertungsphase könnt ihr Schritt für Schritt zurückgehen, solange seither nichts aufgedeckt wurde.',
    ],
  },
  'timed-cards': {
    title: 'Echtzeitkarten',
    text: [
      'Wem sie gehören, der darf sie jederzeit in der Echtzeitphase benutzen, egal wessen Aktion gerade läuft, auch in der Pause, nur nicht bei offenem Menü. Das [[ending]] ist die letzte Chance.',
    ],
  },
  'timed-phase': {
    title: 'Echtzeitphase',
    text: [
      'Mit ihr beginnt jede Runde. Die App sagt nacheinander [[xcom-cues]] und [[alien-cues]] an, jede für eine Rolle und mit eigener Zeit. Ihr teilt eure Einheiten zu; gekämpft wird erst in der [[steps|Auswertungsphase]].',
      'Sie beginnt mit neuen Technologien und den Finanzen, und zuletzt kommt das [[ending]].',
    ],
  },
  'ufos-descend': {
    title: 'UFOs landen',
    text: [
      'Waren bei der letzten Meldung UFOs im Orbit, ist dies die erste Aktion nach den beiden zum Auftakt. Alle kommen herunter: Der Central Officer verlegt sie aus dem Orbit auf die genannten Kontinente.',
    ],
  },
  'ufos-detected': {
    title: 'UFO-Kontakt',
    text: [
      'Der Central Officer platziert die genannten UFOs aus der Invasionsstreitmacht auf Kontinenten und im Orbit.',
    ],
  },
  'xcom-cues': {
    title: 'XCOM-Aktionen',
    text: [
      'Blaue Aktionen sind optional. Ist die Zeit um, schließt sich die Aktion sofort: Was getan ist, gilt; mehr geht nicht. Die ersten beiden einer Runde sind immer „Neue Technologie“ und „Finanzen von XCOM“.',
      'Der Central Officer oder die Rolle, der die Aktion gehört, bestätigt sie. Wer früh bestätigt, gewinnt Pausenzeit.',
    ],
  },
};
