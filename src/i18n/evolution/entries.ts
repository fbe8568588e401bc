/** Entries of the rules reference about Evolution, and related entries. */
export const evolution = {
  'destruction-cards': ['sabotage', 'base-damage'],
  'evolution-differs': ['sabotage', 'expansion'],
  expansion: ['packs'],
  sabotage: ['alien-cues', 'dice', 'loss'],
} as const;
