// Cards that move units of a person's role. Bots ask before they use them.

import { verbsIn } from '../content/cards/effects.ts';
import { type Role, roles } from '../content/roles.ts';
import type { UnitGroup } from '../content/units.ts';
import type { Playing } from '../rules/index.ts';
import type { Move } from './bot/bot.ts';

/** Returns the roles that send out units of a group. */
function sendersOf(group: UnitGroup): readonly Role[] {
  switch (group) {
    case 'interceptor':
      return ['commander'];
    case 'satellite':
      return ['central-officer'];
    case 'scientist':
      return ['chief-scientist'];
    case 'soldier':
      return ['squad-leader'];
    case 'any':
      return roles;
  }
}

/** Returns the people whose units a card moves, by its effects or as its price. */
function peopleMovedBy({ pack }: Playing, card: string, people: readonly Role[]): readonly Role[] {
  const usable = pack.usable.get(card);
  if (usable === undefined) return [];
  const moved = verbsIn(usable.effects).flatMap((verb) => (verb.do === 'move-units' ? [verb.kind] : []));
  const groups = usable.price.place ? [...moved, usable.price.place.kind] : moved;
  return people.filter((role) => groups.some((one) => sendersOf(one).includes(role)));
}

/** Returns the people whose leave a bot's move needs. */
export const leaveOf = (
  playing: Playing,
  { intent }: Pick<Move, 'intent'>,
  people: readonly Role[],
): readonly Role[] => (intent.type === 'use' ? peopleMovedBy(playing, intent.card, people) : []);

/** Returns the table for bots that must do without some cards. */
export const withoutCards = (open: Playing, cards: readonly string[]): Playing =>
  cards.length === 0
    ? open
    : { ...open, board: { ...open.board, inPlay: open.board.inPlay.filter(({ card }) => !cards.includes(card)) } };
