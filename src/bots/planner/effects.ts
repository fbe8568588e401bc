// Points that a card's effects are worth on the current table. Negative for effects that harm the team.

import type { Aimed, DiceVerb, Effect, Verb } from '../../content/cards/effects.ts';
import { components } from '../../content/components.ts';
import { type Continent, continents, type Space, spaces } from '../../content/continents.ts';
import { continentPlaces, countAt, isConditionMet, matchesTrait, standingContinents } from '../../rules/index.ts';
import type { Outlook } from './outlook/outlook.ts';
import { damageWorth, extremeContinent, panicWorth, ufoWorth } from './outlook/worth.ts';
import { budgetWorth, emergencyWorth } from './price.ts';

const toList = (continent: Continent | undefined): Continent[] => (continent === undefined ? [] : [continent]);

/** Returns the continents an aim will most likely mean. Where a role chooses, the one with the highest `value`. */
export function targetsOf(
  { board, setup }: Outlook,
  { on, where }: Aimed,
  value: (continent: Continent) => number,
): Continent[] {
  const among = standingContinents(board).filter((continent) => matchesTrait(board, continent, where));
  switch (on) {
    case 'each':
      return among;
    case 'most-panicked':
      return toList(extremeContinent(board, 'most', among));
    case 'least-panicked':
      return toList(extremeContinent(board, 'least', among));
    case 'base-continent':
      return among.filter((continent) => continent === setup.base);
    case 'chosen':
    case 'mission-continent':
    case 'task-continent':
      return among.toSorted((a, b) => value(b) - value(a)).slice(0, 1);
    default:
      on satisfies Continent;
      return among.includes(on) ? [on] : [];
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Points for raising panic by `by` where the aim means; positive if `by` is negative. */
function panicChangeWorth(outlook: Outlook, aim: Aimed, by: number): number {
  const gain = (continent: Continent) => -panicWorth(outlook, continent, by);
  return sum(targetsOf(outlook, aim, gain).map(gain));
}

type UfoVerb = Extract<Verb, { do: `${string}-ufos` }>;
type UnitVerb = Extract<Verb, { do: `${string}-units` }>;
type OtherVerb = Exclude<Verb, UfoVerb | UnitVerb | DiceVerb>;

function ufosWorth(outlook: Outlook, verb: UfoVerb): number {
  const { board } = outlook;
  const at = (space: Space) => ufoWorth(outlook, space);
  const worst = (aim: Aimed) => targetsOf(outlook, aim, (one) => -at(one));
  if (verb.do === 'place-ufos') {
    return -verb.count * sum((verb.to === 'orbit' ? (['orbit'] as const) : worst(verb.to)).map(at));
  }
  const { from } = verb;
  const able = from === 'orbit' ? (['orbit'] as const) : from === 'anywhere' ? spaces : targetsOf(outlook, from, at);
  const [source] = able.filter((space) => board.ufos[space] > 0).toSorted((a, b) => at(b) - at(a));
  if (source === undefined) return 0;
  const moving = Math.min(verb.count, board.ufos[source]);
  switch (verb.do) {
    case 'destroy-ufos':
      return moving * at(source);
    case 'move-ufos': {
      const goal = verb.to === 'orbit' ? 'orbit' : worst(verb.to)[0];
      return goal === undefined ? 0 : moving * (at(source) - at(goal));
    }
  }
}

/** Points at stake for one more interceptor on a continent; 0 if it has no room or no UFO to shoot at. */
export function interceptorGain(outlook: Outlook, continent: Continent): number {
  const { board } = outlook;
  const there = countAt(board, continentPlaces[continent]);
  const room = there < components.interceptorsPerContinent && there < board.ufos[continent] + 1;
  return room && board.ufos[continent] > 0 ? ufoWorth(outlook, continent) : 0;
}

/** Points for moving one unit: an interceptor to where it gains most, or a soldier to a base under attack. */
function moveWorth(outlook: Outlook, to: 'reserve' | 'board' | 'base'): number {
  const { board, weights } = outlook;
  if (to === 'reserve') return 0;
  if (to === 'base') return board.enemies.some((enemy) => enemy !== null) ? weights.freeUnit : 0;
  const wanted = Math.max(0, ...continents.map((continent) => interceptorGain(outlook, continent)));
  return wanted * 0.33 - weights.credit;
}

function unitsWorth(outlook: Outlook, verb: UnitVerb): number {
  const { board, weights } = outlook;
  switch (verb.do) {
    case 'ready-units':
    case 'exhaust-units': {
      const tired = board.units.filter(({ kind, exhausted }) => kind === verb.kind && exhausted).length;
      const all = verb.kind === 'satellite' ? components.satellites : components.scientists;
      const many = Math.min(verb.count, verb.do === 'ready-units' ? tired : all - tired);
      return (verb.do === 'ready-units' ? 1 : -1) * many * weights[verb.kind];
    }
    case 'kill-units':
      return -verb.count * (verb.kind === 'interceptor' ? weights.interceptor : weights.soldier);
    case 'recruit-units':
      return Math.min(verb.count, countAt(board, 'pool')) * weights.soldier;
    case 'move-units':
      return moveWorth(outlook, verb.to);
    case 'promote-units':
      return weights.elite;
  }
}

function otherWorth(outlook: Outlook, verb: OtherVerb): number {
  const { board, weights } = outlook;
  switch (verb.do) {
    case 'raise-panic':
      return panicChangeWorth(outlook, verb, verb.by);
    case 'lower-panic':
      return panicChangeWorth(outlook, verb, -verb.by);
    case 'gain-credits':
      return verb.to === 'budget' ? budgetWorth(outlook, verb.count) : verb.count * emergencyWorth(outlook);
    case 'lose-credits': {
      const left = verb.from === 'budget' ? board.budget : board.emergency;
      return -Math.min(verb.count, left) * emergencyWorth(outlook);
    }
    case 'draw-techs':
    case 'swap-techs':
      return verb.count * weights.techDraw;
    case 'draw-enemies':
      return -verb.count * weights.enemyInBase;
    case 'remove-enemies':
      return board.enemies.some((enemy) => enemy) ? damageWorth(outlook, 1) : 0;
    case 'damage-base':
      return -damageWorth(outlook, verb.by);
    case 'repair-base':
      return -damageWorth(outlook, -verb.by);
    case 'gain-salvage':
      return verb.count * weights.salvage;
    case 'lose-salvage':
      return -Math.min(verb.count, board.salvage.length) * weights.salvage;
    case 'add-crises':
      return -weights.crisis * verb.count;
    case 'discard-crises': {
      // A crisis may itself discard crises. It is judged with an empty pool, so the recursion ends.
      const without = { ...outlook, board: { ...board, crisisPool: [] } };
      return Math.max(0, ...board.crisisPool.map((card) => -crisisWorth(without, card)));
    }
    case 'ready-cards':
      return weights.exhausted;
    case 'lengthen-cue':
    case 'add-pause':
      return weights.time;
  }
}

function verbWorth(outlook: Outlook, verb: Verb): number {
  switch (verb.do) {
    case 'place-ufos':
    case 'move-ufos':
    case 'destroy-ufos':
      return ufosWorth(outlook, verb);
    case 'ready-units':
    case 'exhaust-units':
    case 'kill-units':
    case 'recruit-units':
    case 'move-units':
    case 'promote-units':
      return unitsWorth(outlook, verb);
    case 'reroll':
    case 'turn-dice':
    case 'raise-alien-die':
    case 'add-dice':
    case 'add-successes':
    case 'forgive-loss':
    case 'lower-threat':
      // Their worth depends on the dice of the open task: see `diceGains` in luck.ts.
      return 0;
    default:
      verb satisfies OtherVerb;
      return otherWorth(outlook, verb);
  }
}

/** Points for one effect. Checks conditions now, and takes the best way of each choice. */
function effectWorth(outlook: Outlook, effect: Effect): number {
  if ('when' in effect) {
    return effectsWorth(outlook, isConditionMet(outlook, effect.when) ? effect.effects : (effect.otherwise ?? []));
  }
  if ('oneOf' in effect) return Math.max(...effect.oneOf.map((way) => effectsWorth(outlook, way)));
  return verbWorth(outlook, effect);
}

/** Points that the effects are worth if they happen now. Dice effects count as 0. */
export const effectsWorth = (outlook: Outlook, effects: readonly Effect[]): number =>
  sum(effects.map((effect) => effectWorth(outlook, effect)));

/** Points if the crisis resolves now; usually negative. */
export const crisisWorth = (outlook: Outlook, card: string): number =>
  effectsWorth(outlook, outlook.pack.crisis.get(card)?.effects ?? []);
