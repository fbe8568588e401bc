// Points at stake in the open task.

import { threatTrack } from '../../content/tracks.ts';
import { type MissionPlace, needed, placeOf, readyAt, type Unit, unitsAt } from '../../rules/index.ts';
import { baseFront, enemyFight, missionFront } from './fights.ts';
import { type Campaign, campaignOf, type Fight, soldierWorth } from './outlook/campaign.ts';
import type { Outlook } from './outlook/outlook.ts';
import type { Stakes } from './outlook/pushing.ts';
import { panicWorth, ufoWorth } from './outlook/worth.ts';
import { techJudge } from './techs.ts';

const nothing: Stakes = { success: 0, done: 0, loss: 0 };

/** Returns the fights for the enemies in the base, except the one at a place. */
const otherEnemies = (outlook: Outlook, except: number): Fight[] =>
  outlook.board.enemies.flatMap((_, place) => (place === except ? [] : (enemyFight(outlook, place) ?? [])));

/** Returns the soldiers who survive a lost roll: all but those on icons, or nobody if a loss kills all. */
function survivorsOf({ board }: Outlook, squad: readonly Unit[], fight: Fight): readonly Unit[] {
  return fight.killsAll ? [] : squad.filter(({ id }) => !(id in (board.task?.soldiers ?? {})));
}

/** Points that the soldiers missing from `rest` cost. */
function costOf({ weights }: Outlook, squad: readonly Unit[], rest: readonly Unit[]): number {
  return squad.reduce((sum, soldier) => sum + (rest.includes(soldier) ? 0 : soldierWorth(soldier, weights)), 0);
}

/**
 * Returns the stakes of a fight relative to stopping. They include the fights that follow: `others` after a win,
 * `again` after a loss. `stopped` tells whether stopping leads to the others too.
 */
function fightStakes(
  outlook: Outlook,
  squad: readonly Unit[],
  fight: Fight,
  after: { readonly others: Campaign; readonly again: Campaign; readonly stopped: boolean },
): Stakes {
  const { threat } = outlook.board;
  const next = Math.min(threat + 1, threatTrack.highest);
  const rest = survivorsOf(outlook, squad, fight);
  const stopped = after.stopped ? (after.others(squad)[threat] ?? 0) : 0;
  const won = (after.others(squad)[next] ?? 0) - stopped;
  const lost = (after.again(rest)[next] ?? 0) - stopped;
  return { success: fight.success, done: fight.done + won, loss: costOf(outlook, squad, rest) - lost };
}

function enemyStakes(outlook: Outlook, place: number): Stakes {
  const fight = enemyFight(outlook, place);
  if (fight === null) return nothing;
  const { board, weights } = outlook;
  const others = otherEnemies(outlook, place);
  return fightStakes(outlook, unitsAt(board, 'base'), fight, {
    others: campaignOf(baseFront(outlook, others), weights),
    again: campaignOf(baseFront(outlook, [fight, ...others]), weights),
    stopped: true,
  });
}

function partStakes(outlook: Outlook, place: MissionPlace): Stakes {
  const front = missionFront(outlook, place);
  const [fight] = front?.fights ?? [];
  if (front === null || fight === undefined) return nothing;
  const campaign = campaignOf(front, outlook.weights);
  return fightStakes(outlook, unitsAt(outlook.board, place), fight, {
    others: (squad) => campaign(squad, 1),
    again: campaign,
    stopped: false,
  });
}

/**
 * Points that a satellite or scientist costs if the roll is lost. It misses a round; in some houses a 1 on the alien die
 * sends it to the pool, where it has to be bought back like an interceptor (HSE-2).
 */
function tiredWorth({ board, setup, weights }: Outlook, kind: 'satellite' | 'scientist'): number {
  const gone = setup.houseRules?.hardLosses ? (weights.interceptor - weights[kind]) / board.threat : 0;
  return weights[kind] + gone;
}

/** Returns the stakes of the open task, relative to stopping. All are 0 if no task is open. */
export function stakesOf(outlook: Outlook): Stakes {
  const { board, pack, weights } = outlook;
  const { task } = board;
  if (task === null) return nothing;
  switch (task.kind) {
    case 'research': {
      const tech = pack.tech.get(board.labs[task.lab - 1]?.tech ?? '');
      const loss = readyAt(board, placeOf(task)) * tiredWorth(outlook, 'scientist');
      return tech ? { ...techJudge(outlook).stakes(tech), loss } : { ...nothing, loss };
    }
    case 'orbital-defense':
      return {
        success: ufoWorth(outlook, 'orbit'),
        done: 0,
        loss: readyAt(board, 'orbit') * tiredWorth(outlook, 'satellite'),
      };
    case 'global-defense': {
      const { continent } = task;
      const left = Math.max(1, needed(outlook));
      const all = (panicWorth(outlook, continent, left) / left) * weights.ufoStays;
      const loss = readyAt(board, placeOf(task)) * weights.interceptor;
      return { success: Math.max(ufoWorth(outlook, continent), all), done: 0, loss };
    }
    case 'base-defense':
      return enemyStakes(outlook, task.enemy);
    case 'mission':
    case 'final-mission':
      return partStakes(outlook, task.kind);
  }
}

/** Points that one more soldier adds to base defence at the current threat. */
export function defenderGain(outlook: Outlook, soldier: Unit): number {
  const { board, weights } = outlook;
  const campaign = campaignOf(baseFront(outlook, otherEnemies(outlook, -1)), weights);
  const squad = unitsAt(board, 'base');
  return (campaign([...squad, soldier])[board.threat] ?? 0) - (campaign(squad)[board.threat] ?? 0);
}

/** Points for fighting this enemy first instead of leaving it, at the current threat. */
export function enemyGain(outlook: Outlook, place: number): number {
  const { board, weights } = outlook;
  const fight = enemyFight(outlook, place);
  if (fight === null) return 0;
  const squad = unitsAt(board, 'base');
  const others = otherEnemies(outlook, place);
  const worthOf = (fights: readonly Fight[]) =>
    campaignOf(baseFront(outlook, fights), weights)(squad)[board.threat] ?? 0;
  return worthOf([fight, ...others]) - worthOf(others);
}
