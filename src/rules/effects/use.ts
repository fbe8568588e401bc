// A card in play is used by its owner when it works (TIM-7), for what it costs: all of that or nothing (CRD-2).

import type { With } from '../board.ts';
import { flow } from '../operation/step.ts';
import { carryOn } from '../resolution/carry-on.ts';
import type { Happening, Rule } from '../rule.ts';
import { hasBoard } from '../state.ts';
import { sure } from '../sure.ts';
import { carryOut } from './index.ts';
import { checkUse } from './usable.ts';

const used =
  (id: string, given: With | undefined, at: number): Happening =>
  ({ open }) => {
    if (!hasBoard(open)) return [];
    const card = sure(open.pack.usable.get(id));
    const run = { role: card.owner, source: id, answers: [], at, given: given ?? {}, stepFlow: flow };
    return [carryOut([{ next: 'pay', card: id }, ...card.effects], run)];
  };

export const use: Rule<{ type: 'use'; card: string; with?: With }> = {
  check: (open, { card, with: given }, seat) => checkUse(open, card, given, seat),
  resolve: ({ card, with: given }, at) => [used(card, given, at), carryOn(at)],
};
