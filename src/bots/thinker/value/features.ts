// Features of a table between two rounds, for the value model. It knows their products, too.

import type { Pack } from '../../../content/cards/pack.ts';
import { continents } from '../../../content/continents.ts';
import { earliestFinalMission, mixOf } from '../../../content/invasion.ts';
import { isSoldier } from '../../../content/units.ts';
import {
  hasFallen,
  type MissionOnTable,
  type MissionPart,
  type Playing,
  standingContinents,
  wantedBy,
  zoneAt,
} from '../../../rules/index.ts';
import { unseenEnemy } from '../../bot/unseen-enemy.ts';
import { finalSquad } from './final-squad.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const partsDone = (mission: MissionOnTable | null): number =>
  mission === null ? 0 : mission.parts.filter(({ complete }) => complete).length;

/** Returns the successes that a mission part still needs. */
function missing({ complete, enemy, rule, successes }: MissionPart, { enemy: cards }: Pack): number {
  if (complete) return 0;
  if (!enemy || enemy === 'none') return wantedBy(rule) - successes;
  const card = enemy.card === null ? undefined : cards.get(enemy.card);
  return (card?.health ?? unseenEnemy.health) - enemy.successes;
}

/** Returns the successes that each part of the final mission still needs, even before it is laid out. */
const finalWork = ({ board, pack, setup }: Playing): readonly number[] =>
  board.finalMission === null
    ? (pack.plan.get(setup.plan)?.parts ?? []).map((part) =>
        'enemy' in part ? unseenEnemy.health : wantedBy(part.rule),
      )
    : board.finalMission.parts.map((part) => missing(part, pack));

/**
 * Counts units. Those in the pool are missing until they are bought back. Exhausted satellites miss the next round (RES-13);
 * scientists do, too, but that made no difference.
 */
function unitsOf({ board }: Playing) {
  const counts = {
    soldiersMissing: 0,
    interceptorsMissing: 0,
    satellitesExhausted: 0,
    elite: 0,
    soldiersOnMission: 0,
    soldiersOnFinal: 0,
  };
  for (const { kind, at, elite, exhausted } of board.units) {
    if (elite) counts.elite += 1;
    if (exhausted && kind === 'satellite') counts.satellitesExhausted += 1;
    if (at === 'pool') counts[isSoldier(kind) ? 'soldiersMissing' : 'interceptorsMissing'] += 1;
    else if (at === 'mission') counts.soldiersOnMission += 1;
    else if (at === 'final-mission') counts.soldiersOnFinal += 1;
  }
  return counts;
}

/** Panic and UFOs. `pressed` and `nextPressed` are the two highest sums of panic and UFOs on a continent. */
function panicOf({ board, setup }: Playing) {
  const panic = continents.map((continent) => board.panic[continent]);
  const pressed = standingContinents(board)
    .map((continent) => board.panic[continent] + board.ufos[continent])
    .toSorted((a, b) => b - a);
  return {
    panic: sum(panic),
    panicSquares: sum(panic.map((value) => value * value)),
    fallen: continents.filter((continent) => hasFallen(board, continent)).length,
    red: continents.filter((continent) => zoneAt(board, continent) === 'red').length,
    basePanic: board.panic[setup.base],
    pressed: pressed[0] ?? 0,
    nextPressed: pressed[1] ?? 0,
    ufos: sum(continents.map((continent) => board.ufos[continent])),
    orbitUfos: board.ufos.orbit,
  };
}

/** Progress of the game: rounds, missions, and rounds left until the final mission (DIR-11). */
function progressOf(playing: Playing) {
  const { board, finalMission, pack, reports, round, setup } = playing;
  const final = Number(finalMission === 'available');
  const missionsDone = reports.filter((report) => report.missionCompleted).length;
  const work = finalWork(playing);
  const comes = Math.max(earliestFinalMission, mixOf(pack.invasion, setup.plan).finalMissionRound - missionsDone);
  return {
    round,
    final,
    missionsDone,
    roundsToFinal: final ? 0 : Math.max(0, comes - round),
    missionParts: partsDone(board.mission),
    missionWork: sum((board.mission?.parts ?? []).map((part) => missing(part, pack))),
    finalParts: partsDone(board.finalMission),
    finalWork: sum(work),
    finalLongest: Math.max(0, ...work),
    missionRuns: Number(board.mission !== null),
  };
}

/** Returns all features by name. */
export function featuresOf(playing: Playing) {
  const { board, pack } = playing;
  const progress = progressOf(playing);
  const { dice, work } = finalSquad(playing);
  return {
    ...progress,
    ...panicOf(playing),
    ...unitsOf(playing),
    damage: board.damage,
    emergency: board.emergency,
    salvage: board.salvage.length,
    labSuccesses: sum(board.labs.map(({ successes }) => successes)),
    crises: board.crisisPool.length,
    techs: board.inPlay.filter(({ card }) => pack.tech.has(card)).length,
    finalDice: progress.final * dice,
    finalDiceAndWork: progress.final * dice * work,
  };
}
