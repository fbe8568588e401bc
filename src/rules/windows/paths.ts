// Lists the ways to use cards and to end a window, with every answer to every question.

import { factsOf } from '../../content/steps.ts';
import { checkUse } from '../effects/usable.ts';
import type { Playing } from '../state/state.ts';
import { type Asked, type Imagined, isRoundOver, progressOf, Undecided } from './imagined.ts';

/** A way of playing on: the answers given, and the table after it. */
interface Path {
  readonly answers: readonly string[];
  readonly playing: Playing;
}

/** The use of a card, with the answers to its questions. */
export interface Use {
  readonly card: string;
  readonly answers: readonly string[];
}

/** A way of using cards one after another. */
export interface UsePath {
  readonly uses: readonly Use[];
  readonly playing: Playing;
}

function must(imagined: Imagined, playing: Playing, asked: Asked): Playing {
  const next = imagined.ask(playing, asked);
  if ('refused' in next) throw new Undecided();
  return next;
}

/** Returns every way of answering until only `open` questions are left. */
export function answered(imagined: Imagined, { answers, playing }: Path, open: number): Path[] {
  const [choice] = playing.board.choices;
  if (choice === undefined || playing.board.choices.length <= open || playing.outcome !== null) {
    return [{ answers, playing }];
  }
  return choice.options.flatMap((option) => {
    const next = must(imagined, playing, { intent: { type: 'choose', option }, as: choice.role });
    return answered(imagined, { answers: [...answers, option], playing: next }, open);
  });
}

/** Returns the tables to which the intent that ends the window can lead. */
export function endings(imagined: Imagined, playing: Playing, end: Asked): Playing[] {
  // A question that a card has settled needs no answer.
  const next = end.intent.type === 'choose' ? playing : must(imagined, playing, end);
  return answered(imagined, { answers: [], playing: next }, 0).map((path) => path.playing);
}

/** Returns the tables after playing on, without tasks and cards, until the round has progressed as far as given. */
export function passedTo(imagined: Imagined, playing: Playing, progress: number): Playing[] {
  if (progressOf(playing) >= progress || isRoundOver(playing) || playing.step === null) return [playing];
  const { role } = factsOf(playing.step);
  const end: Asked = { intent: { type: 'done' }, as: role === 'all' ? 'central-officer' : role };
  return endings(imagined, playing, end).flatMap((next) => passedTo(imagined, next, progress));
}

const ownerOf = ({ board }: Playing, card: string) => board.inPlay.find((one) => one.card === card)?.owner;

/** Returns every way of using a card now. None if it cannot be used. */
export function usesOf(imagined: Imagined, { uses, playing }: UsePath, card: string): UsePath[] {
  const owner = ownerOf(playing, card);
  if (owner === undefined || checkUse(playing, card, undefined, owner) !== null) return [];
  const open = playing.board.choices.length;
  const used = must(imagined, playing, { intent: { type: 'use', card }, as: owner });
  return answered(imagined, { answers: [], playing: used }, open).map(({ answers, playing: next }) => ({
    uses: [...uses, { card, answers }],
    playing: next,
  }));
}

/** Returns the table after using these cards with the same answers. Null if that is not possible. */
export function used(imagined: Imagined, start: Playing, uses: readonly Use[]): Playing | null {
  let playing = start;
  for (const { card, answers } of uses) {
    const owner = ownerOf(playing, card);
    if (owner === undefined || isRoundOver(playing) || checkUse(playing, card, undefined, owner) !== null) return null;
    const open = playing.board.choices.length;
    playing = must(imagined, playing, { intent: { type: 'use', card }, as: owner });
    for (const option of answers) {
      const [choice] = playing.board.choices;
      if (choice === undefined || !choice.options.includes(option)) return null;
      playing = must(imagined, playing, { intent: { type: 'choose', option }, as: choice.role });
    }
    if (playing.board.choices.length > open) return null;
  }
  return playing;
}
