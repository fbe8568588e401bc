// The lessons of the guided game. Whether one is due depends only on the current table, not on earlier moves.

import type { CueKind } from '../../content/cues.ts';
import type { StepKind } from '../../content/steps.ts';
import { labPlaces, lossOf, type Playing, pending, threatOf, unitsAt, waitsForCardsOnly } from '../../rules/index.ts';

/** Part of the table that a lesson points to: its `data-part`, or the `data-place` of the orbit. */
export type Part =
  | 'cue'
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
  | 'crew';

/** A lesson about one new thing. Its short text is `lesson.<id>` in every language. */
export interface Lesson {
  readonly id: string;
  /** Whether its subject is on the table. Once it no longer is, the lesson is over. */
  readonly when: (playing: Playing) => boolean;
  readonly point?: Part;
  /** The lesson asks for an action: it stays until that is done, and the clock runs meanwhile. */
  readonly do?: true;
}

const isTimed = ({ phase }: Playing): boolean => phase === 'timed';
/** Whether the step has or had something to roll for. False if it is open for cards only. */
const isFought = (playing: Playing): boolean => !waitsForCardsOnly(playing);
const isAsked = (playing: Playing): boolean => pending(playing) !== null;
const always = (): boolean => true;

/** Whether the open cue has a lab without scientists. */
const nobodyResearches = ({ cue: open, board }: Playing): boolean =>
  open?.lab !== undefined && unitsAt(board, labPlaces[open.lab]).length === 0;

/** Whether a ready card in play works in the timed phase. */
const hasTimedCard = ({ board, pack }: Playing): boolean =>
  board.inPlay.some(({ card, exhausted }) => {
    const phase = pack.usable.get(card)?.phase;
    return !exhausted && (phase === 'timed' || phase === 'both');
  });

const isToRoll = ({ board }: Playing): boolean => board.task !== null && board.task.roll === null;
const isRolled = ({ board }: Playing): boolean => board.task !== null && board.task.roll !== null;

function isLost(playing: Playing): boolean {
  const roll = playing.board.task?.roll;
  return roll ? lossOf(playing, roll) : false;
}

const isSquadMissing = ({ board }: Playing): boolean =>
  board.mission !== null && unitsAt(board, 'mission').length === 0;

/** The lessons about each cue, due only while it is open. */
const cueLessons = {
  'new-technology': [
    { id: 'techs', when: always, point: 'cards' },
    { id: 'clock', when: always, point: 'hands', do: true },
  ],
  budget: [{ id: 'budget', when: always, point: 'money' }],
  'ufos-detected': [
    { id: 'ufos', when: always, point: 'world' },
    { id: 'panic', when: always, point: 'world' },
  ],
  'ufos-descend': [],
  'enemy-in-base': [{ id: 'enemy', when: always, point: 'base' }],
  crisis: [{ id: 'crisis', when: isAsked, point: 'asked', do: true }],
  'choose-mission': [{ id: 'mission', when: isAsked, point: 'asked', do: true }],
  'deploy-squad': [{ id: 'squad', when: isSquadMissing, point: 'squad', do: true }],
  'assign-research': [{ id: 'research', when: nobodyResearches, point: 'labs', do: true }],
  'emergency-funding': [{ id: 'funding', when: always, point: 'money' }],
  'deploy-satellites': [{ id: 'satellites', when: always, point: 'orbit' }],
  'deploy-interceptors': [{ id: 'interceptors', when: always, point: 'world' }],
  'defend-base': [{ id: 'defend', when: always, point: 'base' }],
  'final-mission': [],
  'deploy-final-squad': [],
  ending: [],
} as const satisfies Readonly<Record<CueKind, readonly Lesson[]>>;

/** The lessons about each step, due only while it is open. */
const stepLessons = {
  audit: [],
  recruit: [],
  crises: [{ id: 'crises', when: isAsked, point: 'asked', do: true }],
  research: [],
  'orbital-defense': [{ id: 'orbital', when: isFought, point: 'orbit' }],
  'global-defense': [{ id: 'global', when: isFought, point: 'world' }],
  'base-defense': [{ id: 'base', when: isFought, point: 'base' }],
  'base-destroyed': [],
  missions: [{ id: 'missions', when: isFought, point: 'squad' }],
  'panic-report': [],
  'mission-report': [],
  refresh: [],
  'return-units': [],
  'orbit-report': [],
} as const satisfies Readonly<Record<StepKind, readonly Lesson[]>>;

/** Lessons of no single cue or step. */
const others = {
  first: [
    { id: 'welcome', when: isTimed },
    { id: 'phases', when: isTimed, point: 'cue' },
    { id: 'roles', when: isTimed, point: 'crew' },
    { id: 'farewell', when: ({ round }) => round > 2, point: 'hands' },
    { id: 'home', when: ({ phase, round }) => phase !== 'resolution' && round > 1, point: 'cue' },
    { id: 'scrambled', when: ({ cue }) => cue?.scrambled === true, point: 'cue' },
  ],
  afterCues: [
    { id: 'scanner', when: ({ scanner, cueNumber }) => scanner && cueNumber > 3, point: 'scanner', do: true },
    { id: 'cards', when: (playing) => isTimed(playing) && playing.round > 1 && hasTimedCard(playing), point: 'cards' },
  ],
  beforeSteps: [
    { id: 'resolution', when: ({ phase }) => phase === 'resolution', point: 'cue' },
    { id: 'audit', when: ({ phase }) => phase === 'resolution', point: 'money' },
  ],
  dice: [
    { id: 'dice', when: isToRoll, point: 'stage', do: true },
    { id: 'loss', when: (playing) => isRolled(playing) && isLost(playing), point: 'stage' },
    { id: 'roll', when: isRolled, point: 'stage', do: true },
    { id: 'push', when: (playing) => isToRoll(playing) && threatOf(playing) > 1, point: 'stage' },
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

/** All lessons. If several are due, the first one is shown. */
export const lessons: readonly DueLesson[] = [
  ...others.first,
  ...whileOpen(cueLessons),
  ...others.afterCues,
  ...others.beforeSteps,
  ...whileOpen(stepLessons),
  ...others.dice,
];

/** Returns the first lesson that has not been shown and whose subject is on the table, or null. */
export function dueLesson(playing: Playing, said: ReadonlySet<string>): DueLesson | null {
  return lessons.find(({ id, when }) => !said.has(id) && when(playing)) ?? null;
}

/** The tutorial is over once this lesson has been shown. */
export const lastLesson: LessonId = 'farewell';
