// Simulates the rest of the round from the open half, with the best luck in every task that is not left.

import { imaginedWorld } from '../../../bots/index.ts';
import type { Role } from '../../../content/roles.ts';
import { factsOf } from '../../../content/steps.ts';
import {
  allRules,
  decideWith,
  type GameServices,
  hasBoard,
  type Intent,
  legalIntents,
  type Playing,
  type RuleSet,
  type Schedule,
  type State,
  seededDice,
  takeable,
  taskDice,
  verbAsking,
  withPack,
} from '../../../rules/index.ts';

/** More moves than any round takes. */
const mostMoves = 400;

/** All rules, except that steps in which no card works do nothing: there the round is over. */
const rules: RuleSet = {
  ...allRules,
  board: allRules.board && {
    ...allRules.board,
    stepOpened: (course, step) => {
      if (factsOf(step).takesCards) allRules.board?.stepOpened(course, step);
    },
  },
};

/** A game that is played on in the mind. */
export interface Ahead {
  readonly now: Playing;
  /** Whether a question was answered on the way, so that another answer would have led elsewhere. */
  readonly asked: boolean;
  /** Makes a move. Returns whether it was allowed. */
  ask(intent: Intent, as: Role): boolean;
}

/** The role that acts in the open step. */
const actor = ({ step }: Playing): Role => {
  const role = step === null ? 'all' : factsOf(step).role;
  return role === 'all' ? 'central-officer' : role;
};

/** Whether nothing more can be done in this round. */
const isOver = ({ outcome, phase, step }: Playing): boolean =>
  outcome !== null || phase === 'setup' || (step !== null && !factsOf(step).takesCards);

/** A schedule in which the open cue is the last one, so that the steps follow. */
const lastCue = ({ round, cueNumber, finalMission }: Playing): Schedule => ({
  round,
  cues: Array.from({ length: cueNumber }, () => ({
    kind: 'ending',
    side: 'none',
    role: 'all',
    scrambled: false,
    limit: null,
  })),
  forecasts: [],
  pause: null,
  finalMission,
  adaptation: { step: 0, reasons: [] },
});

/** Begins the simulation. Its caller enters the faces of all dice. */
export function aheadOf(playing: Playing): Ahead {
  const { pack } = playing;
  const table: GameServices = {
    director: () => {
      throw new Error('the next round is not imagined');
    },
    dice: seededDice,
    pack,
  };
  const start: Playing = { ...playing, board: { ...playing.board, dice: 'table' } };
  let state: State = imaginedWorld(start, { schedule: lastCue(playing), revealed: [] }, 'ahead', table);
  let asked = false;
  let now = start;
  return {
    get now() {
      return now;
    },
    get asked() {
      return asked;
    },
    ask(intent, as) {
      const decision = decideWith(rules, state, intent, as, state.open.at, table);
      if ('refused' in decision) return false;
      if (intent.type === 'choose') asked = true;
      state = decision.state;
      const open = withPack(state.open, pack);
      if (hasBoard(open)) now = open;
      return true;
    },
  };
}

/** Answers the open question: helpful effects go to the most panicked continent, all others to the first option. */
function answer(ahead: Ahead): void {
  const { now } = ahead;
  const [choice] = now.board.choices;
  if (choice === undefined) return;
  const [first = ''] = choice.options;
  const helps = verbAsking(now, choice.todo)?.do === 'lower-panic';
  const panicOf = (option: string): number => Object.entries(now.board.panic).find(([one]) => one === option)?.[1] ?? 0;
  const option = helps
    ? choice.options.reduce((best, one) => (panicOf(one) > panicOf(best) ? one : best), first)
    : first;
  ahead.ask({ type: 'choose', option }, choice.role);
}

/** Rolls the best dice for the open task, with soldiers on as many icons as they can stand on. */
function roll(ahead: Ahead): boolean {
  for (let i = 0; i < mostMoves; i += 1) {
    const as = actor(ahead.now);
    const on = ahead.now.board.task?.soldiers ?? {};
    const place = legalIntents(ahead.now, as).find(
      (intent) =>
        intent.type === 'place' &&
        intent.icon !== null &&
        on[intent.soldier] === undefined &&
        !Object.values(on).includes(intent.icon),
    );
    if (place === undefined || !ahead.ask(place, as)) break;
  }
  const dice = taskDice(ahead.now);
  const as = actor(ahead.now);
  const xcom = Array.from({ length: dice }, () => 6);
  return dice > 0 && ahead.ask({ type: 'roll', faces: { xcom, alien: 8 } }, as) && ahead.ask({ type: 'apply' }, as);
}

/** Makes the next move with the best luck. Returns whether there was one. */
function move(ahead: Ahead): boolean {
  const { now } = ahead;
  const as = actor(now);
  if (now.board.choices.length > 0) answer(ahead);
  else if (now.board.task?.roll) return ahead.ask({ type: 'apply' }, as);
  else if (now.board.task) return roll(ahead) || ahead.ask({ type: 'stop' }, as);
  else {
    const [task] = takeable(now);
    return task ? ahead.ask({ type: 'take', task }, as) : ahead.ask({ type: 'done' }, as);
  }
  return true;
}

/** Plays on to the end of the round with the best luck. */
export function playOn(ahead: Ahead): void {
  for (let i = 0; i < mostMoves && !isOver(ahead.now); i += 1) if (!move(ahead)) return;
}
