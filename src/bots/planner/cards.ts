// When to use a card in play, and which one.

import { type Effect, listsIn, type Verb, type VerbName } from '../../content/cards/effects.ts';
import type { UsableCard } from '../../content/cards/usable-card.ts';
import type { Role } from '../../content/roles.ts';
import { type StepKind, stepKinds } from '../../content/steps.ts';
import { isSoldier } from '../../content/units.ts';
import { check, type Intent, unitsAt } from '../../rules/index.ts';
import { effectsWorth } from './effects.ts';
import { diceGains } from './luck.ts';
import type { Outlook } from './outlook/outlook.ts';
import { extremeContinent, fallenSpace } from './outlook/worth.ts';
import { defenderGain } from './stakes.ts';

/** The best moment for a verb. */
type Moment =
  /** As soon as it gains anything. */
  | 'at-once'
  /** Right after new techs are drawn. */
  | 'new-techs'
  /** In the last cue, when the timed phase holds no more surprises. In the resolution phase, before crises (RES-3). */
  | 'last-cue'
  /** After global defence, before the remaining UFOs raise panic (RES-6). */
  | 'continents-fought'
  /** In base defence, before a fight begins. */
  | 'base-begins'
  /** After base defence, before the remaining enemies deal damage (RES-7). */
  | 'base-fought'
  /** As late as possible: when all harm of the round is known, before the report. */
  | 'last-step'
  /** While a task is open, before or after a roll. */
  | 'dice';

/** The best moment for a card, by its first verb. */
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

/** Whether the UFOs on the most panicked continent will make it fall. Panic cannot be lowered afterwards (TAB-3). */
function willFall({ board }: Outlook): boolean {
  const worst = extremeContinent(board, 'most');
  return worst !== undefined && board.ufos[worst] + board.panic[worst] >= fallenSpace;
}

/** Whether the moment has come in the timed phase. Cards that also work in the resolution phase may wait for it. */
function isDueInCue({ cue }: Outlook, { phase }: UsableCard, moment: Moment): boolean {
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
    case 'continents-fought':
    case 'base-begins':
    case 'base-fought':
    case 'last-step':
      return isLast && phase === 'timed';
  }
}

/** Whether the moment has come in the resolution phase. `closing`: nothing else is left to do in the open step. */
function isDueInStep(outlook: Outlook, moment: Moment, closing: boolean): boolean {
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
    case 'at-once':
    case 'new-techs':
      return closing;
  }
}

/** Returns the first verb of the effects, looking inside conditions and choices. */
export function firstVerb(effects: readonly Effect[]): Verb | undefined {
  const [effect] = effects;
  if (effect === undefined || 'do' in effect) return effect;
  return listsIn(effect)
    .map(firstVerb)
    .find((verb) => verb !== undefined);
}

function isDue(outlook: Outlook, card: UsableCard, closing: boolean): boolean {
  const first = firstVerb(card.effects);
  if (first === undefined) return false;
  const moment = moments[first.do];
  return outlook.phase === 'timed'
    ? card.phase !== 'resolution' && isDueInCue(outlook, card, moment)
    : card.phase !== 'timed' && isDueInStep(outlook, moment, closing);
}

/** Points that the price costs. Exhausting a card costs `weights.use`, since it readies again next round. */
function priceWorth({ phase, cue, board, weights }: Outlook, { price }: UsableCard): number {
  // Late in the round, units in reserve have nothing left to do.
  const late = phase === 'resolution' || cue?.kind === 'ending';
  const placed = price.place && !late ? price.place.count * weights.freeUnit : 0;
  const salvage = price.salvage * (board.salvage.length > 2 ? weights.salvage / 2 : weights.salvage);
  return placed + salvage + price.credits * weights.credit + (price.exhaust ? weights.use : 0);
}

/** Points that the best soldier in reserve would add to base defence. */
const reinforcement = (outlook: Outlook): number =>
  Math.max(
    0,
    ...unitsAt(outlook.board, 'reserve')
      .filter(({ kind }) => isSoldier(kind))
      .map((soldier) => defenderGain(outlook, soldier)),
  );

function gainOf(outlook: Outlook, { effects }: UsableCard, diceGain: (verb: Verb) => number): number {
  const first = firstVerb(effects);
  if (outlook.step === 'base-defense' && first?.do === 'move-units' && first.to === 'base')
    return reinforcement(outlook);
  return effects.reduce(
    (sum, effect) => ('do' in effect ? sum + diceGain(effect) : sum),
    effectsWorth(outlook, effects),
  );
}

/**
 * Returns the use of the due card with the highest gain over its price, or null if none gains more than it costs.
 * `closing`: nothing else is left to do in the open step.
 */
export function cardToUse(
  outlook: Outlook,
  roles: readonly Role[],
  closing: boolean,
): { readonly as: Role; readonly intent: Intent } | null {
  const { board, pack } = outlook;
  let diceGain: ReturnType<typeof diceGains> | null = null;
  let top: { readonly as: Role; readonly intent: Intent; readonly value: number } | null = null;
  for (const { card: id, owner, exhausted } of board.inPlay) {
    const card = pack.usable.get(id);
    if (!card || !roles.includes(owner) || card.phase === 'always') continue;
    if ((exhausted && card.price.exhaust) || !isDue(outlook, card, closing)) continue;
    diceGain ??= diceGains(outlook);
    const value = gainOf(outlook, card, diceGain) - priceWorth(outlook, card);
    if (value <= 0 || (top !== null && value <= top.value)) continue;
    const intent: Intent = { type: 'use', card: id };
    if (check(outlook, intent, owner) === null) top = { as: owner, intent, value };
  }
  return top;
}
