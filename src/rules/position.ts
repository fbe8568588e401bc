// A described table: what it names is as it says, everything else is as after setup (FIN-13).

import type { Continent, Space } from '../content/continents.ts';
import type { CueKind } from '../content/cues.ts';
import type { Pack } from '../content/pack.ts';
import type { StepKind } from '../content/steps.ts';
import type { Board, MissionOnTable, Place } from './board.ts';
import type { Setup } from './state.ts';
import { sure } from './sure.ts';
import { laid } from './timed/mission.ts';

/** A table to start from, as in the contract. */
export interface Position {
  readonly round?: number | undefined;
  readonly begin?: CueKind | StepKind | undefined;
  readonly panic?: Readonly<Partial<Record<Continent, number>>> | undefined;
  readonly ufos?: Readonly<Partial<Record<Space, number>>> | undefined;
  readonly units?:
    | readonly {
        readonly id: string;
        readonly at: Place;
        readonly exhausted?: boolean | undefined;
        readonly elite?: boolean | undefined;
      }[]
    | undefined;
  readonly budget?: number | undefined;
  readonly emergency?: number | undefined;
  readonly damage?: number | undefined;
  readonly labs?: readonly ({ readonly tech: string; readonly successes?: number | undefined } | null)[] | undefined;
  readonly hand?: readonly string[] | undefined;
  readonly inPlay?: readonly string[] | undefined;
  readonly crisisPool?: readonly string[] | undefined;
  readonly mission?: string | null | undefined;
  readonly finalMission?: 'locked' | 'available' | undefined;
  readonly enemies?: readonly (string | null)[] | undefined;
  readonly missionEnemies?: readonly string[] | undefined;
  readonly salvage?: readonly string[] | undefined;
}

/** Those that are there. */
export const present = <T>(values: readonly (T | null | undefined)[]): T[] =>
  values.filter((value): value is T => value !== null && value !== undefined);

/** Cards the description uses: the decks are without them (FIN-13). */
export const usedBy = (position: Position): string[] =>
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

/** A mission with the enemies named, face up; what is not named is laid from the deck later. */
function missionOf(position: Position, pack: Pack): MissionOnTable | null {
  const card = position.mission;
  if (!card) return null;
  const named = [...(position.missionEnemies ?? [])];
  const mission = laid(card, sure(pack.mission.get(card)).parts, named.length);
  return {
    ...mission,
    parts: mission.parts.map((part) => {
      const enemy = part.enemy === undefined || part.enemy === 'none' ? undefined : named.shift();
      return enemy === undefined ? part : { ...part, enemy: { card: enemy, faceUp: true, successes: 0 } };
    }),
  };
}

/** The board after setup, changed to what the description says. */
export function placed(fresh: Board, position: Position, setup: Setup, pack: Pack): Board {
  const units = fresh.units.map((unit) => {
    const named = position.units?.find(({ id }) => id === unit.id);
    if (named === undefined) return unit;
    return { ...unit, at: named.at, exhausted: named.exhausted ?? false, elite: named.elite ?? false };
  });
  const techs = (position.inPlay ?? []).filter((card) => !fresh.inPlay.some((lies) => lies.card === card));
  const ownerOf = (card: string) => sure(pack.tech.get(card) ?? pack.asset.get(card)).owner;
  const labs = fresh.labs.map((lab, i) => {
    const named = position.labs?.[i];
    return named ? { tech: named.tech, successes: named.successes ?? 0 } : lab;
  });
  const plan = pack.plan.get(setup.plan);
  const final = position.finalMission === 'available' && position.begin !== 'final-mission' ? plan : undefined;
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
    mission: missionOf(position, pack),
    finalMission: final ? laid(final.id, final.parts, 0) : null,
    enemies: fresh.enemies.map((_, i) => {
      const card = position.enemies?.[i];
      return card ? { card, faceUp: true, successes: 0 } : null;
    }),
    salvage: position.salvage ?? fresh.salvage,
  };
}
