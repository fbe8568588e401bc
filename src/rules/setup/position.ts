// A described table: what it names is as it says, everything else is as after setup (FIN-13).

import type { Parts } from '../../content/cards/cards.ts';
import type { Pack } from '../../content/cards/pack.ts';
import type { Continent, Space } from '../../content/continents.ts';
import type { CueKind } from '../../content/cues.ts';
import type { StepKind } from '../../content/steps.ts';
import { type Course, tell } from '../course/course.ts';
import type { Board, MissionOnTable, MissionPlace, Place } from '../state/board.ts';
import type { Setup } from '../state/state.ts';
import { sure } from '../state/sure.ts';
import { laid } from '../timed/mission.ts';

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
const present = <T>(values: readonly (T | null | undefined)[]): T[] =>
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

/** Does the final mission lie on the table? Where it is the open cue, that cue lays it. */
export const hasFinalMission = ({ finalMission, begin }: Position): boolean =>
  begin !== 'final-mission' && (finalMission === 'available' || begin === 'deploy-final-squad');

/** A mission with the enemies named, face up; what is not named is laid from the deck (ACT-MISSION). */
function described(card: string, parts: Parts, named: readonly string[], enemiesLeft: number): MissionOnTable {
  const mission = laid(card, parts, named.length + enemiesLeft);
  const left = [...named];
  const turned = mission.parts.map((part) => {
    const enemy = part.enemy === undefined || part.enemy === 'none' ? undefined : left.shift();
    return enemy === undefined ? part : { ...part, enemy: { card: enemy, faceUp: true, successes: 0 } };
  });
  return { ...mission, parts: turned };
}

/** Lays the missions described: enemies not named come face down from the deck (FIN-13). */
export function layMissions(course: Course, position: Position, setup: Setup, pack: Pack): void {
  const mission = pack.mission.get(position.mission ?? '');
  const plan = hasFinalMission(position) ? pack.plan.get(setup.plan) : undefined;
  const lay = (place: MissionPlace, { id, parts }: { id: string; parts: Parts }, named: readonly string[]) => {
    const there = described(id, parts, named, course.state.hidden.decks.enemy.length);
    tell(course, { type: 'mission-laid', at: course.at, why: 'new', place, mission: there });
  };
  if (mission) lay('mission', mission, position.missionEnemies ?? []);
  if (plan) lay('final-mission', plan, []);
}

/** The board after setup, changed to what the description says, but for its missions. */
export function placed(fresh: Board, position: Position, pack: Pack): Board {
  const units = fresh.units.map((unit) => {
    const named = position.units?.find(({ id }) => id === unit.id);
    if (named === undefined) return unit;
    return { ...unit, at: named.at, exhausted: named.exhausted ?? false, elite: named.elite ?? false };
  });
  const techs = (position.inPlay ?? []).filter((card) => !fresh.inPlay.some((lies) => lies.card === card));
  const ownerOf = (card: string) => sure(pack.usable.get(card)).owner;
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
