// Chance to complete a mission in one step, if the best squad for it rolls until it has won or is dead.

import type { EnemyRule, Icon, Part, PartRule } from '../../content/cards/cards.ts';
import { components, dice as printed } from '../../content/components.ts';
import { isSoldier } from '../../content/units.ts';
import { againstRule, type Foe, partsChance } from '../../odds/index.ts';
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

/** A squad, sorted; soldiers of one sort are interchangeable. */
type Squad = readonly Unit[];

const keyOf = (squad: Squad): string => squad.map(sortOf).join();

/** The side of a part that matters here. */
interface Side {
  readonly icons: readonly Icon[];
  readonly needs: number;
  readonly has: number;
  readonly rule: EnemyRule | PartRule | undefined;
}

/** Returns a foe, against which the squad stands with the most dice it has. `moreDice` come from cards. */
function foe(chance: number, { icons, needs, has, rule }: Side, moreDice: number): Foe<Squad> {
  const against = againstRule(rule, needs);
  return {
    chance,
    needed: needs - has,
    needs,
    against,
    stands: (squad) => {
      const stand = bestStand(squad, icons, rule?.is !== 'no-elite');
      if (stand.dice === 0) return [];
      const dead = rule?.is === 'kills-all' ? squad : stand.places;
      const survivors = squad.filter((soldier) => !dead.includes(soldier));
      return [{ dice: Math.min(stand.dice + moreDice, printed.xcom.most), survivors }];
    },
  };
}

/** Returns the possible face-down enemies, each with its chance. */
function unseenFoes(playing: Playing, moreDice: number): Foe<Squad>[] {
  const cards = unseenCards(playing, seededDice('')).enemy;
  return [...new Set(cards)].flatMap((id) => {
    const enemy = playing.pack.enemy.get(id);
    if (enemy === undefined) return [];
    const { icons, health: needs, rule } = enemy;
    const copies = cards.filter((card) => card === id).length;
    return foe(copies / cards.length, { icons, needs, has: 0, rule }, moreDice);
  });
}

/** Returns the possible foes of an incomplete part. */
function foesOf(
  playing: Playing,
  { enemy, icons = [], rule, successes: has }: MissionPart,
  moreDice: number,
): readonly Foe<Squad>[] {
  if (!enemy || enemy === 'none') return [foe(1, { icons, needs: wantedBy(rule), has, rule }, moreDice)];
  const card = playing.pack.enemy.get(enemy.card ?? '');
  if (card === undefined) return unseenFoes(playing, moreDice);
  return [foe(1, { icons: card.icons, needs: card.health, has: enemy.successes, rule: card.rule }, moreDice)];
}

/** Returns every squad of the soldiers there and `more` free ones. Squads that differ only in names count once. */
function squadsOf(there: Squad, free: Squad, more: number): Squad[] {
  if (more <= 0 || free.length === 0) return [there.toSorted((a, b) => sortOf(a) - sortOf(b))];
  const squads = free.flatMap((soldier, i) => {
    const isFirst = free.findIndex((one) => sortOf(one) === sortOf(soldier)) === i;
    return isFirst && free.length - i >= more ? squadsOf([...there, soldier], free.slice(i + 1), more - 1) : [];
  });
  return squads;
}

/**
 * Returns a mission as it would be laid. An enemy space for which no enemy is left counts as complete (ACT-MISSION).
 */
function laidParts({ board }: Playing, parts: readonly Part[]): MissionPart[] {
  let { left } = board.decks.enemy;
  return parts.map((part) => {
    if (!('enemy' in part)) return { ...part, successes: 0, complete: false };
    left -= 1;
    return { enemy: { card: null, faceUp: false, successes: 0 }, successes: 0, complete: left < 0 };
  });
}

/**
 * Returns the chance to complete a drawn mission, or the running one, in this round: with the soldiers in reserve and
 * on the running mission, the cards that always add dice, and the enemies that nobody has seen. Null if there is no
 * such mission.
 */
export function chanceToWin(playing: Playing, mission: string): number | null {
  const { board, pack } = playing;
  const offered = pack.mission.get(mission);
  const isRunning = board.mission !== null && (mission === 'keep' || mission === board.mission.card);
  if (!isRunning && offered === undefined) return null;
  const parts = isRunning ? (board.mission?.parts ?? []) : laidParts(playing, offered?.parts ?? []);
  const moreDice = standingDice(playing, 'mission');
  const open = parts.filter(({ complete }) => !complete).map((part) => foesOf(playing, part, moreDice));
  const ready = (units: readonly Unit[]) => units.filter(({ kind, exhausted }) => isSoldier(kind) && !exhausted);
  const [reserve, sent] = [ready(unitsAt(board, 'reserve')), ready(unitsAt(board, 'mission'))];
  const [there, free] = isRunning ? [sent, reserve] : [[], [...reserve, ...sent]];
  const most = Math.min(components.soldiersPerMission - there.length, free.length);
  const sorted = free.toSorted((a, b) => sortOf(a) - sortOf(b));
  const chance = partsChance(open, keyOf);
  return Math.max(...squadsOf(there, sorted, most).map((squad) => chance(squad)));
}
