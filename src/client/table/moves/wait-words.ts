import type { CardWait } from '../../../bots/index.ts';
import { roles } from '../../../content/roles.ts';
import { joined } from '../../../i18n/joined.ts';
import { cardText } from '../../words/cards.ts';
import { say } from '../../words/say.ts';

/** Most cards that are named. More are counted, so that the words have room. */
const mostNamed = 2;

/** Names the people and cards that the open window waits for. Empty if it waits for none. */
export function waitWords(wait: CardWait | null): string {
  const cards = wait?.cards ?? [];
  if (cards.length <= mostNamed) {
    return joined(
      cards.map(({ card, owner }) => say('table.may-use', { role: say(`role.${owner}`), card: cardText(card).name })),
      say,
    );
  }
  return joined(
    roles.flatMap((role) => {
      const count = cards.filter(({ owner }) => owner === role).length;
      return count === 0 ? [] : [say('table.may-use-some', { role: say(`role.${role}`), count })];
    }),
    say,
  );
}
