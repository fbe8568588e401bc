import type { Component } from 'svelte';
import type { PublicState } from '../../../rules/index.ts';
import type { GameStore } from './game-store.svelte.ts';

/** Whether the game is explained as it goes on: at the tutorial difficulty, with the box. */
export const isExplained = ({ setup }: Pick<PublicState, 'setup'>): boolean =>
  setup.mode === 'companion' && setup.difficulty === 'tutorial';

/** Words of a lesson. */
export interface LessonWords {
  readonly title: string;
  readonly text: string;
  /** Label of the button that confirms the lesson. */
  readonly done: string;
  /** Whether it is confirmed by ending its cue. */
  readonly endsCue: boolean;
}

/** The state of a course of lessons in a game with the box. */
export interface LessonsShown {
  /** Its name. */
  readonly name: string;
  /** The lesson being read. Meanwhile the clock is stopped (CLK-9). */
  readonly lesson: string | null;
  readonly words: LessonWords | null;
  /** Its number, counting those already shown, and how many there are. */
  readonly number: number;
  readonly count: number;
  /** Confirms the lesson, and does what it asks for. */
  goOn(): Promise<void>;
  /** Leaves the lesson. The clock of its cue runs. */
  skip(): void;
  /** Ends the course; the game continues. */
  skipAll(): void;
}

/** Lessons of an expansion for a game with the box. */
export interface BoxGuide {
  /** Follows the lessons of a game. Must be called while a component initializes. */
  readonly followLessons: (play: GameStore) => LessonsShown;
  /** Shows a lesson, in the place of the controls. */
  readonly LessonCard: Component<{ lessons: LessonsShown }>;
}
