import { components } from '../../content/components.ts';
import { continents, spaces } from '../../content/continents.ts';
import { damageTrack, threatTrack } from '../../content/tracks.ts';
import { fallenSpace } from '../state/panic.ts';
import { type GameState, hasBoard, type Playing } from '../state/state.ts';
import { cardInvariants } from './cards.ts';
import type { Invariant } from './invariant.ts';
import { taskInvariants } from './task.ts';
import { unitInvariants } from './units.ts';

const within = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

function trackInvariants({ board, setup, pack }: Playing): Invariant[] {
  const { ufos, panic, damage, threat, budget, emergency } = board;
  const total = spaces.reduce((sum, space) => sum + ufos[space], 0);
  return [
    [
      'each space has 0 to 24 UFOs, and the total is at most 24',
      spaces.every((space) => within(ufos[space], components.ufos)) && total <= components.ufos,
    ],
    [
      'the panic of every continent is a space of the panic track',
      continents.every((continent) => within(panic[continent], fallenSpace)),
    ],
    ['base damage is a space of the damage track', within(damage, damageTrack.length - 1)],
    ['threat is a whole number from 1 to 5', threat >= threatTrack.lowest && within(threat, threatTrack.highest)],
    [
      'budget and emergency credits are whole numbers from 0 to 1,000,000',
      within(budget, 1_000_000) && within(emergency, 1_000_000),
    ],
    ['the pack in use is the one that the setup names', setup.pack === pack.name],
  ];
}

/** Returns the invariants about the board, or none without one. */
export function boardInvariants(state: GameState, isEarlier: boolean): Invariant[] {
  const { open } = state;
  if (!hasBoard(open)) return [];
  return [
    ...unitInvariants(open),
    ...trackInvariants(open),
    ...cardInvariants(state, open, isEarlier),
    ...taskInvariants(open),
  ];
}
