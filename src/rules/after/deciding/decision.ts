// Finds the round in which a game was decided, and by what.

import type { GameEvent } from '../../state/events.ts';
import type { PublicState } from '../../state/state.ts';
import { panicStory } from '../panic-story.ts';
import { byDamage } from './by-damage.ts';
import { byFinalMission } from './by-final-mission.ts';
import { byPanic } from './by-panic.ts';
import { byReports } from './by-reports.ts';
import type { Decision } from './turning.ts';

/** Returns where a finished game was decided (END-3); null if the log does not show it. */
export function decisionOf(log: readonly GameEvent[], open: PublicState): Decision | null {
  const { outcome, board } = open;
  if (outcome === null) return null;
  const story = panicStory(log, open);
  if (board === null) return byReports(log, story, outcome.why);
  if (outcome.why === 'final-mission') return byFinalMission(log);
  return outcome.why === 'panic' ? byPanic(log, story.at(-1)) : byDamage(log);
}
