import { colleagueOf, leaveOf } from '../../../bots/index.ts';
import type { Role } from '../../../content/roles.ts';
import type { BotMove } from '../../game/bots/moves-made.svelte.ts';
import { cardText } from '../../words/cards.ts';
import { say } from '../../words/say.ts';
import { joinAny } from './join-any.ts';

/** Returns the request of a bot to these people before it moves their units. Empty without one. */
export function botAsks(asked: BotMove | null, people: readonly Role[]): string {
  if (asked?.intent.type !== 'use') return '';
  return say('bot.asks', {
    role: say(`bot.${colleagueOf(asked.as, asked.seen.setup.base).name}`),
    card: cardText(asked.intent.card).name,
    owner: joinAny(leaveOf(asked.seen, asked, people).map((one) => say(`role.${one}`))),
  });
}
