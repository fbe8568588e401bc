// Targets for soldiers: the enemies in the base and the parts of the missions.

import type { EnemyRule, PartRule, Parts, TaskKind } from '../../content/cards/cards.ts';
import { againstRule } from '../../odds/index.ts';
import { type MissionPart, type MissionPlace, missionAt, type Playing, wantedBy } from '../../rules/index.ts';
import { unseenEnemy } from '../bot/unseen-enemy.ts';
import { effectsWorth } from './effects.ts';
import type { Fight, Front } from './outlook/campaign.ts';
import { unseenEnemies } from './outlook/expectation.ts';
import type { Outlook } from './outlook/outlook.ts';
import { damageWorth } from './outlook/worth.ts';

/** Points for each success of a fight, and for winning it on top. */
interface Prize {
  readonly success: number;
  readonly done: number;
}

/** Builds a fight. `whole` is the number of successes it takes from the start, `needed` those still missing. */
const fightOf = (
  icons: Fight['icons'],
  needed: number,
  { success, done }: Prize,
  rule: EnemyRule | PartRule | undefined,
  whole: number,
): Fight => ({
  icons,
  needed,
  success,
  done,
  against: againstRule(rule, whole),
  eliteDice: rule?.is !== 'no-elite',
  killsAll: rule?.is === 'kills-all',
});

/** Returns the fight for a place in the base, worth the damage the enemy would deal. Null if no enemy is there. */
export function enemyFight(outlook: Outlook, place: number): Fight | null {
  const { board, pack, weights } = outlook;
  const enemy = board.enemies[place];
  const card = enemy?.card ? pack.enemy.get(enemy.card) : undefined;
  if (!enemy || !card) return null;
  const { icons, health, rule } = card;
  const damage = damageWorth(outlook, rule?.is === 'damage' ? rule.by : 1);
  const done = damage + (rule?.is === 'no-salvage' ? 0 : weights.salvage);
  return fightOf(icons, health - enemy.successes, { success: 0, done }, rule, health);
}

/** Returns the dice that cards in play add to every roll of a kind of task (TSK-3). */
export function standingDice({ board, pack }: Playing, kind: TaskKind): number {
  let count = 0;
  for (const { card, exhausted } of board.inPlay) {
    if (exhausted) continue;
    for (const one of pack.usable.get(card)?.standing ?? []) {
      if ('dice' in one && one.tasks.includes(kind)) count += one.dice;
    }
  }
  return count;
}

/** Returns the front of these fights in the base, where fights can be skipped. */
export const baseFront = (outlook: Outlook, fights: readonly Fight[]): Front => ({
  fights,
  chained: false,
  moreDice: standingDice(outlook, 'base-defense'),
});

/** Returns the front of the enemies in the base and those expected this round, easiest first. */
export function expectedBaseFront(outlook: Outlook): Front {
  const { board, weights } = outlook;
  const known = board.enemies.flatMap((_, place) => enemyFight(outlook, place) ?? []);
  const prize = { success: 0, done: damageWorth(outlook, 1) + weights.salvage };
  const guess = fightOf(unseenEnemy.icons, unseenEnemy.health, prize, undefined, unseenEnemy.health);
  const coming = Array.from({ length: Math.round(unseenEnemies(outlook)) }, () => guess);
  return baseFront(
    outlook,
    [...known, ...coming].toSorted((a, b) => a.needed - b.needed),
  );
}

/** Returns the fight for a mission part. `done` is the points for completing it. */
function partFight({ pack, weights }: Outlook, { enemy, icons = [], rule, successes }: MissionPart, done: number) {
  if (!enemy || enemy === 'none') {
    const needed = wantedBy(rule);
    return fightOf(icons, needed - successes, { success: weights.partial, done }, rule, needed);
  }
  const card = enemy.card ? pack.enemy.get(enemy.card) : undefined;
  const prize = { success: weights.partial, done: done + weights.salvage };
  const { health, icons: shown } = card ?? unseenEnemy;
  return fightOf(shown, health - enemy.successes, prize, card?.rule, health);
}

/** Returns the front of the incomplete parts. `goal` is added to the last one, which completes the mission. */
function partsFront(outlook: Outlook, place: MissionPlace, parts: readonly MissionPart[], goal: number): Front {
  const open = parts.filter(({ complete }) => !complete);
  const each = place === 'final-mission' ? outlook.weights.finalPart : outlook.weights.missionPart;
  const fights = open.map((part, i) => partFight(outlook, part, each + (i === open.length - 1 ? goal : 0)));
  return { fights, chained: true, moreDice: standingDice(outlook, place) };
}

/** Points for completing a mission. Once the final mission is available, only the rewards count. */
function goalOf(outlook: Outlook, card: string): number {
  const { pack, weights, finalMission } = outlook;
  const rewards = Math.max(0, effectsWorth(outlook, pack.mission.get(card)?.rewards ?? []));
  return rewards + (finalMission === 'available' ? 0 : weights.mission);
}

/** Returns the front of the mission at the place, or null if there is none. */
export function missionFront(outlook: Outlook, place: MissionPlace): Front | null {
  const mission = missionAt(outlook.board, place);
  if (mission === null) return null;
  const goal = place === 'final-mission' ? outlook.weights.victory : goalOf(outlook, mission.card);
  return partsFront(outlook, place, mission.parts, goal);
}

/** Returns the front of a mission that is offered but not yet laid out: all enemies are face down. */
export function offeredFront(outlook: Outlook, card: string): Front {
  const parts: Parts | readonly [] = outlook.pack.mission.get(card)?.parts ?? [];
  const faceDown = { card: null, faceUp: false, successes: 0 };
  const laid = parts.map((part): MissionPart => {
    const fresh = { successes: 0, complete: false };
    return 'enemy' in part ? { ...fresh, enemy: faceDown } : { ...fresh, ...part };
  });
  return partsFront(outlook, 'mission', laid, goalOf(outlook, card));
}
