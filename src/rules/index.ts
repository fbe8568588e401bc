/** The one door of the rules: set a game up, ask, let time pass, fold, look. */
export {
  type Board,
  type Choice,
  type EnemyOnTable,
  type MissionOnTable,
  type MissionPart,
  type MissionPlace,
  missionAt,
  missionPlaces,
  type Place,
  type Roll,
  type Todo,
  type Unit,
} from './board.ts';
export { check } from './check.ts';
export { whyImpossible } from './could-happen.ts';
/** What players made of code, and screens, read off the open board. */
export { holds } from './counts.ts';
export { checkTime, decide, pass } from './decide.ts';
export { deedsOf, deedsOfRole } from './deeds.ts';
export { type Dice, type Draws, seededDice } from './dice.ts';
export { isLike } from './effects/aim.ts';
export { answers, pending } from './effects/choose.ts';
export { type EventOf, type EventType, type GameEvent, seen } from './events.ts';
export { blankOpen, evolve, evolveOpen, fold } from './evolve.ts';
export { facedDown } from './evolve-cards.ts';
export type { Intent, IntentType, Refusal, Seat, SetupRefusal } from './intents.ts';
export { candidates, knownPanic, legal } from './legal.ts';
export { mustFollow } from './log-checks/order.ts';
export { due, isRunning, settle } from './operation/clock.ts';
export { asked, verdict } from './operation/report.ts';
export { planned } from './operation/round.ts';
export type { Briefing, Cue, Director, Reason, Report, Schedule } from './operation/schedule.ts';
export { hasFallen, standing, zoneAt, zonesOf } from './panic.ts';
export type { Position } from './position.ts';
export { brokenPromises } from './promises.ts';
export { cardsAtStake, waitsForCardsOnly } from './resolution/at-stake.ts';
export { upkeep } from './resolution/audit.ts';
export { forSale } from './resolution/recruit.ts';
export { takeable } from './resolution/take.ts';
export type { Table } from './rule.ts';
export { scoreOf, type Tally } from './score.ts';
export { drawnBase, drawnPlan, newGame, type Wishes } from './setup.ts';
export {
  type Clock,
  type Entries,
  type GameState,
  hasBoard,
  type Open,
  type OpenGame,
  type Outcome,
  type Playing,
  type Setup,
  type State,
  withPack,
} from './state.ts';
export { type Chapter, storyOf } from './story.ts';
export { tallyOf } from './tally.ts';
export {
  isSuccess,
  lossOf,
  needed,
  placeOf,
  successesOf,
  targetOf,
  taskDice,
  threatOf,
  wantedBy,
  wantsSoldiers,
} from './task.ts';
export { assignable } from './timed/assign.ts';
export { researchable } from './timed/research.ts';
export { continentPlaces, countAt, hasRoom, labPlaces, readyAt, skillOf, sorts, unitOf, unitsAt } from './units.ts';
export { unseenCards } from './unseen.ts';
export { type OperationView, type View, view } from './view.ts';
