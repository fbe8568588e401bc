// Plays anything that is allowed.

import type { Role } from '../content/roles.ts';
import { candidates, check, type Draws, type Intent, type OpenGame } from '../rules/index.ts';
import { type Bot, confirmer } from './bot/bot.ts';

/** One of this many times a cue or step is done with, although more could be done. */
const patience = 4;

/** One of this many times somebody speaks up although it is another one's turn. */
const others = 4;

/** Any move the role may make but to end what is open: candidates are tried in a random order until one is allowed. */
function anything(open: OpenGame, role: Role, chance: Draws): Intent | null {
  const left = candidates(open, role);
  if (open.scanner) left.push({ type: 'scan' });
  for (let count = left.length; count > 0; count -= 1) {
    const drawn = chance.next(count);
    const intent = left[drawn] as Intent;
    // Taking back at random would only waste time.
    if (intent.type !== 'recall' && check(open, intent, role) === null) return intent;
    left[drawn] = left[count - 1] as Intent;
  }
  return null;
}

/** Ends what is open, if that is for the role to do. */
function ending(open: OpenGame, role: Role): Intent | null {
  const intent: Intent = open.phase === 'setup' ? { type: 'begin' } : { type: 'done' };
  return role === confirmer(open) && check(open, intent, role) === null ? intent : null;
}

/** Whose move is tried first: mostly that of the role whose turn it is. */
function speaker(open: OpenGame, roles: readonly Role[], chance: Draws): number {
  const turn = chance.next(others) === 0 ? -1 : roles.indexOf(confirmer(open));
  return turn < 0 ? chance.next(roles.length) : turn;
}

export const random: Bot = (open, roles, chance) => {
  const first = speaker(open, roles, chance);
  for (let i = 0; i < roles.length; i += 1) {
    const as = roles[(first + i) % roles.length] as Role;
    const end = ending(open, as);
    if (end && chance.next(patience) === 0) return { as, intent: end, reason: 'had-enough' };
    const intent = anything(open, as, chance);
    if (intent) return { as, intent, reason: 'felt-like-it' };
    if (end) return { as, intent: end, reason: 'had-enough' };
  }
  return null;
};
