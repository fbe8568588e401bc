// A card in play is used by its owner when it works (TIM-7), for what it costs: all of that or nothing (CRD-2).

import type { Asset, Tech } from '../../content/cards.ts';
import type { With } from '../board.ts';
import type { Fact } from '../events.ts';
import { flow } from '../operation/step.ts';
import { carryOn } from '../resolution/carry-on.ts';
import { type Happening, type Rule, stamped } from '../rule.ts';
import { hasBoard, type Playing } from '../state.ts';
import { sure } from '../sure.ts';
import { discard } from './cards.ts';
import { carryOut } from './index.ts';
import { checkUse, unitsFor } from './usable.ts';

/** What is paid, and what of it is placed. */
function paid({ board }: Playing, card: Tech | Asset, given: With | undefined): Fact[] {
  const { exhaust, salvage = 0, credits = 0 } = card.price;
  const units = unitsFor(board, card, given);
  return [
    { type: 'card-used', card: card.id },
    ...(exhaust ? [{ type: 'cards-turned', cards: [card.id], exhausted: true } as const] : []),
    ...(units.length > 0 ? [{ type: 'units-moved', units, to: `card:${card.id}` } as const] : []),
    ...(salvage > 0 ? [discard('enemy', board.salvage.slice(0, salvage), 'salvage')] : []),
    ...(credits > 0
      ? [{ type: 'credits-changed', budget: board.budget - credits, emergency: board.emergency } as const]
      : []),
  ];
}

const used =
  (id: string, given: With | undefined, at: number): Happening =>
  ({ open }) => {
    if (!hasBoard(open)) return [];
    const card = sure(open.pack.usable.get(id));
    const run = { role: card.owner, source: id, answers: [], at, given: given ?? {}, stepFlow: flow };
    return [...stamped(paid(open, card, given), at, id), carryOut(card.effects, run)];
  };

export const use: Rule<{ type: 'use'; card: string; with?: With }> = {
  check: (open, { card, with: given }, seat) => checkUse(open, card, given, seat),
  resolve: ({ card, with: given }, at) => [used(card, given, at), carryOn(at)],
};
