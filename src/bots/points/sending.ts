// Points about units that a bot sends out, and about techs that it chooses.

import type { TaskKind } from '../../content/cards/cards.ts';
import { components } from '../../content/components.ts';
import { type Continent, continents } from '../../content/continents.ts';
import { pushing } from '../../odds/index.ts';
import {
  type MissionPlace,
  type Place,
  type Playing,
  readyAt,
  splitPlace,
  type Unit,
  unitOf,
  unitsAt,
} from '../../rules/index.ts';
import type { IntentOf } from '../../rules/state/intents.ts';
import { enemyFight, missionFront, standingDice } from '../planner/fights.ts';
import type { Fight } from '../planner/outlook/campaign.ts';
import { expectedUfos } from '../planner/outlook/expectation.ts';
import { outlookOf } from '../planner/outlook/outlook.ts';
import { bestStand } from '../planner/outlook/squad.ts';
import { onCard, type Point, percent } from './point.ts';

/** Returns the chance to finish a task by rolling on, in percents. */
const chanceOf = (dice: number, needed: number): number =>
  dice > 0 ? percent(pushing({ dice, needed, threat: 1 }).pDone) : 0;

/** Dice of a task with this many units, and with the dice that cards add. */
const diceOf = (playing: Playing, kind: TaskKind, units: number): number =>
  units === 0 ? 0 : units + standingDice(playing, kind);

/** The dice of a squad in a fight, and its chance to win it. */
function fightOdds({ icons, needed, against, eliteDice }: Fight, squad: readonly Unit[], more: number) {
  const stand = bestStand(squad, icons, eliteDice);
  const dice = stand.dice === 0 ? 0 : stand.dice + more;
  return { needed, dice, chance: dice === 0 ? 0 : percent(pushing({ dice, needed, threat: 1, ...against }).pDone) };
}

/** UFOs that stand on a space or are announced for it, and those that may still come in all. */
function ufosFor(playing: Playing, space: Continent | 'orbit') {
  const known = playing.forecasts.reduce((sum, { ufos = {} }) => sum + (ufos[space] ?? 0), playing.board.ufos[space]);
  const coming = Math.max(1, Math.round(expectedUfos(outlookOf(playing))(space) - known));
  return { known, coming };
}

function skyPoint(playing: Playing, continent: Continent, units: number): Point {
  const { known, coming } = ufosFor(playing, continent);
  const panic = playing.board.panic[continent];
  const place = continent;
  if (known === 0) return { is: 'sky-quiet', place, numbers: { panic, coming } };
  const dice = diceOf(playing, 'global-defense', units);
  return { is: 'sky', place, numbers: { ufos: known, panic, chance: chanceOf(dice, known) } };
}

function orbitPoint(playing: Playing, units: number): Point {
  const { known, coming } = ufosFor(playing, 'orbit');
  if (known === 0) return { is: 'orbit-quiet', place: 'orbit', numbers: { coming } };
  const chance = chanceOf(diceOf(playing, 'orbital-defense', units), known);
  return { is: 'orbit', place: 'orbit', numbers: { ufos: known, chance } };
}

function labPoint(playing: Playing, number: number, units: number): Point | null {
  const { tech: id = null, successes = 0 } = playing.board.labs[number - 1] ?? {};
  const tech = playing.pack.tech.get(id ?? '');
  if (tech === undefined) return null;
  const needed = tech.cost - successes;
  const chance = chanceOf(diceOf(playing, 'research', units), needed);
  return { is: 'lab', place: onCard(tech.id), numbers: { needed, units, chance } };
}

function basePoint(playing: Playing, squad: readonly Unit[]): Point {
  const { enemies, damage } = playing.board;
  const outlook = outlookOf(playing);
  const fights = enemies.flatMap((enemy, place) => {
    const fight = enemyFight(outlook, place);
    return fight && enemy?.card
      ? [{ card: enemy.card, ...fightOdds(fight, squad, standingDice(playing, 'base-defense')) }]
      : [];
  });
  const [easiest] = fights.toSorted((a, b) => b.chance - a.chance);
  if (easiest === undefined) return { is: 'base-quiet', place: 'base', numbers: { damage, soldiers: squad.length } };
  const { card, ...odds } = easiest;
  return { is: 'base', place: onCard(card), numbers: { ...odds, damage } };
}

/** The next part of a mission, and the chance of a squad to complete it. Null if there is none. */
export function partPoint(playing: Playing, place: MissionPlace, squad: readonly Unit[]): Point | null {
  const front = missionFront(outlookOf(playing), place);
  const mission = place === 'mission' ? playing.board.mission : playing.board.finalMission;
  const [fight] = front?.fights ?? [];
  if (fight === undefined || mission === null) return null;
  const part = mission.parts.findIndex(({ complete }) => !complete) + 1;
  return {
    is: 'part',
    place: onCard(mission.card),
    numbers: { part, ...fightOdds(fight, squad, front?.moreDice ?? 0) },
  };
}

/** Returns a point about sending units to a place. */
export function assignPoint(playing: Playing, { units: ids, to }: IntentOf<'assign'>): Point | null {
  const { board } = playing;
  const units = ids.flatMap((id) => unitOf(board, id) ?? []);
  const ready = readyAt(board, to) + units.length;
  const [name, detail] = splitPlace<Place>(to);
  switch (name) {
    case 'continent': {
      const continent = continents.find((one) => one === detail);
      return continent ? skyPoint(playing, continent, ready) : null;
    }
    case 'orbit':
      return orbitPoint(playing, ready);
    case 'lab':
      return labPoint(playing, Number(detail), ready);
    case 'base':
      return basePoint(playing, [...unitsAt(board, to), ...units]);
    case 'mission':
    case 'final-mission':
      return partPoint(playing, name, [...unitsAt(board, to), ...units]);
    case 'card':
    case 'reserve':
    case 'pool':
      return null;
  }
}

/** Returns a point about a tech for a lab, with as many scientists as the reserve has for it. */
export function researchPoint(playing: Playing, { tech: id }: IntentOf<'research'>): Point | null {
  const tech = playing.pack.tech.get(id);
  if (tech === undefined) return null;
  const free = unitsAt(playing.board, 'reserve').filter(({ kind, exhausted }) => kind === 'scientist' && !exhausted);
  const units = Math.min(components.scientistsPerLab, free.length);
  const chance = chanceOf(diceOf(playing, 'research', units), tech.cost);
  return { is: 'research', place: onCard(id), numbers: { cost: tech.cost, units, chance } };
}
