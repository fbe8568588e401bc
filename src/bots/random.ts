// Plays anything that is allowed.

import type { Role } from '../content/roles.ts';
import { candidates, check, type Draws, type Intent, type Open } from '../rules/index.ts';
import { type Bot, confirmer } from './bot.ts';

/** One of this many times a cue or step is done with, although more could be done. */
const patience = 4;

/** Any move the role may make but to end what is open: candidates are tried in a random order until one is allowed. */
function anything(open: Open, role: Role, chance: Draws): Intent | null {
  const left = candidates(open, role);
  if (open.scanner) left.push({ type: 'scan' });
  while (left.length > 0) {
    const [intent] = left.splice(chance.next(left.length), 1);
    // Taking back at random would only waste time.
    if (intent && intent.type !== 'recall' && check(open, intent, role) === null) return intent;
  }
  return null;
}

/** Ends what is open, if that is for the role to do. */
function ending(open: Open, role: Role): Intent | null {
  const intent: Intent = open.phase === 'setup' ? { type: 'begin' } : { type: 'done' };
  const own = open.phase === 'setup' || role === confirmer(open);
  return own && check(open, intent, role) === null ? intent : null;
}

export const random: Bot = (open, roles, chance) => {
  for (const as of chance.shuffled(roles)) {
    const end = ending(open, as);
    if (end && chance.next(patience) === 0) return { as, intent: end, reason: 'had enough' };
    const intent = anything(open, as, chance);
    if (intent) return { as, intent, reason: 'felt like it' };
    if (end) return { as, intent: end, reason: 'had enough' };
  }
  return null;
};
