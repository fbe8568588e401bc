// When a card in play is worth its use.

import { type Effect, listsIn, type Verb, type VerbName } from '../../content/cards/effects.ts';
import type { UsableCard } from '../../content/cards/usable-card.ts';
import type { Role } from '../../content/roles.ts';
import { type StepKind, stepKinds } from '../../content/steps.ts';
import { isSoldier } from '../../content/units.ts';
import { check, type Intent, unitsAt } from '../../rules/index.ts';
import { effectsWorth } from './effects.ts';
import { luckOf } from './luck.ts';
import type { Outlook } from './outlook/outlook.ts';
import { extreme, fallen } from './outlook/worth.ts';
import { defenderGain } from './stakes.ts';

/** The best moment for a verb. */
type Moment =
  /** As soon as it brings something. */
  | 'at-once'
  /** With a fresh hand of techs. */
  | 'new-techs'
  /** In the last cue, when all that comes in the timed phase is known. In the resolution phase before crises (RES-3). */
  | 'last-cue'
  /** When the continents have been fought for, before panic rises there (RES-6). */
  | 'continents-fought'
  /** In base defence, before soldiers fight. */
  | 'base-begins'
  /** When the base has been fought for, before enemies deal damage (RES-7). */
  | 'base-fought'
  /** As late as possible: once all harm of the round is known, before the reports are taken. */
  | 'last-step'
  /** While dice lie, or before a roll. */
  | 'dice';

const moments: Readonly<Record<VerbName, Moment>> = {
  'destroy-ufos': 'continents-fought',
  'move-ufos': 'continents-fought',
  'place-ufos': 'last-step',
  'raise-panic': 'last-step',
  'lower-panic': 'last-step',
  'gain-credits': 'last-cue',
  'lose-credits': 'last-step',
  reroll: 'dice',
  'turn-dice': 'dice',
  'raise-alien-die': 'dice',
  'add-dice': 'dice',
  'add-successes': 'dice',
  'forgive-loss': 'dice',
  'lower-threat': 'dice',
  'ready-units': 'at-once',
  'exhaust-units': 'last-step',
  'kill-units': 'last-step',
  'recruit-units': 'at-once',
  'move-units': 'base-begins',
  'promote-units': 'last-cue',
  'draw-techs': 'at-once',
  'swap-techs': 'new-techs',
  'draw-enemies': 'last-step',
  'remove-enemies': 'base-fought',
  'damage-base': 'last-step',
  'repair-base': 'last-step',
  'gain-salvage': 'at-once',
  'lose-salvage': 'last-step',
  'discard-crises': 'last-cue',
  'add-crises': 'last-step',
  'ready-cards': 'at-once',
  'lengthen-cue': 'last-cue',
  'add-pause': 'last-cue',
};

const orderOf = (step: StepKind | null): number => (step === null ? -1 : stepKinds.indexOf(step));
const isFrom = (step: StepKind | null, first: StepKind): boolean => orderOf(step) >= orderOf(first);

/** Whether a continent will fall when panic rises for the UFOs on it: a card cannot lower its panic afterwards (TAB-3). */
function willFall({ board }: Outlook): boolean {
  const worst = extreme(board, 'most');
  return worst !== undefined && board.ufos[worst] + board.panic[worst] >= fallen;
}

/** Whether it is time in the timed phase. A card that works in the resolution phase too may wait for it. */
function isTimeInCue({ cue }: Outlook, { phase }: UsableCard, moment: Moment): boolean {
  const isLast = cue?.kind === 'ending';
  switch (moment) {
    case 'at-once':
      return true;
    case 'new-techs':
      return cue?.kind === 'new-technology';
    case 'last-cue':
      return isLast;
    case 'dice':
      return false;
    default:
      return isLast && phase === 'timed';
  }
}

/** Whether it is time in the resolution phase. `closing`: nothing else is left to do in the open step. */
function isTimeInStep(outlook: Outlook, moment: Moment, closing: boolean): boolean {
  const { step, board } = outlook;
  switch (moment) {
    case 'dice':
      return board.task !== null;
    case 'last-cue':
      return closing && !isFrom(step, 'crises');
    case 'continents-fought':
      return closing && isFrom(step, 'global-defense');
    case 'base-begins':
      return step === 'base-defense' && board.task === null;
    case 'base-fought':
      return closing && isFrom(step, 'base-defense');
    case 'last-step':
      return closing && (isFrom(step, 'base-destroyed') || (step === 'global-defense' && willFall(outlook)));
    default:
      return closing;
  }
}

/** The verb that a card begins with, whatever its conditions and choices. */
function firstVerb(effects: readonly Effect[]): Verb | undefined {
  const [effect] = effects;
  if (effect === undefined || 'do' in effect) return effect;
  return listsIn(effect)
    .map(firstVerb)
    .find((verb) => verb !== undefined);
}

function isTime(outlook: Outlook, card: UsableCard, closing: boolean): boolean {
  const first = firstVerb(card.effects);
  if (first === undefined) return false;
  const moment = moments[first.do];
  return outlook.phase === 'timed'
    ? card.phase !== 'resolution' && isTimeInCue(outlook, card, moment)
    : card.phase !== 'timed' && isTimeInStep(outlook, moment, closing);
}

/** What the price is worth. A card that is ready again next round costs nothing but the waiting. */
function priceWorth({ phase, cue, board, weights }: Outlook, { price }: UsableCard): number {
  // Units that have nothing to do any more cost nothing.
  const late = phase === 'resolution' || cue?.kind === 'ending';
  const placed = price.place && !late ? price.place.count * weights.freeUnit : 0;
  const salvage = price.salvage * (board.salvage.length > 2 ? weights.salvage / 2 : weights.salvage);
  return placed + salvage + price.credits * weights.credit + (price.exhaust ? weights.use : 0);
}

/** What the best soldier in reserve would add to the defence of the base. */
const reinforcement = (outlook: Outlook): number =>
  Math.max(
    0,
    ...unitsAt(outlook.board, 'reserve')
      .filter(({ kind }) => isSoldier(kind))
      .map((soldier) => defenderGain(outlook, soldier)),
  );

function effectsAndLuck(outlook: Outlook, { effects }: UsableCard, luck: (verb: Verb) => number): number {
  const first = firstVerb(effects);
  if (outlook.step === 'base-defense' && first?.do === 'move-units' && first.to === 'base')
    return reinforcement(outlook);
  return effects.reduce((sum, effect) => ('do' in effect ? sum + luck(effect) : sum), effectsWorth(outlook, effects));
}

/** The use of a card whose time it is and that brings most, if any brings more than it costs. */
export function cardToUse(
  outlook: Outlook,
  roles: readonly Role[],
  closing: boolean,
): { readonly as: Role; readonly intent: Intent } | null {
  const { board, pack } = outlook;
  let luck: ReturnType<typeof luckOf> | null = null;
  let top: { readonly as: Role; readonly intent: Intent; readonly value: number } | null = null;
  for (const { card: id, owner, exhausted } of board.inPlay) {
    const card = pack.usable.get(id);
    if (!card || !roles.includes(owner) || card.phase === 'always') continue;
    if ((exhausted && card.price.exhaust) || !isTime(outlook, card, closing)) continue;
    luck ??= luckOf(outlook);
    const value = effectsAndLuck(outlook, card, luck) - priceWorth(outlook, card);
    if (value <= 0 || (top !== null && value <= top.value)) continue;
    const intent: Intent = { type: 'use', card: id };
    if (check(outlook, intent, owner) === null) top = { as: owner, intent, value };
  }
  return top;
}
