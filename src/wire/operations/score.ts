// Result of an operation for the person who shares it, as part of an address: won71, lost-12 or won71-5+53 (DAY-4).

/** The score to beat, and the worth of decisions and luck if the game was reviewed. */
export interface SharedScore {
  readonly won: boolean;
  readonly score: number;
  readonly worth?: { readonly decisions: number; readonly luck: number };
}

const signed = (points: number): string => (points < 0 ? String(points) : `+${points}`);

/** Writes a score for an address. */
export const scoreCode = ({ won, score, worth }: SharedScore): string =>
  `${won ? 'won' : 'lost'}${score}${worth ? signed(worth.decisions) + signed(worth.luck) : ''}`;

/** Reads the score of an address. Null if there is none. */
export function readScore(code: string): SharedScore | null {
  const found = /^(won|lost)(-?\d{1,3})(?:([+-]\d{1,3})([+-]\d{1,3}))?$/.exec(code);
  if (found === null) return null;
  const [, end, score, decisions, luck] = found;
  const worth = decisions === undefined ? {} : { worth: { decisions: Number(decisions), luck: Number(luck) } };
  return { won: end === 'won', score: Number(score), ...worth };
}
