// What a card's effects would be worth on the table as it is; what harms the table is worth less than nothing.

import { components } from '../../content/components.ts';
import { type Continent, continents } from '../../content/continents.ts';
import type { Aimed, Effect, Verb } from '../../content/effects.ts';
import { continentPlaces, countAt, holds, isLike, standing, upkeep } from '../../rules/index.ts';
import type { Outlook } from './outlook.ts';
import { damageWorth, deficitWorth, panicWorth, ranked, ufoWorth } from './worth.ts';

/** The continents an aim will most likely mean; a choice is made for the best. */
function meant({ board, setup }: Outlook, { on, where }: Aimed, value: (continent: Continent) => number): Continent[] {
  const among = standing(board).filter((continent) => isLike(board, continent, where));
  switch (on) {
    case 'each':
      return among;
    case 'most-panicked':
      return ranked(board, 'most', among).slice(0, 1);
    case 'least-panicked':
      return ranked(board, 'least', among).slice(0, 1);
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

/** What happens to UFOs. */
function ufosWorth(outlook: Outlook, verb: Extract<Verb, { do: `${string}-ufos` }>): number {
  const { board } = outlook;
  const at = (space: Continent | 'orbit') => ufoWorth(outlook, space);
  if (verb.do === 'place-ufos') {
    const spaces = verb.to === 'orbit' ? (['orbit'] as const) : meant(outlook, verb.to, (one) => -at(one));
    return -verb.count * sum(spaces.map(at));
  }
  const { from } = verb;
  const spaces = ['orbit' as const, ...continents].filter((space) => board.ufos[space] > 0);
  const best = (list: readonly (Continent | 'orbit')[]) => list.toSorted((a, b) => at(b) - at(a))[0];
  const lying = (aim: Aimed) => meant(outlook, aim, at).filter((one) => board.ufos[one] > 0);
  const source =
    from === 'orbit' ? spaces.find((space) => space === from) : best(from === 'anywhere' ? spaces : lying(from));
  if (source === undefined) return 0;
  const moving = Math.min(verb.count, board.ufos[source]);
  if (verb.do === 'destroy-ufos') return moving * at(source);
  const goal = verb.to === 'orbit' ? 'orbit' : meant(outlook, verb.to, (one) => -at(one))[0];
  return goal === undefined ? 0 : moving * (at(source) - at(goal));
}

/** What one more unit on the board brings: an interceptor where UFOs outnumber them, a soldier against the enemies. */
function movesWorth(outlook: Outlook, to: 'reserve' | 'board' | 'base'): number {
  const { board, weights } = outlook;
  if (to === 'reserve') return 0;
  const enemies = board.enemies.filter((enemy) => enemy !== null).length;
  if (to === 'base') return enemies > 0 ? damageWorth(outlook, 1) * 0.3 : 0;
  return Math.max(0, ...continents.map((continent) => wantsInterceptor(outlook, continent))) * 0.33 - weights.credit;
}

/** What is at stake where a further interceptor would have something to shoot at. */
export function wantsInterceptor(outlook: Outlook, continent: Continent): number {
  const { board } = outlook;
  const there = countAt(board, continentPlaces[continent]);
  const room = there < components.interceptorsPerContinent && there < board.ufos[continent] + 1;
  return room && board.ufos[continent] > 0 ? ufoWorth(outlook, continent) : 0;
}

/** What happens to units. */
function unitsWorth(outlook: Outlook, verb: Extract<Verb, { do: `${string}-units` }>): number {
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

const isUfos = (verb: Verb): verb is Extract<Verb, { do: `${string}-ufos` }> => verb.do.endsWith('-ufos');
const isUnits = (verb: Verb): verb is Extract<Verb, { do: `${string}-units` }> => verb.do.endsWith('-units');

/** What credits in the budget bring: first they pay for units, then they buy some. */
function budgetWorth(outlook: Outlook, count: number): number {
  const { weights } = outlook;
  const missing = Math.min(count, Math.max(0, upkeep(outlook) - outlook.board.budget));
  const buys = countAt(outlook.board, 'pool') > 0 ? weights.credit : weights.spareCredit;
  return missing * deficitWorth(outlook) + (count - missing) * buys * 0.5;
}

function verbWorth(outlook: Outlook, verb: Verb): number {
  const { board, weights } = outlook;
  if (isUfos(verb)) return ufosWorth(outlook, verb);
  if (isUnits(verb)) return unitsWorth(outlook, verb);
  switch (verb.do) {
    case 'raise-panic':
      return -sum(
        meant(outlook, verb, (one) => -panicWorth(outlook, one, verb.by)).map((one) =>
          panicWorth(outlook, one, verb.by),
        ),
      );
    case 'lower-panic':
      return sum(
        meant(outlook, verb, (one) => -panicWorth(outlook, one, -verb.by)).map(
          (one) => -panicWorth(outlook, one, -verb.by),
        ),
      );
    case 'gain-credits':
      return verb.to === 'budget' ? budgetWorth(outlook, verb.count) : verb.count * weights.emergencyCredit;
    case 'lose-credits':
      return -Math.min(verb.count, verb.from === 'budget' ? board.budget : board.emergency) * weights.emergencyCredit;
    case 'draw-techs':
    case 'swap-techs':
      return verb.count * 0.2;
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
      return 0.8;
    case 'lengthen-cue':
    case 'add-pause':
      return 0.1;
    default:
      return 0;
  }
}

/** What an effect is worth, with its conditions as they stand and its choices made for the best. */
export function effectWorth(outlook: Outlook, effect: Effect): number {
  if ('when' in effect) {
    return effectsWorth(outlook, holds(outlook, effect.when) ? effect.effects : (effect.otherwise ?? []));
  }
  if ('oneOf' in effect) return Math.max(...effect.oneOf.map((way) => effectsWorth(outlook, way)));
  return verbWorth(outlook, effect);
}

export const effectsWorth = (outlook: Outlook, effects: readonly Effect[]): number =>
  sum(effects.map((effect) => effectWorth(outlook, effect)));

/** What a crisis would do: less than nothing. */
export const crisisWorth = (outlook: Outlook, card: string): number =>
  effectsWorth(outlook, outlook.pack.crisis.get(card)?.effects ?? []);
