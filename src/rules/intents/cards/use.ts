// A card in play is used by its owner while it works (TIM-7), for its full cost or not at all (CRD-2).

import { runEffects } from '../../effects/run.ts';
import { checkUse } from '../../effects/usable.ts';
import { carryOn } from '../../resolution/carry-on.ts';
import { stepFlow } from '../../resolution/step.ts';
import { assertDefined } from '../../state/assert-defined.ts';
import type { With } from '../../state/board.ts';
import { byCard } from '../../state/cause.ts';
import type { Rule } from '../../transaction/rule.ts';
import { playingOn, type Transaction } from '../../transaction/transaction.ts';
import { askAgain } from './ask-again.ts';

function playCard(transaction: Transaction, id: string, given: With | undefined): void {
  const card = assertDefined(transaction.services.pack.usable.get(id), `usable card ${id}`);
  const run = { role: card.owner, why: byCard(id), at: transaction.at, answers: [], given, stepFlow };
  runEffects(transaction, [{ next: 'pay', card: id }, ...card.effects], run);
}

/** Rule of the `use` intent. */
export const use: Rule<{ type: 'use'; card: string; with?: With }> = {
  check: (open, { card, with: given }, seat) => checkUse(open, card, given, seat),
  resolve: (transaction, { card, with: given }) => {
    const { choices } = playingOn(transaction).board;
    playCard(transaction, card, given);
    askAgain(transaction, choices, stepFlow);
    carryOn(transaction);
  },
};
