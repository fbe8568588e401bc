// What a card does: verbs one after another, until one must be asked about or all are done.

import type { Effect, Verb, VerbName } from '../../content/cards/effects.ts';
import { damageTrack } from '../../content/tracks.ts';
import { type Course, playingOn, tell, tellAll } from '../course/course.ts';
import type { Choice, Todo, Unit, With } from '../state/board.ts';
import type { Playing } from '../state/state.ts';
import { sure } from '../state/sure.ts';
import { holds } from './counts.ts';
import { afterPaying, paying } from './price.ts';
import { damageBase, repairBase } from './verbs/base.ts';
import { addCrises, discard, discardCrises, drawTechs, readyCards, swapTechs } from './verbs/cards.ts';
import { gainCredits, loseCredits } from './verbs/credits.ts';
import { addDice, addSuccesses, forgiveLoss, lowerThreat, raiseAlienDie, reroll, turnDice } from './verbs/dice.ts';
import { drawEnemies, gainSalvage, loseSalvage, removeEnemies } from './verbs/enemies.ts';
import { lowerPanic, raisePanic } from './verbs/panic.ts';
import { addPause, lengthenCue } from './verbs/time.ts';
import { destroyUfos, moveUfos, placeUfos } from './verbs/ufos.ts';
import {
  canPromote,
  exhaustUnits,
  killUnits,
  moveUnits,
  promoteUnits,
  readyUnits,
  recruitUnits,
} from './verbs/units.ts';
import type { Ask, Doing, Happened, Plan, VerbRule } from './verbs/verb.ts';

const verbs: { readonly [N in VerbName]: VerbRule<N> } = {
  'destroy-ufos': destroyUfos,
  'move-ufos': moveUfos,
  'place-ufos': placeUfos,
  'raise-panic': raisePanic,
  'lower-panic': lowerPanic,
  'gain-credits': gainCredits,
  'lose-credits': loseCredits,
  reroll,
  'turn-dice': turnDice,
  'raise-alien-die': raiseAlienDie,
  'add-dice': addDice,
  'add-successes': addSuccesses,
  'forgive-loss': forgiveLoss,
  'lower-threat': lowerThreat,
  'ready-units': readyUnits,
  'exhaust-units': exhaustUnits,
  'kill-units': killUnits,
  'recruit-units': recruitUnits,
  'move-units': moveUnits,
  'promote-units': promoteUnits,
  'draw-techs': drawTechs,
  'swap-techs': swapTechs,
  'draw-enemies': drawEnemies,
  'remove-enemies': removeEnemies,
  'damage-base': damageBase,
  'repair-base': repairBase,
  'gain-salvage': gainSalvage,
  'lose-salvage': loseSalvage,
  'discard-crises': discardCrises,
  'add-crises': addCrises,
  'ready-cards': readyCards,
  'lengthen-cue': lengthenCue,
  'add-pause': addPause,
};

const planOf = <N extends VerbName>(playing: Playing, verb: Extract<Verb, { do: N }>, doing: Doing): Plan =>
  (verbs[verb.do as N] as VerbRule<N>)(playing, verb, doing);

/** Could the effect do anything on the table as it is? */
function canDo(playing: Playing, effect: Effect, looking: Doing): boolean {
  if ('when' in effect) {
    const branch = holds(playing, effect.when) ? effect.effects : (effect.otherwise ?? []);
    return branch.some((one) => canDo(playing, one, looking));
  }
  if ('oneOf' in effect) return effect.oneOf.some(([first]) => canDo(playing, first, looking));
  const plan = planOf(playing, effect, looking);
  return 'ask' in plan || plan.facts.length > 0;
}

const lookingOn = ({ role, why, at }: Doing): Doing => ({ role, why, at, answers: [], looking: true });

/** Could any of the effects do anything on the table as it is? */
export function canDoAny(playing: Playing, effects: readonly Effect[], doing: Doing): boolean {
  const looking = lookingOn(doing);
  return effects.some((effect) => canDo(playing, effect, looking));
}

/** Are effects in vain, whoever is placed on their card? Told at once, it need not be tried with each of them. */
export const areInVain = ({ board }: Playing, effects: readonly Effect[]): boolean =>
  effects.every((effect) => 'do' in effect && effect.do === 'promote-units' && !canPromote(board));

/** The question an effect begins with, if it does. */
export function firstAsk(playing: Playing, effects: readonly Effect[], doing: Doing): Ask | null {
  for (const effect of effects) {
    if ('when' in effect) {
      const inner = firstAsk(playing, holds(playing, effect.when) ? effect.effects : (effect.otherwise ?? []), doing);
      if (inner) return inner;
    } else if ('oneOf' in effect) {
      const possible = waysOf(playing, effect.oneOf, doing);
      const ask = wayAsked(effect.oneOf, possible);
      const wish = doing.wishes?.[ask.about] ?? ask.options[0];
      if (possible.length > 1 || wish !== ask.options[0]) return ask;
    } else {
      const plan = planOf(playing, effect, doing);
      if ('ask' in plan) return plan.ask;
    }
  }
  return null;
}

type Ways = readonly (readonly [Verb, ...Effect[]])[];

/** Ways are named by their place, and what they begin with. */
const nameOf = (way: readonly [Verb, ...Effect[]], i: number): string => `${i + 1}:${way[0].do}`;

/** Ways that would do something. */
function waysOf(playing: Playing, ways: Ways, doing: Doing): Ways {
  const looking = lookingOn(doing);
  return ways.filter(([first]) => canDo(playing, first, looking));
}

const wayAsked = (ways: Ways, possible: Ways): Ask => ({
  about: 'way',
  before: [],
  options: possible.map((way) => nameOf(way, ways.indexOf(way))),
});

/** One critical damage for each red space that damage has just led onto or over (TAB-4). */
function critical(facts: Happened): Todo[] {
  const strikes: Todo[] = [];
  for (const fact of facts) {
    if (typeof fact === 'function' || fact.type !== 'damage-changed' || fact.by <= 0) continue;
    const entered = damageTrack.slice(fact.damage - fact.by + 1, fact.damage + 1);
    for (const space of entered) if (space === 'red') strikes.push({ next: 'critical' });
  }
  return strikes;
}

/** What the resolution phase does when effects have been carried out; it knows the steps, effects do not. */
export type StepFlow = (course: Course, what: 'settle-step' | 'finish-step') => void;

export interface Run extends Doing {
  /** Answers given in advance, by what they are about. */
  readonly given: With | undefined;
  readonly stepFlow: StepFlow;
}

function openChoice(course: Course, { role, why }: Run, { about, options, before }: Ask, todo: readonly Todo[]): void {
  const choice: Choice = { role, about, options, source: why, todo, answers: before };
  tell(course, { type: 'choice-opened', at: course.at, why, choice });
}

/** What waited for the answer goes on. */
export function answered(course: Course, choice: Choice, option: string, stepFlow: StepFlow): void {
  const { role, source: why, todo, answers } = choice;
  carryOut(course, todo, { role, why, at: course.at, answers: [...answers, option], given: undefined, stepFlow });
}

/** What is left to do, and for whom; null where an answer is waited for. */
type Left = { readonly todo: readonly Todo[]; readonly run: Run } | null;

/** Answers are for what comes first; what comes then is asked anew. */
const onward = (todo: readonly Todo[], run: Run): Left => ({
  todo,
  run: run.answers.length === 0 ? run : { ...run, answers: [] },
});

/** Asks, unless the answer was given in advance; none was for critical damage that comes between. */
function ask(course: Course, run: Run, asked: Ask, todo: readonly Todo[]): Left {
  const isCritical = run.why === course.state.open.setup.plan;
  const { [asked.about]: inAdvance, ...given } = run.given ?? {};
  const option = isCritical ? undefined : asked.options.find((one) => one === inAdvance);
  if (option !== undefined) return { todo, run: { ...run, given, answers: [...asked.before, option] } };
  openChoice(course, run, asked, todo);
  return null;
}

/** Carries out what is to be done, in order; where something must be asked, the rest waits for the answer (CRD-7). */
export function carryOut(course: Course, todo: readonly Todo[], run: Run): void {
  let left: Left = { todo, run };
  while (left !== null) {
    const first: Todo | undefined = left.todo[0];
    if (first === undefined) return;
    left = 'next' in first ? doNext(course, first, left.todo, left.run) : doEffect(course, first, left.todo, left.run);
  }
}

/** Carries out the first effect, or what is under its condition, or one of its ways. */
function doEffect(course: Course, first: Effect, todo: readonly Todo[], run: Run): Left {
  const playing = playingOn(course);
  if ('do' in first) {
    const plan = planOf(playing, first, run);
    if ('ask' in plan) return ask(course, run, plan.ask, todo);
    tellAll(course, plan.facts);
    const strikes = critical(plan.facts);
    return onward(strikes.length === 0 ? todo.slice(1) : [...strikes, ...todo.slice(1)], run);
  }
  const rest = todo.slice(1);
  if ('when' in first) {
    const branch = holds(playing, first.when) ? first.effects : (first.otherwise ?? []);
    return onward([...branch, ...rest], run);
  }
  const { oneOf: ways } = first;
  const chosen = ways.find((way, i) => nameOf(way, i) === run.answers[0]);
  const possible = chosen ? waysOf(playing, [chosen], run) : [];
  const left = possible.length > 0 ? possible : waysOf(playing, ways, run);
  if (left.length > 1) return ask(course, run, wayAsked(ways, left), todo);
  return onward([...(left[0] ?? []), ...rest], run);
}

/** The question that the first thing to do begins with, on the table as it is; null if it needs no answer. */
export function questionOf(playing: Playing, todo: readonly Todo[], run: Run): Ask | null {
  const [first] = todo;
  if (first === undefined || 'when' in first) return null;
  if ('next' in first) {
    const price = first.next === 'pay' ? priceOf(playing, first.card, run) : null;
    return price !== null && 'ask' in price ? price.ask : null;
  }
  if ('oneOf' in first) {
    const possible = waysOf(playing, first.oneOf, run);
    return possible.length > 1 ? wayAsked(first.oneOf, possible) : null;
  }
  const plan = planOf(playing, first, run);
  return 'ask' in plan ? plan.ask : null;
}

/** Does what is to be done besides effects of cards. */
function doNext(course: Course, first: Extract<Todo, { next: string }>, todo: readonly Todo[], run: Run): Left {
  const { board, pack, setup } = playingOn(course);
  const rest = todo.slice(1);
  switch (first.next) {
    case 'crisis': {
      const [card] = board.crisisPool;
      if (card === undefined) return onward(rest, run);
      const { effects } = sure(pack.crisis.get(card));
      return onward([...effects, { next: 'discard-crisis', card }, ...todo], { ...run, why: card });
    }
    case 'pay':
      return pay(course, first.card, todo, run);
    case 'critical': {
      const { critical: effects } = sure(pack.plan.get(setup.plan));
      const resume: Todo = { next: 'resume', role: run.role, source: run.why };
      return onward([...effects, resume, ...rest], { ...run, role: 'squad-leader', why: setup.plan });
    }
    case 'resume':
      return onward(rest, { ...run, role: first.role, why: first.source });
    case 'discard-crisis': {
      const { card } = first;
      const by = { at: run.at, why: card };
      if (board.crisisPool.includes(card)) tell(course, discard(by, 'crisis', [card], 'crisis-pool'));
      return onward(rest, run);
    }
    case 'clear-base': {
      for (const [i, enemy] of board.enemies.entries()) {
        if (enemy?.card) tell(course, discard(run, 'enemy', [enemy.card], `base:${i}`));
      }
      return onward(rest, run);
    }
    default:
      run.stepFlow(course, first.next);
      return onward(rest, run);
  }
}

/** What the card costs now, or who has to be named first; null if it cannot be paid any more. */
function priceOf(playing: Playing, id: string, run: Run): ReturnType<typeof paying> {
  const card = sure(playing.pack.usable.get(id));
  const helps = (units: readonly Unit[]) => canDoAny(afterPaying(playing, card, units), card.effects, run);
  return paying(playing, card, run, helps);
}

/** The card is paid for, and what it does follows; or it is asked who is placed on it (CRD-2). */
function pay(course: Course, id: string, todo: readonly Todo[], run: Run): Left {
  const price = priceOf(playingOn(course), id, run);
  // Somebody else has taken what it costs: nothing is paid, and nothing comes of it (CRD-2).
  if (price === null) return null;
  if ('ask' in price) {
    openChoice(course, run, price.ask, todo);
    return null;
  }
  tellAll(course, price.facts);
  return onward(todo.slice(1), run);
}
