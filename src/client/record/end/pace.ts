import type { Chapter } from '../../../rules/index.ts';

/** Rounds in which the invasion pressed harder or eased off. */
export interface Pace {
  readonly pressed: readonly number[];
  readonly eased: readonly number[];
}

/** Returns in which rounds the invasion changed its pace. */
export function paceOf(story: readonly Chapter[]): Pace {
  const rounds = (sign: number) =>
    story
      .filter(({ schedule }) =>
        schedule.adaptation.reasons.some(({ from, to }) => Math.sign(Number(to) - Number(from)) === sign),
      )
      .map(({ round }) => round);
  return { pressed: rounds(1), eased: rounds(-1) };
}
