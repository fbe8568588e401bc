import type { house as english } from '../../en/later/house.ts';

export const house: Record<keyof typeof english, string> = {
  'house.told': 'Hausregeln: {rules}',
  'house.everybodyPauses': 'Alle dürfen pausieren',
  'house.hardLosses': 'Harte Verluste',
  'house.hardLosses.note':
    'Ein Fehlschlag mit einer 1 auf dem Alien-Würfel schickt Satelliten und Wissenschaftler in den Nachschub-Pool. Zurück kommen sie für je einen Credit, wie Soldaten.',
  'house.emergencyFunding': 'Credits im Notfallfonds',
  'house.timers-note': 'Dieselben Timer wie in den Einstellungen. Ihr könnt sie auch im Spiel ändern.',
  'house.step.recruit': 'Hausregel: Auch Satelliten und Wissenschaftler aus dem Nachschub-Pool kosten je einen Credit.',
  'house.step.research':
    'Hausregel: Bei einem Fehlschlag mit einer 1 auf dem Alien-Würfel kommen die Wissenschaftler stattdessen in den Nachschub-Pool.',
  'house.step.orbital-defense':
    'Hausregel: Bei einem Fehlschlag mit einer 1 auf dem Alien-Würfel kommen die Satelliten stattdessen in den Nachschub-Pool.',
  'house.table.recruit': 'Tippt Einheiten im Nachschub-Pool an: je ein Credit. Der Rest verfällt.',
  'house.table.research':
    'Jeder Erfolg ist ein Erfolgsmarker auf der Technologie. Ein Fehlschlag erschöpft die Wissenschaftler; bei einer 1 kommen sie in den Nachschub-Pool.',
  'house.table.orbital-defense':
    'Jeder Erfolg zerstört ein UFO im Orbit. Ein Fehlschlag erschöpft die Satelliten; bei einer 1 kommen sie in den Nachschub-Pool.',
  'house.loss.research': 'Wissenschaftler dabei erschöpft oder verloren',
  'house.loss.orbital-defense': 'Satelliten dabei erschöpft oder verloren',
};
