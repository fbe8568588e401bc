import type { CardWait } from '../../../bots/index.ts';
import { cardText } from '../../words/cards.svelte.ts';
import { say } from '../../words/say.ts';

/** Returns one sentence per card that the open step waits for; empty if there is none. */
export const waitWords = (wait: CardWait | null): string =>
  (wait?.cards ?? [])
    .map(({ card, owner }) => say('table.may-use', { role: say(`role.${owner}`), card: cardText(card).name }))
    .reduce((first, second) => (first === '' ? second : say('common.both', { first, second })), '');
