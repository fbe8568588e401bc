// The table's clock: what falls due happens, and the clock waits for people who are missing.

import { advanceMatch, dispatch } from '../../host/index.ts';
import { due } from '../../rules/index.ts';
import { appendRow } from './append-row.ts';
import { gameTime } from './broadcast.ts';
import { graceMs } from './lag-compensation.ts';
import { clockChange } from './presence.ts';
import type { RoomTransaction } from './room.ts';

/** Lets everything happen that is due, except what late presses may still prevent (ONL-6). */
export function passTime(turn: RoomTransaction, grace = graceMs(turn.room)): void {
  const { game } = turn.room.table;
  const next = due(game.state.open);
  const at = gameTime(turn);
  if (next === null || next.at + grace > at) return;
  const step = advanceMatch(game, at, turn.ports.dependencies);
  if (!('refused' in step) && step.events.length > 0) {
    appendRow(turn, { row: 'passed', at, events: step.events }, step.game);
  }
}

/** Opens or closes the menu for the table, so that its clock waits for those who are missing (ONL-7, ONL-8). */
export function holdClock(turn: RoomTransaction): void {
  const type = clockChange(turn.room, turn.now);
  if (type === null) return;
  const at = gameTime(turn);
  const as = 'central-officer';
  const step = dispatch(turn.room.table.game, { type }, as, at, turn.ports.dependencies);
  if ('refused' in step) return;
  appendRow(turn, { row: 'asked', at, by: 'table', as, intent: { type }, events: step.events }, step.game);
}
