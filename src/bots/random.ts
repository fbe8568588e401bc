// Plays anything that is allowed.

import { type Intent, legal } from '../rules/index.ts';
import { type Bot, confirmer } from './bot.ts';

/** What a table does between moves, or takes back a move with: played at random it would only waste time. */
const idle: ReadonlySet<Intent['type']> = new Set(['pause', 'resume', 'open-menu', 'close-menu', 'recall']);

/** One of this many times a cue or step is done with, although more could be done. */
const patience = 4;

export const random: Bot = (open, roles, chance) => {
  for (const as of chance.shuffled(roles)) {
    const intents = legal(open, as).filter(
      ({ type }) => !idle.has(type) && (type !== 'done' || as === confirmer(open)),
    );
    const done = intents.find(({ type }) => type === 'done' || type === 'begin');
    if (done && (intents.length === 1 || chance.next(patience) === 0))
      return { as, intent: done, reason: 'had enough' };
    const others = intents.filter((intent) => intent !== done);
    if (others.length > 0) return { as, intent: chance.pick(others), reason: 'felt like it' };
  }
  return null;
};
