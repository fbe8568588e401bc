/** Words that offer Evolution, and name a game with it, before its own words are loaded. */
export const evolution = {
  'own.evolution': 'Wir haben Evolution',
  'own.evolution.note':
    'Mit allem aus der Schachtel: EXALT-Sabotage, zwei Pläne und neue Feinde mehr, und Zeilen für das, was mit dem Übrigen zu tun ist.',
  'operation.evolution': 'Mit dem Brettspiel und Evolution',
};
