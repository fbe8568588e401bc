// The chance to complete a whole mission in its step: part after part, with the soldiers on the icons that help most.

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
import { lossChance, successes } from './chances.ts';
import { leftAfter, type Push } from './push.ts';
import { againstRule } from './task.ts';

/** Soldiers of the squad as a set: a bit for each. */
type Squad = number;

/** Soldiers on the icons of a part, and the dice they bring. */
interface Stand {
  readonly placed: Squad;
  readonly dice: number;
}

/** A part that is not complete. */
interface OpenPart {
  /** All ways to put the squad on the icons. */
  readonly stands: readonly Stand[];
  /** Successes still needed, and those of a fresh part. */
  readonly needed: number;
  readonly needs: number;
  readonly against: ReturnType<typeof againstRule>;
  readonly killsAll: boolean;
}

const { lowest, highest } = threatTrack;

/** Rolls at the highest threat that are followed against an enemy that heals: most are lost, so the rest is negligible. */
const followed = 45;

/** Returns the table as if a part were the open task, with soldiers on its icons. */
function onPart(playing: Playing, place: MissionPlace, part: number, soldiers: Readonly<Record<string, number>>) {
  const task = { kind: place, part, soldiers, roll: null, lab: null, continent: null, enemy: null } as const;
  return { task, table: { ...playing, board: { ...playing.board, task, extra: 0 } } };
}

/** Returns all ways to put soldiers on the icons of a part, with the dice that the rules count. */
function standsOn(playing: Playing, place: MissionPlace, part: number): Stand[] {
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
  return [...best].flatMap(([placed, dice]) => (dice > 0 ? [{ placed, dice }] : []));
}

/** Returns the incomplete parts, in order. All enemies must be face up. */
function openParts(playing: Playing, place: MissionPlace): OpenPart[] {
  const parts = missionAt(playing.board, place)?.parts ?? [];
  return parts.flatMap(({ complete }, part) => {
    if (complete) return [];
    const { needs, has, rule, enemy } = targetOf(playing, onPart(playing, place, part, {}).task);
    return {
      stands: standsOn(playing, place, part),
      needed: Math.max(0, needs - has),
      needs,
      against: againstRule(enemy?.rule ?? rule, needs),
      killsAll: rule?.is === 'kills-all',
    };
  });
}

/** Returns the chance to complete all parts. `extra` dice from cards belong to the first roll only (TSK-3). */
function chanceOf(parts: readonly OpenPart[], all: Squad, threat: number, extra: number): number {
  const known = new Map<string, number[][]>();

  /** The chance after a roll: by the squad that is left, the part, the successes it needs, and the threat. */
  const at = (squad: Squad, part: number, left: number, now: number): number => {
    if (left === 0) return at(squad, part + 1, parts[part + 1]?.needed ?? 1, now);
    if (parts[part] === undefined) return 1;
    return squad === 0 ? 0 : (valuesOf(squad, part)[now]?.[left] ?? 0);
  };

  /** The best chance from one roll on. `own` are the values at the highest threat, which lead back to themselves. */
  function best(squad: Squad, part: number, left: number, now: number, more: number, own?: readonly number[]): number {
    const { stands, needs, against, killsAll } = parts[part] as OpenPart;
    const push: Push = { dice: 0, needed: left, threat: now, ...against };
    const loss = lossChance(push, 0);
    const later = Math.min(highest, now + 1);
    let top = 0;
    for (const { placed, dice } of stands) {
      if ((placed & squad) !== placed) continue;
      const survivors = killsAll ? 0 : squad & ~placed;
      let [value, unchanged] = [0, 0];
      for (const [count, chance] of successes(dice + more).entries()) {
        const to = Math.min(needs, leftAfter(push, left, count));
        value += chance * loss * at(survivors, part, to, later);
        if (own === undefined || to === 0) value += chance * (1 - loss) * at(squad, part, to, later);
        else if (to === left) unchanged += chance * (1 - loss);
        else value += chance * (1 - loss) * (own[to] ?? 0);
      }
      top = Math.max(top, value / (1 - unchanged));
    }
    return top;
  }

  /** The chances of a squad at a part, by threat and successes needed. */
  function valuesOf(squad: Squad, part: number): number[][] {
    const key = `${squad} ${part}`;
    const cached = known.get(key);
    if (cached) return cached;
    const values: number[][] = [];
    known.set(key, values);
    const { needs, against } = parts[part] as OpenPart;
    const settled = Array<number>(needs + 1).fill(0);
    // Without healing the successes needed never rise, so one pass from the fewest up is exact.
    for (let pass = 0; pass < (against.heals === undefined ? 1 : followed); pass += 1)
      for (let left = 1; left <= needs; left += 1) settled[left] = best(squad, part, left, highest, 0, settled);
    values[highest] = settled;
    for (let now = highest - 1; now >= lowest; now -= 1) {
      const row = Array<number>(needs + 1).fill(0);
      for (let left = 1; left <= needs; left += 1) row[left] = best(squad, part, left, now, 0);
      values[now] = row;
    }
    return values;
  }

  const [first] = parts;
  if (first === undefined || all === 0) return first === undefined ? 1 : 0;
  return extra > 0 ? best(all, 0, first.needed, threat, extra) : at(all, 0, first.needed, threat);
}

/** Returns the table for each enemy that may lie face down on the mission. Itself if none does, nothing if several do. */
function possible(playing: Playing, place: MissionPlace): Playing[] {
  const { board } = playing;
  const mission = missionAt(board, place);
  const isHidden = ({ enemy }: MissionPart) => enemy !== undefined && enemy !== 'none' && enemy.card === null;
  const hidden = mission?.parts.filter(isHidden).length ?? 0;
  if (mission === null || hidden === 0) return [playing];
  if (hidden > 1) return [];
  const field = place === 'mission' ? 'mission' : 'finalMission';
  return unseenCards(playing, seededDice('')).enemy.map((card) => {
    const enemy = { card, faceUp: true, successes: 0 };
    const parts = mission.parts.map((part) => (isHidden(part) ? { ...part, enemy } : part));
    return { ...playing, board: { ...board, [field]: { ...mission, parts } } };
  });
}

/**
 * Returns the chance that the squad on a mission completes it in this step, if it rolls on as long as it can and stands
 * as helps most before each roll. Cards in hand do not count, an unapplied roll counts as not yet rolled, and an enemy
 * that lies face down may be any that nobody has seen. Null if there is no mission, or several enemies are face down.
 */
export function missionChance(playing: Playing, place: MissionPlace): number | null {
  const { board } = playing;
  if (missionAt(board, place) === null) return null;
  const isOpen = board.task?.kind === place;
  const squad = 2 ** unitsAt(board, place).length - 1;
  const [threat, extra] = isOpen ? [board.threat, board.extra] : [lowest, 0];
  const known = new Map<string, number>();
  const chances = possible(playing, place).map((one) => {
    const key = JSON.stringify(missionAt(one.board, place));
    const chance = known.get(key) ?? chanceOf(openParts(one, place), squad, threat, extra);
    known.set(key, chance);
    return chance;
  });
  return chances.length === 0 ? null : chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
}
