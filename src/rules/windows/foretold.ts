// Foretells the consequences of a crisis, a card, an answer or a reward, by playing on from the open half.

import type { Role } from '../../content/roles.ts';
import { verbAsking } from '../effects/due.ts';
import { assertDefined } from '../state/assert-defined.ts';
import type { Choice, Todo } from '../state/board.ts';
import { byCard, byStep, type Cause } from '../state/cause.ts';
import type { Playing } from '../state/state.ts';
import { type Imagined, imagine, type Played, Undecided } from './imagined.ts';
import { answered, usesOf } from './paths.ts';

/** Subject of a forecast: a crisis by its card, a card in play, an answer to the open question, or mission rewards. */
export type Foretelling =
  | { readonly crisis: string }
  | { readonly use: string }
  | { readonly answer: string }
  | { readonly reward: string };

/** Maximum number of intents that are tried. Beyond it nothing is foretold. */
const mostTries = 400;

/** The only option of a made-up question. Answering it runs the work. */
const go = 'go';

/** Returns the table with a made-up question on top, whose answer does this work. */
function asking(playing: Playing, role: Role, why: Cause, todo: readonly Todo[]): Playing {
  const choice: Choice = { role, about: 'way', options: [go], why, todo, answers: [] };
  return { ...playing, board: { ...playing.board, choices: [choice, ...playing.board.choices] } };
}

/** Returns the table in the crises step with this crisis alone in the pool. */
function withCrisis(playing: Playing, card: string): Playing {
  const board = { ...playing.board, drawn: null, task: null, choices: [], crisisPool: [card] };
  const inStep: Playing = { ...playing, phase: 'resolution', cue: null, clock: null, step: 'crises', board };
  return asking(inStep, 'commander', byStep('crises'), [{ next: 'crisis' }]);
}

/** Returns the table with the open question reduced to the work it asks about. Null if the cue itself asks. */
function withAnswer(playing: Playing): Playing | null {
  const [choice, ...others] = playing.board.choices;
  const first = choice?.todo[0];
  if (choice === undefined || first === undefined) return null;
  const todo = [verbAsking(playing, choice.todo) ?? first];
  return { ...playing, board: { ...playing.board, choices: [{ ...choice, todo }, ...others] } };
}

/** Returns every table to which an answer to the newest question leads. */
function answering(imagined: Imagined, option: string): readonly Playing[] {
  const { start } = imagined;
  const { choices } = start.board;
  const { role } = assertDefined(choices[0], 'an open question');
  const next = imagined.ask(start, { intent: { type: 'choose', option }, as: role });
  if ('refused' in next) throw new Undecided();
  return answered(imagined, { answers: [], playing: next }, choices.length - 1).map(({ playing }) => playing);
}

function ends(played: Played, playing: Playing, what: Foretelling): readonly Playing[] {
  const from = (table: Playing) => imagine(played, table, mostTries, 'count');
  if ('use' in what) {
    const imagined = from(playing);
    return usesOf(imagined, { uses: [], playing: imagined.start }, what.use).map((path) => path.playing);
  }
  if ('crisis' in what) return answering(from(withCrisis(playing, what.crisis)), go);
  if ('reward' in what) {
    const rewards = playing.pack.mission.get(what.reward)?.rewards ?? [];
    return answering(from(asking(playing, 'squad-leader', byCard(what.reward), rewards)), go);
  }
  const asked = withAnswer(playing);
  return asked === null ? [] : answering(from(asked), what.answer);
}

/**
 * Returns every table to which this can lead now, one for each way to answer its questions. Cards that it draws count
 * as drawn but stay unknown. Null if dice decide, if there are too many ways, or if it is impossible.
 */
export function foretellBy(played: Played, playing: Playing, what: Foretelling): readonly Playing[] | null {
  try {
    const tables = ends(played, playing, what);
    return tables.length === 0 ? null : tables;
  } catch (reason) {
    if (reason instanceof Undecided) return null;
    throw reason;
  }
}
