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

const cue =
  (kind: CueKind) =>
  (playing: Playing): boolean =>
    playing.cue?.kind === kind;
const step =
  (kind: StepKind) =>
  (playing: Playing): boolean =>
    playing.step === kind;
const timed = ({ phase }: Playing): boolean => phase === 'timed';
/** Whether the step is open and has or had something to roll for. False if it is open for cards only. */
const isFought =
  (kind: StepKind) =>
  (playing: Playing): boolean =>
    playing.step === kind && !waitsForCardsOnly(playing);

/** Whether the open cue has a lab without scientists. */
const nobodyResearches = ({ cue: open, board }: Playing): boolean =>
  open?.lab !== undefined && unitsAt(board, labPlaces[open.lab]).length === 0;

/** Whether a ready card in play works in the timed phase. */
const hasTimedCard = ({ board, pack }: Playing): boolean =>
  board.inPlay.some(({ card, exhausted }) => {
    const phase = pack.usable.get(card)?.phase;
    return !exhausted && (phase === 'timed' || phase === 'both');
  });

const toRoll = ({ board }: Playing): boolean => board.task !== null && board.task.roll === null;
const rolled = ({ board }: Playing): boolean => board.task !== null && board.task.roll !== null;

/** All lessons. If several are due, the first one is shown. */
export const lessons = [
  { id: 'welcome', when: timed },
  { id: 'phases', when: timed, point: 'cue' },
  { id: 'roles', when: timed, point: 'crew' },
  { id: 'farewell', when: ({ round }) => round > 2, point: 'hands' },
  { id: 'home', when: ({ phase, round }) => phase !== 'resolution' && round > 1, point: 'cue' },
  { id: 'scrambled', when: (playing) => playing.cue?.scrambled === true, point: 'cue' },

  { id: 'techs', when: cue('new-technology'), point: 'cards' },
  { id: 'clock', when: cue('new-technology'), point: 'hands', do: true },
  { id: 'budget', when: cue('budget'), point: 'money' },
  { id: 'ufos', when: cue('ufos-detected'), point: 'world' },
  { id: 'panic', when: cue('ufos-detected'), point: 'world' },
  { id: 'enemy', when: cue('enemy-in-base'), point: 'base' },
  {
    id: 'crisis',
    when: (playing) => cue('crisis')(playing) && pending(playing) !== null,
    point: 'asked',
    do: true,
  },
  {
    id: 'mission',
    when: (playing) => cue('choose-mission')(playing) && pending(playing) !== null,
    point: 'asked',
    do: true,
  },
  {
    id: 'squad',
    when: (playing) =>
      cue('deploy-squad')(playing) && playing.board.mission !== null && unitsAt(playing.board, 'mission').length === 0,
    point: 'squad',
    do: true,
  },
  { id: 'research', when: nobodyResearches, point: 'labs', do: true },
  { id: 'funding', when: cue('emergency-funding'), point: 'money' },
  { id: 'satellites', when: cue('deploy-satellites'), point: 'orbit' },
  { id: 'interceptors', when: cue('deploy-interceptors'), point: 'world' },
  { id: 'defend', when: cue('defend-base'), point: 'base' },
  { id: 'scanner', when: ({ scanner, cueNumber }) => scanner && cueNumber > 3, point: 'scanner', do: true },
  { id: 'cards', when: (playing) => timed(playing) && playing.round > 1 && hasTimedCard(playing), point: 'cards' },

  { id: 'resolution', when: ({ phase }) => phase === 'resolution', point: 'cue' },
  { id: 'audit', when: ({ phase }) => phase === 'resolution', point: 'money' },
  {
    id: 'crises',
    when: (playing) => step('crises')(playing) && pending(playing) !== null,
    point: 'asked',
    do: true,
  },
  { id: 'orbital', when: isFought('orbital-defense'), point: 'orbit' },
  { id: 'global', when: isFought('global-defense'), point: 'world' },
  { id: 'base', when: isFought('base-defense'), point: 'base' },
  { id: 'missions', when: isFought('missions'), point: 'squad' },
  { id: 'dice', when: toRoll, point: 'stage', do: true },
  { id: 'loss', when: (playing) => rolled(playing) && isLost(playing), point: 'stage' },
  { id: 'roll', when: rolled, point: 'stage', do: true },
  { id: 'push', when: (playing) => toRoll(playing) && threatOf(playing) > 1, point: 'stage' },
] as const satisfies readonly Lesson[];

/** Id of a lesson. */
export type LessonId = (typeof lessons)[number]['id'];

function isLost(playing: Playing): boolean {
  const roll = playing.board.task?.roll;
  return roll ? lossOf(playing, roll) : false;
}

/** A lesson of `lessons`. */
export type DueLesson = Lesson & { readonly id: LessonId };

/** Returns the first lesson that has not been shown and whose subject is on the table, or null. */
export function dueLesson(playing: Playing, said: ReadonlySet<string>): DueLesson | null {
  return lessons.find(({ id, when }) => !said.has(id) && when(playing)) ?? null;
}

/** The tutorial is over once this lesson has been shown. */
export const lastLesson: LessonId = 'farewell';
