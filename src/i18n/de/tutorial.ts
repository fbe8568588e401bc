import type { tutorial as english } from '../en/tutorial.ts';

export const tutorial: Record<keyof typeof english, string> = {
  'start.learn': 'Geführte erste Partie',
  'start.learn-note': 'Zwei Runden mit Erklärungen, dann spielt ihr weiter.',
  'tutorial.name': 'Einführung',
  'tutorial.go-on': 'Verstanden',
  'tutorial.your-turn': 'Ihr seid dran',
  'tutorial.skip': 'Einführung überspringen',
  'lesson.welcome':
    'Aliens greifen die Erde an, und ihr leitet die Abwehr. Ihr gewinnt, wenn der finale Einsatz gelingt; ihr verliert, wenn zwei Kontinente in Panik verfallen oder der Stützpunkt zerstört wird.',
  'lesson.phases':
    'Jede Runde hat zwei Phasen. Erst kommt eine Aktion nach der anderen gegen die Uhr, so wie diese hier; danach entscheiden die Würfel, ganz ohne Eile.',
  'lesson.roles':
    'Vier Rollen teilen sich die Arbeit: Commander, Forschungsleiter, Central Officer, Einsatzleiter. Jede Aktion nennt die Rolle, die dran ist; heute spielt ihr alle vier.',
  'lesson.farewell':
    'Das war’s: zwei Phasen, vier Rollen und der Mut zum Weiterwürfeln. Ab hier gehört die Partie euch; die Regeln stehen im Menü.',
  'lesson.home':
    'Neue Runde: Eure Einheiten sind zurück, nur erschöpfte setzen aus, und ein Trupp mit offenem Einsatz bleibt dort. Wird es zu hektisch, macht Pause: Hier kostet sie nichts.',
  'lesson.scrambled':
    'Diese Aktion ist gestört: Die Aliens lassen sie zu früh kommen, bevor ihr alles wisst. Entscheidet nach dem, was ihr seht; da kommt noch was.',
  'lesson.scanner':
    'Leuchtet der Scanner, drückt für den Central Officer darauf: UFO-Umrisse auf der Weltkarte („Welt“) zeigen, wo noch welche kommen.',
  'lesson.techs':
    'Der Forschungsleiter füllt seine Hand auf sechs Technologiekarten auf. Fertig erforscht, helfen sie ihrer Rolle für den Rest der Partie.',
  'lesson.clock': 'Eine blaue Aktion endet von selbst, wenn ihre Zeit um ist. Nichts mehr zu tun? Dann drückt auf OK.',
  'lesson.budget':
    'Der Commander hütet das Geld. Diese Credits müssen für die ganze Runde reichen, und jede Einheit, die ihr losschickt, kostet einen.',
  'lesson.ufos':
    'Rote Aktionen sind Züge der Aliens: Sie warten auf euch, doch überzieht ihr, hat die nächste blaue nur die halbe Zeit. UFOs sind da; die Weltkarte zeigt alle.',
  'lesson.panic':
    'Jedes UFO, das am Rundenende noch da ist, erhöht die Panik auf seinem Kontinent. Rote Kontinente zahlen weniger; am orangefarbenen Ende der Panikanzeige fallen sie. Fallen zwei, habt ihr verloren.',
  'lesson.enemy':
    'Ein Feind ist im Stützpunkt: ein Fall für den Einsatzleiter. Hält ihn niemand auf, richtet er am Ende der Runde Schaden an.',
  'lesson.crisis':
    'Der Commander ist gefragt: Eine von zwei Krisen muss bleiben, und sie trifft euch in der Auswertungsphase. Nehmt das kleinere Übel.',
  'lesson.mission':
    'Der Einsatzleiter wählt einen von zwei Einsätzen: drei Teile, und zwei Belohnungen, wenn ihr ihn abschließt. Jeder abgeschlossene Einsatz bringt den finalen näher.',
  'lesson.squad':
    'Die Symbole eines Teils sind Fertigkeiten; dorthin darf, wer sie hat. Schickt bis zu vier Soldaten los, und denkt dran: Auf Gold bringt ein Spezialist einen Würfel mehr.',
  'lesson.research':
    'Nehmt eine Technologie von der Hand und legt sie in dieses Labor. Dann schickt bis zu drei Wissenschaftler hin: Jeder ist ein Würfel.',
  'lesson.funding': 'Der Notfallfonds muss für die ganze Partie reichen. Nehmt nur, was in den Finanzen fehlt.',
  'lesson.satellites':
    'Satelliten schießen auf UFOs im Orbit. Was oben bleibt, macht dem ruhigsten Kontinent Angst und stört eure nächste Runde.',
  'lesson.interceptors':
    'Die Abfangjäger des Commanders schießen auf UFOs über einem Kontinent, bis zu drei auf jedem. Sie starten nur in dieser Aktion, also denkt ans Geld.',
  'lesson.defend':
    'Soldaten, die ihr hierher schickt, kämpfen gegen die Feinde im Stützpunkt, so viele ihr wollt. Schaut, welche Fertigkeiten die Feindkarte verlangt.',
  'lesson.cards':
    'Jede Rolle hat Karten. In der Echtzeitphase könnt ihr die hellen einsetzen, egal wer dran ist, auch in der Pause. Die meisten wirken einmal pro Runde.',
  'lesson.resolution':
    'Jetzt die Auswertungsphase: keine Uhr, ein Schritt nach dem anderen. Mal sehen, was eure Einheiten können.',
  'lesson.audit':
    'Die Rechnung ist schon bezahlt: ein Credit für jede Einheit auf dem Spielplan. Was fehlte, hat die Panik erhöht; mit dem Rest könnt ihr Soldaten anwerben und Abfangjäger bauen.',
  'lesson.crises':
    'Die Krisen aus der Echtzeitphase treffen euch jetzt, eine nach der anderen. Diese lässt euch eine Wahl.',
  'lesson.orbital':
    'Die Satelliten des Central Officers feuern: Jeder Erfolg zerstört ein UFO im Orbit. Jedes übrige erhöht die Panik dort, wo sie am geringsten ist.',
  'lesson.global':
    'Nun die Abfangjäger des Commanders: Wählt einen Kontinent, und jeder Erfolg zerstört dort ein UFO. Alle übrigen UFOs erhöhen die Panik.',
  'lesson.base':
    'Der Einsatzleiter wählt einen Feind und stellt Soldaten auf dessen Symbole, einen auf jedes. Genug Erfolge, und er ist besiegt; jeder übrige Feind beschädigt den Stützpunkt.',
  'lesson.missions':
    'Der Trupp legt los: ein Teil nach dem anderen, von links nach rechts. Ihr könnt jederzeit aufhören; was geschafft ist, bleibt geschafft.',
  'lesson.dice':
    'Ein Würfel pro Einheit, zwei von sechs Seiten sind Erfolge. Liegt der Alien-Würfel nicht über der Bedrohung, ist es trotz Erfolgen ein Fehlschlag. Jeder Wurf erhöht sie.',
  'lesson.loss':
    'Ein Fehlschlag: Der Alien-Würfel liegt nicht über der Bedrohung. Soldaten und Abfangjäger gehen verloren, Wissenschaftler und Satelliten werden erschöpft; die Erfolge zählen trotzdem.',
  'lesson.roll': 'Jeder Erfolg zählt. Solange der Alien-Würfel über der Bedrohung liegt, passiert niemandem etwas.',
  'lesson.push':
    'Jetzt fordert ihr euer Glück heraus: Würfelt weiter, um mehr zu holen, oder hört auf, solange es gut läuft. Jeder Wurf erhöht die Bedrohung und damit die Gefahr.',
};
