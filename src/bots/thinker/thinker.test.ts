import { describe, expect, test } from 'vitest';
import { at, table as position } from '../../../tests/tools/given.ts';
import { standardTable, withStandardPack } from '../../../tests/tools/standard.ts';
import { roles } from '../../content/roles.ts';
import { eventsOf } from '../../host/index.ts';
import {
  check,
  type Draws,
  type EventOf,
  evolve,
  foldEvents,
  type GameEvent,
  type OpenGame,
  seededDice,
} from '../../rules/index.ts';
import type { SeenEvent } from '../../rules/state/events.ts';
import { playGame } from '../../sim/index.ts';
import { type Bot, type Budget, bots, type Move } from '../index.ts';
import { type Thought, thinkerWith } from './thinker.ts';

const chance = (seed: string): Draws => seededDice(seed).draws('bots');

/** A thinker, by default with the smallest budget. */
const thinker = (more: { heard?: (thought: Thought) => void; budget?: Budget; policy?: Bot } = {}): Bot =>
  thinkerWith({ table: standardTable, policy: bots.planner, budget: { rollouts: 1 }, ...more });

/** Returns the same event in a game with another hidden half: other seed, decks and cues. */
function withOtherHidden(event: GameEvent): GameEvent {
  switch (event.type) {
    case 'secret/seeded':
      return { ...event, seed: 'another' };
    case 'secret/decks-stacked': {
      const { tech = [], crisis = [], mission = [], enemy = [] } = event.decks;
      const [t, c, m, e] = [tech, crisis, mission, enemy].map((cards) => cards.toReversed());
      return { ...event, decks: { tech: t ?? [], crisis: c ?? [], mission: m ?? [], enemy: e ?? [] } };
    }
    case 'secret/schedule-prepared': {
      const { schedule } = event;
      return { ...event, schedule: { ...schedule, cues: schedule.cues.toReversed(), forecasts: [] } };
    }
    default:
      event satisfies SeenEvent | EventOf<'secret/light-used'>;
      return event;
  }
}

/** Plays a thinker's game. Returns its log, and for each move the number of events before it. */
function played(seed: string) {
  const moves: { readonly move: Move; readonly events: number }[] = [];
  const game = playGame({ seed, difficulty: 'hard' }, thinker(), undefined, (move, events) =>
    moves.push({ move, events: events.length }),
  );
  const log = eventsOf(game.log);
  let until = log.length;
  const before = moves.toReversed().map(({ move, events }) => {
    until -= events;
    return { move, until };
  });
  return { log, moves: before.toReversed() };
}

/** Asia is about to fall and lose the game. A decoy can move one of its two UFOs, interceptors must stop the other. */
const pressed = (begin: 'deploy-interceptors' | 'global-defense', more: Parameters<typeof position>[1] = {}) =>
  position(
    {
      begin,
      panic: { asia: 7, africa: 8 },
      ufos: { asia: 2 },
      budget: 6,
      units: begin === 'global-defense' ? at('continent:asia', 'interceptor-1', 'interceptor-2', 'interceptor-3') : [],
    },
    more,
  );

/** The planner, except that it never rolls. */
const timid: Bot = (open, seats, from) => {
  const move = bots.planner(open, seats, from);
  return move?.intent.type === 'roll' ? { as: move.as, intent: { type: 'stop' }, reason: 'risk' } : move;
};

describe('the thinker', () => {
  test('INF-1 makes the same moves with another hidden half, through a whole game', () => {
    const { log, moves } = played('hidden');
    const [bot, from] = [thinker(), chance('hidden')];
    let [real, other] = [foldEvents([]), foldEvents([])];
    let known = 0;
    for (const { move, until } of moves) {
      for (const event of log.slice(known, until)) {
        real = evolve(real, event);
        other = evolve(other, withOtherHidden(event));
      }
      known = until;
      expect(JSON.stringify(other.open)).toBe(JSON.stringify(real.open));
      expect(other.hidden).not.toEqual(real.hidden);
      expect(bot(withStandardPack(other.open), roles, from)).toEqual(move);
    }
    expect(moves.length).toBeGreaterThan(100);
  });

  test('compares decisions of every kind, never takes a line with a worse mean than the first, and says how much it gains', {
    tags: ['sweep'],
  }, () => {
    const thoughts: Thought[] = [];
    const moves: Move[] = [];
    for (const seed of ['kinds-1', 'kinds-2']) {
      const bot = thinker({ heard: (one) => thoughts.push(one) });
      playGame({ seed, difficulty: 'normal' }, bot, undefined, (move) => moves.push(move));
    }
    const kinds = ['allocation', 'card', 'choice', 'funding', 'purchase', 'research', 'roll', 'task'];
    expect([...new Set(thoughts.map(({ kind }) => kind))].toSorted()).toEqual(kinds);
    for (const { lines, means, best } of thoughts) {
      expect(lines.length).toBeGreaterThan(1);
      expect(means).toHaveLength(lines.length);
      expect(means.every((mean) => mean >= 0 && mean <= 1)).toBe(true);
      expect(means[best]).toBeGreaterThanOrEqual(means[0] ?? 1);
      expect(JSON.parse(JSON.stringify(lines))).toEqual(lines);
    }
    const better = moves.filter(({ reason }) => reason === 'wins-more');
    for (const { percent = 0.5, other = 100 } of better) {
      expect(Number.isInteger(percent) && Number.isInteger(other)).toBe(true);
      expect(percent).toBeGreaterThan(other);
    }
    const littleBetter = moves.filter(({ reason }) => reason === 'wins-little-more');
    expect(littleBetter.every(({ percent }) => percent === undefined)).toBe(true);
    expect([better.length, littleBetter.length].every((count) => count > 0)).toBe(true);
  });

  test.each(['app', 'table'] as const)(
    'overrules a policy that lets a continent fall, and gives both winning chances, with dice of the %s',
    (dice) => {
      const play = pressed('global-defense', { dice });
      play.do({ type: 'take', task: { continent: 'asia' } }, { as: 'commander' });
      const move = thinker({ policy: timid, budget: { rollouts: 20 } })(play.open, roles, chance('pressed'));
      expect(move).toMatchObject({ as: 'commander', intent: { type: 'roll' }, reason: 'wins-more' });
      expect(move?.percent).toBeGreaterThan((move?.other ?? 100) + 2);
    },
  );

  test('TIM-6 carries out its allocation, and decides again if the table changes', () => {
    const play = pressed('deploy-interceptors');
    const thoughts: Thought[] = [];
    const bot = thinker({ heard: (one) => thoughts.push(one) });
    const next = (open: OpenGame) => bot(open, roles, chance('carry'));
    const first = next(play.open);
    if (first?.intent.type !== 'assign') throw new Error('no units were sent');
    expect(thoughts).toHaveLength(1);
    play.do(first.intent, { as: first.as });
    expect(next(play.open)?.intent).toEqual(thoughts[0]?.lines[thoughts[0].best]?.[1]?.intent);
    expect(thoughts).toHaveLength(1);
    // It decides again after a recall, and when asked twice for the same table: its plan expects the next one.
    play.do({ type: 'recall', units: first.intent.units }, { as: 'commander' });
    next(play.open);
    expect(thoughts).toHaveLength(2);
    next(play.open);
    expect(thoughts).toHaveLength(3);
  });

  test('TSK-11 can think at a table that rolls its own dice', () => {
    const play = position({
      begin: 'base-defense',
      enemies: ['muton-grunt', 'sectoid-scout'],
      units: at('base', 'heavy-1', 'assault-1'),
    });
    const thoughts: Thought[] = [];
    const move = thinker({ heard: (one) => thoughts.push(one) })(play.open, roles, chance('own'));
    expect(move && check(play.open, move.intent, move.as)).toBe(null);
    expect(thoughts.map(({ kind }) => kind)).toEqual(['task']);
  });

  test('RES-7 does not return to an enemy it left until the table changes', () => {
    const takenWith = (seed: string) => {
      const play = position({
        begin: 'base-defense',
        enemies: ['muton-grunt', 'muton-grunt'],
        damage: 5,
        units: at('base', 'assault-1'),
      });
      const [bot, draws] = [thinker(), chance(seed)];
      const taken: (number | undefined)[] = [];
      // At most 6 moves: taking both enemies and placing a soldier on each, stopping, and ending the step.
      for (let count = 0; count < 6; count += 1) {
        const move = bot(play.open, roles, draws);
        if (move === null || move.intent.type === 'done' || move.intent.type === 'roll') return taken;
        if (move.intent.type === 'take') taken.push(move.intent.task.enemy);
        play.do(move.intent, { as: move.as });
      }
      throw new Error(`no roll with seed ${seed}`);
    };
    for (let n = 0; n < 20; n += 1) {
      const taken = takenWith(`switch-${n}`);
      expect(taken).toEqual([...new Set(taken)]);
    }
  });

  test('stays within its budget', () => {
    const thought = (budget: Budget): Thought | undefined => {
      const thoughts: Thought[] = [];
      const play = pressed('global-defense');
      play.do({ type: 'take', task: { continent: 'asia' } }, { as: 'commander' });
      const bot = thinker({ policy: timid, budget, heard: (one) => thoughts.push(one) });
      bot(play.open, roles, chance('long'));
      return thoughts[0];
    };
    const short = thought({ enough: () => true });
    expect(short?.rollouts).toBe(short?.lines.length);
    expect(thought({ enough: () => false })?.rollouts).toBeGreaterThan(20);
    expect(thought({ rollouts: 12 })?.rollouts).toBe(12);
  });

  test('CLK-9 returns no move while the menu is open', () => {
    const play = pressed('deploy-interceptors');
    play.do('open-menu');
    expect(thinker()(play.open, roles, chance('menu'))).toBe(null);
  });
});
