import type { tutorial as english } from '../en/tutorial.ts';

export const tutorial: Record<keyof typeof english, string> = {
  'start.learn': 'Spielen lernen',
  'start.learn-note': 'Zwei geführte Runden, dann geht die Partie weiter.',
  'tutorial.name': 'Anleitung',
  'tutorial.go-on': 'Weiter',
  'tutorial.your-turn': 'Du bist dran',
  'tutorial.skip': 'Anleitung überspringen',
  'lesson.welcome':
    'Aliens greifen die Erde an, und du leitest die Abwehr. Du gewinnst, wenn der finale Einsatz gelingt; du verlierst, wenn zwei Kontinente fallen oder der Stützpunkt zerstört wird.',
  'lesson.phases':
    'Jede Runde hat zwei Phasen. Erst kommt eine Aktion nach der anderen gegen die Uhr, so wie diese hier; danach entscheiden die Würfel, ganz ohne Eile.',
  'lesson.roles':
    'Vier Rollen teilen sich die Arbeit: Commander, Forschungsleiter, Central Officer, Einsatzleiter. Jede Aktion nennt die Rolle, die dran ist; heute spielst du alle vier.',
  'lesson.farewell':
    'Das war’s: zwei Phasen, vier Rollen und der Mut zum Weiterwürfeln. Ab hier gehört die Partie dir; die Regeln stehen im Menü.',
  'lesson.home':
    'Neue Runde: Deine Einheiten sind zurück, nur erschöpfte setzen aus, und ein Trupp mit offenem Einsatz bleibt dort. Wird es zu hektisch, mach Pause: Hier kostet sie nichts.',
  'lesson.scrambled':
    'Diese Aktion ist gestört: Die Aliens lassen sie zu früh kommen, bevor du alles weißt. Entscheide nach dem, was du siehst; da kommt noch was.',
  'lesson.scanner':
    'Der Scanner leuchtet, und er gehört dem Central Officer. Drück drauf, und du siehst UFOs, bevor sie da sind.',
  'lesson.techs':
    'Der Forschungsleiter zieht seine Hand auf sechs Technologien auf. Fertig erforscht, helfen sie ihrer Rolle für den Rest der Partie.',
  'lesson.clock': 'Eine blaue Aktion endet von selbst, wenn ihre Zeit um ist. Nichts mehr zu tun? Dann drück auf OK.',
  'lesson.budget':
    'Der Commander hütet das Geld. Diese Credits müssen für die ganze Runde reichen, und jede Einheit, die du losschickst, kostet einen.',
  'lesson.ufos':
    'Rote Aktionen sind die Züge der Aliens: Sie warten, bis du sie bestätigst. Der Central Officer hat gerade diese UFOs platziert.',
  'lesson.panic':
    'Jedes UFO, das am Ende der Runde noch da ist, erhöht die Panik auf seinem Kontinent. Rote Kontinente zahlen weniger, und fällt der zweite, ist die Partie verloren.',
  'lesson.enemy':
    'Ein Feind ist im Stützpunkt: ein Fall für den Einsatzleiter. Hält ihn niemand auf, richtet er am Ende der Runde Schaden an.',
  'lesson.crisis':
    'Der Commander ist gefragt: Eine von zwei Krisen muss bleiben, und sie trifft dich in der Auswertungsphase. Nimm das kleinere Übel.',
  'lesson.mission':
    'Der Einsatzleiter wählt einen von zwei Einsätzen: drei Teile und eine Belohnung. Jeder abgeschlossene Einsatz bringt den finalen näher.',
  'lesson.squad':
    'Die Symbole eines Teils sind Fertigkeiten; dorthin darf, wer sie hat. Schick bis zu vier Soldaten los, und denk dran: Auf Gold bringt ein Spezialist einen Würfel mehr.',
  'lesson.research':
    'Nimm eine Technologie aus der Hand und leg sie in dieses Labor. Dann schick bis zu drei Wissenschaftler hin: Jeder ist ein Würfel.',
  'lesson.funding': 'Der Notfallfonds muss die ganze Partie reichen. Nimm nur, was dem Budget fehlt.',
  'lesson.satellites':
    'Satelliten schießen auf UFOs im Orbit. Was oben bleibt, macht dem ruhigsten Kontinent Angst und stört deine nächste Runde.',
  'lesson.interceptors':
    'Die Abfangjäger des Commanders schießen auf UFOs über einem Kontinent, bis zu drei auf jedem. Sie starten nur in dieser Aktion, also denk ans Geld.',
  'lesson.defend':
    'Soldaten, die du hierher schickst, kämpfen gegen die Feinde im Stützpunkt, so viele du willst. Schau, welche Fertigkeiten die Feindkarte verlangt.',
  'lesson.cards':
    'Jede Rolle hat Karten, und die hellen kannst du sofort einsetzen, egal wer dran ist. Die meisten wirken einmal pro Runde.',
  'lesson.resolution':
    'Jetzt die Auswertungsphase: keine Uhr, ein Schritt nach dem anderen. Was du losgeschickt hast, muss zeigen, was es kann.',
  'lesson.audit':
    'Zuerst die Rechnung: ein Credit für jede Einheit auf dem Spielplan. Was fehlt, erhöht die Panik; was übrig ist, reicht vielleicht für neue Soldaten und Abfangjäger.',
  'lesson.crises':
    'Die Krisen aus der Echtzeitphase treffen dich jetzt, eine nach der anderen. Diese lässt dir eine Wahl.',
  'lesson.orbital':
    'Die Satelliten des Central Officers feuern: Jeder Erfolg zerstört ein UFO im Orbit. Jedes übrige erhöht die Panik dort, wo sie am geringsten ist.',
  'lesson.global':
    'Nun die Abfangjäger des Commanders: Wähl einen Kontinent, und jeder Erfolg zerstört dort ein UFO. Alle übrigen UFOs erhöhen die Panik.',
  'lesson.base':
    'Der Einsatzleiter wählt einen Feind und stellt Soldaten auf dessen Symbole, einen auf jedes. Genug Erfolge, und er ist besiegt; jeder übrige beschädigt den Stützpunkt.',
  'lesson.missions':
    'Der Trupp legt los: ein Teil nach dem anderen, von links nach rechts. Du kannst jederzeit aufhören; was geschafft ist, bleibt geschafft.',
  'lesson.dice':
    'Jede Einheit wirft einen Würfel, und zwei seiner sechs Seiten sind Erfolge. Mit ihnen rollt der Alien-Würfel, gegen die Bedrohung.',
  'lesson.loss':
    'Ein Fehlschlag: Der Alien-Würfel liegt nicht über der Bedrohung. Soldaten und Abfangjäger gehen verloren, Wissenschaftler und Satelliten werden erschöpft; die Erfolge zählen trotzdem.',
  'lesson.roll': 'Jeder Erfolg zählt. Solange der Alien-Würfel über der Bedrohung liegt, passiert niemandem etwas.',
  'lesson.push':
    'Jetzt forderst du dein Glück heraus: Würfle weiter, um mehr zu holen, oder hör auf, solange es gut läuft. Jeder Wurf erhöht die Bedrohung und damit die Gefahr.',
};
