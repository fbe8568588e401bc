import { cardText } from '../../words/cards.svelte.ts';
import { say } from '../../words/say.svelte.ts';
import type { CardWait } from './card-wait.ts';

/** Which cards of people the open step waits for, a sentence each; empty if it waits for none. */
export const waitWords = (wait: CardWait | null): string =>
  (wait?.cards ?? [])
    .map(({ card, owner }) => say('table.may-use', { role: say(`role.${owner}`), card: cardText(card).name }))
    .reduce((first, second) => (first === '' ? second : say('common.both', { first, second })), '');
