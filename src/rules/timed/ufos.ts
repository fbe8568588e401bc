// UFOs are placed where the cue names them, and come down from orbit; with none left, placing is skipped.

import { continents, type Space, spaces } from '../../content/continents.ts';
import { type Course, tell } from '../course/course.ts';
import { invasionForce } from '../effects/verbs/ufos.ts';
import type { EventOf, UfoPlace } from '../state/events.ts';
import type { Cue } from '../state/schedule.ts';
import type { Acts } from './acts.ts';

type Move = EventOf<'ufos-moved'>['moves'][number];

function moves(from: UfoPlace, left: number, named: NonNullable<Cue['ufos']>, to: readonly Space[]): Move[] {
  const some: Move[] = [];
  let rest = left;
  for (const space of to) {
    const count = Math.min(named[space] ?? 0, rest);
    rest -= count;
    if (count > 0) some.push({ count, from, to: space });
  }
  return some;
}

function move(course: Course, why: string, some: readonly Move[]): void {
  if (some.length > 0) tell(course, { type: 'ufos-moved', at: course.at, why, moves: some });
}

/** From the invasion force to continents and orbit (ACT-UFOS). */
export const ufosDetected: Acts = (course, { board }, { kind, ufos = {} }) =>
  move(course, kind, moves('force', invasionForce(board), ufos, spaces));

/** From orbit to continents (ACT-DESCEND). */
export const ufosDescend: Acts = (course, { board }, { kind, ufos = {} }) =>
  move(course, kind, moves('orbit', board.ufos.orbit, ufos, continents));
