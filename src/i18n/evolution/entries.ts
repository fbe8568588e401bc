/** Entries of the rules reference about Evolution, and related entries. */
export const evolution = {
  expansion: ['packs'],
  sabotage: ['alien-cues', 'token-list'],
  'dangerous-tasks': ['sabotage', 'dice', 'loss', 'threat'],
  'token-list': ['sabotage', 'dangerous-tasks'],
  'destruction-cards': ['sabotage', 'base-damage'],
  'mec-troopers': ['skills', 'audit'],
  meld: ['missions', 'return-units'],
  'evolution-plans': ['plans', 'final-mission'],
  'own-box': ['setup', 'enemies', 'plans'],
  'evolution-differs': ['sabotage', 'expansion'],
} as const;

/** Entries that only owners find by search. Everybody finds what the expansion is, and what a box may lack. */
export const ownersOfEvolution = [
  'sabotage',
  'dangerous-tasks',
  'token-list',
  'destruction-cards',
  'mec-troopers',
  'meld',
  'evolution-plans',
  'evolution-differs',
] as const;
