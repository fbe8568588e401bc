// Does every role have something to decide in every round?

import type { Bot } from '../bots/index.ts';
import { type Role, roles } from '../content/roles.ts';
import { type GameState, type Intent, legal } from '../rules/index.ts';
import { type GameWishes, playGame } from './game.ts';

/** What is no decision about the game, only about its clock. */
const besides: ReadonlySet<Intent['type']> = new Set([
  'done',
  'pause',
  'resume',
  'open-menu',
  'close-menu',
  'scan',
  'recall',
]);

/** Two sensible options or more: things that could be done now, one of them or the other. */
const decides = (state: GameState, role: Role): boolean =>
  legal(state.open, role).filter(({ type }) => !besides.has(type)).length > 1;

/** Rounds of some games, and for each role those in which it had nothing to decide. */
export function idleRounds(games: readonly GameWishes[], bot: Bot): { rounds: number; idle: Record<Role, number> } {
  const idle = { commander: 0, 'chief-scientist': 0, 'central-officer': 0, 'squad-leader': 0 };
  let rounds = 0;
  for (const wishes of games) {
    let waiting = new Set<Role>(roles);
    let round = 1;
    const close = () => {
      rounds += 1;
      for (const role of waiting) idle[role] += 1;
      waiting = new Set(roles);
    };
    playGame(wishes, bot, undefined, (_, __, state) => {
      if (state.open.round > round) close();
      round = state.open.round;
      for (const role of waiting) if (decides(state, role)) waiting.delete(role);
    });
  }
  return { rounds, idle };
}
