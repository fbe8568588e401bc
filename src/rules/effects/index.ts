// What a card does: verbs one after another, until one must be asked about or all are done.

import type { Effect, Verb, VerbName } from '../../content/effects.ts';
import { damageTrack } from '../../content/tracks.ts';
import type { Choice, Todo } from '../board.ts';
import { holds } from '../counts.ts';
import type { Fact, GameEvent } from '../events.ts';
import type { Happening } from '../rule.ts';
import { hasBoard, type Playing } from '../state.ts';
import { sure } from '../sure.ts';
import { damageBase, repairBase } from './base.ts';
import { addCrises, discard, discardCrises, drawTechs, readyCards, swapTechs } from './cards.ts';
import { gainCredits, loseCredits } from './credits.ts';
import { addDice, addSuccesses, forgiveLoss, lowerThreat, raiseAlienDie, reroll, turnDice } from './dice.ts';
import { drawEnemies, gainSalvage, loseSalvage, removeEnemies } from './enemies.ts';
import { lowerPanic, raisePanic } from './panic.ts';
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
export function canDo(playing: Playing, effect: Effect, doing: Doing): boolean {
  if ('when' in effect) {
    const branch = holds(playing, effect.when) ? effect.effects : (effect.otherwise ?? []);
    return branch.some((inner) => canDo(playing, inner, doing));
  }
  if ('oneOf' in effect) return effect.oneOf.some(([first]) => canDo(playing, first, doing));
  const plan = planOf(playing, effect, doing);
  return 'ask' in plan || plan.facts.length > 0;
}

/** The question an effect begins with, if it does. */
export function firstAsk(playing: Playing, effects: readonly Effect[], doing: Doing): Ask | null {
  for (const effect of effects) {
    if ('when' in effect) {
      const inner = firstAsk(playing, holds(playing, effect.when) ? effect.effects : (effect.otherwise ?? []), doing);
      if (inner) return inner;
    } else if ('oneOf' in effect) {
      const ask = askOne(playing, effect.oneOf, doing);
      if (ask) return ask;
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

function askOne(playing: Playing, ways: Ways, doing: Doing): Ask | null {
  const possible = waysOf(playing, ways, doing);
  if (possible.length < 2) return null;
  return { about: 'way', before: [], options: possible.map((way) => nameOf(way, ways.indexOf(way))) };
}

/** One critical damage for each red space that damage has just led onto or over (TAB-4). */
const critical = (happened: readonly GameEvent[]): Todo[] =>
  happened.flatMap((event) => {
    if (event.type !== 'damage-changed' || event.by <= 0) return [];
    const entered = damageTrack.slice(event.damage - event.by + 1, event.damage + 1);
    return entered.filter((space) => space === 'red').map((): Todo => ({ next: 'critical' }));
  });

/** What the resolution phase does when effects have been carried out; it knows the steps, effects do not. */
export type StepFlow = (what: 'settle-step' | 'finish-step', at: number) => Happening;

export interface Run extends Doing {
  readonly at: number;
  /** Answers given in advance, by what they are about. */
  readonly given?: Readonly<Record<string, unknown>>;
  readonly stepFlow: StepFlow;
}

function opened(run: Run, { about, options, before }: Ask, todo: readonly Todo[]): Happening {
  const choice: Choice = { role: run.role, about, options, source: run.source, todo, answers: before };
  return () => [{ type: 'choice-opened', at: run.at, why: run.source, choice }];
}

/** Asks, unless the answer was given in advance. */
function asking(run: Run, ask: Ask, todo: readonly Todo[]): readonly Happening[] {
  const inAdvance = run.given?.[ask.about];
  const option = ask.options.find((one) => one === inAdvance);
  if (option === undefined) return [opened(run, ask, todo)];
  const { [ask.about]: _, ...given } = run.given ?? {};
  return [carryOut(todo, { ...run, given, answers: [...ask.before, option] })];
}

/** Tells the facts one after another, each with what the ones before have led to, and then what critical damage does. */
function told(run: Run, { facts }: Extract<Plan, { facts: unknown }>, rest: readonly Todo[]): readonly Happening[] {
  const stamp = (fact: Fact): GameEvent => ({ ...fact, at: run.at, why: run.source });
  const next = { ...run, answers: [] };
  const known = facts.filter((fact) => typeof fact !== 'function').map(stamp);
  return [
    ...facts.map(
      (fact): Happening =>
        (state, table) =>
          typeof fact === 'function' ? fact(state, table).map(stamp) : [stamp(fact)],
    ),
    carryOut([...critical(known), ...rest], next),
  ];
}

/** Carries out what is to be done, in order; where something must be asked, the rest waits for the answer (CRD-7). */
export const carryOut =
  (todo: readonly Todo[], run: Run): Happening =>
  ({ open }) => {
    const [first, ...rest] = todo;
    if (first === undefined || !hasBoard(open)) return [];
    const go = (more: readonly Todo[]): Happening[] => [carryOut([...more, ...rest], { ...run, answers: [] })];
    if ('next' in first) return afterEffect(open, first, rest, run);
    if ('when' in first) return go(holds(open, first.when) ? first.effects : (first.otherwise ?? []));
    if ('oneOf' in first) {
      const ways = waysOf(open, first.oneOf, run);
      const way = ways.find((one) => nameOf(one, first.oneOf.indexOf(one)) === run.answers[0]);
      if (way) return go(way);
      const ask = askOne(open, first.oneOf, run);
      return ask ? asking(run, ask, todo) : go(ways[0] ?? []);
    }
    const plan = planOf(open, first, run);
    return 'ask' in plan ? asking(run, plan.ask, todo) : told(run, plan, rest);
  };

/** What is to be done besides effects of cards. */
function afterEffect(
  { board, pack, setup }: Playing,
  first: Extract<Todo, { next: string }>,
  rest: readonly Todo[],
  run: Run,
): Happening[] {
  const then = carryOut(rest, { ...run, answers: [] });
  const stamped =
    (fact: Fact, why: string): Happening =>
    () => [{ ...fact, at: run.at, why }];
  switch (first.next) {
    case 'crisis': {
      const [card] = board.crisisPool;
      if (card === undefined) return [then];
      const { effects } = sure(pack.crisis.get(card));
      return [
        carryOut([...effects, { next: 'discard-crisis', card }, first, ...rest], { ...run, source: card, answers: [] }),
      ];
    }
    case 'critical': {
      const { critical: effects } = sure(pack.plan.get(setup.plan));
      const resume: Todo = { next: 'resume', role: run.role, source: run.source };
      const todo = [...effects, resume, ...rest];
      return [carryOut(todo, { ...run, role: 'commander', source: setup.plan, answers: [] })];
    }
    case 'resume':
      return [carryOut(rest, { ...run, role: first.role, source: first.source, answers: [] })];
    case 'discard-crisis': {
      const lies = board.crisisPool.includes(first.card);
      return lies ? [stamped(discard('crisis', [first.card], 'crisis-pool'), first.card), then] : [then];
    }
    case 'clear-base': {
      const left = board.enemies.flatMap((enemy, i) =>
        enemy?.card ? [discard('enemy', [enemy.card], `base:${i}`)] : [],
      );
      return [...left.map((fact) => stamped(fact, run.source)), then];
    }
    default:
      return [run.stepFlow(first.next, run.at), then];
  }
}
