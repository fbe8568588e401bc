// Finds rounds in which a role has nothing to decide.

import type { Bot } from '../bots/index.ts';
import { type Role, roles } from '../content/roles.ts';
import { type GameState, type Intent, legalIntents } from '../rules/index.ts';
import type { BoardIntent } from '../rules/state/intents.ts';
import { type GameWishes, playGame } from './game.ts';

/** Whether an intent counts as a decision. Those of the app's half only drive the clock, and `recall` takes units back. */
function isDecision(intent: Intent): boolean {
  switch (intent.type) {
    case 'begin':
    case 'done':
    case 'pause':
    case 'resume':
    case 'open-menu':
    case 'close-menu':
    case 'scan':
    case 'report':
    case 'correct':
    case 'report-late':
    case 'set-timers':
    case 'recall':
      return false;
    default:
      intent satisfies BoardIntent;
      return true;
  }
}

/** Whether the role has at least two options to choose between. */
const hasDecision = (state: GameState, role: Role): boolean =>
  legalIntents(state.open, role).filter(isDecision).length > 1;

/** Plays games. Returns the number of rounds, and for each role the number in which it had nothing to decide. */
export function roundsWithoutDecision(
  games: readonly GameWishes[],
  bot: Bot,
): { rounds: number; idle: Record<Role, number> } {
  const idle = { commander: 0, 'chief-scientist': 0, 'central-officer': 0, 'squad-leader': 0 };
  let rounds = 0;
  for (const wishes of games) {
    let undecided = new Set<Role>(roles);
    let round = 1;
    const closeRound = () => {
      rounds += 1;
      for (const role of undecided) idle[role] += 1;
      undecided = new Set(roles);
    };
    playGame(wishes, bot, undefined, (_, __, state) => {
      if (state.open.round > round) closeRound();
      round = state.open.round;
      for (const role of undecided) if (hasDecision(state, role)) undecided.delete(role);
    });
  }
  return { rounds, idle };
}
