// Checks whether a card can be used: by its owner, while it works, at its cost, and with some effect (CRD-1, CRD-2).

import type { Effect } from '../../content/cards/effects.ts';
import type { UsableCard } from '../../content/cards/usable-card.ts';
import type { Role } from '../../content/roles.ts';
import { factsOf } from '../../content/steps.ts';
import type { Board, Choice, Task, Unit, With } from '../state/board.ts';
import { byCard, cardOf } from '../state/cause.ts';
import type { Refusal } from '../state/intents.ts';
import { hasBoard, type OpenGame, type Playing } from '../state/state.ts';
import { works } from '../state/task.ts';
import { areNoOps, canDoAny, firstAsk } from './plan.ts';
import { afterPaying, checkPrice, namedUnits, placeable, waysToPlace } from './price.ts';
import type { Context } from './verbs/verb.ts';

function checkPhase({ phase, step }: Playing, card: UsableCard): Refusal | null {
  if (card.phase === 'always') return { code: 'works-by-itself' };
  if (phase === 'timed') {
    return card.phase === 'resolution' ? { code: 'not-in-this-phase', phase: card.phase } : null;
  }
  if (card.phase === 'timed') return { code: 'not-in-this-phase', phase: card.phase };
  return step !== null && !factsOf(step).takesCards ? { code: 'too-late' } : null;
}

/** Whether the card suits the open task. A card without a list of tasks always does. */
const suitsTask = ({ tasks }: UsableCard, task: Task | null): boolean =>
  tasks === undefined || (task !== null && tasks.includes(task.kind));

function checkEffects(
  playing: Playing,
  card: UsableCard,
  seat: Role,
  given: With | undefined,
  ways: () => readonly (readonly Unit[])[],
): Refusal | null {
  if (!suitsTask(card, playing.board.task)) return { code: 'wrong-task', tasks: card.tasks ?? [] };
  if (mustWait(playing, seat)) return { code: 'choose-first' };
  const context: Context = { role: seat, why: byCard(card.id), at: playing.at, answers: [] };
  if (areNoOps(playing, card.effects)) return { code: 'no-effect' };
  const way = ways().find((units) => canDoAny(afterPaying(playing, card, units), card.effects, context));
  if (way === undefined) return { code: 'no-effect' };
  return given === undefined ? null : checkAnswers(afterPaying(playing, card, way), card.effects, context, given);
}

/** Returns a refusal if an answer given in advance is not an option of the question it is for. */
function checkAnswers(playing: Playing, effects: readonly Effect[], context: Context, given: With): Refusal | null {
  let remaining = given;
  let { answers } = context;
  for (;;) {
    const ask = firstAsk(playing, effects, { ...context, answers, wishes: remaining });
    // Questions of later effects are known only once this one has happened.
    if (ask === null || ask.before.length < answers.length) return null;
    const { [ask.about]: wanted, ...others } = remaining;
    if (wanted === undefined || wanted === null) return null;
    const option = ask.options.find((one) => one === wanted);
    if (option === undefined) return { code: 'no-such-option', options: ask.options };
    answers = [...ask.before, option];
    remaining = others;
  }
}

/** Returns why the card does not work now, or null; ignores its cost and effects, except exhaustion. */
function checkReady(playing: Playing, card: UsableCard, exhausted: boolean): Refusal | null {
  const phase = checkPhase(playing, card);
  if (phase) return phase;
  if (card.price.exhaust && exhausted) return { code: 'card-exhausted', card: card.id };
  return works(playing, card) ? null : { code: 'base-in-panic' };
}

/** Returns the cards of a seat that work now and suit the open task. A cheap filter before `checkUse`. */
export function readyCards(playing: Playing, seat: Role): string[] {
  const { board, pack } = playing;
  const { inPlay, task } = board;
  const ready: string[] = [];
  for (const { card: id, owner, exhausted } of inPlay) {
    const card = owner === seat ? pack.usable.get(id) : undefined;
    if (card === undefined || !suitsTask(card, task)) continue;
    if (checkReady(playing, card, exhausted) === null) ready.push(id);
  }
  return ready;
}

/** Whether a choice asks which units to place on a card as its cost. */
const isPayment = ({ todo: [first] }: Choice): boolean =>
  first !== undefined && 'next' in first && first.next === 'pay';

/** Whether a choice is open about which units pay for this card. */
const isAsking = ({ board }: Playing, id: string): boolean =>
  board.choices.some((choice) => cardOf(choice.why) === id && isPayment(choice));

/**
 * Whether an open question keeps this seat from using cards in the resolution phase: its own, or one during a roll or
 * about paying a cost (FIN-17).
 */
function mustWait({ phase, board: { choices, task } }: Playing, seat: Role): boolean {
  const [asked] = choices;
  if (phase !== 'resolution' || asked === undefined) return false;
  return asked.role === seat || isPayment(asked) || Boolean(task?.roll);
}

/** Returns why the seat cannot use the card with these answers, or null if it can. */
export function checkUse(open: OpenGame, id: string, given: With | undefined, seat: Role): Refusal | null {
  if (!hasBoard(open)) return { code: 'no-board' };
  const inPlay = open.board.inPlay.find(({ card }) => card === id);
  const card = open.pack.usable.get(id);
  if (inPlay === undefined || card === undefined) return { code: 'not-in-play', card: id };
  if (inPlay.owner !== seat) return { code: 'not-your-card', role: inPlay.owner };
  return checkOwnCard(open, card, inPlay, given);
}

/** Returns why its owner cannot use a card in play with these answers, or null. */
function checkOwnCard(
  playing: Playing,
  card: UsableCard,
  { owner, exhausted }: Board['inPlay'][number],
  given: With | undefined,
): Refusal | null {
  const ready = checkReady(playing, card, exhausted);
  if (ready) return ready;
  if (isAsking(playing, card.id)) return { code: 'choose-first' };
  const available = placeable(playing.board, card.price);
  const price = checkPrice(playing.board, card.price, available.length);
  if (price) return price;
  const named = namedUnits(available, card.price, given);
  if (named !== null && 'code' in named) return named;
  return checkEffects(playing, card, owner, given, () => (named === null ? waysToPlace(available, card) : [named]));
}

/** Whether any seat can use a card now. `counts` limits which cards are considered (FIN-9). */
export const canUseAny = (playing: Playing, counts: (card: UsableCard) => boolean = () => true): boolean =>
  playing.board.inPlay.some((inPlay) => {
    const card = playing.pack.usable.get(inPlay.card);
    return card !== undefined && counts(card) && checkOwnCard(playing, card, inPlay, undefined) === null;
  });
