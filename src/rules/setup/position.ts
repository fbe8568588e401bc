// Builds a described table: everything the description omits is as after setup (FIN-13).

import type { Parts } from '../../content/cards/cards.ts';
import type { Pack } from '../../content/cards/pack.ts';
import { assertDefined } from '../state/assert-defined.ts';
import type { Board, MissionOnTable, MissionPlace } from '../state/board.ts';
import { bySetup } from '../state/cause.ts';
import type { Position } from '../state/game-options.ts';
import type { Setup } from '../state/state.ts';
import { laidMission } from '../timed/mission.ts';
import { emit, type Transaction } from '../transaction/transaction.ts';

/** Drops null and undefined values. */
const present = <T>(values: readonly (T | null | undefined)[]): T[] =>
  values.filter((value): value is T => value !== null && value !== undefined);

/** Returns the cards the description uses, which are removed from the decks (FIN-13). */
export const cardsUsedBy = (position: Position): string[] =>
  present([
    ...(position.labs ?? []).map((lab) => lab?.tech),
    ...(position.hand ?? []),
    ...(position.inPlay ?? []),
    ...(position.crisisPool ?? []),
    position.mission,
    ...(position.enemies ?? []),
    ...(position.missionEnemies ?? []),
    ...(position.salvage ?? []),
  ]);

/** Whether the final mission is already on the table. If its cue is the first to open, that cue lays it. */
export const hasFinalMission = ({ finalMission, begin }: Position): boolean =>
  begin !== 'final-mission' && (finalMission === 'available' || begin === 'deploy-final-squad');

/** Returns a mission with the named enemies face up. Other enemy spaces are laid from the deck (ACT-MISSION). */
function describedMission(card: string, parts: Parts, named: readonly string[], enemiesLeft: number): MissionOnTable {
  const mission = laidMission(card, parts, named.length + enemiesLeft);
  const left = [...named];
  const turned = mission.parts.map((part) => {
    const enemy = part.enemy === undefined || part.enemy === 'none' ? undefined : left.shift();
    return enemy === undefined ? part : { ...part, enemy: { card: enemy, faceUp: true, successes: 0 } };
  });
  return { ...mission, parts: turned };
}

/** Lays the described missions. Enemies not named come face down from the deck (FIN-13). */
export function layMissions(transaction: Transaction, position: Position, setup: Setup, pack: Pack): void {
  const mission = pack.mission.get(position.mission ?? '');
  const plan = hasFinalMission(position) ? pack.plan.get(setup.plan) : undefined;
  const lay = (place: MissionPlace, { id, parts }: { id: string; parts: Parts }, named: readonly string[]) => {
    const there = describedMission(id, parts, named, transaction.state.hidden.decks.enemy.length);
    emit(transaction, { type: 'mission-laid', at: transaction.at, why: bySetup, place, mission: there });
  };
  if (mission) lay('mission', mission, position.missionEnemies ?? []);
  if (plan) lay('final-mission', plan, []);
}

/** Applies the description to the board after setup, except for its missions. */
export function applyPosition(fresh: Board, position: Position, pack: Pack): Board {
  const units = fresh.units.map((unit) => {
    const named = position.units?.find(({ id }) => id === unit.id);
    if (named === undefined) return unit;
    return { ...unit, at: named.at, exhausted: named.exhausted ?? false, elite: named.elite ?? false };
  });
  const techs = (position.inPlay ?? []).filter((card) => !fresh.inPlay.some((lies) => lies.card === card));
  const ownerOf = (card: string) => assertDefined(pack.usable.get(card), `usable card ${card}`).owner;
  const labs = fresh.labs.map((lab, i) => {
    const named = position.labs?.[i];
    return named ? { tech: named.tech, successes: named.successes ?? 0 } : lab;
  });
  return {
    ...fresh,
    panic: { ...fresh.panic, ...position.panic },
    ufos: { ...fresh.ufos, ...position.ufos },
    units,
    budget: position.budget ?? fresh.budget,
    emergency: position.emergency ?? fresh.emergency,
    damage: position.damage ?? fresh.damage,
    labs,
    hand: position.hand ?? fresh.hand,
    inPlay: [...fresh.inPlay, ...techs.map((card) => ({ card, owner: ownerOf(card), exhausted: false }))],
    crisisPool: position.crisisPool ?? fresh.crisisPool,
    enemies: fresh.enemies.map((_, i) => {
      const card = position.enemies?.[i];
      return card ? { card, faceUp: true, successes: 0 } : null;
    }),
    salvage: position.salvage ?? fresh.salvage,
  };
}
