/** Words that offer Evolution, and name a game with it, before its own words are loaded. */
export const evolution = {
  'own.evolution': 'У нас есть Evolution',
  'own.evolution.note':
    'Со всем, что в коробке: диверсии EXALT, ещё два плана, новые враги и строки о том, что делать с остальным.',
  'operation.evolution': 'С\u00a0настольной игрой и\u00a0Evolution',
};
