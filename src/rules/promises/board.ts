import { components } from '../../content/components.ts';
import { continents, spaces } from '../../content/continents.ts';
import { damageTrack, threatTrack } from '../../content/tracks.ts';
import { fallenSpace } from '../state/panic.ts';
import { type GameState, hasBoard, type Playing } from '../state/state.ts';
import { cardPromises } from './cards.ts';
import type { Promised } from './promised.ts';
import { taskPromises } from './task.ts';
import { unitPromises } from './units.ts';

const within = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

function trackPromises({ board, setup, pack }: Playing): Promised[] {
  const { ufos, panic, damage, threat, budget, emergency } = board;
  const total = spaces.reduce((sum, space) => sum + ufos[space], 0);
  return [
    ['24 UFOs in all', spaces.every((space) => within(ufos[space], components.ufos)) && total <= components.ufos],
    ['panic stays on its track', continents.every((continent) => within(panic[continent], fallenSpace))],
    ['damage stays on its track', within(damage, damageTrack.length - 1)],
    ['threat lies from 1 to 5', threat >= threatTrack.lowest && within(threat, threatTrack.highest)],
    ['credits are never fewer than none', within(budget, 1_000_000) && within(emergency, 1_000_000)],
    ['the table plays with the pack its setup names', setup.pack === pack.name],
  ];
}

/** Returns the promises about the board, or none without one. */
export function boardPromises(state: GameState): Promised[] {
  const { open } = state;
  if (!hasBoard(open)) return [];
  return [...unitPromises(open), ...trackPromises(open), ...cardPromises(state, open), ...taskPromises(open)];
}
