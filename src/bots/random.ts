// Plays anything that is allowed.

import { roles as allRoles } from '../content/roles.ts';
import { type Intent, legal } from '../rules/index.ts';
import type { Bot } from './bot.ts';

/** What a table does between moves, or takes back a move with: played at random it would only waste time. */
const idle: ReadonlySet<Intent['type']> = new Set(['pause', 'resume', 'open-menu', 'close-menu', 'recall']);

/** One of this many times a cue or step is done with, although more could be done. */
const patience = 4;

export const random: Bot = (open, roles, chance) => {
  const moves = chance.shuffled(allRoles.filter((role) => roles.includes(role))).map((as) => ({
    as,
    intents: legal(open, as).filter(({ type }) => !idle.has(type)),
  }));
  for (const { as, intents } of moves) {
    const done = intents.find(({ type }) => type === 'done' || type === 'begin');
    if (done && (intents.length === 1 || chance.next(patience) === 0))
      return { as, intent: done, reason: 'had enough' };
    const others = intents.filter((intent) => intent !== done);
    if (others.length > 0) return { as, intent: chance.pick(others), reason: 'felt like it' };
  }
  return null;
};
