// Cues that expansions add to a round. They are inserted with dice of their own once the cues of the base game are in
// order. So without the expansion the same seed gives the same other cues in the same order (EVO-19).

import type { Difficulty } from '../content/difficulties.ts';
import type { ExpansionId } from '../content/expansions/names.ts';
import type { Mix } from '../content/invasion.ts';
import type { Plan } from '../content/plans.ts';
import type { Dice, Draws } from '../rules/state/dice.ts';
import type { Briefing, Cue, Schedule } from '../rules/state/schedule.ts';
import { wholeOf } from './counts.ts';

/** A cue as it is scheduled. */
type ScheduledCue = Schedule['cues'][number];

/** Cues and limits that an expansion adds to a round. */
export interface Contribution {
  /** The mixes of its plans. */
  readonly mixes: Readonly<Partial<Record<Plan, Mix>>>;
  /** Returns its count of a round, in tenths. `step` is that of adaptation. */
  readonly tenths: (difficulty: Difficulty, plan: Plan, round: number, step: number) => number;
  /** Returns the cues that bring this many. */
  readonly cues: (count: number, difficulty: Difficulty, from: Draws) => readonly ScheduledCue[];
}

/** Every expansion that a director knows. */
export type Contributions = Readonly<Partial<Record<ExpansionId, Contribution>>>;

/** Returns the contributions of the expansions of a game, by name. It compiles without any expansion, too. */
const contributed = (chosen: readonly string[], all: Readonly<Record<string, Contribution | undefined>>) =>
  chosen.flatMap((id) => {
    const own = all[id];
    return own === undefined ? [] : { id, ...own };
  });

/** Returns the mix that the game's plan has in one of its expansions. Undefined for a plan of the base game. */
export const mixOfExpansion = ({ plan, expansions = [] }: Briefing, contributions: Contributions): Mix | undefined =>
  contributed(expansions, contributions)
    .map(({ mixes }) => mixes[plan])
    .find((mix) => mix !== undefined);

/** Inserts a cue at an index. Lights still go on at the same cues and reveal the same cues. */
function withCue(schedule: Schedule, index: number, cue: ScheduledCue): Schedule {
  const moved = (number: number): number => (number > index ? number + 1 : number);
  return {
    ...schedule,
    cues: schedule.cues.toSpliced(index, 0, cue),
    forecasts: schedule.forecasts.map(({ from, reveals }) => ({ from: moved(from), reveals: moved(reveals) })),
  };
}

const opening: readonly Cue['kind'][] = ['new-technology', 'budget', 'ufos-descend'];

/** Puts the cues of the game's expansions into a schedule: after the opening ones, and before the end (EVO-18). */
export function withContributions(
  schedule: Schedule,
  { difficulty, plan, expansions = [] }: Briefing,
  contributions: Contributions,
  dice: Dice,
): Schedule {
  const { round, adaptation } = schedule;
  const first = schedule.cues.findIndex(({ kind }) => !opening.includes(kind));
  return contributed(expansions, contributions).reduce((before, { id, tenths, cues }) => {
    const from = dice.draws(`director/${round}/${id}`);
    const count = wholeOf(tenths(difficulty, plan, round, adaptation.step), from);
    return cues(count, difficulty, from).reduce(
      (after, cue) => withCue(after, first + from.next(after.cues.length - first), cue),
      before,
    );
  }, schedule);
}
