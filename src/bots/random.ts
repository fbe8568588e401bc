// Bot that plays random legal moves.

import type { Role } from '../content/roles.ts';
import { candidateIntents, check, type Draws, type Intent, type OpenGame } from '../rules/index.ts';
import { type Bot, confirmingBot } from './bot/bot.ts';

/** One time in this many, the bot confirms a cue or step although more could be done. */
const stopOneIn = 4;

/** One time in this many, a random role is tried first instead of the one whose turn it is. */
const interruptOneIn = 4;

/** Returns a random legal intent of the role other than confirming. Tries candidates in random order. */
function randomIntent(open: OpenGame, role: Role, chance: Draws): Intent | null {
  const left = candidateIntents(open, role);
  if (open.scanner) left.push({ type: 'scan' });
  for (let count = left.length; count > 0; count -= 1) {
    const drawn = chance.next(count);
    const intent = left[drawn] as Intent;
    // Random recalls would only make games longer.
    if (intent.type !== 'recall' && check(open, intent, role) === null) return intent;
    left[drawn] = left[count - 1] as Intent;
  }
  return null;
}

/** Returns the intent that begins the round or confirms what is open, or null if the role may not. */
function endIntent(open: OpenGame, role: Role): Intent | null {
  const intent: Intent = open.phase === 'setup' ? { type: 'begin' } : { type: 'done' };
  return role === confirmingBot(open) && check(open, intent, role) === null ? intent : null;
}

/** Returns the index of the role to try first: usually the one whose turn it is. */
function firstRole(open: OpenGame, roles: readonly Role[], chance: Draws): number {
  const turn = chance.next(interruptOneIn) === 0 ? -1 : roles.indexOf(confirmingBot(open));
  return turn < 0 ? chance.next(roles.length) : turn;
}

/** Bot that plays random legal moves. */
export const random: Bot = (open, roles, chance) => {
  const first = firstRole(open, roles, chance);
  for (let i = 0; i < roles.length; i += 1) {
    const as = roles[(first + i) % roles.length] as Role;
    const end = endIntent(open, as);
    if (end && chance.next(stopOneIn) === 0) return { as, intent: end, reason: 'had-enough' };
    const intent = randomIntent(open, as, chance);
    if (intent) return { as, intent, reason: 'felt-like-it' };
    if (end) return { as, intent: end, reason: 'had-enough' };
  }
  return null;
};
