/** Entries of the rules reference about Evolution, and related entries. */
export const evolution = {
  'destruction-cards': ['sabotage', 'base-damage'],
  'evolution-differs': ['sabotage', 'expansion'],
  expansion: ['packs'],
  sabotage: ['alien-cues', 'dice', 'loss'],
} as const;

/** Those that only owners look for. Everybody finds what it is. */
export const ownersOfEvolution = ['destruction-cards', 'evolution-differs', 'sabotage'] as const;
