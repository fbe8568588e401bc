// Carries out the effects of cards in order, stopping at questions until they are answered.

import type { Effect, Verb } from '../../content/cards/effects.ts';
import { damageTrack } from '../../content/tracks.ts';
import { assertDefined } from '../state/assert-defined.ts';
import type { Choice, Todo, Unit, With } from '../state/board.ts';
import { byCard, byPlan } from '../state/cause.ts';
import type { Playing } from '../state/state.ts';
import { emit, emitAll, playingOn, type Transaction } from '../transaction/transaction.ts';
import { isConditionMet } from './condition.ts';
import { isDue, nextDue } from './due.ts';
import { canDoAny, planOf, possibleWays, wayId, wayQuestion } from './plan.ts';
import { afterPaying, planPayment } from './price.ts';
import { discard } from './verbs/cards.ts';
import type { Ask, Context, Facts } from './verbs/verb.ts';

/** Returns one critical damage for each red space entered or passed (TAB-4). */
function criticalDamage(facts: Facts): Todo[] {
  const damages: Todo[] = [];
  for (const fact of facts) {
    if (typeof fact === 'function' || fact.type !== 'damage-changed' || fact.by <= 0) continue;
    const entered = damageTrack.slice(fact.damage - fact.by + 1, fact.damage + 1);
    for (const space of entered) if (space === 'red') damages.push({ next: 'critical' });
  }
  return damages;
}

/** Callback that settles or finishes a step once its effects are done. Effects themselves know nothing of steps. */
export type StepFlow = (transaction: Transaction, what: 'settle-step' | 'finish-step') => void;

/** Context of `runEffects`. */
export interface Run extends Context {
  /** Answers sent with the intent, keyed by what they are about. */
  readonly given: With | undefined;
  readonly stepFlow: StepFlow;
}

function openChoice(
  transaction: Transaction,
  { role, why }: Run,
  { about, options, before }: Ask,
  todo: readonly Todo[],
): void {
  const choice: Choice = { role, about, options, why, todo, answers: before };
  emit(transaction, { type: 'choice-opened', at: transaction.at, why, choice });
}

/** Carries on with the work that waited for the answer. */
export function applyAnswer(transaction: Transaction, choice: Choice, option: string, stepFlow: StepFlow): void {
  const { role, why, todo, answers } = choice;
  runEffects(transaction, todo, {
    role,
    why,
    at: transaction.at,
    answers: [...answers, option],
    given: undefined,
    stepFlow,
  });
}

/** Remaining work and its context; null while waiting for an answer. */
type Remaining = { readonly todo: readonly Todo[]; readonly run: Run } | null;

/** Returns the remaining work without answers: those were for the item just done. */
const continueWith = (todo: readonly Todo[], run: Run): Remaining => ({
  todo,
  run: run.answers.length === 0 ? run : { ...run, answers: [] },
});

/** Opens a choice, unless the intent brought a valid answer. Critical damage in between ignores such answers. */
function ask(transaction: Transaction, run: Run, asked: Ask, todo: readonly Todo[]): Remaining {
  const isCritical = run.why.by === 'plan';
  const { [asked.about]: givenAnswer, ...given } = run.given ?? {};
  const option = isCritical ? undefined : asked.options.find((one) => one === givenAnswer);
  if (option !== undefined) return { todo, run: { ...run, given, answers: [...asked.before, option] } };
  openChoice(transaction, run, asked, todo);
  return null;
}

/** Carries out work in order. At a question the rest is stored with the choice and waits for the answer (CRD-7). */
export function runEffects(transaction: Transaction, todo: readonly Todo[], run: Run): void {
  let remaining: Remaining = { todo, run };
  while (remaining !== null) {
    const first: Todo | undefined = remaining.todo[0];
    if (first === undefined) return;
    remaining =
      'next' in first
        ? doNext(transaction, first, remaining.todo, remaining.run)
        : doEffect(transaction, first, remaining.todo, remaining.run);
  }
}

/** Carries out a verb and goes on with `rest`, or asks; then `todo` waits for the answer. */
function doVerb(
  transaction: Transaction,
  verb: Verb,
  todo: readonly Todo[],
  rest: readonly Todo[],
  run: Run,
): Remaining {
  const plan = planOf(playingOn(transaction), verb, run);
  if ('ask' in plan) return ask(transaction, run, plan.ask, todo);
  emitAll(transaction, plan.facts);
  const damages = criticalDamage(plan.facts);
  return continueWith(damages.length === 0 ? rest : [...damages, ...rest], run);
}

/** Carries out a verb, or replaces a condition or choice of ways by the effects that apply. */
function doEffect(transaction: Transaction, first: Effect, todo: readonly Todo[], run: Run): Remaining {
  const playing = playingOn(transaction);
  const rest = todo.slice(1);
  if ('do' in first) return doVerb(transaction, first, todo, rest, run);
  if ('when' in first) {
    const branch = isConditionMet(playing, first.when) ? first.effects : (first.otherwise ?? []);
    return continueWith([...branch, ...rest], run);
  }
  const { oneOf: ways } = first;
  const chosen = ways.find((way, i) => wayId(way, i) === run.answers[0]);
  // An answer that has become impossible is ignored.
  const possible = chosen ? possibleWays(playing, [chosen], run) : [];
  const options = possible.length > 0 ? possible : possibleWays(playing, ways, run);
  if (options.length > 1) return ask(transaction, run, wayQuestion(ways, options), todo);
  return continueWith([...(options[0] ?? []), ...rest], run);
}

/** Returns the question that the first item asks on the current table, or null if it needs no answer (FIN-17). */
export function questionOf(playing: Playing, todo: readonly Todo[], run: Run): Ask | null {
  const [first] = todo;
  if (first === undefined || 'when' in first) return null;
  if ('next' in first) {
    if (isDue(first)) {
      const verb = nextDue(playing, first)?.effect;
      return verb === undefined ? null : askOf(playing, verb, run);
    }
    const price = first.next === 'pay' ? paymentOf(playing, first.card, run) : null;
    return price !== null && 'ask' in price ? price.ask : null;
  }
  if ('oneOf' in first) {
    const possible = possibleWays(playing, first.oneOf, run);
    return possible.length > 1 ? wayQuestion(first.oneOf, possible) : null;
  }
  return askOf(playing, first, run);
}

function askOf(playing: Playing, verb: Verb, run: Run): Ask | null {
  const plan = planOf(playing, verb, run);
  return 'ask' in plan ? plan.ask : null;
}

/** Carries out work that is not an effect of a card. */
function doNext(
  transaction: Transaction,
  first: Extract<Todo, { next: string }>,
  todo: readonly Todo[],
  run: Run,
): Remaining {
  const playing = playingOn(transaction);
  const { board, pack, setup } = playing;
  const rest = todo.slice(1);
  if (isDue(first)) {
    const due = nextDue(playing, first);
    if (due === null) return continueWith(rest, run);
    return doVerb(transaction, due.effect, todo, [...due.after, ...rest], run);
  }
  switch (first.next) {
    case 'crisis': {
      const [card] = board.crisisPool;
      if (card === undefined) return continueWith(rest, run);
      const { effects } = assertDefined(pack.crisis.get(card), `crisis ${card}`);
      return continueWith([...effects, { next: 'discard-crisis', card }, ...todo], { ...run, why: byCard(card) });
    }
    case 'pay':
      return pay(transaction, first.card, todo, run);
    case 'critical': {
      const { critical: effects } = assertDefined(pack.plan.get(setup.plan), `plan ${setup.plan}`);
      const resume: Todo = { next: 'resume', role: run.role, why: run.why };
      return continueWith([...effects, resume, ...rest], {
        ...run,
        role: 'squad-leader',
        why: byPlan(setup.plan),
      });
    }
    case 'resume':
      return continueWith(rest, { ...run, role: first.role, why: first.why });
    case 'discard-crisis': {
      const { card } = first;
      const by = { at: run.at, why: byCard(card) };
      if (board.crisisPool.includes(card)) emit(transaction, discard(by, 'crisis', [card], 'crisis-pool'));
      return continueWith(rest, run);
    }
    case 'clear-base': {
      for (const [i, enemy] of board.enemies.entries()) {
        if (enemy?.card) emit(transaction, discard(run, 'enemy', [enemy.card], `base:${i}`));
      }
      return continueWith(rest, run);
    }
    case 'settle-step':
    case 'finish-step':
      run.stepFlow(transaction, first.next);
      return continueWith(rest, run);
  }
}

/** Returns the payment for a card, or the question which units pay; null if it can no longer be paid. */
function paymentOf(playing: Playing, id: string, run: Run): ReturnType<typeof planPayment> {
  const card = assertDefined(playing.pack.usable.get(id), 'a usable card with this id');
  const hasEffect = (units: readonly Unit[]) => canDoAny(afterPaying(playing, card, units), card.effects, run);
  return planPayment(playing, card, run, hasEffect);
}

/** Pays for a card, or first asks which units are placed on it (CRD-2). */
function pay(transaction: Transaction, id: string, todo: readonly Todo[], run: Run): Remaining {
  const price = paymentOf(playingOn(transaction), id, run);
  // The means are gone meanwhile: nothing is paid and the effects are dropped (CRD-2).
  if (price === null) return null;
  if ('ask' in price) {
    openChoice(transaction, run, price.ask, todo);
    return null;
  }
  emitAll(transaction, price.facts);
  return continueWith(todo.slice(1), run);
}
