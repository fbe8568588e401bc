// Points about answers to questions.

import type { About, Verb } from '../../content/cards/effects.ts';
import { type Continent, continents } from '../../content/continents.ts';
import { panicTrack } from '../../content/tracks.ts';
import { isSoldier } from '../../content/units.ts';
import {
  countAt,
  hasFallen,
  type Place,
  type Playing,
  pending,
  unitOf,
  unitsAt,
  verbAsking,
} from '../../rules/index.ts';
import type { IntentOf } from '../../rules/state/intents.ts';
import { outlookOf } from '../planner/outlook/outlook.ts';
import { extremeContinent } from '../planner/outlook/worth.ts';
import { targetEffects } from '../planner/targets.ts';
import { costPoint } from './costs.ts';
import { onCard, type Point } from './point.ts';

const continentOf = (option: string): Continent | undefined =>
  continents.find((one) => one === option.replace('continent:', ''));

/** Returns a point about the UFOs and the panic of a continent. */
export const ufosThere = ({ board }: Playing, continent: Continent): Point => ({
  is: 'ufos-there',
  place: continent,
  numbers: { ufos: board.ufos[continent], panic: board.panic[continent] },
});

/** Returns a point about rising panic on a continent, followed by the continent with the most panic of the others. */
function panicThere({ board }: Playing, continent: Continent, by: number): Point {
  const panic = board.panic[continent];
  const to = Math.min(panicTrack.length - 1, panic + by);
  const others = continents.filter((one) => one !== continent && !hasFallen(board, one));
  const other = extremeContinent(board, 'most', others);
  const point = { is: 'panic-there', place: continent, numbers: { panic, to } } as const;
  if (other === undefined) return point;
  return {
    ...point,
    and: { is: 'worst', place: other, numbers: { panic: board.panic[other], ufos: board.ufos[other] } },
  };
}

function spacePoint(playing: Playing, option: string, verb: Verb | null): Point | null {
  if (option === 'orbit') return { is: 'orbit-there', place: 'orbit', numbers: { ufos: playing.board.ufos.orbit } };
  const continent = continentOf(option);
  if (continent === undefined) return null;
  return verb === null || verb.do === 'raise-panic'
    ? panicThere(playing, continent, verb?.by ?? 1)
    : ufosThere(playing, continent);
}

/** Returns a point about a place that a unit goes to. */
function goalPoint(playing: Playing, option: string): Point {
  const continent = continentOf(option);
  if (continent !== undefined) return ufosThere(playing, continent);
  return { is: 'units-there', place: option, numbers: { units: countAt(playing.board, option as Place) } };
}

function unitPoint(playing: Playing, option: string, verb: Verb | null): Point | null {
  const { board } = playing;
  const unit = unitOf(board, option);
  if (unit === undefined) return null;
  const continent = continentOf(unit.at);
  if (continent !== undefined) return ufosThere(playing, continent);
  const units = unitsAt(board, unit.at).filter(({ kind }) => kind === unit.kind).length;
  const isSpared = verb === null || targetEffects[verb.do] === 'harms';
  return { is: isSpared ? 'spared' : 'units-there', place: unit.at, numbers: { units } };
}

/** Returns a point about the cost of a crisis, and about another one that would cost more. */
function crisisPoint(playing: Playing, option: string, options: readonly string[], verb: Verb | null): Point {
  const cost = costPoint(playing, playing.pack.crisis.get(option)?.effects ?? [], onCard(option));
  const other = options.find((one) => one !== option);
  if (other === undefined || (verb !== null && targetEffects[verb.do] === 'harms')) return cost;
  return { ...cost, and: { is: 'rather', place: onCard(option), other: onCard(other), numbers: {} } };
}

function missionPoint(playing: Playing, option: string): Point {
  const { board, finalMission } = playing;
  if (option === 'keep') {
    const done = board.mission?.parts.filter(({ complete }) => complete).length ?? 0;
    return { is: 'mission-on', place: onCard(board.mission?.card ?? ''), numbers: { done } };
  }
  const free = unitsAt(board, 'reserve').filter(({ kind }) => isSoldier(kind)).length;
  const rounds = outlookOf(playing).untilFinal;
  return finalMission === 'available' || rounds === 0
    ? { is: 'mission-reward', place: onCard(option), numbers: { soldiers: free } }
    : { is: 'mission-new', place: onCard(option), numbers: { soldiers: free, rounds } };
}

function techPoint(playing: Playing, option: string, verb: Verb | null): Point | null {
  const tech = playing.pack.tech.get(option);
  if (tech === undefined) return null;
  const { cost } = tech;
  const isSpared = verb !== null && targetEffects[verb.do] === 'harms';
  const others = playing.board.hand.filter((one) => one !== option);
  const numbers = isSpared ? { cost, techs: others.length } : { cost };
  return { is: isSpared ? 'tech-spared' : 'tech-kept', place: onCard(option), numbers };
}

function enemyPoint({ board, pack }: Playing, option: string): Point {
  const card = board.enemies[Number(option.slice('enemy:'.length))]?.card ?? '';
  return { is: 'toughest', place: onCard(card), numbers: { health: pack.enemy.get(card)?.health ?? 0 } };
}

/** Returns a point about keeping the hand as it is. */
const handPoint = ({ board }: Playing): Point => ({
  is: 'tech-enough',
  place: 'hand',
  numbers: { techs: board.hand.length },
});

/** Returns a point about the cost of a way, if it costs anything. */
function wayPoint(playing: Playing, option: string): Point | null {
  const [first] = playing.board.choices[0]?.todo ?? [];
  const ways = first && 'oneOf' in first ? first.oneOf : [];
  const point = costPoint(playing, ways[Number(option.split(':')[0]) - 1] ?? [], 'cards');
  return point.is === 'costs-nothing' ? null : point;
}

const pointsOf: Readonly<
  Record<About, (playing: Playing, option: string, verb: Verb | null, options: readonly string[]) => Point | null>
> = {
  continent: spacePoint,
  space: spacePoint,
  goal: goalPoint,
  unit: unitPoint,
  crisis: (playing, option, verb, options) => crisisPoint(playing, option, options, verb),
  mission: missionPoint,
  tech: techPoint,
  enemy: enemyPoint,
  way: wayPoint,
  card: () => null,
};

/** Returns a point about an answer. Null if there is none with a place or a number. */
export function choosePoint(playing: Playing, { option }: IntentOf<'choose'>): Point | null {
  const asked = pending(playing);
  if (asked === null) return null;
  if (option === 'enough') return asked.about === 'tech' ? handPoint(playing) : null;
  const verb = verbAsking(playing, playing.board.choices[0]?.todo ?? []);
  return pointsOf[asked.about](playing, option, verb, asked.options);
}
