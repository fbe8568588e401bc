// Sets up a new game: draws the plan, enemy types, base and starting panic, unless the table fixes them.

import type { Pack } from '../../content/cards/pack.ts';
import { houseFunding } from '../../content/components.ts';
import { type Continent, continents } from '../../content/continents.ts';
import type { Difficulty } from '../../content/difficulties.ts';
import { type EnemyType, enemyTypesPerGame } from '../../content/enemies.ts';
import { fixedPlan, type Plan, plans } from '../../content/plans.ts';
import { zoneOf } from '../../content/tracks.ts';
import { blank } from '../evolve/evolve.ts';
import { type Expansions, type Pieces, piecesOf } from '../expansions/pieces.ts';
import { assertDefined } from '../state/assert-defined.ts';
import { bySetup } from '../state/cause.ts';
import type { Dice } from '../state/dice.ts';
import type { GameOptions } from '../state/game-options.ts';
import type { SetupRefusal } from '../state/intents.ts';
import type { Setup } from '../state/state.ts';
import type { RuleSet } from '../transaction/rule-set.ts';
import { beginTransaction, type Decided, emit, type GameServices } from '../transaction/transaction.ts';
import { houseRulesOf } from './house-rules.ts';

/** Returns the plan drawn for a difficulty, or its fixed one. */
export const drawnPlan = (difficulty: Difficulty, dice: Dice, from: readonly Plan[] = plans): Plan =>
  fixedPlan[difficulty] ?? dice.draws('setup/plan').pick(from);

/** Returns the base continent drawn from the seed. */
export const drawnBase = (dice: Dice): Continent => dice.draws('setup/base').pick(continents);

const drawnEnemyTypes = ({ enemyTypes }: Pieces, dice: Dice): EnemyType[] =>
  dice.draws('setup/enemies').shuffled(enemyTypes).slice(0, enemyTypesPerGame);

/** Deals the plan's starting panic to the continents. The base continent has its own space (SET-6). */
function drawnPanic(plan: Plan, base: Continent, pieces: Pieces, dice: Dice): Record<Continent, number> {
  const start = assertDefined(pieces.panic[plan], 'the starting panic of the plan');
  const dealt = dice.draws('setup/panic').shuffled(start.others);
  const panic = (continent: Continent): number => (continent === base ? start.base : (dealt.pop() ?? 0));
  return {
    'north-america': panic('north-america'),
    'south-america': panic('south-america'),
    europe: panic('europe'),
    africa: panic('africa'),
    asia: panic('asia'),
    australia: panic('australia'),
  };
}

const wishedPlan = ({ plan: wished }: GameOptions, { plans: known }: Pieces): Plan | undefined =>
  known.find((plan) => plan === wished);

/** Returns the requested enemy types; null unless they are three different ones of the difficulty's list (FIN-15). */
function chosenEnemyTypes({ enemyTypes: wished }: GameOptions, pieces: Pieces): readonly EnemyType[] | null {
  const chosen = (wished ?? []).flatMap((type) => pieces.enemyTypes.filter((known) => known === type));
  const three = wished?.length === enemyTypesPerGame && new Set(chosen).size === enemyTypesPerGame;
  return three ? chosen : null;
}

function checkWishes(wishes: GameOptions, pieces: Pieces): SetupRefusal | null {
  const fixed = fixedPlan[wishes.difficulty];
  if (fixed && wishes.plan && wishes.plan !== fixed) return { code: 'plan-is-fixed', plan: fixed };
  if (wishes.plan && !wishedPlan(wishes, pieces)) return { code: 'plans', of: pieces.plans };
  if (wishes.enemyTypes && !chosenEnemyTypes(wishes, pieces)) return { code: 'enemy-types', of: pieces.enemyTypes };
  const panic = wishes.startingPanic;
  const wrong = panic && continents.find((continent) => !isYellow(panic[continent]));
  if (wrong) return { code: 'starting-panic', continent: wrong };
  const { least, most } = houseFunding;
  const credits = wishes.houseRules?.emergencyFunding ?? least;
  const isOffered = Number.isInteger(credits) && credits >= least && credits <= most;
  return isOffered ? null : { code: 'emergency-funding', least, most };
}

const isYellow = (space: number): boolean => zoneOf(space) === 'yellow';

/** Identifies the pack in the setup, so that a save is never continued with another one. */
const packIdentity = ({ name, hash }: Pack): Pick<Setup, 'pack' | 'packHash'> => ({
  pack: name,
  ...(hash === undefined ? {} : { packHash: hash }),
});

/** Returns the setup of a game: what was wished for, the rest drawn. Refuses impossible wishes (FIN-15). */
export function setupOf(
  wishes: GameOptions,
  table: Pick<GameServices, 'dice' | 'pack'>,
  expansions: Expansions | null = null,
): { readonly refused: SetupRefusal } | { readonly setup: Setup } {
  const { expansions: names = [] } = wishes;
  const [unknown] = expansions ? [] : names;
  if (unknown !== undefined) return { refused: { code: 'unknown-expansion', expansion: unknown } };
  const pieces = piecesOf(wishes.difficulty, names, expansions);
  const refused = expansions?.check(wishes) ?? checkWishes(wishes, pieces);
  if (refused) return { refused };
  const mode = wishes.mode ?? 'companion';
  const dice = table.dice(wishes.seed);
  const { difficulty } = wishes;
  const base = wishes.base ?? drawnBase(dice);
  const plan = wishedPlan(wishes, pieces) ?? drawnPlan(difficulty, dice, pieces.plans);
  const houseRules = houseRulesOf(wishes.houseRules);
  const condition = mode === 'virtual' ? wishes.condition : undefined;
  const setup: Setup = {
    mode,
    difficulty,
    plan,
    base,
    enemyTypes: chosenEnemyTypes(wishes, pieces) ?? drawnEnemyTypes(pieces, dice),
    startingPanic: { ...(wishes.startingPanic ?? drawnPanic(plan, base, pieces, dice)), ...condition?.panic },
    ...(mode === 'virtual' ? packIdentity(table.pack) : {}),
    ...(houseRules === undefined ? {} : { houseRules }),
    ...(expansions && names.length > 0 && { expansions: expansions.known(names) }),
    ...(condition === undefined ? {} : { condition }),
  };
  return { setup };
}

/** Sets up a game at its instant 0, or refuses impossible wishes (FIN-15). A board needs its rules. */
export function createGameWith(
  rules: RuleSet,
  wishes: GameOptions,
  table: GameServices,
): { readonly refused: SetupRefusal } | Decided {
  const drawn = setupOf(wishes, table, rules.expansions);
  if ('refused' in drawn) return drawn;
  const { setup } = drawn;
  const board = setup.mode === 'virtual' ? assertDefined(rules.board, 'the rules of the board') : null;
  const refused = wishes.position && board?.checkPosition(wishes.position, table.pack, setup);
  if (refused) return { refused };
  const transaction = beginTransaction(blank, table, rules.board);
  emit(transaction, { type: 'secret/seeded', at: 0, why: bySetup, seed: wishes.seed });
  emit(transaction, { type: 'game-set-up', at: 0, why: bySetup, setup, timers: wishes.timers ?? 1 });
  board?.setUpBoard(transaction, wishes, setup, table.pack, table.dice(wishes.seed));
  return { events: transaction.events, state: transaction.state };
}
