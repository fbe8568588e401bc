import type { TaskKind } from '../../content/cards/cards.ts';
import type { Continent, Space } from '../../content/continents.ts';
import type { Role } from '../../content/roles.ts';
import type { StepKind } from '../../content/steps.ts';
import type { TimerScale } from '../../content/timings.ts';
import type { Board, Choice, DeckName, MissionOnTable, MissionPlace, Place, Roll, WhichTask } from './board.ts';
import type { Cause } from './cause.ts';
import type { Cue, LateEntries, Report, Schedule } from './schedule.ts';
import type { Entries, Outcome, Setup } from './state.ts';

/** Fields of every event besides its own. */
export interface Stamp {
  /** Milliseconds since the game began. */
  readonly at: number;
  /** Its cause. */
  readonly why: Cause;
  /** Seat whose intent it is part of; missing if it happened by itself, and in saves older than version 3. */
  readonly seat?: Role;
}

/** Where a card can be. Lab numbers count from 1; `mission:1` is the enemy on the mission's second part. */
export type CardPlace =
  | 'deck'
  | 'discard'
  | 'drawn'
  | 'hand'
  | 'crisis-pool'
  | 'salvage'
  | 'in-play'
  | `lab:${number}`
  | `base:${number}`
  | `${MissionPlace}:${number}`;

/** A place for success markers. */
export type Marked = `lab:${number}` | `base:${number}` | `${MissionPlace}:${number}`;

/** Where UFOs are: a space of the board, or the invasion force (TAB-8). */
export type UfoPlace = Space | 'force';

/** The board at setup, when no window is open. `extra` is missing in saves of 0.1.0 and then counts as 0. */
type LaidBoard = Omit<Board, 'extra' | 'ready'> & Partial<Pick<Board, 'extra'>>;

/** Events on the board of a virtual table. */
export type BoardFact =
  | { type: 'board-set-up'; board: LaidBoard }
  | { type: 'secret/decks-stacked'; decks: Partial<Record<DeckName, readonly string[]>> }
  | { type: 'cards-moved'; deck: DeckName; cards: readonly string[]; from: CardPlace; to: CardPlace; owner?: Role }
  | { type: 'cards-turned'; cards: readonly string[]; exhausted: boolean }
  | { type: 'card-used'; card: string }
  | { type: 'readied'; role: Role; cards: readonly string[] }
  | { type: 'mission-laid'; place: MissionPlace; mission: MissionOnTable }
  | { type: 'mission-cleared'; place: MissionPlace; completed: boolean; enemies: readonly string[] }
  | { type: 'mission-taken-back'; card: string; running: MissionOnTable | null }
  | { type: 'enemies-turned'; place: MissionPlace; enemies: Readonly<Record<number, string>> }
  | { type: 'markers-placed'; on: Marked; successes: number; complete: boolean }
  | { type: 'units-moved'; units: readonly string[]; to: Place }
  | { type: 'units-assigned'; units: readonly string[]; to: Place }
  | { type: 'units-changed'; units: readonly string[]; exhausted?: boolean; elite?: boolean }
  | { type: 'ufos-moved'; moves: readonly { readonly count: number; readonly from: UfoPlace; readonly to: UfoPlace }[] }
  | { type: 'panic-changed'; continent: Continent; by: number; panic: number }
  | { type: 'credits-changed'; budget: number; emergency: number; funded?: number }
  | { type: 'damage-changed'; by: number; damage: number }
  | { type: 'threat-changed'; threat: number }
  | { type: 'task-opened'; task: WhichTask; threat: number }
  | { type: 'task-closed'; kind: TaskKind; over: string | null }
  | { type: 'soldier-placed'; soldier: string; icon: number | null }
  | { type: 'dice-added'; count: number }
  | { type: 'dice-rolled'; xcom: readonly number[]; alien: number; successes: number; loss: boolean }
  | { type: 'roll-changed'; roll: Roll; successes: number; loss: boolean }
  | { type: 'roll-applied'; successes: number; loss: boolean; threat: number }
  | { type: 'choice-opened'; choice: Choice }
  | { type: 'choice-withdrawn'; number: number }
  | { type: 'chosen'; option: string }
  | { type: 'time-added'; cueMs: number; pauseMs: number };

/** All events without their stamp. Those named `secret/…` never leave the machine that runs the game (INF-1). */
export type Fact =
  | BoardFact
  | { type: 'game-set-up'; setup: Setup; timers: TimerScale }
  | { type: 'secret/seeded'; seed: string }
  | { type: 'secret/schedule-prepared'; schedule: Schedule }
  | { type: 'round-prepared'; round: number; finalMission: 'locked' | 'available'; scanner: boolean }
  | {
      type: 'cue-opened';
      number: number;
      cue: Cue;
      limit: number | null;
      halved: boolean;
      halveNext: boolean;
      pauseLeft: number | null;
      scanner: boolean;
      /** Index of its forecast in `Open.forecasts`; null if the cue was not forecast. */
      foreseen: number | null;
    }
  | { type: 'cue-expired'; number: number }
  | { type: 'cue-closed'; number: number; how: 'done' | 'expired'; banked: number }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'menu-opened' }
  | { type: 'menu-closed' }
  | { type: 'secret/light-used'; reveals: number }
  | { type: 'scanned'; cue: Cue; scanner: boolean }
  | { type: 'timers-set'; timers: TimerScale }
  | { type: 'step-opened'; step: StepKind }
  | { type: 'step-closed'; step: StepKind }
  | { type: 'reported'; entry: Entries }
  | { type: 'corrected'; entry: Entries }
  | { type: 'reported-late'; entry: LateEntries }
  | { type: 'round-ended'; report: Report }
  | { type: 'game-ended'; outcome: Outcome }
  | { type: 'game-revived' };

/** An event of the log; docs/events.md shows an example of each type. */
export type GameEvent = Readonly<Fact> & Stamp;
/** Name of an event type. */
export type EventType = GameEvent['type'];
/** Events of one type, or of a union of types. */
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

/** Returns the events that seats may see (INF-1). */
export const seen = (events: readonly GameEvent[]): GameEvent[] =>
  events.filter((event) => !event.type.startsWith('secret/'));

// Events by what they are about. A `switch` that handles only some events ends with `default: event satisfies …` and names
// the groups it leaves out, so that an event which nobody thought of does not compile.

/** Events that never leave the machine that runs the game (INF-1). */
export type SecretEvent = EventOf<Extract<EventType, `secret/${string}`>>;

/** Events that seats may see. */
export type SeenEvent = Exclude<GameEvent, SecretEvent>;

/** The frame of a game: setup, rounds, the end. */
export type FrameEvent = EventOf<
  'game-set-up' | 'board-set-up' | 'round-prepared' | 'round-ended' | 'game-ended' | 'game-revived'
>;

/** Cues as they are called, run out and are done. */
export type CueEvent = EventOf<'cue-opened' | 'cue-expired' | 'cue-closed' | 'scanned'>;

/** The clock: pauses, menu, timers, time that cards add. */
export type ClockEvent = EventOf<'paused' | 'resumed' | 'menu-opened' | 'menu-closed' | 'timers-set' | 'time-added'>;

/** Steps of the resolution phase, and what is reported in them. */
export type StepEvent = EventOf<'step-opened' | 'step-closed' | 'reported' | 'corrected' | 'reported-late'>;

/** Cards of the four decks, and roles that need no more of them. */
export type CardEvent = EventOf<'cards-moved' | 'cards-turned' | 'card-used' | 'readied'>;

/** Missions, their enemies, and success markers. */
export type MissionEvent = EventOf<
  'mission-laid' | 'mission-cleared' | 'mission-taken-back' | 'enemies-turned' | 'markers-placed'
>;

/** Units and UFOs. */
export type PieceEvent = EventOf<'units-moved' | 'units-assigned' | 'units-changed' | 'ufos-moved'>;

/** Tracks and credits. */
export type TrackEvent = EventOf<'panic-changed' | 'credits-changed' | 'damage-changed' | 'threat-changed'>;

/** Tasks and who is on them. */
export type TaskEvent = EventOf<'task-opened' | 'task-closed' | 'soldier-placed'>;

/** Dice. */
export type RollEvent = EventOf<'dice-added' | 'dice-rolled' | 'roll-changed' | 'roll-applied'>;

/** Questions and their answers. */
export type ChoiceEvent = EventOf<'choice-opened' | 'choice-withdrawn' | 'chosen'>;

/** Events that games with the box have, too. */
export type OperationEvent = FrameEvent | CueEvent | ClockEvent | StepEvent;

/** Events of a board. */
export type TableEvent = CardEvent | MissionEvent | PieceEvent | TrackEvent | TaskEvent | RollEvent | ChoiceEvent;
