// Sets up a new game: draws the plan, enemy types, base and starting panic, unless the table fixes them.

import type { Pack } from '../../content/cards/pack.ts';
import { type Continent, continents } from '../../content/continents.ts';
import type { Difficulty } from '../../content/difficulties.ts';
import { type EnemyType, enemyTypesOf, enemyTypesPerGame } from '../../content/enemies.ts';
import { fixedPlan, type Plan, plans, startingPanic } from '../../content/plans.ts';
import type { TimerScale } from '../../content/timings.ts';
import { zoneOf } from '../../content/tracks.ts';
import { type Course, courseFrom, type Table, type Told, tell } from '../course/course.ts';
import { blank } from '../evolve/evolve.ts';
import { bySetup } from '../state/cause.ts';
import type { Dice } from '../state/dice.ts';
import type { SetupRefusal } from '../state/intents.ts';
import { packOf, type Setup } from '../state/state.ts';
import { shuffledDecks, startingBoard } from './board.ts';
import { applyPosition, cardsUsedBy, layMissions, type Position } from './position.ts';
import { checkPosition } from './position-faults.ts';
import { beginAt } from './position-round.ts';

/** Settings of a new game. What is omitted is drawn from the seed (SET-1). */
export interface Wishes {
  readonly seed: string;
  readonly difficulty: Difficulty;
  readonly plan?: Plan | undefined;
  readonly base?: Continent | undefined;
  readonly enemyTypes?: readonly string[] | undefined;
  readonly startingPanic?: Readonly<Record<Continent, number>> | undefined;
  readonly timers?: TimerScale | undefined;
  /** With a board (`virtual`) or without (`companion`, the default). */
  readonly mode?: 'companion' | 'virtual' | undefined;
  /** Who rolls at a virtual table; defaults to the app (TSK-11). */
  readonly dice?: 'app' | 'table' | undefined;
  /** A virtual table to start from instead of a fresh one (FIN-13). */
  readonly position?: Position | undefined;
}

/** Returns the plan drawn for a difficulty, or its fixed one. */
export const drawnPlan = (difficulty: Difficulty, dice: Dice): Plan =>
  fixedPlan[difficulty] ?? dice.draws('setup/plan').pick(plans);

/** Returns the base continent drawn from the seed. */
export const drawnBase = (dice: Dice): Continent => dice.draws('setup/base').pick(continents);

const drawnEnemyTypes = (difficulty: Difficulty, dice: Dice): EnemyType[] =>
  dice.draws('setup/enemies').shuffled(enemyTypesOf[difficulty]).slice(0, enemyTypesPerGame);

/** Deals the plan's starting panic to the continents. The base continent has its own space (SET-6). */
function drawnPanic(plan: Plan, base: Continent, dice: Dice): Record<Continent, number> {
  const dealt = dice.draws('setup/panic').shuffled(startingPanic[plan].others);
  const panic = (continent: Continent): number => (continent === base ? startingPanic[plan].base : (dealt.pop() ?? 0));
  return {
    'north-america': panic('north-america'),
    'south-america': panic('south-america'),
    europe: panic('europe'),
    africa: panic('africa'),
    asia: panic('asia'),
    australia: panic('australia'),
  };
}

/** Returns the requested enemy types; null unless they are three different ones of the difficulty's list (FIN-15). */
function chosenEnemyTypes({ enemyTypes: wished, difficulty }: Wishes): readonly EnemyType[] | null {
  const chosen = (wished ?? []).flatMap((type) => enemyTypesOf[difficulty].filter((known) => known === type));
  const three = wished?.length === enemyTypesPerGame && new Set(chosen).size === enemyTypesPerGame;
  return three ? chosen : null;
}

function checkWishes(wishes: Wishes, pack: Pack, base: Continent): SetupRefusal | null {
  const fixed = fixedPlan[wishes.difficulty];
  if (fixed && wishes.plan && wishes.plan !== fixed) return { code: 'plan-is-fixed', plan: fixed };
  if (wishes.enemyTypes && !chosenEnemyTypes(wishes))
    return { code: 'enemy-types', of: enemyTypesOf[wishes.difficulty] };
  const panic = wishes.startingPanic;
  const wrong = panic && continents.find((continent) => !isYellow(panic[continent]));
  if (wrong) return { code: 'starting-panic', continent: wrong };
  return wishes.position ? checkPosition(wishes.position, pack, base) : null;
}

const isYellow = (space: number): boolean => zoneOf(space) === 'yellow';

/** Lays out the board of a virtual table, fresh or as described (SET-2 … SET-5, FIN-13). */
function layTable(course: Course, { position, dice: roller = 'app' }: Wishes, setup: Setup, pack: Pack, dice: Dice) {
  const decks = shuffledDecks(pack, setup, dice, position ? cardsUsedBy(position) : []);
  const fresh = startingBoard(pack, setup, decks, roller);
  const board = position ? applyPosition(fresh, position, pack) : fresh;
  tell(course, { type: 'secret/decks-stacked', at: 0, why: bySetup, decks });
  tell(course, { type: 'board-set-up', at: 0, why: bySetup, board });
  if (position === undefined) return;
  layMissions(course, position, setup, pack);
  beginAt(course, position, setup);
}

/** Identifies the pack in the setup, so that a save is never continued with another one. */
const packIdentity = ({ name, hash }: Pack): Pick<Setup, 'pack' | 'packHash'> => ({
  pack: name,
  ...(hash === undefined ? {} : { packHash: hash }),
});

/** Sets up a game at its instant 0, or refuses impossible wishes (FIN-15). */
export function newGame(wishes: Wishes, table: Table): { readonly refused: SetupRefusal } | Told {
  const mode = wishes.mode ?? 'companion';
  const pack = packOf({ mode }, table.pack);
  const dice = table.dice(wishes.seed);
  const base = wishes.base ?? drawnBase(dice);
  const refused = checkWishes(wishes, pack, base);
  if (refused) return { refused };
  const { difficulty } = wishes;
  const plan = wishes.plan ?? drawnPlan(difficulty, dice);
  const setup: Setup = {
    mode,
    difficulty,
    plan,
    base,
    enemyTypes: chosenEnemyTypes(wishes) ?? drawnEnemyTypes(difficulty, dice),
    startingPanic: wishes.startingPanic ?? drawnPanic(plan, base, dice),
    ...(mode === 'virtual' ? packIdentity(pack) : {}),
  };
  const course = courseFrom(blank, table);
  tell(course, { type: 'secret/seeded', at: 0, why: bySetup, seed: wishes.seed });
  tell(course, { type: 'game-set-up', at: 0, why: bySetup, setup, timers: wishes.timers ?? 1 });
  if (mode === 'virtual') layTable(course, wishes, setup, pack, dice);
  return { events: course.events, state: course.state };
}
