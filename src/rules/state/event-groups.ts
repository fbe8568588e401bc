// Events by what they are about. A `switch` that handles only some events ends with `default: event satisfies …` and names
// the groups it leaves out, so that an event which nobody thought of does not compile.
import type { EventOf, EventType, GameEvent } from './events.ts';

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
export type StepEvent = EventOf<'step-opened' | 'step-closed' | 'reported' | 'corrected'>;

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
