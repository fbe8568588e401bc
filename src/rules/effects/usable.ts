// May a card be used: by its owner, when it works, for what it costs, if it then does anything?

import type { Effect } from '../../content/cards/effects.ts';
import type { UsableCard } from '../../content/cards/usable-card.ts';
import { type StepKind, stepKinds } from '../../content/steps.ts';
import type { Choice, Task, Unit, With } from '../state/board.ts';
import type { Refusal, Seat } from '../state/intents.ts';
import { hasBoard, type OpenGame, type Playing } from '../state/state.ts';
import { works } from '../state/task.ts';
import { areInVain, canDoAny, firstAsk } from './index.ts';
import { afterPaying, checkPrice, namedUnits, placeable, waysToPlace } from './price.ts';
import type { Doing } from './verbs/verb.ts';

const lastStep = stepKinds.indexOf('mission-report');

/** Whether cards may be used in a step: in all before step 12 (CRD-6). */
export const takesCards = (step: StepKind): boolean => stepKinds.indexOf(step) <= lastStep;

function checkPhase({ phase, step }: Playing, card: UsableCard): Refusal | null {
  if (card.phase === 'always') return { code: 'works-by-itself' };
  if (phase === 'timed') {
    return card.phase === 'resolution' ? { code: 'not-in-this-phase', phase: card.phase } : null;
  }
  if (card.phase === 'timed') return { code: 'not-in-this-phase', phase: card.phase };
  return step !== null && !takesCards(step) ? { code: 'too-late' } : null;
}

/** Can the card be used on the open task, if it wants one? */
const fits = ({ tasks }: UsableCard, task: Task | null): boolean =>
  tasks === undefined || (task !== null && tasks.includes(task.kind));

function checkEffects(
  playing: Playing,
  card: UsableCard,
  seat: Seat,
  given: With | undefined,
  ways: () => readonly (readonly Unit[])[],
): Refusal | null {
  if (!fits(card, playing.board.task)) return { code: 'wrong-task', tasks: card.tasks ?? [] };
  if (mustWait(playing, seat)) return { code: 'choose-first' };
  const doing: Doing = { role: seat, why: card.id, at: playing.at, answers: [] };
  if (areInVain(playing, card.effects)) return { code: 'no-effect' };
  const way = ways().find((units) => canDoAny(afterPaying(playing, card, units), card.effects, doing));
  if (way === undefined) return { code: 'no-effect' };
  return given === undefined ? null : checkWishes(afterPaying(playing, card, way), card.effects, doing, given);
}

/** Can what the card asks first be answered like that, and what it asks after that answer? */
function checkWishes(playing: Playing, effects: readonly Effect[], doing: Doing, given: With): Refusal | null {
  let wishes = given;
  let { answers } = doing;
  for (;;) {
    const ask = firstAsk(playing, effects, { ...doing, answers, wishes });
    // What another effect asks is known only when this one has happened.
    if (ask === null || ask.before.length < answers.length) return null;
    const { [ask.about]: wish, ...others } = wishes;
    if (wish === undefined || wish === null) return null;
    const option = ask.options.find((one) => one === wish);
    if (option === undefined) return { code: 'no-such-option', options: ask.options };
    answers = [...ask.before, option];
    wishes = others;
  }
}

/** Does the card work now, whatever it costs and does? */
function checkReady(playing: Playing, card: UsableCard, exhausted: boolean): Refusal | null {
  const phase = checkPhase(playing, card);
  if (phase) return phase;
  if (card.price.exhaust && exhausted) return { code: 'card-exhausted', card: card.id };
  return works(playing, card) ? null : { code: 'base-in-panic' };
}

/** Cards of a seat that work now, and on the open task: those it is worth asking about. */
export function readyCards(playing: Playing, seat: Seat): string[] {
  const { board, pack } = playing;
  const { inPlay, task } = board;
  const ready: string[] = [];
  for (const { card: id, owner, exhausted } of inPlay) {
    const card = owner === seat ? pack.usable.get(id) : undefined;
    if (card === undefined || !fits(card, task)) continue;
    if (checkReady(playing, card, exhausted) === null) ready.push(id);
  }
  return ready;
}

/** Whether a choice asks which units are placed on a card as its cost. */
const isPayment = ({ todo: [first] }: Choice): boolean =>
  first !== undefined && 'next' in first && first.next === 'pay';

/** Whether the game still waits to hear which units pay for this card. */
const isAsking = ({ board }: Playing, id: string): boolean =>
  board.choices.some((choice) => choice.source === id && isPayment(choice));

/**
 * Whether an open question keeps this seat from using cards in the resolution phase: its own, or one that is part of a
 * roll or of paying a cost (FIN-17).
 */
function mustWait({ phase, board: { choices, task } }: Playing, seat: Seat): boolean {
  const [asked] = choices;
  if (phase !== 'resolution' || asked === undefined) return false;
  return asked.role === seat || isPayment(asked) || Boolean(task?.roll);
}

/** May the seat use the card, with these answers in advance? */
export function checkUse(open: OpenGame, id: string, given: With | undefined, seat: Seat): Refusal | null {
  if (!hasBoard(open)) return { code: 'no-board' };
  const lies = open.board.inPlay.find(({ card }) => card === id);
  const card = open.pack.usable.get(id);
  if (lies === undefined || card === undefined) return { code: 'not-in-play', card: id };
  if (lies.owner !== seat) return { code: 'not-your-card', role: lies.owner };
  const ready = checkReady(open, card, lies.exhausted);
  if (ready) return ready;
  if (isAsking(open, id)) return { code: 'choose-first' };
  const able = placeable(open.board, card.price);
  const price = checkPrice(open.board, card.price, able.length);
  if (price) return price;
  const named = namedUnits(able, card.price, given);
  if (named !== null && 'code' in named) return named;
  return checkEffects(open, card, seat, given, () => (named === null ? waysToPlace(able, card) : [named]));
}

/** Whether any seat can use a card now, or any that `counts` (FIN-9). */
export const canUseAny = (playing: Playing, counts: (card: UsableCard) => boolean = () => true): boolean =>
  playing.board.inPlay.some(({ card: id, owner }) => {
    const card = playing.pack.usable.get(id);
    return card !== undefined && counts(card) && checkUse(playing, id, undefined, owner) === null;
  });
