// What soldiers could fight for: the enemies in the base, the parts of the missions.

import type { EnemyRule, PartRule, Parts, TaskKind } from '../../content/cards/cards.ts';
import { againstRule } from '../../odds/index.ts';
import { type MissionPart, type MissionPlace, missionAt, wantedBy } from '../../rules/index.ts';
import { unseenEnemy } from '../bot/unseen-enemy.ts';
import { effectsWorth } from './effects.ts';
import type { Fight, Front } from './outlook/campaign.ts';
import { unseenEnemies } from './outlook/expectation.ts';
import type { Outlook } from './outlook/outlook.ts';
import { damageWorth } from './outlook/worth.ts';

interface Prize {
  readonly success: number;
  readonly done: number;
}

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

/** The fight for a place in the base, for the damage the enemy would deal; null if no enemy is there. */
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

/** Dice that cards in play add to every roll of such a task (TSK-3). */
function moreDice({ board, pack }: Outlook, kind: TaskKind): number {
  let count = 0;
  for (const { card, exhausted } of board.inPlay) {
    if (exhausted) continue;
    for (const one of pack.usable.get(card)?.standing ?? []) {
      if ('dice' in one && one.tasks.includes(kind)) count += one.dice;
    }
  }
  return count;
}

export const baseFront = (outlook: Outlook, fights: readonly Fight[]): Front => ({
  fights,
  chained: false,
  moreDice: moreDice(outlook, 'base-defense'),
});

/** Enemies in the base, the easiest first, and those that may still come. */
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

/** What one part wants, for a prize when it is complete. */
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

/** A front of parts; the last one brings `goal` on top of what each brings. */
function partsFront(outlook: Outlook, place: MissionPlace, parts: readonly MissionPart[], goal: number): Front {
  const open = parts.filter(({ complete }) => !complete);
  const each = place === 'final-mission' ? outlook.weights.finalPart : outlook.weights.missionPart;
  const fights = open.map((part, i) => partFight(outlook, part, each + (i === open.length - 1 ? goal : 0)));
  return { fights, chained: true, moreDice: moreDice(outlook, place) };
}

/** What completing a mission is worth. Once the final mission is there, others bring nothing but their rewards. */
function goalOf(outlook: Outlook, card: string): number {
  const { pack, weights, finalMission } = outlook;
  const rewards = Math.max(0, effectsWorth(outlook, pack.mission.get(card)?.rewards ?? []));
  return rewards + (finalMission === 'available' ? 0 : weights.mission);
}

/** The parts of the mission there that are still open; null without a mission. */
export function missionFront(outlook: Outlook, place: MissionPlace): Front | null {
  const mission = missionAt(outlook.board, place);
  if (mission === null) return null;
  const goal = place === 'final-mission' ? outlook.weights.victory : goalOf(outlook, mission.card);
  return partsFront(outlook, place, mission.parts, goal);
}

/** The parts of a mission that may be chosen. */
export function offeredFront(outlook: Outlook, card: string): Front {
  const parts: Parts | readonly [] = outlook.pack.mission.get(card)?.parts ?? [];
  const faceDown = { card: null, faceUp: false, successes: 0 };
  const laid = parts.map((part): MissionPart => {
    const fresh = { successes: 0, complete: false };
    return 'enemy' in part ? { ...fresh, enemy: faceDown } : { ...fresh, ...part };
  });
  return partsFront(outlook, 'mission', laid, goalOf(outlook, card));
}
