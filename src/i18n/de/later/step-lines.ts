import type { stepLines as english } from '../../en/later/step-lines.ts';

export const stepLines: Record<keyof typeof english, string> = {
  'step.report': 'Melden',
  'step.research.threat': 'Labor I, II, III in dieser Reihenfolge. Davor jeweils Bedrohung auf 1.',
  'step.research.roll': 'Ein Würfel für jeden einsatzbereiten Wissenschaftler, dazu der Alien-Würfel.',
  'step.research.apply':
    'Jeder Erfolg ist ein Erfolgsmarker auf der Technologie. Alien-Würfel nicht über der Bedrohung: Wissenschaftler erschöpfen.',
  'step.research.push': 'Bedrohung +1. Weiterwürfeln oder aufhören.',
  'step.research.done': 'Kosten erreicht: Die Technologie geht an ihre Rolle und wirkt sofort.',
  'step.orbital-defense.threat': 'Bedrohung auf 1.',
  'step.orbital-defense.roll': 'Ein Würfel für jeden einsatzbereiten Satelliten im Orbit, dazu der Alien-Würfel.',
  'step.orbital-defense.apply':
    'Jeder Erfolg zerstört ein UFO im Orbit. Alien-Würfel nicht über der Bedrohung: Satelliten erschöpfen.',
  'step.orbital-defense.push': 'Bedrohung +1. Weiterwürfeln oder aufhören.',
  'step.orbital-defense.panic':
    'Für jedes übrige UFO im Orbit, eines nach dem anderen: Panik +1, wo sie am geringsten ist. Bei Gleichstand entscheidet der Commander.',
  'step.global-defense.threat': 'Kontinente in beliebiger Reihenfolge. Davor jeweils Bedrohung auf 1.',
  'step.global-defense.roll': 'Ein Würfel für jeden Abfangjäger dort, dazu der Alien-Würfel.',
  'step.global-defense.apply':
    'Jeder Erfolg zerstört dort ein UFO. Alien-Würfel nicht über der Bedrohung: Abfangjäger in den Nachschub-Pool.',
  'step.global-defense.push': 'Bedrohung +1. Weiterwürfeln oder aufhören.',
  'step.global-defense.panic': 'Nach dem letzten Kontinent: Für jedes übrige UFO steigt die Panik dort um 1.',
  'step.base-defense.threat': 'Bedrohung auf 1, einmal für alle Feinde.',
  'step.base-defense.place':
    'Wählt einen Feind und stellt Soldaten auf seine Symbole: einen pro Symbol, mit passender Fertigkeit.',
  'step.base-defense.roll':
    'Ein Würfel für jeden Soldaten, +1 auf einem Goldsymbol seiner Spezialisierung, +1 mit Elite-Marker; dazu der Alien-Würfel.',
  'step.base-defense.apply':
    'Gesundheitswert erreicht: Feind tot, Artefakt für den Forschungsleiter. Alien-Würfel nicht über der Bedrohung: Soldaten auf diesem Feind sterben.',
  'step.base-defense.push': 'Bedrohung +1. Weiterwürfeln, wechseln oder aufhören.',
  'step.base-defense.damage':
    'Jeder übrige Feind verursacht 1 Schaden; ein rotes Feld löst kritischen Schaden aus. Dann alle Feinde ablegen.',
  'step.base-defense.critical':
    'Kritischer Schaden: Der Einsatzleiter führt den Effekt des Invasionsplans aus. Eine jetzt gezogene Krise wartet auf die nächste Runde.',
  'step.missions.threat': 'Bedrohung auf 1, einmal vor dem Einsatz.',
  'step.missions.order': 'Regulärer und finaler Einsatz in beliebiger Reihenfolge. Davor jeweils Bedrohung auf 1.',
  'step.missions.parts':
    'Die Teile von links nach rechts. Symbole: ein Erfolg. Feind: so viele wie sein Gesundheitswert.',
  'step.missions.roll':
    'Würfel wie bei der Verteidigung des Stützpunkts. Vor jedem Wurf dürft ihr die Soldaten neu zuteilen.',
  'step.missions.apply':
    'Alien-Würfel nicht über der Bedrohung: Die Soldaten auf diesem Teil sterben. Die anderen dürfen weitermachen.',
  'step.missions.salvage': 'Ein getöteter Feind geht als Artefakt an den Forschungsleiter.',
  'step.missions.done': 'Alle drei geschafft: beide Belohnungen, Soldaten in die Reserve, Karte aus dem Spiel.',
  'step.missions.stay': 'Nicht geschafft: Soldaten, Feinde und Marker bleiben liegen.',
  'step.panic-report.drag': 'Zieht jeden Kontinent zur Farbe seines Feldes.',
  'step.panic-report.orbit': 'Verlegt alle UFOs eines gefallenen Kontinents in den Orbit.',
  'step.panic-report.one': 'Ein Kontinent ist gefallen. Bei zweien habt ihr verloren.',
  'step.panic-report.lost':
    '{count, plural, one {Ein Kontinent ist} other {{count} Kontinente sind}} gefallen. Diese Meldung beendet die Partie.',
};
