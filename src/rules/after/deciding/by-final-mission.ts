import type { Continent } from '../../../content/continents.ts';
import { damageTrack, fallenToLose } from '../../../content/tracks.ts';
import type { GameEvent } from '../../state/events.ts';
import { fallenSpace } from '../../state/panic.ts';
import type { PublicState } from '../../state/state.ts';
import { before, numbered } from './numbered.ts';
import type { Close, Decision } from './turning.ts';

/** Most steps from defeat that still count as close. */
const closeBy = 2;

/** Returns how near the game was to being lost; null if it was not. */
export function closeness({ board }: Pick<PublicState, 'board'>): Close | null {
  if (board === null) return null;
  const spaces = Object.entries(board.panic) as [Continent, number][];
  const standing = spaces.filter(([, space]) => space < fallenSpace);
  const left = damageTrack.length - 1 - board.damage;
  const worst = standing.toSorted(([, one], [, other]) => other - one)[0];
  const count = spaces.length - standing.length;
  if (count >= fallenToLose) return { what: 'fallen', count };
  if (count === fallenToLose - 1 && worst && fallenSpace - worst[1] <= Math.min(closeBy, left))
    return { what: 'panic', continent: worst[0], left: fallenSpace - worst[1] };
  return left <= closeBy ? { what: 'base', left } : null;
}

/** The round in which the last part of the final mission was completed. */
export function byFinalMission(log: readonly GameEvent[]): Decision | null {
  const all = numbered(log);
  const done = all.findLast(
    (event) => event.type === 'markers-placed' && event.complete && event.on.startsWith('final-mission:'),
  );
  const roll = all.findLast((event) => event.type === 'roll-applied' && event.index <= (done?.index ?? -1));
  if (done === undefined || roll?.type !== 'roll-applied') return null;
  const open = before(log, roll.index);
  const threat = open.board?.threat ?? roll.threat;
  return {
    round: done.round,
    event: roll.index,
    turning: { kind: 'final', threat, lost: roll.loss, close: closeness(open) },
  };
}
