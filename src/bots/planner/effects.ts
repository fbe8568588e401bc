// What a card's effects would be worth on the table as it is. What harms the table is worth less than nothing.

import type { Aimed, Effect, Verb } from '../../content/cards/effects.ts';
import { components } from '../../content/components.ts';
import { type Continent, continents, type Space, spaces } from '../../content/continents.ts';
import { continentPlaces, countAt, holds, isLike, standing } from '../../rules/index.ts';
import type { Outlook } from './outlook/outlook.ts';
import { damageWorth, extreme, panicWorth, ufoWorth } from './outlook/worth.ts';
import { budgetWorth, emergencyWorth } from './price.ts';

const listed = (continent: Continent | undefined): Continent[] => (continent === undefined ? [] : [continent]);

/** The continents an aim will most likely mean. A choice is made for the best `value`. */
function meant({ board, setup }: Outlook, { on, where }: Aimed, value: (continent: Continent) => number): Continent[] {
  const among = standing(board).filter((continent) => isLike(board, continent, where));
  switch (on) {
    case 'each':
      return among;
    case 'most-panicked':
      return listed(extreme(board, 'most', among));
    case 'least-panicked':
      return listed(extreme(board, 'least', among));
    case 'base-continent':
      return among.filter((continent) => continent === setup.base);
    case 'chosen':
    case 'mission-continent':
    case 'task-continent':
      return among.toSorted((a, b) => value(b) - value(a)).slice(0, 1);
    default:
      return among.filter((continent) => continent === on);
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The worth of panic rising by so much where the aim means. */
function panicChange(outlook: Outlook, aim: Aimed, by: number): number {
  const gain = (continent: Continent) => -panicWorth(outlook, continent, by);
  return sum(meant(outlook, aim, gain).map(gain));
}

type UfoVerb = Extract<Verb, { do: `${string}-ufos` }>;
type UnitVerb = Extract<Verb, { do: `${string}-units` }>;
type DiceVerb = Extract<
  Verb,
  {
    do: 'reroll' | 'turn-dice' | 'raise-alien-die' | 'add-dice' | 'add-successes' | 'forgive-loss' | 'lower-threat';
  }
>;
type OtherVerb = Exclude<Verb, UfoVerb | UnitVerb | DiceVerb>;

function ufosWorth(outlook: Outlook, verb: UfoVerb): number {
  const { board } = outlook;
  const at = (space: Space) => ufoWorth(outlook, space);
  const worst = (aim: Aimed) => meant(outlook, aim, (one) => -at(one));
  if (verb.do === 'place-ufos') {
    return -verb.count * sum((verb.to === 'orbit' ? (['orbit'] as const) : worst(verb.to)).map(at));
  }
  const { from } = verb;
  const able = from === 'orbit' ? (['orbit'] as const) : from === 'anywhere' ? spaces : meant(outlook, from, at);
  const [source] = able.filter((space) => board.ufos[space] > 0).toSorted((a, b) => at(b) - at(a));
  if (source === undefined) return 0;
  const moving = Math.min(verb.count, board.ufos[source]);
  if (verb.do === 'destroy-ufos') return moving * at(source);
  const goal = verb.to === 'orbit' ? 'orbit' : worst(verb.to)[0];
  return goal === undefined ? 0 : moving * (at(source) - at(goal));
}

/** What is at stake where a further interceptor would have something to shoot at. */
export function wantsInterceptor(outlook: Outlook, continent: Continent): number {
  const { board } = outlook;
  const there = countAt(board, continentPlaces[continent]);
  const room = there < components.interceptorsPerContinent && there < board.ufos[continent] + 1;
  return room && board.ufos[continent] > 0 ? ufoWorth(outlook, continent) : 0;
}

/** What one more unit on the board brings: an interceptor where UFOs outnumber them, a soldier against enemies. */
function movesWorth(outlook: Outlook, to: 'reserve' | 'board' | 'base'): number {
  const { board, weights } = outlook;
  if (to === 'reserve') return 0;
  if (to === 'base') return board.enemies.some((enemy) => enemy !== null) ? weights.freeUnit : 0;
  const wanted = Math.max(0, ...continents.map((continent) => wantsInterceptor(outlook, continent)));
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
      return movesWorth(outlook, verb.to);
    case 'promote-units':
      return weights.elite;
  }
}

function othersWorth(outlook: Outlook, verb: OtherVerb): number {
  const { board, weights } = outlook;
  switch (verb.do) {
    case 'raise-panic':
      return panicChange(outlook, verb, verb.by);
    case 'lower-panic':
      return panicChange(outlook, verb, -verb.by);
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
      // A crisis may itself discard crises: then it finds none.
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
      // What they bring depends on the dice of the open task: see luck.ts.
      return 0;
    default:
      return othersWorth(outlook, verb);
  }
}

/** What an effect is worth, with its conditions as they stand and its choices made for the best. */
function effectWorth(outlook: Outlook, effect: Effect): number {
  if ('when' in effect) {
    return effectsWorth(outlook, holds(outlook, effect.when) ? effect.effects : (effect.otherwise ?? []));
  }
  if ('oneOf' in effect) return Math.max(...effect.oneOf.map((way) => effectsWorth(outlook, way)));
  return verbWorth(outlook, effect);
}

export const effectsWorth = (outlook: Outlook, effects: readonly Effect[]): number =>
  sum(effects.map((effect) => effectWorth(outlook, effect)));

/** What it is worth if the crisis is resolved; as a rule less than nothing. */
export const crisisWorth = (outlook: Outlook, card: string): number =>
  effectsWorth(outlook, outlook.pack.crisis.get(card)?.effects ?? []);
