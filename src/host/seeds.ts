/** Letters of the seeds of new games, without those that look alike. */
export const seedLetters = 'abcdefghijkmnpqrstuvwxyz23456789';
/**
 * Length of the seed of a new game: a billion seeds. If somebody plays a thousand games with the same settings, the
 * chance that two are the same is one in two thousand. Longer seeds would not fit into the twelve letters of an
 * operation.
 */
export const seedLength = 6;
