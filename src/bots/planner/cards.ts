// When a card in play is worth its use.

import type { Verb } from '../../content/effects.ts';
import type { Role } from '../../content/roles.ts';
import type { UsableCard } from '../../content/usable-card.ts';
import { check, type Intent, wantsSoldiers } from '../../rules/index.ts';
import { effectsWorth } from './effects.ts';
import { luckOf } from './luck.ts';
import type { Outlook } from './outlook.ts';

function verbsWorth(outlook: Outlook, { effects }: UsableCard, luck: (verb: Verb) => number): number {
  const verbs = effects.filter((effect): effect is Verb => 'do' in effect);
  return verbs.reduce((sum, verb) => sum + luck(verb), effectsWorth(outlook, effects));
}

/** What the price is worth: a card that is ready again next round costs nothing but the waiting. */
function priceWorth({ phase, cue, board, weights }: Outlook, { price }: UsableCard): number {
  // Units that have nothing to do any more cost nothing.
  const late = phase === 'resolution' || cue?.kind === 'ending';
  const placed = price.place ? price.place.count * (late ? 0.05 : 2.5) : 0;
  const spare = board.salvage.length > 2 ? 0.3 : weights.salvage;
  return placed + price.salvage * spare + price.credits * weights.credit + (price.exhaust ? weights.exhausted : 0);
}

/** Effects best kept for the end of the timed phase. */
const atEnd: ReadonlySet<string> = new Set([
  'move-ufos',
  'discard-crises',
  'destroy-ufos',
  'promote-units',
  'move-units',
  'gain-credits',
]);

function isTime(outlook: Outlook, card: UsableCard): boolean {
  const { phase, cue, board } = outlook;
  const [first] = card.effects;
  const verb = first && 'do' in first ? first.do : 'way';
  if (phase === 'timed') {
    return !(atEnd.has(verb) || verb === 'way') || cue?.kind === 'ending';
  }
  return wantsSoldiers(board.task?.kind ?? 'research') || !atEnd.has(verb) || board.task === null;
}

/** The use of a card that brings most, if any brings more than it costs. */
export function cardToUse(
  outlook: Outlook,
  roles: readonly Role[],
): { readonly as: Role; readonly intent: Intent; readonly value: number } | null {
  const { board, pack } = outlook;
  let luck: ReturnType<typeof luckOf> | null = null;
  let top: { as: Role; intent: Intent; value: number } | null = null;
  for (const { card: id, owner, exhausted } of board.inPlay) {
    const card = pack.usable.get(id);
    if (!card || !roles.includes(owner) || card.phase === 'always') continue;
    if ((exhausted && card.price.exhaust) || !isTime(outlook, card)) continue;
    if (outlook.phase === 'timed' ? card.phase === 'resolution' : card.phase === 'timed') continue;
    luck ??= luckOf(outlook);
    const value = verbsWorth(outlook, card, luck) - priceWorth(outlook, card);
    if (value <= 0 || (top !== null && value <= top.value)) continue;
    const intent: Intent = { type: 'use', card: id };
    if (check(outlook, intent, owner) === null) top = { as: owner, intent, value };
  }
  return top;
}
