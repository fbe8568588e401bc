// What to answer when a card or a step asks.

import { type Continent, continents, type Space } from '../../content/continents.ts';
import type { Verb } from '../../content/effects.ts';
import { type Todo, type Unit, unitOf } from '../../rules/index.ts';
import type { ReasonName } from '../reasons.ts';
import { crisisWorth, effectsWorth, wantsInterceptor } from './effects.ts';
import { missionFights } from './fights.ts';
import type { Outlook } from './outlook.ts';
import { techRating } from './techs.ts';
import { panicWorth, ufoWorth } from './worth.ts';

const isContinent = (option: string): option is Continent => continents.some((continent) => continent === option);

/** How good an answer is; more is better. */
type Rating = (option: string) => number;

/** A continent, for better or for worse. */
function continentRating(outlook: Outlook, verb: Verb | null): Rating {
  return (option) => {
    if (!isContinent(option)) return 0;
    switch (verb?.do) {
      case 'lower-panic':
        return -panicWorth(outlook, option, -verb.by);
      case 'destroy-ufos':
      case 'move-ufos':
        return ufoWorth(outlook, option);
      case 'place-ufos':
        return -ufoWorth(outlook, option);
      default:
        return -panicWorth(outlook, option, 1);
    }
  };
}

/** How much a further interceptor is wanted there. */
const wantsPlace = (outlook: Outlook, continent: string): number =>
  isContinent(continent) ? wantsInterceptor(outlook, continent) : 0;

/** What a scientist's or a satellite's work is worth where it stands: the better tech, or orbit rather than a card. */
function workWorth(outlook: Outlook, { at }: Unit): number {
  const lab = outlook.board.labs.find((_, i) => at === `lab:${i + 1}`);
  const tech = outlook.pack.tech.get(lab?.tech ?? '');
  if (tech) return techRating(outlook, tech);
  return at === 'orbit' ? 1 : 0;
}

/** A unit: the dearest for what helps, the cheapest for what kills. */
function unitRating(outlook: Outlook, verb: Verb | null): Rating {
  const { board, weights } = outlook;
  return (option) => {
    const unit = board.units.find(({ id }) => id === option);
    if (unit === undefined) return 0;
    if (verb?.do === 'exhaust-units') return -workWorth(outlook, unit);
    if (verb?.do === 'ready-units') return workWorth(outlook, unit);
    const value =
      (unit.kind === 'interceptor' ? weights.interceptor : weights.soldier) + (unit.elite ? weights.elite : 0);
    if (verb?.do === 'kill-units') return -value;
    if (verb?.do === 'move-units') return unit.kind === 'interceptor' ? 2 : unit.elite ? 1.5 : 1;
    if (verb?.do === 'promote-units') return unit.at === 'reserve' || unit.at.startsWith('card:') ? 1 : 2;
    return value;
  };
}

const isSpace = (option: string): option is Space => option === 'orbit' || isContinent(option);

/** How good the answers to a question are (CRD-7). */
export function rating(outlook: Outlook, about: string, todo: readonly Todo[]): Rating {
  const { board, pack, weights } = outlook;
  const [first] = todo;
  const verb = first && 'do' in first ? first : null;
  switch (about) {
    case 'continent':
      return continentRating(outlook, verb);
    case 'goal':
      return (option) => (option.startsWith('continent:') ? wantsPlace(outlook, option.slice(10)) : 0.1);
    case 'space':
      return (option) => (isSpace(option) ? ufoWorth(outlook, option) : 0);
    case 'unit':
      // Whoever is placed on a card is away for the round.
      if (first && 'next' in first) return (option) => (unitOf(board, option)?.elite ? 0 : 1);
      return unitRating(outlook, verb);
    case 'way':
      return (option) => {
        const ways = first && 'oneOf' in first ? first.oneOf : [];
        return effectsWorth(outlook, ways[Number(option.split(':')[0]) - 1] ?? []);
      };
    case 'crisis':
      return (option) => (verb?.do === 'discard-crises' ? -1 : 1) * crisisWorth(outlook, option);
    case 'mission':
      return missionRating(outlook);
    case 'tech':
      return (option) => {
        const tech = pack.tech.get(option);
        return tech ? -techRating(outlook, tech) : -weights.tech * 2;
      };
    case 'enemy':
      return (option) => pack.enemy.get(board.enemies[Number(option.slice(5))]?.card ?? '')?.health ?? 0;
    default:
      return () => 0;
  }
}

const relieves: ReadonlySet<string> = new Set(['lower-panic', 'destroy-ufos', 'move-ufos']);

/** What the rating of an answer looked at. */
export function answerReason(about: string, [first]: readonly Todo[], option: string): ReasonName {
  if (option === 'enough') return 'no-more';
  const verb = first && 'do' in first ? first.do : '';
  switch (about) {
    case 'continent':
      return relieves.has(verb) ? 'most-help' : 'least-harm';
    case 'space':
      return 'most-help';
    case 'goal':
      return 'most-wanted';
    case 'unit':
      return verb === 'kill-units' || verb === 'exhaust-units' ? 'easiest-spared' : 'most-help';
    case 'crisis':
      return verb === 'discard-crises' ? 'most-harm' : 'least-harm';
    case 'mission':
      return option === 'keep' ? 'mission-goes-on' : 'best-mission';
    case 'tech':
      return 'easiest-spared';
    case 'enemy':
      return 'hardest-enemy';
    default:
      return 'best';
  }
}

/** A mission by how far four soldiers may come and what it brings; a running one by what is left of it. */
function missionRating(outlook: Outlook): Rating {
  const { board, pack, weights } = outlook;
  return (option) => {
    if (option === 'keep') {
      const left = missionFights(outlook, 'mission');
      return rewardOf(outlook, board.mission?.card ?? '') - left.length * weights.missionPart * 2 + 2;
    }
    const parts = pack.mission.get(option)?.parts ?? [];
    const hard = parts.reduce((sum, part) => sum + ('enemy' in part ? 2 : part.icons.length > 1 ? 0.6 : 1), 0);
    return rewardOf(outlook, option) - hard * weights.missionPart;
  };
}

const rewardOf = (outlook: Outlook, card: string): number =>
  effectsWorth(outlook, outlook.pack.mission.get(card)?.rewards ?? []);

/** The best of some options; the first of equals. */
export function best(options: readonly string[], rate: Rating): string | undefined {
  let top: { option: string; value: number } | null = null;
  for (const option of options) {
    const value = rate(option);
    if (top === null || value > top.value) top = { option, value };
  }
  return top?.option;
}
