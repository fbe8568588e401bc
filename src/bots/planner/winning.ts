// Chance to complete a mission in one step, if the best squad for it rolls until it has won or is dead.

import type { EnemyRule, Icon, Part, PartRule } from '../../content/cards/cards.ts';
import { components, dice as printed } from '../../content/components.ts';
import { threatTrack } from '../../content/tracks.ts';
import { isSoldier } from '../../content/units.ts';
import { againstRule, leftAfter, lossChance, successes } from '../../odds/index.ts';
import {
  type MissionPart,
  type Playing,
  seededDice,
  type Unit,
  unitsAt,
  unseenCards,
  wantedBy,
} from '../../rules/index.ts';
import { standingDice } from './fights.ts';
import { bestStand, sortOf } from './outlook/squad.ts';

const { lowest, highest } = threatTrack;

/** What a part can turn out to be, and how likely that is. */
interface Foe {
  readonly chance: number;
  readonly icons: readonly Icon[];
  /** Successes in all, and those that are still needed. */
  readonly needs: number;
  readonly left: number;
  readonly rule: EnemyRule | PartRule | undefined;
}

/** The face-down enemies there can be, each with its share. */
function unseenFoes(playing: Playing): Foe[] {
  const cards = unseenCards(playing, seededDice('')).enemy;
  return [...new Set(cards)].flatMap((id) => {
    const enemy = playing.pack.enemy.get(id);
    if (enemy === undefined) return [];
    const { icons, health, rule } = enemy;
    const copies = cards.filter((card) => card === id).length;
    return [{ chance: copies / cards.length, icons, needs: health, left: health, rule }];
  });
}

/** Returns what an incomplete part can turn out to be. */
function foesOf(playing: Playing, { enemy, icons = [], rule, successes: has }: MissionPart): readonly Foe[] {
  if (!enemy || enemy === 'none') {
    const needs = wantedBy(rule);
    return [{ chance: 1, icons, needs, left: needs - has, rule }];
  }
  const card = playing.pack.enemy.get(enemy.card ?? '');
  if (card === undefined) return unseenFoes(playing);
  return [{ chance: 1, icons: card.icons, needs: card.health, left: card.health - enemy.successes, rule: card.rule }];
}

/** Chances by threat, then by successes still needed. */
type Chances = readonly (readonly number[])[];

/** A squad, sorted; soldiers of one sort are interchangeable. */
type Squad = readonly Unit[];

const keyOf = (squad: Squad): string => squad.map(sortOf).join();

/** Returns the chance of a squad to win all of these parts, one after the other. */
function chanceOfSquad(parts: readonly (readonly Foe[])[], moreDice: number): (squad: Squad) => number {
  const known = new Map<string, Chances>();
  const begun = new Map<string, number>();

  /** Chance from the beginning of a part. */
  function from(part: number, squad: Squad, threat: number): number {
    const foes = parts[part];
    if (foes === undefined) return 1;
    if (squad.length === 0) return 0;
    const key = `${part} ${threat} ${keyOf(squad)}`;
    const found =
      begun.get(key) ??
      foes.reduce((sum, foe, i) => sum + foe.chance * (against(part, i, foe, squad)[threat]?.[foe.left] ?? 0), 0);
    begun.set(key, found);
    return found;
  }

  /** Chances against a foe. */
  function against(part: number, which: number, foe: Foe, squad: Squad): Chances {
    const key = `${part} ${which} ${keyOf(squad)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const chances = Array.from({ length: highest + 1 }, () => [1, ...Array<number>(foe.needs).fill(0)]);
    known.set(key, chances);
    const stand = bestStand(squad, foe.icons, foe.rule?.is !== 'no-elite');
    if (stand.dice === 0) return chances;
    const dead = foe.rule?.is === 'kills-all' ? squad : stand.places;
    const alive = squad.filter((soldier) => !dead.includes(soldier));
    const rolled = successes(Math.min(stand.dice + moreDice, printed.xcom.most));
    const push = { dice: stand.dice, needed: foe.left, threat: lowest, ...againstRule(foe.rule, foe.needs) };
    const survivors = alive.length === 0 ? null : against(part, which, foe, alive);
    for (let threat: number = highest; threat >= lowest; threat -= 1) {
      const loss = lossChance({ ...push, threat }, 0);
      const next = Math.min(highest, threat + 1);
      const row = chances[threat] ?? [];
      const later = chances[next] ?? [];
      const won = (1 - loss) * from(part + 1, squad, next) + loss * from(part + 1, alive, next);
      // Only an enemy that heals can need more successes than before.
      for (let again = threat === highest && foe.rule?.is === 'heals' ? rounds : 1; again > 0; again -= 1) {
        for (let left = 1; left <= foe.needs; left += 1) {
          let value = 0;
          let unchanged = 0;
          for (let count = 0; count < rolled.length; count += 1) {
            const chance = rolled[count] ?? 0;
            const to = leftAfter(push, left, count);
            if (to === 0) value += chance * won;
            else value += chance * loss * (survivors?.[next]?.[to] ?? 0);
            // A roll that changes nothing leads back here.
            if (to === left && later === row) unchanged += chance * (1 - loss);
            else if (to > 0) value += chance * (1 - loss) * (later[to] ?? 0);
          }
          row[left] = value / (1 - unchanged);
        }
      }
    }
    return chances;
  }

  return (squad) => from(0, squad, lowest);
}

/** Passes over the highest threat, at which at least five rolls in eight are lost: exact to ten digits. */
const rounds = 24;

/** Returns every squad of soldiers that are there and so many others, without those that only differ in names. */
function squadsOf(there: Squad, free: Squad, more: number): Squad[] {
  if (more <= 0 || free.length === 0) return [there.toSorted((a, b) => sortOf(a) - sortOf(b))];
  const squads = free.flatMap((soldier, i) => {
    const isFirst = free.findIndex((one) => sortOf(one) === sortOf(soldier)) === i;
    return isFirst && free.length - i >= more ? squadsOf([...there, soldier], free.slice(i + 1), more - 1) : [];
  });
  return squads;
}

/** Returns a mission as it would be laid. An enemy space for which no enemy is left counts as complete (ACT-MISSION). */
function laidParts({ board }: Playing, parts: readonly Part[]): MissionPart[] {
  let { left } = board.decks.enemy;
  return parts.map((part) => {
    if (!('enemy' in part)) return { ...part, successes: 0, complete: false };
    left -= 1;
    return { enemy: { card: null, faceUp: false, successes: 0 }, successes: 0, complete: left < 0 };
  });
}

/**
 * Returns the chance to complete a drawn mission, or the running one, in this round: with the soldiers in reserve and on the
 * running mission, the cards that always add dice, and the enemies that nobody has seen. Null if there is no such mission.
 */
export function chanceToWin(playing: Playing, mission: string): number | null {
  const { board, pack } = playing;
  const offered = pack.mission.get(mission);
  const isRunning = board.mission !== null && (mission === 'keep' || mission === board.mission.card);
  if (!isRunning && offered === undefined) return null;
  const parts = isRunning ? (board.mission?.parts ?? []) : laidParts(playing, offered?.parts ?? []);
  const open = parts.filter(({ complete }) => !complete).map((part) => foesOf(playing, part));
  const ready = (units: readonly Unit[]) => units.filter(({ kind, exhausted }) => isSoldier(kind) && !exhausted);
  const [reserve, sent] = [ready(unitsAt(board, 'reserve')), ready(unitsAt(board, 'mission'))];
  const [there, free] = isRunning ? [sent, reserve] : [[], [...reserve, ...sent]];
  const most = Math.min(components.soldiersPerMission - there.length, free.length);
  const sorted = free.toSorted((a, b) => sortOf(a) - sortOf(b));
  const chance = chanceOfSquad(open, standingDice(playing, 'mission'));
  return Math.max(...squadsOf(there, sorted, most).map(chance));
}
