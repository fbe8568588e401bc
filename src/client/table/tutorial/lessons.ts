// The lessons of the guided game. Whether one is due depends only on the current table, not on earlier moves.

import { continents } from '../../../content/continents.ts';
import type { BaseCueKind } from '../../../content/cues.ts';
import type { StepKind } from '../../../content/steps.ts';
import { isOf, isSoldier, type UnitGroup } from '../../../content/units.ts';
import {
  continentPlaces,
  countAt,
  hasRoom,
  type Intent,
  labPlaces,
  lossOf,
  type Place,
  type Playing,
  pending,
  threatOf,
  upkeep,
  waitsForCardsOnly,
} from '../../../rules/index.ts';

/**
 * Part of the table that a lesson points to: its `data-part`, the `data-place` of the orbit, or the piece of a card.
 */
export type Part =
  | 'cue'
  | 'ring'
  | 'hands'
  | 'scanner'
  | 'money'
  | 'world'
  | 'orbit'
  | 'base'
  | 'squad'
  | 'labs'
  | 'cards'
  | 'asked'
  | 'stage'
  | 'acts'
  | 'reserve'
  | 'decks'
  | 'crew'
  | `card:${string}`;

/** A lesson about one new thing. Its title is `lesson.<id>` in every language, its text `lesson.<id>.why`. */
export interface Lesson {
  readonly id: string;
  /** Whether its subject is on the table, and its request is not done yet. */
  readonly when: (playing: Playing) => boolean;
  readonly point?: Part;
  /** Source of the pieces for it. */
  readonly also?: Part;
  /** Whether an intent is the one the lesson asks for. The clock waits for it. Nothing else ends the cue or step. */
  readonly asks?: (intent: Intent) => boolean;
  /** Nothing else can be done meanwhile. */
  readonly only?: true;
}

const always = (): boolean => true;
const isFirstRound = ({ round }: Playing): boolean => round === 1;
/** Whether the step has or had something to roll for. False if it is open for cards only. */
const isFought = (playing: Playing): boolean => !waitsForCardsOnly(playing);
const isAsked = (playing: Playing): boolean => pending(playing) !== null;
const isToRoll = ({ board }: Playing): boolean =>
  board.task !== null && board.task.roll === null && board.choices.length === 0;

/** Whether one more unit on the board can be paid for. In the guided rounds nothing else is sent. */
const canPay = (playing: Playing): boolean => upkeep(playing) < playing.board.budget;

const asksFor =
  (...types: readonly Intent['type'][]) =>
  ({ type }: Intent): boolean =>
    types.includes(type);

/** Asks for one card, and for moves of these types. */
const usesCard =
  (card: string, ...types: readonly Intent['type'][]) =>
  (intent: Intent): boolean =>
    intent.type === 'use' ? intent.card === card : types.includes(intent.type);

/** Whether none of these places has units of the group, and one more can be sent from the reserve. */
const isMissing = (playing: Playing, group: UnitGroup, ...places: readonly Place[]): boolean =>
  canPay(playing) &&
  places.every((place) => countAt(playing.board, place) === 0) &&
  playing.board.units.some(({ kind, at, exhausted }) => at === 'reserve' && !exhausted && isOf(kind, group));

/** Continents with UFOs over them. */
const invaded = ({ board }: Playing): readonly Place[] =>
  continents.filter((continent) => board.ufos[continent] > 0).map((continent) => continentPlaces[continent]);

/** Whether no soldier is elite yet, and one can be trained. */
const isUntrained = ({ board }: Playing): boolean =>
  board.units.every(({ elite, at }) => !elite && at !== 'card:officer-training') &&
  board.units.some(({ kind, at }) => at === 'reserve' && isSoldier(kind));

/** Whether an elite soldier waits in the reserve for a cue that could send him out. */
const isEliteAtHome = (playing: Playing): boolean =>
  canPay(playing) &&
  (playing.cue?.kind === 'defend-base' ||
    (playing.cue?.kind === 'deploy-squad' && hasRoom(playing.board, 'mission'))) &&
  playing.board.units.some(({ elite, at }) => elite && at === 'reserve');

const isLost = (playing: Playing): boolean => {
  const roll = playing.board.task?.roll;
  return roll ? lossOf(playing, roll) : false;
};
/** Whether the open roll is the first of its game that brings harm. It can come in several steps. */
const loss = { id: 'loss', when: isLost, point: 'stage' } as const satisfies Lesson;

/** Whether an option of a card damages the base. */
const isDamage = (option: string): boolean => option.endsWith('damage-base');

/** The lessons about each cue in the order of the first round, due only while it is open. */
const cueLessons = {
  'new-technology': [
    { id: 'welcome', when: isFirstRound },
    { id: 'done', when: isFirstRound, point: 'hands', asks: asksFor('done') },
  ],
  budget: [{ id: 'budget', when: always, point: 'money' }],
  'assign-research': [
    {
      id: 'research',
      when: (playing) => playing.cue?.lab !== undefined && isMissing(playing, 'scientist', labPlaces[playing.cue.lab]),
      point: 'labs',
      also: 'cards',
      asks: asksFor('research', 'assign'),
    },
  ],
  'ufos-detected': [
    { id: 'ufos', when: always, point: 'world' },
    { id: 'scanner', when: ({ scanner }) => scanner, point: 'scanner', asks: asksFor('scan') },
  ],
  crisis: [
    { id: 'crisis', when: isAsked, point: 'asked', asks: asksFor('choose') },
    {
      id: 'officer',
      when: isUntrained,
      point: 'cards',
      also: 'card:officer-training',
      asks: usesCard('officer-training', 'choose'),
    },
  ],
  'choose-mission': [{ id: 'mission', when: isAsked, point: 'asked', asks: asksFor('choose') }],
  'deploy-squad': [
    {
      id: 'squad',
      when: (playing) => playing.board.mission !== null && isMissing(playing, 'soldier', 'mission'),
      point: 'squad',
      also: 'reserve',
      asks: asksFor('assign'),
    },
  ],
  'emergency-funding': [{ id: 'emergency', when: ({ board }) => board.emergency > 0, point: 'money' }],
  'deploy-interceptors': [
    {
      id: 'interceptors',
      when: (playing) => isMissing(playing, 'interceptor', ...invaded(playing)),
      point: 'world',
      also: 'reserve',
      asks: asksFor('assign'),
    },
  ],
  'deploy-satellites': [
    {
      id: 'satellites',
      when: (playing) => isMissing(playing, 'satellite', 'orbit'),
      point: 'orbit',
      also: 'reserve',
      asks: asksFor('assign'),
    },
  ],
  'defend-base': [
    {
      id: 'defend',
      when: (playing) => isMissing(playing, 'soldier', 'base'),
      point: 'base',
      also: 'reserve',
      asks: asksFor('assign'),
    },
  ],
  'enemy-in-base': [],
  'ufos-descend': [],
  'final-mission': [],
  'deploy-final-squad': [],
  ending: [],
} as const satisfies Readonly<Record<BaseCueKind, readonly Lesson[]>>;

/** The lessons about each step, due only while it is open. */
const stepLessons = {
  audit: [],
  recruit: [],
  crises: [
    {
      id: 'critical',
      when: ({ board }) => board.choices.some(({ options }) => options.some(isDamage)),
      point: 'asked',
      asks: (intent) => intent.type === 'choose' && isDamage(intent.option),
      only: true,
    },
  ],
  research: [
    {
      id: 'salvage',
      when: (playing) => isToRoll(playing) && playing.board.salvage.length > 0,
      point: 'cards',
      also: 'card:dissection-table',
      asks: usesCard('dissection-table'),
      only: true,
    },
    { id: 'dice', when: isToRoll, point: 'stage', asks: asksFor('roll'), only: true },
    {
      id: 'push',
      when: (playing) => isToRoll(playing) && threatOf(playing) > 1,
      point: 'stage',
      also: 'reserve',
      asks: asksFor('roll', 'stop'),
      only: true,
    },
    loss,
  ],
  'orbital-defense': [loss],
  'global-defense': [
    {
      id: 'global',
      when: (playing) => isFought(playing) && playing.board.task === null,
      point: 'world',
      asks: asksFor('take'),
    },
    loss,
  ],
  'base-defense': [
    {
      id: 'base',
      when: (playing) => isFought(playing) && playing.board.task === null,
      point: 'base',
      asks: asksFor('take'),
    },
    loss,
  ],
  'base-destroyed': [],
  missions: [loss],
  'panic-report': [],
  'mission-report': [],
  refresh: [],
  'return-units': [],
  'orbit-report': [],
} as const satisfies Readonly<Record<StepKind, readonly Lesson[]>>;

/** Lessons of no single cue or step. */
const others = {
  beforeSteps: [{ id: 'audit', when: ({ phase }) => phase === 'resolution', point: 'money' }],
  later: [
    { id: 'scrambled', when: ({ cue }) => cue?.scrambled === true, point: 'cue' },
    { id: 'elite', when: isEliteAtHome, point: 'reserve', also: 'cue', asks: asksFor('assign') },
    { id: 'farewell', when: ({ round, phase }) => round > 2 && phase === 'timed', point: 'hands' },
  ],
} as const satisfies Readonly<Record<string, readonly Lesson[]>>;

type IdIn<Lists extends Readonly<Record<string, readonly Lesson[]>>> = Lists[keyof Lists][number]['id'];

/** Id of a lesson. */
export type LessonId = IdIn<typeof cueLessons> | IdIn<typeof stepLessons> | IdIn<typeof others>;

/** A lesson of `lessons`. */
export type DueLesson = Lesson & { readonly id: LessonId };

/** Makes the lessons of each cue or step due only while it is open. */
const whileOpen = (lists: Readonly<Record<string, readonly DueLesson[]>>): DueLesson[] =>
  Object.entries(lists).flatMap(([kind, list]) =>
    list.map((lesson) => ({
      ...lesson,
      when: (playing: Playing) => (playing.cue?.kind ?? playing.step) === kind && lesson.when(playing),
    })),
  );

/** All lessons in the order of the game. One that can come in several steps is there for each of them. */
const all: readonly DueLesson[] = [
  ...whileOpen(cueLessons),
  ...others.beforeSteps,
  ...whileOpen(stepLessons),
  ...others.later,
];

/** Ids of all lessons, in order. */
export const lessonIds: readonly LessonId[] = [...new Set(all.map(({ id }) => id))];

/** Returns the first lesson that has not been shown and whose subject is on the table, or null. */
export function dueLesson(playing: Playing, said: ReadonlySet<string>): DueLesson | null {
  return all.find(({ id, when }) => !said.has(id) && when(playing)) ?? null;
}

/** The tutorial is over once this lesson has been shown. */
export const lastLesson: LessonId = 'farewell';

/**
 * Moves that are introduced one at a time: in the first timed phase they are offered only if a lesson asks for them.
 */
const isNew = asksFor('use', 'scan');

/**
 * Whether the guided game offers a move while this lesson asks for something, or none does. Nothing is sent that cannot
 * be paid for.
 */
export function isOffered(playing: Playing, lesson: DueLesson | null, intent: Intent): boolean {
  if (intent.type === 'assign' && !canPay(playing)) return false;
  if (lesson?.asks?.(intent)) return true;
  if (isFirstRound(playing) && playing.phase === 'timed' && isNew(intent)) return false;
  return !lesson?.asks || (lesson.only !== true && intent.type !== 'done');
}
