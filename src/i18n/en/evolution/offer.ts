/** Words that offer Evolution, and name a game with it, before its own words are loaded. */
export const evolution = {
  'own.evolution': 'I own Evolution',
  'own.evolution.note':
    'With everything in its box: EXALT sabotage, two more plans, new enemies, and lines for what is done with the rest.',
  'operation.evolution': 'With the box and Evolution',
};
