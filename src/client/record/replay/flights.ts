import type { Moment } from '../../../i18n/log/moments.ts';
import type { OpenGame } from '../../../rules/index.ts';
import type { UfoMoves } from '../../table/motion/changes.ts';

/** Returns the moves of UFOs between the states of two moments. If the replay went back, they fly back. */
export function flightsBetween(moments: readonly Moment[], was: OpenGame, is: OpenGame): UfoMoves {
  const [from, to] = [was, is].map((open) => moments.findIndex((moment) => moment.open === open)) as [number, number];
  const moves = moments
    .slice(Math.min(from, to) + 1, Math.max(from, to) + 1)
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'ufos-moved' ? event.moves : []));
  return from <= to ? moves : moves.map((move) => ({ ...move, from: move.to, to: move.from })).toReversed();
}
