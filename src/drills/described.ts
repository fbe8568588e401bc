// Describes the table of a running game, so that another game can begin from it.

import { continents, spaces } from '../content/continents.ts';
import type { BaseCueKind } from '../content/cues.ts';
import type { StepKind } from '../content/steps.ts';
import type { Board, MissionOnTable, Playing, Position } from '../rules/index.ts';

const isUntouched = (mission: MissionOnTable | null): boolean =>
  mission === null ||
  mission.parts.every(({ successes, complete, enemy }) => {
    const isHurt = enemy !== undefined && enemy !== 'none' && enemy.successes > 0;
    return successes === 0 && !complete && !isHurt;
  });

/** Whether a description can say it: no progress on missions, no units on cards. Cards in play become ready. */
export const canDescribe = ({ board }: Playing): boolean =>
  isUntouched(board.mission) &&
  isUntouched(board.finalMission) &&
  board.units.every(({ at }) => !at.startsWith('card:')) &&
  board.enemies.every((enemy) => enemy === null || (enemy.successes === 0 && enemy.card !== null)) &&
  board.choices.length === 0;

const nonZero = <Name extends string>(names: readonly Name[], counts: Readonly<Record<Name, number>>) =>
  Object.fromEntries(names.flatMap((name) => (counts[name] === 0 ? [] : [[name, counts[name]]])));

const enemiesOf = ({ enemies }: Board): (string | null)[] =>
  enemies.slice(0, enemies.findLastIndex((enemy) => enemy !== null) + 1).map((enemy) => enemy?.card ?? null);

const seenEnemies = (mission: MissionOnTable | null): string[] =>
  (mission?.parts ?? []).flatMap(({ enemy }) => (enemy && enemy !== 'none' && enemy.card !== null ? [enemy.card] : []));

/** Describes a table at the beginning of a cue or step. `before` is the table of a new game with the same setup. */
export function described(
  { board, round, finalMission }: Playing,
  begin: BaseCueKind | StepKind,
  before: Board,
): Position {
  const units = board.units.filter(({ at, exhausted, elite }, i) => {
    const fresh = before.units[i];
    return at !== fresh?.at || exhausted || elite;
  });
  return {
    round,
    begin,
    panic: Object.fromEntries(continents.map((continent) => [continent, board.panic[continent]])),
    ufos: nonZero(spaces, board.ufos),
    units: units.map(({ id, at, exhausted, elite }) => ({
      id,
      at,
      ...(exhausted ? { exhausted } : {}),
      ...(elite ? { elite } : {}),
    })),
    budget: board.budget,
    emergency: board.emergency,
    damage: board.damage,
    labs: board.labs.map(({ tech, successes }) => (tech === null ? null : { tech, successes })),
    hand: board.hand,
    inPlay: board.inPlay.map(({ card }) => card).filter((card) => !before.inPlay.some((one) => one.card === card)),
    crisisPool: board.crisisPool,
    mission: board.mission?.card ?? null,
    ...(finalMission === 'available' ? { finalMission } : {}),
    enemies: enemiesOf(board),
    missionEnemies: seenEnemies(board.mission),
    salvage: board.salvage,
  };
}
