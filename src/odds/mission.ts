// The chance to complete a whole mission in its step: part after part, with the best placement of soldiers on icons.

import { threatTrack } from '../content/tracks.ts';
import {
  type MissionPart,
  type MissionPlace,
  missionAt,
  type Playing,
  seededDice,
  skillOf,
  targetOf,
  taskDice,
  unitsAt,
  unseenCards,
} from '../rules/index.ts';
import { type Foe, partsChance } from './parts.ts';
import { againstRule } from './task.ts';

const { lowest } = threatTrack;

/** Soldiers of the squad as a set: a bit for each. */
type Squad = number;

/** Returns the table as if a part were the open task, with soldiers on its icons. */
function onPart(playing: Playing, place: MissionPlace, part: number, soldiers: Readonly<Record<string, number>>) {
  const task = { kind: place, part, soldiers, roll: null, lab: null, continent: null, enemy: null } as const;
  return { task, table: { ...playing, board: { ...playing.board, task, extra: 0 } } };
}

/** Soldiers on the icons of a part, and the dice they bring. */
interface Placed {
  readonly soldiers: Squad;
  readonly dice: number;
}

/** Returns all ways to put soldiers on the icons of a part, with the dice that the rules count. */
function placements(playing: Playing, place: MissionPlace, part: number): Placed[] {
  const squad = unitsAt(playing.board, place);
  const { icons } = targetOf(playing, onPart(playing, place, part, {}).task);
  const best = new Map<Squad, number>();
  const fill = (icon: number, placed: Squad, soldiers: Readonly<Record<string, number>>): void => {
    const wanted = icons[icon];
    if (wanted === undefined) {
      const dice = placed === 0 ? 0 : taskDice(onPart(playing, place, part, soldiers).table);
      best.set(placed, Math.max(dice, best.get(placed) ?? 0));
      return;
    }
    fill(icon + 1, placed, soldiers);
    for (const [i, { id, kind }] of squad.entries()) {
      const one = 1 << i;
      if ((placed & one) === 0 && skillOf(kind, wanted.skill) !== 'none')
        fill(icon + 1, placed | one, { ...soldiers, [id]: icon });
    }
  };
  fill(0, 0, {});
  return [...best].flatMap(([soldiers, dice]) => (dice > 0 ? [{ soldiers, dice }] : []));
}

const isHidden = ({ enemy }: MissionPart): boolean => enemy !== undefined && enemy !== 'none' && enemy.card === null;

/** Returns a table for each enemy that may lie face down on a part; only the given table if no enemy is face down. */
function possible(playing: Playing, place: MissionPlace, part: number): Playing[] {
  const { board } = playing;
  const mission = missionAt(board, place);
  const hidden = mission?.parts[part];
  if (mission === null || hidden === undefined || !isHidden(hidden)) return [playing];
  const field = place === 'mission' ? 'mission' : 'finalMission';
  return unseenCards(playing, seededDice('')).enemy.map((card) => {
    const parts = mission.parts.with(part, { ...hidden, enemy: { card, faceUp: true, successes: 0 } });
    return { ...playing, board: { ...board, [field]: { ...mission, parts } } };
  });
}

/** Returns the possible foes of an incomplete part. Equal enemies are one foe. */
function foesOf(playing: Playing, place: MissionPlace, part: number): Foe<Squad>[] {
  const tables = possible(playing, place, part);
  const enemyOn = (table: Playing): string => JSON.stringify(missionAt(table.board, place)?.parts[part]?.enemy ?? null);
  const enemies = tables.map(enemyOn);
  return [...new Set(enemies)].map((name) => {
    const table = tables[enemies.indexOf(name)] ?? playing;
    const { needs, has, rule, enemy } = targetOf(table, onPart(table, place, part, {}).task);
    const all = placements(table, place, part);
    const killsAll = rule?.is === 'kills-all';
    return {
      chance: enemies.filter((one) => one === name).length / enemies.length,
      needed: Math.max(0, needs - has),
      needs,
      against: againstRule(enemy?.rule ?? rule, needs),
      stands: (squad) =>
        all
          .filter(({ soldiers }) => (soldiers & squad) === soldiers)
          .map(({ soldiers, dice }) => ({ dice, survivors: killsAll ? 0 : squad & ~soldiers })),
    };
  });
}

/**
 * Returns the chance that the squad on a mission completes it in this step, if it rolls as long as it can, with the
 * best placement before each roll. Cards in hand do not count. An unapplied roll counts as not yet rolled. A face-down
 * enemy may be any unseen one. Null if there is no mission, or several enemies are face down.
 */
export function missionChance(playing: Playing, place: MissionPlace): number | null {
  const { board } = playing;
  const mission = missionAt(board, place);
  if (mission === null || mission.parts.filter(isHidden).length > 1) return null;
  const squad = 2 ** unitsAt(board, place).length - 1;
  const [threat, extra] = board.task?.kind === place ? [board.threat, board.extra] : [lowest, 0];
  const parts = mission.parts.flatMap(({ complete }, part) => (complete ? [] : [foesOf(playing, place, part)]));
  return partsChance(parts, (one: Squad) => one)(squad, threat, extra);
}
