/** Letters of the seeds of new games, none of which looks like another. */
export const seedLetters = 'abcdefghijkmnpqrstuvwxyz23456789';
/**
 * Length of the seed of a new game: a billion seeds. Of somebody's thousand games at the same settings two are the same once
 * in two thousand times. Longer seeds would not fit into the twelve letters of an operation.
 */
export const seedLength = 6;
