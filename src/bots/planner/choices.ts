// How the planner answers pending choices (CRD-7).

import type { Tech } from '../../content/cards/cards.ts';
import type { About, Verb } from '../../content/cards/effects.ts';
import { components } from '../../content/components.ts';
import { type Continent, continents, type Space } from '../../content/continents.ts';
import type { Role } from '../../content/roles.ts';
import { pending, type Todo, type Unit, unitOf, unitsAt, verbAsking } from '../../rules/index.ts';
import { because, type Move } from '../bot/bot.ts';
import type { ReasonName } from '../bot/reasons.ts';
import { crisisWorth, effectsWorth, interceptorGain } from './effects.ts';
import { missionFront, offeredFront } from './fights.ts';
import { campaignOf } from './outlook/campaign.ts';
import type { Outlook } from './outlook/outlook.ts';
import { bestSquadWorth } from './outlook/squad.ts';
import { panicWorth, ufoWorth } from './outlook/worth.ts';
import { defenderGain } from './stakes.ts';
import { targetEffects } from './targets.ts';
import { techJudge } from './techs.ts';

const isContinent = (option: string): option is Continent => continents.some((continent) => continent === option);

/** Points for an answer; higher is better. */
type Rating = (option: string) => number;

const targetEffectOf = (verb: Verb | null) => (verb === null ? 'none' : targetEffects[verb.do]);

/** Sign of a target's worth: harmful effects go to the target worth least. */
const signOf = (verb: Verb | null): number => (targetEffectOf(verb) === 'harms' ? -1 : 1);

/** Rates continents: helpful effects go where most is at stake, harmful ones where least is. */
function continentRating(outlook: Outlook, verb: Verb | null): Rating {
  return (option) => {
    if (!isContinent(option)) return 0;
    if (verb?.do === 'lower-panic') return -panicWorth(outlook, option, -verb.by);
    if (verb?.do === 'destroy-ufos' || verb?.do === 'move-ufos') return ufoWorth(outlook, option);
    if (verb?.do === 'place-ufos') return -ufoWorth(outlook, option);
    return signOf(verb) * panicWorth(outlook, option, 1);
  };
}

/** Rates places to move a unit to: continents by what an interceptor gains there, everything else a little. */
function goalRating(outlook: Outlook): Rating {
  return (option) => {
    const place = option.replace('continent:', '');
    return isContinent(place) ? interceptorGain(outlook, place) : 0.1;
  };
}

/** Worth of a scientist's or satellite's work this round: the rating of its tech, or 1 in orbit. */
function workWorth(outlook: Outlook, { at }: Unit): number {
  const lab = outlook.board.labs.find((_, i) => at === `lab:${i + 1}`);
  const tech = outlook.pack.tech.get(lab?.tech ?? '');
  if (tech) return techJudge(outlook).rating(tech);
  return at === 'orbit' ? 1 : 0;
}

/** Worth of a unit, including the work it is about to do. */
function unitWorth({ weights }: Outlook, { kind, elite, at }: Unit): number {
  const own = (kind === 'interceptor' ? weights.interceptor : weights.soldier) + (elite ? weights.elite : 0);
  if (at === 'final-mission') return own + weights.finalPart / components.soldiersPerMission;
  return at === 'reserve' || at === 'pool' || at.startsWith('card:') ? own : own + weights.credit;
}

/** Rates units: the most valuable for help, the least valuable for harm. */
function unitRating(outlook: Outlook, verb: Verb | null): Rating {
  const { board } = outlook;
  return (option) => {
    const unit = board.units.find(({ id }) => id === option);
    if (unit === undefined) return 0;
    if (verb?.do === 'exhaust-units') return -workWorth(outlook, unit);
    if (verb?.do === 'ready-units') return workWorth(outlook, unit);
    if (verb?.do === 'move-units' && verb.to === 'base') return defenderGain(outlook, unit);
    if (verb?.do === 'move-units') return unit.kind === 'interceptor' ? 2 : unit.elite ? 1.5 : 1;
    return signOf(verb) * unitWorth(outlook, unit);
  };
}

const isSpace = (option: string): option is Space => option === 'orbit' || isContinent(option);

/** Returns the techs that may still be drawn. */
const unseenTechs = ({ board, pack }: Outlook): Tech[] => {
  const seen = new Set([...board.hand, ...board.inPlay.map(({ card }) => card), ...board.decks.tech.discard]);
  for (const { tech } of board.labs) if (tech !== null) seen.add(tech);
  return pack.cards.techs.filter(({ id }) => !seen.has(id));
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Returns the rating for a choice (CRD-7). `about` is its subject, `todo` what follows the answer. */
function rating(outlook: Outlook, about: About, todo: readonly Todo[]): Rating {
  const { board, pack } = outlook;
  const [first] = todo;
  const verb = verbAsking(outlook, todo);
  const sign = signOf(verb);
  switch (about) {
    case 'continent':
      return continentRating(outlook, verb);
    case 'goal':
      return goalRating(outlook);
    case 'space':
      return (option) => (isSpace(option) ? sign * ufoWorth(outlook, option) : 0);
    case 'unit':
      // A unit placed on a card is away for the rest of the round.
      if (first && 'next' in first && first.next === 'pay') return (option) => (unitOf(board, option)?.elite ? 0 : 1);
      return unitRating(outlook, verb);
    case 'way':
      return (option) => {
        const ways = first && 'oneOf' in first ? first.oneOf : [];
        return effectsWorth(outlook, ways[Number(option.split(':')[0]) - 1] ?? []);
      };
    case 'crisis':
      return (option) => sign * crisisWorth(outlook, option);
    case 'mission':
      return missionRating(outlook);
    case 'tech': {
      const { rating: rate } = techJudge(outlook);
      return (option) => {
        const tech = pack.tech.get(option);
        return sign * (tech ? rate(tech) : mean(unseenTechs(outlook).map(rate)));
      };
    }
    case 'enemy':
      return (option) => -sign * (pack.enemy.get(board.enemies[Number(option.slice(5))]?.card ?? '')?.health ?? 0);
    case 'card':
      return () => 0;
  }
}

/** Returns the reason that fits how the answer was rated. */
function answerReason(about: About, verb: Verb | null, option: string): ReasonName {
  if (option === 'enough') return 'no-more';
  const effect = targetEffectOf(verb);
  switch (about) {
    case 'continent':
    case 'space':
      return effect === 'helps' ? 'most-help' : 'least-harm';
    case 'goal':
      return 'most-wanted';
    case 'unit':
    case 'tech':
      return effect === 'harms' ? 'easiest-spared' : 'most-help';
    case 'crisis':
      return effect === 'harms' ? 'most-harm' : 'least-harm';
    case 'mission':
      return option === 'keep' ? 'mission-goes-on' : 'best-mission';
    case 'enemy':
      return 'hardest-enemy';
    case 'way':
    case 'card':
      return 'best';
  }
}

/** Rates missions by what the best free soldiers gain there, at a credit each. The current one keeps its squad. */
function missionRating(outlook: Outlook): Rating {
  const { board, weights } = outlook;
  const free = unitsAt(board, 'reserve');
  const squad = unitsAt(board, 'mission');
  const most = components.soldiersPerMission;
  return (option) => {
    const running = option === 'keep' ? missionFront(outlook, 'mission') : null;
    const campaign = campaignOf(running ?? offeredFront(outlook, option), weights);
    const worthOf = (soldiers: readonly Unit[]) => campaign(soldiers)[1] ?? 0;
    return running
      ? bestSquadWorth(free, squad, most, worthOf, weights.credit)
      : bestSquadWorth([...free, ...squad], [], most, worthOf, weights.credit);
  };
}

/** Returns the option with the highest rating, the first of equals. Undefined if there are none. */
export function best<T extends string>(options: readonly T[], rate: (option: T) => number): T | undefined {
  let top: { option: T; value: number } | null = null;
  for (const option of options) {
    const value = rate(option);
    if (top === null || value > top.value) top = { option, value };
  }
  return top?.option;
}

/** Answers the pending choice. Returns null if there is none, or if it is for another role. */
export function answerMove(outlook: Outlook, roles: readonly Role[]): Move | null {
  const asked = pending(outlook);
  if (asked === null || !roles.includes(asked.role)) return null;
  const { role, about, options } = asked;
  const todo = outlook.board.choices[0]?.todo ?? [];
  const option = best(options, rating(outlook, about, todo));
  return option === undefined
    ? null
    : because(role, { type: 'choose', option }, answerReason(about, verbAsking(outlook, todo), option));
}
