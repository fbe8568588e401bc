// What the guided game says, and when: each lesson hangs on what lies on the table, and on nothing that was done before.

import type { CueKind } from '../../content/cues.ts';
import type { StepKind } from '../../content/steps.ts';
import { labPlaces, lossOf, type Playing, pending, threatOf, unitsAt, waitsForCardsOnly } from '../../rules/index.ts';

/** The part of the table a lesson speaks of: `data-part` on the screen. */
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

/** One new thing: two short sentences at most, under `lesson.<id>` in every language. */
export interface Lesson {
  readonly id: string;
  /** Is there on the table what it speaks of? Once there no longer is, it has been said. */
  readonly when: (playing: Playing) => boolean;
  readonly point?: Part;
  /** It ends with something that is done, not read: until then it stays, and the clock runs. */
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
/** A step in which there is something to roll for, or was: not one that is open for cards only. */
const fought =
  (kind: StepKind) =>
  (playing: Playing): boolean =>
    playing.step === kind && !waitsForCardsOnly(playing);

/** Is a lab open that nobody works in yet? */
const nobodyResearches = ({ cue: open, board }: Playing): boolean =>
  open?.lab !== undefined && unitsAt(board, labPlaces[open.lab]).length === 0;

/** Does a card lie ready that works in the timed phase? */
const hasTimedCard = ({ board, pack }: Playing): boolean =>
  board.inPlay.some(({ card, exhausted }) => {
    const phase = pack.usable.get(card)?.phase;
    return !exhausted && (phase === 'timed' || phase === 'both');
  });

const toRoll = ({ board }: Playing): boolean => board.task !== null && board.task.roll === null;
const rolled = ({ board }: Playing): boolean => board.task !== null && board.task.roll !== null;

/** All lessons. Of those that could be said at once, the first is. */
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
  { id: 'orbital', when: fought('orbital-defense'), point: 'orbit' },
  { id: 'global', when: fought('global-defense'), point: 'world' },
  { id: 'base', when: fought('base-defense'), point: 'base' },
  { id: 'missions', when: fought('missions'), point: 'squad' },
  { id: 'dice', when: toRoll, point: 'stage', do: true },
  { id: 'loss', when: (playing) => rolled(playing) && isLost(playing), point: 'stage' },
  { id: 'roll', when: rolled, point: 'stage', do: true },
  { id: 'push', when: (playing) => toRoll(playing) && threatOf(playing) > 1, point: 'stage' },
] as const satisfies readonly Lesson[];

export type LessonId = (typeof lessons)[number]['id'];

function isLost(playing: Playing): boolean {
  const roll = playing.board.task?.roll;
  return roll ? lossOf(playing, roll) : false;
}

/** A lesson of the list. */
export type Due = Lesson & { readonly id: LessonId };

/** The lesson that is due: the first that has not been said and speaks of something that is there. */
export function dueLesson(playing: Playing, said: ReadonlySet<string>): Due | null {
  return lessons.find(({ id, when }) => !said.has(id) && when(playing)) ?? null;
}

/** Once this lesson is said, the guided part is over. */
export const lastLesson: LessonId = 'farewell';
