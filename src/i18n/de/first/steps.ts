import type { steps as english } from '../../en/first/steps.ts';

export const steps: Record<keyof typeof english, string> = {
  'step.of': 'Schritt {number} von 14',
  'step.forgotten': 'oft vergessen',
  'step.report': 'Melden',
  'step.end-round': 'Runde {round} beenden',
  'step.back': 'Zurück',
  'step.roll': 'Würfeln',
  'step.audit.name': 'Finanzen prüfen',
  'step.audit.count': 'Zählt die Einheiten auf dem Spielplan: Labore, Orbit, Kontinente, Stützpunkt und Einsätze.',
  'step.audit.stayed': 'Soldaten, die auf einem Einsatz geblieben sind, zählen mit.',
  'step.audit.pay': 'Zahlt für jede einen Credit. Einheiten auf Karten und in der Reserve kosten nichts.',
  'step.audit.deficit':
    'Finanzdefizit: Für jeden fehlenden Credit, einen nach dem anderen, steigt die Panik um 1, wo sie am höchsten ist (gefallene Kontinente zählen nicht). Bei Gleichstand entscheidet der Commander.',
  'step.recruit.name': 'Anwerben und bauen',
  'step.recruit.buy': 'Für jeden übrigen Credit gibt es einen Soldaten oder Abfangjäger aus dem Nachschub-Pool.',
  'step.recruit.ready': 'Sie kommen in die Reserve und sind sofort einsatzbereit.',
  'step.recruit.lost': 'Legt zurück, was danach noch übrig ist. Es verfällt.',
  'step.crises.name': 'Krisen',
  'step.crises.resolve': 'Führt die Krisen von der ersten bis zur letzten aus und legt jede ab.',
  'step.crises.added': 'Kommt dabei eine Krise dazu, führt ihr auch sie aus.',
  'step.research.name': 'Forschung',
  'step.research.threat': 'Labor I, II, III in dieser Reihenfolge. Davor jeweils Bedrohung auf 1.',
  'step.research.roll': 'Ein Würfel für jeden einsatzbereiten Wissenschaftler, dazu der Alien-Würfel.',
  'step.research.apply':
    'Jeder Erfolg ist ein Erfolgsmarker auf der Technologie. Alien-Würfel nicht über der Bedrohung: Wissenschaftler erschöpfen.',
  'step.research.push': 'Bedrohung +1. Weiterwürfeln oder aufhören.',
  'step.research.done': 'Kosten erreicht: Die Technologie geht an ihre Rolle und wirkt sofort.',
  'step.orbital-defense.name': 'Orbitale Verteidigung',
  'step.orbital-defense.threat': 'Bedrohung auf 1.',
  'step.orbital-defense.roll': 'Ein Würfel für jeden einsatzbereiten Satelliten im Orbit, dazu der Alien-Würfel.',
  'step.orbital-defense.apply':
    'Jeder Erfolg zerstört ein UFO im Orbit. Alien-Würfel nicht über der Bedrohung: Satelliten erschöpfen.',
  'step.orbital-defense.push': 'Bedrohung +1. Weiterwürfeln oder aufhören.',
  'step.orbital-defense.panic':
    'Für jedes übrige UFO im Orbit, eines nach dem anderen: Panik +1, wo sie am geringsten ist. Bei Gleichstand entscheidet der Commander.',
  'step.global-defense.name': 'Globale Verteidigung',
  'step.global-defense.threat': 'Kontinente in beliebiger Reihenfolge. Davor jeweils Bedrohung auf 1.',
  'step.global-defense.roll': 'Ein Würfel für jeden Abfangjäger dort, dazu der Alien-Würfel.',
  'step.global-defense.apply':
    'Jeder Erfolg zerstört dort ein UFO. Alien-Würfel nicht über der Bedrohung: Abfangjäger in den Nachschub-Pool.',
  'step.global-defense.push': 'Bedrohung +1. Weiterwürfeln oder aufhören.',
  'step.global-defense.panic': 'Nach dem letzten Kontinent: Für jedes übrige UFO steigt die Panik dort um 1.',
  'step.base-defense.name': 'Verteidigung des\u00a0Stützpunkts',
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
  'step.base-destroyed.name': 'Stützpunkt zerstört?',
  'step.missions.name': 'Einsätze',
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
  'step.panic-report.name': 'Panik melden',
  'step.panic-report.drag': 'Zieht jeden Kontinent zur Farbe seines Feldes.',
  'step.panic-report.orbit': 'Verlegt alle UFOs eines gefallenen Kontinents in den Orbit.',
  'step.panic-report.one': 'Ein Kontinent ist gefallen. Bei zweien habt ihr verloren.',
  'step.panic-report.lost':
    '{count, plural, one {Ein Kontinent ist} other {{count} Kontinente sind}} gefallen. Diese Meldung beendet die Partie.',
  'step.mission-report.name': 'Einsatz abgeschlossen?',
  'step.refresh.name': 'Auffrischen',
  'step.refresh.cards': 'Frischt alle erschöpften Karten auf. Ab jetzt darf keine Karte mehr benutzt werden.',
  'step.refresh.units': 'Frischt erschöpfte Satelliten und Wissenschaftler auf, aber nur in der Reserve.',
  'step.refresh.discards': 'Legt jeden Ablagestapel unter seinen Kartenstapel.',
  'step.return-units.name': 'Zurück in die Reserve',
  'step.return-units.all': 'Alle Einheiten vom Spielplan und von Karten kommen in die Reserve.',
  'step.return-units.stay': 'Soldaten auf einem nicht abgeschlossenen Einsatz bleiben.',
  'step.return-units.exhausted': 'Erschöpfte Einheiten kommen erschöpft zurück und setzen die nächste Runde aus.',
  'step.orbit-report.name': 'UFOs im Orbit',
};
