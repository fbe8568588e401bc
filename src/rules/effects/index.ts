// What a card does: verbs one after another, until one must be asked about or all are done.

import type { Effect, Verb, VerbName } from '../../content/effects.ts';
import { damageTrack } from '../../content/tracks.ts';
import type { Choice, Todo, Unit, With } from '../board.ts';
import { holds } from '../counts.ts';
import type { Fact, GameEvent } from '../events.ts';
import { type Happening, type Next, stamped, type Unknown } from '../rule.ts';
import { hasBoard, type Playing } from '../state.ts';
import { sure } from '../sure.ts';
import { damageBase, repairBase } from './base.ts';
import { addCrises, discard, discardCrises, drawTechs, readyCards, swapTechs } from './cards.ts';
import { gainCredits, loseCredits } from './credits.ts';
import { addDice, addSuccesses, forgiveLoss, lowerThreat, raiseAlienDie, reroll, turnDice } from './dice.ts';
import { drawEnemies, gainSalvage, loseSalvage, removeEnemies } from './enemies.ts';
import { lowerPanic, raisePanic } from './panic.ts';
import { afterPaying, paying } from './price.ts';
import { addPause, lengthenCue } from './time.ts';
import { destroyUfos, moveUfos, placeUfos } from './ufos.ts';
import { exhaustUnits, killUnits, moveUnits, promoteUnits, readyUnits, recruitUnits } from './units.ts';
import type { Ask, Doing, Plan, VerbRule } from './verb.ts';

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
function canDo(playing: Playing, effect: Effect, doing: Doing): boolean {
  if ('when' in effect) {
    const branch = holds(playing, effect.when) ? effect.effects : (effect.otherwise ?? []);
    return canDoAny(playing, branch, doing);
  }
  if ('oneOf' in effect) return effect.oneOf.some(([first]) => canDo(playing, first, doing));
  const plan = planOf(playing, effect, doing);
  return 'ask' in plan || plan.facts.length > 0;
}

/** Could any of the effects do anything on the table as it is? */
export const canDoAny = (playing: Playing, effects: readonly Effect[], doing: Doing): boolean =>
  effects.some((effect) => canDo(playing, effect, doing));

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
const waysOf = (playing: Playing, ways: Ways, doing: Doing): Ways =>
  ways.filter(([first]) => canDo(playing, first, { ...doing, answers: [] }));

const wayAsked = (ways: Ways, possible: Ways): Ask => ({
  about: 'way',
  before: [],
  options: possible.map((way) => nameOf(way, ways.indexOf(way))),
});

/** One critical damage for each red space that damage has just led onto or over (TAB-4). */
function critical(facts: readonly (Fact | Unknown)[]): Todo[] {
  const strikes: Todo[] = [];
  for (const fact of facts) {
    if (typeof fact === 'function' || fact.type !== 'damage-changed' || fact.by <= 0) continue;
    const entered = damageTrack.slice(fact.damage - fact.by + 1, fact.damage + 1);
    for (const space of entered) if (space === 'red') strikes.push({ next: 'critical' });
  }
  return strikes;
}

/** What the resolution phase does when effects have been carried out; it knows the steps, effects do not. */
export type StepFlow = (what: 'settle-step' | 'finish-step', at: number) => Happening;

export interface Run extends Doing {
  readonly at: number;
  /** Answers given in advance, by what they are about. */
  readonly given?: With;
  readonly stepFlow: StepFlow;
}

function opened({ role, source, at }: Run, { about, options, before }: Ask, todo: readonly Todo[]): GameEvent {
  const choice: Choice = { role, about, options, source, todo, answers: before };
  return { type: 'choice-opened', at, why: source, choice };
}

/** What waited for the answer goes on. */
export const answered = (choice: Choice, option: string, at: number, stepFlow: StepFlow): Happening => {
  const { role, source, todo, answers } = choice;
  return carryOut(todo, { role, source, at, answers: [...answers, option], stepFlow });
};

/** Asks, unless the answer was given in advance; none was for critical damage that comes between. */
function asking(playing: Playing, run: Run, ask: Ask, todo: readonly Todo[]): Next[] {
  const { [ask.about]: inAdvance, ...given } = run.given ?? {};
  const isCritical = run.source === playing.setup.plan;
  const option = isCritical ? undefined : ask.options.find((one) => one === inAdvance);
  if (option === undefined) return [opened(run, ask, todo)];
  return carried(playing, todo, { ...run, given, answers: [...ask.before, option] });
}

/** Answers are for what comes first; what comes then is asked anew. */
const unanswered = (run: Run): Run => (run.answers.length === 0 ? run : { ...run, answers: [] });

/** What is left to do, once what comes before it has happened. */
const later = (todo: readonly Todo[], run: Run): Happening[] =>
  todo.length === 0 ? [] : [carryOut(todo, unanswered(run))];

/** Tells the facts one after another, each with what the ones before have led to, and then what critical damage does. */
function told(playing: Playing, run: Run, { facts }: Extract<Plan, { facts: unknown }>, rest: readonly Todo[]): Next[] {
  if (facts.length === 0) return carried(playing, rest, unanswered(run));
  const happened = stamped(facts, run.at, run.source);
  const strikes = critical(facts);
  const todo = strikes.length === 0 ? rest : [...strikes, ...rest];
  return todo.length === 0 ? happened : [...happened, carryOut(todo, unanswered(run))];
}

/** Carries out what is to be done, in order; where something must be asked, the rest waits for the answer (CRD-7). */
export const carryOut =
  (todo: readonly Todo[], run: Run): Happening =>
  ({ open }) =>
    hasBoard(open) ? carried(open, todo, run) : [];

function carried(playing: Playing, todo: readonly Todo[], run: Run): Next[] {
  const [first] = todo;
  if (first === undefined) return [];
  const rest = todo.slice(1);
  if ('do' in first) {
    const plan = planOf(playing, first, run);
    return 'ask' in plan ? asking(playing, run, plan.ask, todo) : told(playing, run, plan, rest);
  }
  if ('next' in first) return afterEffect(playing, first, rest, run);
  if ('when' in first) {
    const branch = holds(playing, first.when) ? first.effects : (first.otherwise ?? []);
    return carried(playing, [...branch, ...rest], unanswered(run));
  }
  const { oneOf: ways } = first;
  const chosen = ways.find((way, i) => nameOf(way, i) === run.answers[0]);
  const possible = chosen ? waysOf(playing, [chosen], run) : [];
  const left = possible.length > 0 ? possible : waysOf(playing, ways, run);
  if (left.length > 1) return asking(playing, run, wayAsked(ways, left), todo);
  return carried(playing, [...(left[0] ?? []), ...rest], unanswered(run));
}

/** What is to be done besides effects of cards. */
function afterEffect(
  playing: Playing,
  first: Extract<Todo, { next: string }>,
  rest: readonly Todo[],
  run: Run,
): Next[] {
  const { board, pack, setup } = playing;
  switch (first.next) {
    case 'crisis': {
      const [card] = board.crisisPool;
      if (card === undefined) return carried(playing, rest, unanswered(run));
      const todo: Todo[] = [...sure(pack.crisis.get(card)).effects, { next: 'discard-crisis', card }, first, ...rest];
      return carried(playing, todo, { ...run, source: card, answers: [] });
    }
    case 'pay': {
      const card = sure(pack.usable.get(first.card));
      const could = { role: run.role, source: run.source, answers: [] };
      const helps = (units: readonly Unit[]) => canDoAny(afterPaying(playing, card, units), card.effects, could);
      const price = paying(playing, card, { ...run, helps });
      // Somebody else has taken what it costs: nothing is paid, and nothing comes of it (CRD-2).
      if (price === null) return [];
      if ('ask' in price) return [opened(run, price.ask, [first, ...rest])];
      return [...stamped(price.facts, run.at, card.id), ...later(rest, run)];
    }
    case 'critical': {
      const resume: Todo = { next: 'resume', role: run.role, source: run.source };
      const todo = [...sure(pack.plan.get(setup.plan)).critical, resume, ...rest];
      return carried(playing, todo, { ...run, role: 'squad-leader', source: setup.plan, answers: [] });
    }
    case 'resume':
      return carried(playing, rest, { ...run, role: first.role, source: first.source, answers: [] });
    case 'discard-crisis': {
      const lies = board.crisisPool.includes(first.card);
      const gone = lies ? [discard('crisis', [first.card], 'crisis-pool')] : [];
      return [...stamped(gone, run.at, first.card), ...later(rest, run)];
    }
    case 'clear-base': {
      const left = board.enemies.flatMap((enemy, i) =>
        enemy?.card ? [discard('enemy', [enemy.card], `base:${i}`)] : [],
      );
      return [...stamped(left, run.at, run.source), ...later(rest, run)];
    }
    default:
      return [run.stepFlow(first.next, run.at), ...later(rest, run)];
  }
}
