// The table's clock: what falls due happens, and the clock waits for people who are missing.

import { ask, wait } from '../../host/index.ts';
import { due } from '../../rules/index.ts';
import { graceMs } from './credit.ts';
import { clockChange } from './presence.ts';
import { record } from './recording.ts';
import type { Turn } from './room.ts';
import { gameTime } from './telling.ts';

/** Lets everything happen that is due, except what late presses may still prevent (ONL-6). */
export function passTime(turn: Turn, grace = graceMs(turn.room)): void {
  const { game } = turn.room.table;
  const next = due(game.state.open);
  const at = gameTime(turn);
  if (next === null || next.at + grace > at) return;
  const step = wait(game, at, turn.ports.outfit);
  if (!('refused' in step) && step.events.length > 0) {
    record(turn, { row: 'passed', at, events: step.events }, step.game);
  }
}

/** Opens or closes the menu for the table, so that its clock waits for those who are missing (ONL-7, ONL-8). */
export function holdClock(turn: Turn): void {
  const type = clockChange(turn.room, turn.now);
  if (type === null) return;
  const at = gameTime(turn);
  const as = 'central-officer';
  const step = ask(turn.room.table.game, { type }, as, at, turn.ports.outfit);
  if ('refused' in step) return;
  record(turn, { row: 'asked', at, by: 'table', as, intent: { type }, events: step.events }, step.game);
}
