/** Public API of the rules: set up a game, decide intents, let time pass, fold a log, read the state. */

export { decisionOf } from './after/deciding/decision.ts';
export type { Close, Turning } from './after/deciding/turning.ts';
export { fallsOf, type PanicAt, panicStory } from './after/panic-story.ts';
export {
  type PanicCause,
  type RoundSoFar,
  type RoundSummary,
  roundAfter,
  roundSummaryOf,
} from './after/round-summary.ts';
export { type Stats, scoreOf } from './after/score.ts';
export { statsOf } from './after/stats.ts';
export { type Chapter, storyOf } from './after/story.ts';
export { advanceTo, allRules, cardsThatMatter, createGame, decide, foretell } from './all-rules.ts';
export { advanceWith, checkTime, decideWith } from './decide.ts';
/** For bots and the client, to read cards and the open board. */
export { isConditionMet } from './effects/condition.ts';
export { unpaid, upkeep, verbAsking } from './effects/due.ts';
export { matchesTrait } from './effects/verbs/aim.ts';
export { isReady, isWindowOpen, usableCards } from './effects/windows.ts';
export { facedDown } from './evolve/cards.ts';
export { evolve, evolveOpen, foldEvents, initialState } from './evolve/fold.ts';
export { piecesOf, plansOf } from './expansions/pieces.ts';
export { pending } from './intents/cards/choose.ts';
export { check } from './intents/check.ts';
export { takeable } from './intents/resolution/take.ts';
export { checkOperation } from './intents/ruling.ts';
export { assignable } from './intents/timed/assign.ts';
export { researchable } from './intents/timed/research.ts';
export { violatedInvariants } from './invariants/invariants.ts';
export { candidateIntents, legalIntents } from './legal/legal.ts';
export { planned } from './operation/round.ts';
export { operationRules } from './operation-rules.ts';
export { forSale } from './resolution/steps/recruit.ts';
export { checkBox } from './setup/box.ts';
export { fundingOf, houseRulesOf } from './setup/house-rules.ts';
export { createGameWith, drawnBase, drawnPlan, setupOf } from './setup/setup.ts';
export {
  type Board,
  type Choice,
  type EnemyOnTable,
  type MissionOnTable,
  type MissionPart,
  type MissionPlace,
  missionAt,
  type Place,
  type Roll,
  splitPlace,
  type Todo,
  type Unit,
  type WhichTask,
} from './state/board.ts';
export {
  byCard,
  byCue,
  byIntent,
  byPlan,
  bySetup,
  byStep,
  byTime,
  type Cause,
  cardOf,
  causingIntents,
  isSameCause,
} from './state/cause.ts';
export { due, isRunning, settle } from './state/clock.ts';
export { type Dice, type Draws, seededDice } from './state/dice.ts';
export { type EventOf, type EventType, type GameEvent, seen } from './state/events.ts';
export type { GameOptions, Position } from './state/game-options.ts';
export type { Intent, IntentOf, IntentType, OperationIntent, Refusal, SetupRefusal } from './state/intents.ts';
export { fallenSpace, hasFallen, knownPanic, standingContinents, zoneAt, zonesOf } from './state/panic.ts';
export { lateNames, outcomeOf, requiredEntry } from './state/report.ts';
export type { Briefing, Cue, Director, Reason, Report, Schedule } from './state/schedule.ts';
export {
  type Clock,
  type Entries,
  type GameState,
  type HouseRules,
  hasBoard,
  type OpenGame,
  type Outcome,
  type Playing,
  type PublicState,
  type Setup,
  type State,
  withPack,
} from './state/state.ts';
export {
  isSoldierTask,
  isSuccess,
  lossOf,
  needed,
  placeOf,
  successesOf,
  targetOf,
  taskDice,
  threatOf,
  wantedBy,
} from './state/task.ts';
export {
  continentPlaces,
  countAt,
  hasRoom,
  labPlaces,
  readyAt,
  skillOf,
  sorts,
  unitOf,
  unitsAt,
} from './state/units.ts';
export { creditsFromCards } from './timed/budget.ts';
export type { RuleSet } from './transaction/rule-set.ts';
export type { GameServices } from './transaction/transaction.ts';
export { expectedPanic, knownUfos, type UfoCounts, ufosInOrbit } from './view/known-ufos.ts';
export { type OperationView, operationView } from './view/operation.ts';
export { unseenCards } from './view/unseen.ts';
export { playerView, type View } from './view/view.ts';
export type { Foretelling } from './windows/foretold.ts';
export type { Asked } from './windows/imagined.ts';
export { waitsForCardsOnly } from './windows/waits-for-cards.ts';
