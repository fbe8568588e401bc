import { standardPack } from '../../src/content/standard/pack.ts';
import { isSoldier, type Skill, skillsOf, type UnitKind } from '../../src/content/units.ts';
import type { MissionPlace } from '../../src/rules/index.ts';
import type { Play } from '../tools/given.ts';
import { rollAndApply } from '../tools/hands.ts';
import { at } from './tasks.ts';

const leader = { as: 'squad-leader' } as const;

/** Returns one soldier of each class at a place, for a position. */
export const squad = (place: 'base' | MissionPlace) => at(place, 'assault-1', 'heavy-1', 'sniper-1', 'support-1');

const hasSkill = (kind: UnitKind, skill: Skill): boolean => isSoldier(kind) && skillsOf[kind].includes(skill);

/** Returns the icons of the open task's enemy or mission part. */
export function iconsOf({ board }: Play) {
  const { task } = board;
  const mission = task?.kind === 'mission' ? board.mission : board.finalMission;
  const part = mission?.parts[task?.part ?? 0];
  const enemy = task?.kind === 'base-defense' ? board.base.enemies[task.enemy ?? 0] : part?.enemy;
  if (!enemy || enemy === 'none') return part?.icons ?? [];
  return standardPack.enemy.get(enemy.card ?? '')?.icons ?? [];
}

/** Puts a soldier with the right skill on each free icon, if there is one, preferably the specialist. */
export function takeIcons(play: Play): void {
  for (const [icon, { skill }] of iconsOf(play).entries()) {
    const { task, units } = play.board;
    const placed = task?.soldiers ?? {};
    if (Object.values(placed).includes(icon)) continue;
    const place = task?.kind === 'base-defense' ? 'base' : task?.kind;
    const free = units.filter((unit) => unit.at === place && !(unit.id in placed) && hasSkill(unit.kind, skill));
    const best = free.find(({ kind }) => isSoldier(kind) && skillsOf[kind][0] === skill) ?? free[0];
    if (best) play.do({ type: 'place', soldier: best.id, icon }, leader);
  }
}

/** Takes a mission and rolls only successes until it is complete. */
export function completeMission(play: Play, mission: MissionPlace): void {
  play.do({ type: 'take', task: { mission } }, leader);
  while (play.board.task) {
    takeIcons(play);
    rollAndApply(play, Array(play.board.task.dice).fill(6), 8);
  }
}
