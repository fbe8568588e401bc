// At the virtual table the report is read off the board.

import { continents } from '../../../content/continents.ts';
import type { StepKind } from '../../../content/steps.ts';
import { damageTrack, fallenToLose } from '../../../content/tracks.ts';
import { tell } from '../../course/course.ts';
import { byStep } from '../../state/cause.ts';
import { hasFallen, zonesOf } from '../../state/panic.ts';
import type { Entries, Playing } from '../../state/state.ts';
import type { StepRule } from './step.ts';

const isDestroyed = ({ board }: Playing): boolean => damageTrack[board.damage] === 'orange';

/** Returns what a step reports; null if it reports nothing (RES-8, RES-10, RES-11, RES-14). */
export function reading(playing: Playing, step: StepKind): Entries | null {
  const { board } = playing;
  switch (step) {
    case 'base-destroyed':
      return { baseDestroyed: isDestroyed(playing) };
    case 'panic-report':
      return { panic: zonesOf(board.panic) };
    case 'mission-report':
      return { missionCompleted: board.missionCompleted };
    case 'orbit-report':
      return { orbitUfos: board.ufos.orbit };
    default:
      return null;
  }
}

/** The panic report step: UFOs of fallen continents move to orbit, unless the game is lost (RES-10). */
export const panicReport: StepRule = {
  opens: (course, { board }) => {
    const fallen = continents.filter((continent) => hasFallen(board, continent));
    const moves = fallen
      .filter((continent) => board.ufos[continent] > 0)
      .map((continent) => ({ count: board.ufos[continent], from: continent, to: 'orbit' as const }));
    if (fallen.length >= fallenToLose || moves.length === 0) return;
    tell(course, { type: 'ufos-moved', at: course.at, why: byStep('panic-report'), moves });
  },
};
