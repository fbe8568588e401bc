// What soldiers could fight for: the enemies in the base, the parts of the missions.

import { againstRule } from '../../odds/index.ts';
import { type MissionPart, type MissionPlace, missionAt } from '../../rules/index.ts';
import { effectsWorth } from './effects.ts';
import { unseenEnemies } from './expectation.ts';
import type { Outlook } from './outlook.ts';
import type { Stakes } from './pushing.ts';
import type { Fight } from './squad.ts';
import { damageWorth } from './worth.ts';

/** Successes an enemy nobody has seen yet will want, more or less. */
const unknownHealth = 2;

/** Icons of an enemy nobody has seen yet: some soldier will fit, some will not. */
const unknownIcons = [
  { skill: 'firepower', special: false },
  { skill: 'critical', special: true },
] as const;

/** What killing an enemy in the base brings: the damage it would deal, and what is left of it. */
function enemyStakes(outlook: Outlook, place: number): Stakes {
  const { board, pack, weights } = outlook;
  const rule = pack.enemy.get(board.enemies[place]?.card ?? '')?.rule;
  const damage = damageWorth(outlook, rule?.is === 'damage' ? rule.by : 1);
  return { success: 0, done: damage + (rule?.is === 'no-salvage' ? 0 : weights.salvage), loss: 0 };
}

/** The fight for a place in the base; null if no enemy is there. */
export function enemyFight(outlook: Outlook, place: number): Fight | null {
  const enemy = outlook.board.enemies[place];
  const card = enemy?.card ? outlook.pack.enemy.get(enemy.card) : undefined;
  if (!enemy || !card) return null;
  const { icons, health, rule } = card;
  const stakes = enemyStakes(outlook, place);
  return { icons, needed: health - enemy.successes, stakes, against: againstRule(rule, health) };
}

/** Enemies in the base, the easiest first, and those that may still come. */
export function baseFights(outlook: Outlook): Fight[] {
  const { board, weights } = outlook;
  const one = damageWorth(outlook, 1);
  const known = board.enemies.flatMap((_, place) => enemyFight(outlook, place) ?? []);
  const coming = Math.round(unseenEnemies(outlook));
  const guess: Fight = {
    icons: unknownIcons,
    needed: unknownHealth,
    stakes: { success: 0, done: one + weights.salvage, loss: 0 },
    against: {},
  };
  return [...known, ...Array.from({ length: coming }, () => guess)].toSorted((a, b) => a.needed - b.needed);
}

/** What one part wants. */
export function partFight(outlook: Outlook, part: MissionPart, done: number): Fight {
  const { enemy, icons = [], rule } = part;
  const { weights } = outlook;
  const health = enemy && enemy !== 'none' && enemy.card ? outlook.pack.enemy.get(enemy.card) : undefined;
  if (enemy && enemy !== 'none') {
    const needed = health ? health.health - enemy.successes : unknownHealth;
    return {
      icons: health?.icons ?? unknownIcons,
      needed,
      stakes: { success: weights.partial, done: done + weights.salvage, loss: 0 },
      against: againstRule(health?.rule, health?.health ?? needed),
    };
  }
  const needed = (rule?.is === 'needs' ? rule.successes : 1) - part.successes;
  const stakes = { success: weights.partial, done, loss: 0 };
  return { icons, needed, stakes, against: againstRule(rule, needed) };
}

/** The parts of a mission still to be completed; the last one brings what it is all for. */
export function missionFights(outlook: Outlook, place: MissionPlace): Fight[] {
  const { weights } = outlook;
  const mission = missionAt(outlook.board, place);
  if (mission === null) return [];
  const open = mission.parts.filter(({ complete }) => !complete);
  const rewards = effectsWorth(outlook, outlook.pack.mission.get(mission.card)?.rewards ?? []);
  const final = place === 'final-mission';
  // Once the final mission is there, others bring nothing but their rewards.
  const goal = final
    ? weights.victory
    : Math.max(0, rewards) + (outlook.finalMission === 'available' ? 0 : weights.mission);
  const each = final ? weights.finalPart : weights.missionPart;
  return open.map((part, i) => partFight(outlook, part, each + (i === open.length - 1 ? goal : 0)));
}
