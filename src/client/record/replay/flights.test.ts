import { expect, test } from 'vitest';
import { bots } from '../../../bots/index.ts';
import { eventsOf } from '../../../host/index.ts';
import { momentsOf } from '../../../i18n/log/moments.ts';
import { hasBoard } from '../../../rules/index.ts';
import { playGame } from '../../../sim/game.ts';
import { changesOf } from '../../table/motion/changes.ts';
import { piecesOf } from '../../table/motion/pieces.ts';
import { flightsBetween } from './flights.ts';

const { log, pack } = playGame({ seed: 'flights', difficulty: 'normal' }, bots.beginner);
const moments = momentsOf(eventsOf(log), pack);

/** Moves of UFOs between two moments. `flew` tells whether one is drawn as flying from another place. */
function ufosBetween(from: number, to: number) {
  const [was, is] = [moments[from]?.open, moments[to]?.open];
  if (!was || !is || !hasBoard(was) || !hasBoard(is)) throw new Error('no board');
  const flights = flightsBetween(moments, was, is);
  const drawn = changesOf(piecesOf(was), piecesOf(is), flights).filter(({ piece }) => piece.startsWith('ufo:'));
  return { told: flights.reduce((sum, { count }) => sum + count, 0), drawn };
}

const isFlown = (one: { readonly piece: string; readonly was: string }) => one.piece !== one.was;

test('END-3 in a replay no UFO flies that no event moved, forward and back, in steps and leaps', () => {
  let [flown, others] = [0, 0];
  for (let at = 0; at + 40 < moments.length; at += 1)
    for (const by of [1, 40]) {
      for (const { told, drawn } of [ufosBetween(at, at + by), ufosBetween(at + by, at)]) {
        expect(drawn.filter(isFlown).length).toBeLessThanOrEqual(told);
        flown += drawn.filter(isFlown).length;
        others += drawn.filter((one) => !isFlown(one)).length;
      }
    }
  expect(Math.min(flown, others)).toBeGreaterThan(0);
});
