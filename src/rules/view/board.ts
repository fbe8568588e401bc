import type { TaskKind } from '../../content/cards/cards.ts';
import type { About } from '../../content/cards/effects.ts';
import type { Continent } from '../../content/continents.ts';
import type { Lab } from '../../content/cues.ts';
import type { Role } from '../../content/roles.ts';
import type { Zone } from '../../content/tracks.ts';
import { pending } from '../intents/cards/choose.ts';
import type { Board, DeckName, EnemyOnTable, MissionOnTable, Roll, Task, Unit, WhichTask } from '../state/board.ts';
import { zoneAt } from '../state/panic.ts';
import type { Playing } from '../state/state.ts';
import { lossOf, successesOf, taskDice, threatOf, wantsSoldiers } from '../state/task.ts';

/** The open task as every seat sees it. Threat and dice are those of the next roll. */
export interface TaskView {
  readonly kind: TaskKind;
  readonly lab?: Lab;
  readonly continent?: Continent;
  readonly enemy?: number;
  readonly part?: number;
  readonly soldiers?: Readonly<Record<string, number>>;
  readonly threat: number;
  readonly dice: number;
  readonly roll:
    | (Pick<Roll, 'xcom' | 'alien' | 'lifted'> & { readonly successes: number; readonly loss: boolean })
    | null;
}

/** The board half of the game, as every seat sees it (INF-2). */
export interface BoardView {
  readonly dice: Board['dice'];
  readonly continents: Readonly<
    Record<Continent, { readonly panic: number; readonly zone: Zone; readonly ufos: number }>
  >;
  readonly orbit: { readonly ufos: number };
  readonly units: readonly Unit[];
  readonly credits: { readonly budget: number; readonly emergency: number };
  readonly labs: Board['labs'];
  readonly hand: readonly string[];
  readonly inPlay: Board['inPlay'];
  readonly crisisPool: readonly string[];
  readonly mission: MissionOnTable | null;
  readonly finalMission: MissionOnTable | null;
  readonly base: { readonly damage: number; readonly enemies: readonly (EnemyOnTable | null)[] };
  readonly salvage: readonly string[];
  readonly decks: Readonly<Record<DeckName, { readonly left: number; readonly discard: readonly string[] }>>;
  readonly drawn: Board['drawn'];
  readonly task: TaskView | null;
  readonly choice: { readonly role: Role; readonly about: About; readonly options: readonly string[] } | null;
}

function whichTask(task: Task): WhichTask {
  switch (task.kind) {
    case 'research':
      return { kind: task.kind, lab: task.lab };
    case 'orbital-defense':
      return { kind: task.kind };
    case 'global-defense':
      return { kind: task.kind, continent: task.continent };
    case 'base-defense':
      return { kind: task.kind, enemy: task.enemy };
    case 'mission':
    case 'final-mission':
      return { kind: task.kind, part: task.part };
  }
}

function taskView(playing: Playing): TaskView | null {
  const { task } = playing.board;
  if (task === null) return null;
  const { roll, soldiers } = task;
  return {
    ...whichTask(task),
    ...(wantsSoldiers(task.kind) ? { soldiers } : {}),
    threat: threatOf(playing),
    dice: taskDice(playing),
    roll: roll && {
      xcom: roll.xcom,
      alien: roll.alien,
      lifted: roll.lifted,
      successes: successesOf(roll),
      loss: lossOf(playing, roll),
    },
  };
}

/** Returns what is seen of the board. When the game is over, `task` and `choice` are null. */
export function boardView(playing: Playing): BoardView {
  const { board, outcome } = playing;
  const ongoing = outcome === null;
  const continent = (name: Continent) => ({
    panic: board.panic[name],
    zone: zoneAt(board, name),
    ufos: board.ufos[name],
  });
  return {
    dice: board.dice,
    continents: {
      'north-america': continent('north-america'),
      'south-america': continent('south-america'),
      europe: continent('europe'),
      africa: continent('africa'),
      asia: continent('asia'),
      australia: continent('australia'),
    },
    orbit: { ufos: board.ufos.orbit },
    units: board.units,
    credits: { budget: board.budget, emergency: board.emergency },
    labs: board.labs,
    hand: board.hand,
    inPlay: board.inPlay,
    crisisPool: board.crisisPool,
    mission: board.mission,
    finalMission: board.finalMission,
    base: { damage: board.damage, enemies: board.enemies },
    salvage: board.salvage,
    decks: board.decks,
    drawn: board.drawn,
    task: ongoing ? taskView(playing) : null,
    choice: ongoing ? pending(playing) : null,
  };
}
