import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difficulties } from '../../src/content/difficulties.ts';
import { roles } from '../../src/content/roles.ts';
import { companionPack } from '../../src/content/standard/companion-pack.ts';
import { timerScales } from '../../src/content/timings.ts';
import {
  advanceTo,
  check,
  decide,
  due,
  type EventType,
  type Intent,
  legalIntents,
  playerView,
} from '../../src/rules/index.ts';
import { calm, Play } from '../tools/given.ts';
import { reloaded } from '../tools/saves/saves.ts';
import { newStandardGame, standardTable } from '../tools/standard.ts';

/** A random action: waits, asks for something legal, or asks for anything. */
const move = fc.record({
  what: fc.constantFrom('wait', 'legal', 'legal', 'done', 'done', 'done', 'done', 'anything'),
  ms: fc.oneof(fc.nat(2_000), fc.nat(40_000), fc.constant(0)),
  pick: fc.nat(10_000),
  as: fc.constantFrom(...roles),
});
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;

const anything: readonly Intent[] = [
  { type: 'begin' },
  { type: 'done' },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'open-menu' },
  { type: 'close-menu' },
  { type: 'scan' },
  { type: 'report', entry: {} },
  { type: 'report', entry: { baseDestroyed: true } },
  { type: 'report', entry: { panic: { ...calm, asia: 'orange', europe: 'orange' } } },
  { type: 'report', entry: { orbitUfos: 30 } },
  { type: 'correct', entry: { orbitUfos: 3 } },
  { type: 'correct', entry: { panic: calm } },
  { type: 'report-late', entry: { orbitUfos: 3 } },
  { type: 'report-late', entry: { panic: { ...calm, asia: 'red' } } },
  { type: 'correct', entry: { baseDestroyed: false } },
  ...timerScales.map((timers): Intent => ({ type: 'set-timers', timers })),
];

const wishes = fc.record({
  seed: fc.string({ maxLength: 12 }),
  difficulty: fc.constantFrom(...difficulties),
  timers: fc.constantFrom(...timerScales),
});

function start(wish: typeof wishes extends fc.Arbitrary<infer W> ? W : never): Play {
  return new Play(standardTable, newStandardGame(wish));
}

function step(play: Play, { what, ms, pick, as }: Move): void {
  if (what === 'wait') play.wait(play.at + ms);
  else if (what === 'legal' || what === 'done') {
    const moves = legalIntents(play.open, as).filter(
      ({ type }) => what === 'legal' || type === 'done' || type === 'begin',
    );
    const chosen = moves[pick % moves.length];
    if (chosen) play.do(chosen, { as });
  } else {
    const intent = anything[pick % anything.length] ?? { type: 'done' };
    const allowed = check(play.open, intent, as) === null;
    const decision = decide(play.state, intent, as, play.at, standardTable);
    expect('refused' in decision).toBe(!allowed);
    if (allowed) play.do(intent, { as });
  }
}

/** Event types that companion games can produce. */
const eventTypes: readonly EventType[] = [
  'game-set-up',
  'secret/seeded',
  'secret/schedule-prepared',
  'round-prepared',
  'cue-opened',
  'cue-expired',
  'cue-closed',
  'paused',
  'resumed',
  'menu-opened',
  'menu-closed',
  'secret/light-used',
  'scanned',
  'timers-set',
  'step-opened',
  'step-closed',
  'reported',
  'corrected',
  'reported-late',
  'round-ended',
  'game-ended',
  'game-revived',
];

describe('random companion games', () => {
  const happened = new Set<EventType>();
  let furthest = 0;

  test('FIN-4 INF-1 keep every promise: legal is never refused, refusals change nothing, the log folds to the state', () => {
    fc.assert(
      fc.property(wishes, fc.array(move, { minLength: 200, maxLength: 500 }), (wish, moves) => {
        const play = start(wish);
        for (const one of moves) step(play, one);
        const seen = JSON.stringify(playerView(play.open));
        expect(seen).not.toMatch(/schedule|revealed|adaptation|"seed"/);
        const { log, state } = play.game;
        expect(reloaded(play.game)).toEqual({ log, state, pack: companionPack });
        for (const { type } of play.log) happened.add(type);
        furthest = Math.max(furthest, play.view.round);
      }),
      { numRuns: 100, seed: 1 },
    );
    // The games are meaningful only if they produced every type of event and whole rounds.
    expect([...happened].toSorted()).toEqual([...eventTypes].toSorted());
    expect(furthest).toBeGreaterThan(1);
  });

  test('have no dead end: until a game is over, some seat can move it forward', () => {
    fc.assert(
      fc.property(wishes, fc.array(move, { minLength: 40, maxLength: 200 }), (wish, moves) => {
        const play = start(wish);
        for (const one of moves) step(play, one);
        if (play.view.phase === 'over') return;
        const moving = roles
          .flatMap((as) => legalIntents(play.open, as))
          .filter(({ type }) => type !== 'correct' && type !== 'report-late');
        expect(moving.length).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });

  test('CLK-2 FIN-1 one long wait and many short ones lead to the same state', () => {
    fc.assert(
      fc.property(
        wishes,
        fc.array(move, { minLength: 5, maxLength: 60 }),
        fc.array(fc.nat(9_000), { maxLength: 30 }),
        (wish, moves, strides) => {
          const play = start(wish);
          for (const one of moves) step(play, one);
          const total = strides.reduce((sum, ms) => sum + ms, 0);
          const whole = advanceTo(play.state, play.at + total, standardTable);
          let bit = { state: play.state, events: [] as unknown[] };
          for (const ms of strides) {
            const next = advanceTo(bit.state, bit.state.open.at + ms, standardTable);
            bit = { state: next.state, events: [...bit.events, ...next.events] };
          }
          expect(bit).toEqual({ state: whole.state, events: whole.events });
        },
      ),
      { numRuns: 300 },
    );
  });

  test('CLK-1 nothing falls due in the past, and every deadline fires at its exact instant', () => {
    fc.assert(
      fc.property(wishes, fc.array(move, { maxLength: 60 }), (wish, moves) => {
        const play = start(wish);
        for (const one of moves) step(play, one);
        const next = due(play.state.open);
        if (next === null) return;
        expect(next.at).toBeGreaterThanOrEqual(play.at);
        expect(advanceTo(play.state, next.at - 1, standardTable).events.filter(({ at }) => at > play.at)).toEqual([]);
        expect(advanceTo(play.state, next.at, standardTable).events[0]?.at).toBe(next.at);
      }),
      { numRuns: 200 },
    );
  });
});
