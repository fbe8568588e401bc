import type { tutorial as english } from '../../en/later/tutorial.ts';

export const tutorial: Record<keyof typeof english, string> = {
  'tutorial.name': 'Tutorial',
  'tutorial.count': '{number} von {count}',
  'tutorial.go-on': 'Verstanden',
  'tutorial.back': 'Zurück',
  'tutorial.again': 'Nochmal',
  'tutorial.retry': 'Diese Lektion noch einmal',
  'tutorial.skip': 'Alles überspringen',
  'lesson.welcome': 'Rettet die Erde.',
  'lesson.welcome.why':
    'Ihr gewinnt, wenn der finale Einsatz gelingt, und verliert, wenn zwei Kontinente fallen oder der Stützpunkt zerstört wird. In diesen zwei Runden könnt ihr nicht verlieren, und solange eine Lektion offen ist, wartet die Uhr.',
  'lesson.done': 'Drückt auf OK.',
  'lesson.done.why':
    'Diese Aktion gehört dem Forschungsleiter, der gerade sechs Technologien gezogen hat; heute spielt ihr alle vier Rollen. Eine blaue Aktion endet, wenn ihre Zeit um ist oder ihr auf OK drückt.',
  'lesson.budget': 'Achtet aufs Geld.',
  'lesson.budget.why':
    'Der Commander hat diese Credits für die ganze Runde, und jede Einheit, die ihr losschickt, kostet einen. Was am Ende fehlt, erhöht die Panik; mehr könnt ihr in diesen zwei Runden nicht ausgeben.',
  'lesson.research': 'Füllt das Labor.',
  'lesson.research.why':
    'Zieht eine Technologie und bis zu drei Wissenschaftler dorthin, jeder ein Würfel, oder drückt auf Technologie und Labor. Gut für den Anfang: Orbitales Netz, denn nach zwei Erfolgen hat die orbitale Verteidigung immer zwei Würfel mehr.',
  'lesson.ufos': 'Sucht die UFOs auf der Karte.',
  'lesson.ufos.why':
    'Rote Aktionen sind Züge der Aliens: Sie warten, doch überzieht ihr, hat die nächste blaue nur die halbe Zeit. Jedes UFO, das am Rundenende bleibt, erhöht dort die Panik; bei 8 fällt ein Kontinent.',
  'lesson.scanner': 'Drückt auf den Scanner.',
  'lesson.scanner.why':
    'Er leuchtet: UFO-Umrisse auf der Karte zeigen dem Central Officer, wo noch welche kommen. Bei vielen UFOs im Orbit bleibt er dunkel.',
  'lesson.crisis': 'Nehmt die kleinere Krise.',
  'lesson.crisis.why': 'Eine der beiden bleibt und trifft euch in der Auswertungsphase. Der Commander wählt.',
  'lesson.officer': 'Bildet einen Offizier aus.',
  'lesson.officer.why':
    'Setzt die Karte „Offiziersschule“ des Commanders ein und wählt einen Soldaten: Als Elite würfelt er einen Würfel mehr. Solche Karten gehen in jeder Aktion, auch in der Pause.',
  'lesson.mission': 'Wählt einen Einsatz.',
  'lesson.mission.why':
    'Er hat drei Teile, von links nach rechts, und zwei Belohnungen. Jeder abgeschlossene Einsatz bringt den finalen näher.',
  'lesson.squad': 'Schickt einen Soldaten in den Einsatz.',
  'lesson.squad.why':
    'Die Symbole sind Fertigkeiten, die ein Soldat dort braucht. Ein Spezialist auf Gold würfelt einen Würfel mehr.',
  'lesson.emergency': 'Stockt die Finanzen auf, wenn nötig.',
  'lesson.emergency.why':
    'Einmal pro Runde darf der Commander Credits aus dem Notfallfonds nehmen. Von selbst kommen sie nicht zurück: Nehmt nur, was diese Runde braucht.',
  'lesson.interceptors': 'Schickt einen Abfangjäger gegen ein UFO.',
  'lesson.interceptors.why':
    'Bis zu drei passen über jeden Kontinent, und jeder ist ein Würfel. Sie starten nur in dieser Aktion.',
  'lesson.satellites': 'Schickt einen Satelliten in den Orbit.',
  'lesson.satellites.why':
    'Satelliten schießen auf die UFOs dort oben. UFOs, die im Orbit bleiben, erhöhen die Panik und stören eure nächste Runde.',
  'lesson.defend': 'Schickt einen Soldaten in den Stützpunkt.',
  'lesson.defend.why':
    'Ein Feind ist eingedrungen, und hält ihn niemand auf, richtet er Schaden an. Seine Karte zeigt, welche Fertigkeiten es braucht.',
  'lesson.audit': 'Lasst euch Zeit.',
  'lesson.audit.why':
    'In der Auswertungsphase läuft keine Uhr. Jede Einheit auf dem Spielplan ist gerade bezahlt worden; mit dem Rest könnt ihr anwerben.',
  'lesson.critical': 'Nehmt den Schaden am Stützpunkt.',
  'lesson.critical.why':
    'Er erreicht ein rotes Feld: ein kritischer Schaden, und der Invasionsplan schlägt zu. Dieser schickt ein UFO in den Orbit.',
  'lesson.salvage': 'Setzt ein Artefakt ein.',
  'lesson.salvage.why':
    'Besiegte Feinde werden zu Artefakten. Mit dem Seziertisch bringt eines davon zwei Würfel mehr für diese Technologie.',
  'lesson.dice': 'Würfelt.',
  'lesson.dice.why':
    'Jede Einheit ist ein Würfel, und zwei seiner sechs Seiten sind Erfolge. Der Alien-Würfel, von 1 bis 8, muss über der Bedrohung liegen, sonst ist es ein Fehlschlag; neue Aufträge beginnen bei 1, der nächste Feind oder Teil eines Einsatzes nicht.',
  'lesson.push': 'Würfelt weiter, oder hört auf.',
  'lesson.push.why':
    'Weiter: Die Bedrohung ist gestiegen, und ein Fehlschlag erschöpft eure Wissenschaftler; aufhören: Niemandem passiert etwas, und der Erfolg bleibt. Der Knopf zeigt beide Chancen: Hört auf, sobald ein Fehlschlag mehr schadet, als ein Erfolg nützt.',
  'lesson.loss': 'Zählt die Verluste.',
  'lesson.loss.why':
    'Der Alien-Würfel lag nicht über der Bedrohung: Soldaten und Abfangjäger sind verloren, Wissenschaftler und Satelliten erschöpft, sie setzen die nächste Runde aus. Die Erfolge zählen trotzdem.',
  'lesson.global': 'Wählt einen Kontinent.',
  'lesson.global.why':
    'Jeder Erfolg seiner Abfangjäger zerstört dort ein UFO. Danach erhöht jedes übrige UFO die Panik um eins.',
  'lesson.base': 'Wählt den Feind.',
  'lesson.base.why':
    'Stellt Soldaten auf seine Symbole, einen auf jedes, und würfelt. Jeder übrige Feind beschädigt den Stützpunkt.',
  'lesson.scrambled': 'Entscheidet, bevor ihr alles wisst.',
  'lesson.scrambled.why':
    'Eine gelbe Aktion ist gestört: Die Aliens lassen sie zu früh kommen. Da kommt noch etwas nach.',
  'lesson.elite': 'Schickt euren Elitesoldaten los.',
  'lesson.elite.why': 'Er würfelt einen Würfel mehr, bis er fällt. Das goldene Abzeichen zeigt, wer es ist.',
  'lesson.farewell': 'Führt die Abwehr.',
  'lesson.farewell.why':
    'Das war’s: zwei Phasen, vier Rollen und der Mut zum Weiterwürfeln. Ab jetzt läuft die Uhr, und die Partie kann verloren gehen.',
};
