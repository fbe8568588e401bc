import { describe, expect, test } from 'vitest';
import { calm, Play } from '../../../tests/tools/given.ts';
import { couldFollow, couldHappen, type Moment, momentsOf } from '../../../tests/tools/moments.ts';
import { standardTable } from '../../../tests/tools/standard.ts';
import { stepKinds } from '../../content/steps.ts';
import { newGame } from '../all-rules.ts';
import { byCard, byIntent, byTime } from '../state/cause.ts';
import { due } from '../state/clock.ts';
import type { EventOf, EventType, GameEvent } from '../state/events.ts';

/** Plays two companion rounds with pauses, menus, scans, new timers, expired cues and corrections. */
function companionGame(): Play {
  const created = newGame({ seed: 'evening', difficulty: 'normal', plan: 'misdirection' }, standardTable);
  if ('refused' in created) throw new Error(created.refused.code);
  const play = new Play(standardTable, created.events, created.state);
  play.do('begin', { at: 1_000 });
  play.do('pause', { at: 3_000 });
  play.do('open-menu', { at: 4_000 });
  play.do('close-menu', { at: 90_000 });
  play.do('resume', { at: 91_000 });
  play.wait(200_000);
  const next = () => play.do('done', { at: play.at + 2_000 });
  for (let round = 1; round <= 2; round += 1) {
    let cue = 0;
    if (play.view.phase === 'setup') play.do('begin', { at: play.at + 1_000 });
    while (play.view.phase === 'timed') {
      cue += 1;
      if (play.view.scanner) play.do('scan');
      if (round === 1 && cue === 3) play.do({ type: 'set-timers', timers: 2 });
      const left = due(play.state.open)?.at ?? play.at;
      // Early alien cues expire, a pause ends by itself, and an XCOM cue runs out.
      if (play.view.cue?.side === 'alien' && cue < 6) play.wait(left + 1_000);
      if (round === 2 && play.view.cue?.kind === 'deploy-squad') {
        play.do('pause', { at: play.at + 1_000 });
        play.wait(play.at + 200_000);
      }
      if (play.view.cue?.side === 'xcom' && cue === 7) play.wait(due(play.state.open)?.at ?? play.at);
      else next();
    }
    while (play.view.phase === 'resolution') {
      const { step } = play.view;
      if (step === 'base-destroyed') {
        play.do({ type: 'report', entry: { baseDestroyed: true } });
        play.do({ type: 'correct', entry: { baseDestroyed: false } });
      } else if (step === 'panic-report') play.do({ type: 'report', entry: { panic: { ...calm, asia: 'red' } } });
      else if (step === 'mission-report') play.do({ type: 'report', entry: { missionCompleted: round === 1 } });
      else if (step === 'orbit-report') play.do({ type: 'report', entry: { orbitUfos: 3 } });
      else next();
    }
    play.do({ type: 'correct', entry: { orbitUfos: 2 } }, { at: play.at + 500 });
    play.do({ type: 'correct', entry: { panic: { ...calm, asia: 'orange', africa: 'orange' } } });
    play.do({ type: 'correct', entry: { panic: calm } });
  }
  return play;
}

const moments = momentsOf(companionGame().log);
const of = <T extends EventType>(type: T): (Moment & { event: EventOf<T> })[] =>
  moments.filter((one): one is Moment & { event: EventOf<T> } => one.event.type === type);

/** Changes every event of the type and returns those that are still accepted. */
const could = <T extends EventType>(type: T, change: (event: EventOf<T>) => object): GameEvent[] => {
  const all = of(type);
  expect(all.length).toBeGreaterThan(0);
  return all.flatMap((one) => {
    const changed = { ...one.event, ...change(one.event) } as GameEvent;
    return couldHappen(one, changed) ? [changed] : [];
  });
};

test('FIN-21 accepts every event of a companion game', () => {
  expect(moments.filter((one) => !couldHappen(one, one.event)).map(({ event }) => event)).toEqual([]);
  const types: readonly EventType[] = [
    'cue-expired',
    'paused',
    'resumed',
    'menu-closed',
    'scanned',
    'timers-set',
    'game-ended',
    'game-revived',
    'corrected',
    'round-ended',
  ];
  expect(types.filter((type) => of(type).length === 0)).toEqual([]);
  const byTime = moments.filter(({ event }) => event.why.by === 'time').map(({ event }) => event.type);
  expect(new Set(byTime)).toEqual(new Set(['cue-closed', 'cue-opened', 'cue-expired', 'resumed']));
});

describe('FIN-21 a log from outside is rejected for', () => {
  const all = (type: EventType, ...changes: readonly object[]) => {
    for (const change of changes) expect({ change, could: could(type, () => change) }).toEqual({ change, could: [] });
  };

  test('CLK-1 opening a cue that is not the next one or differs from the plan', () => {
    expect(could('cue-opened', ({ number }) => ({ number: number + 1 }))).toEqual([]);
    expect(could('cue-opened', ({ number }) => ({ number: number - 1 }))).toEqual([]);
    expect(could('cue-opened', ({ cue }) => ({ cue: { ...cue, scrambled: !cue.scrambled } }))).toEqual([]);
    expect(could('cue-opened', ({ cue }) => ({ cue: { ...cue, credits: 99 } }))).toEqual([]);
    for (const one of of('cue-opened')) {
      expect(couldFollow(one, one.event)).toBe(false);
      // The open cue has to close first.
      expect(couldFollow(one, { ...one.event, number: one.event.number + 1 })).toBe(false);
    }
  });

  test('CLK-5 CLK-6 CLK-8 opening a cue with a wrong clock or scanner', () => {
    expect(could('cue-opened', ({ limit }) => ({ limit: (limit ?? 0) + 1 }))).toEqual([]);
    expect(could('cue-opened', ({ pauseLeft }) => ({ pauseLeft: (pauseLeft ?? 0) + 1 }))).toEqual([]);
    expect(could('cue-opened', ({ halved }) => ({ halved: !halved }))).toEqual([]);
    expect(could('cue-opened', ({ halveNext }) => ({ halveNext: !halveNext }))).toEqual([]);
    expect(could('cue-opened', ({ scanner }) => ({ scanner: !scanner }))).toEqual([]);
  });

  test('CLK-7 closing a cue that is not open, in the wrong way or with the wrong time banked', () => {
    expect(could('cue-closed', ({ number }) => ({ number: number + 1 }))).toEqual([]);
    expect(could('cue-closed', ({ how }) => ({ how: how === 'done' ? 'expired' : 'done' }))).toEqual([]);
    expect(could('cue-closed', ({ banked }) => ({ banked: banked + 1 }))).toEqual([]);
    expect(could('cue-closed', ({ why }) => ({ why: why.by === 'time' ? byIntent('done') : byTime }))).toEqual([]);
    const banking = of('cue-closed').filter(({ event }) => event.banked >= 5_000 / 4);
    expect(banking.length).toBeGreaterThan(0);
    expect(banking.filter((one) => couldHappen(one, { ...one.event, banked: 0 }))).toEqual([]);
  });

  test('CLK-7 banking nothing, except with less than five seconds left, as older releases did', () => {
    const one = of('cue-closed').find(({ event, before }) => event.how === 'done' && before.open.cue?.side === 'xcom');
    const { at, clock } = one?.before.open ?? {};
    const late = (left: number, banked: number) =>
      one && couldHappen(one, { ...one.event, at: (at ?? 0) + (clock?.left ?? 0) - left, banked });
    expect([late(4_999, 0), late(4_999, 1_249), late(4_999, 1_250), late(5_000, 1_250)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect([late(5_000, 0), late(3, 0), late(3, 1)]).toEqual([false, true, false]);
  });

  test('CLK-2 CLK-3 FIN-1 any other event at or after the instant at which something falls due', () => {
    const running = moments.filter(({ before, previous }) => due(before.open) && previous?.type !== 'cue-closed');
    expect(running.length).toBeGreaterThan(20);
    for (const one of running) {
      const next = due(one.before.open);
      const at = next?.at ?? 0;
      const byTime = one.event.why.by === 'time' && one.event.type !== 'cue-opened';
      if (byTime) {
        expect(one.event.at).toBe(at);
        expect(couldHappen(one, { ...one.event, at: at - 1 })).toBe(false);
      } else expect(couldHappen(one, { ...one.event, at })).toBe(false);
      expect(couldHappen(one, { ...one.event, at: at + 1 })).toBe(false);
    }
  });

  test('CLK-3 CLK-6 a cue that expires early, or a pause that ends with the wrong cause', () => {
    expect(could('cue-expired', ({ number }) => ({ number: number + 1 }))).toEqual([]);
    expect(could('resumed', ({ why }) => ({ why: why.by === 'time' ? byIntent('resume') : byTime }))).toEqual([]);
    const opened = of('cue-opened').map((one) => ({ ...one.event, type: 'cue-expired', why: byTime }) as GameEvent);
    expect(of('cue-opened').filter((one, i) => opened[i] && couldFollow(one, opened[i]))).toEqual([]);
  });

  const stamp = { at: 0, why: byCard('x') };
  const plain = (type: 'paused' | 'resumed' | 'menu-opened' | 'menu-closed'): GameEvent => ({ ...stamp, type });

  test('FIN-3 pausing, resuming or using the menu when that is refused', () => {
    const refusing = (type: Parameters<typeof plain>[0], when: (one: Moment) => boolean) => {
      const there = moments.filter(when);
      expect(there.length).toBeGreaterThan(0);
      expect(there.filter((one) => couldFollow(one, { ...plain(type), at: one.event.at }))).toEqual([]);
    };
    refusing('paused', ({ after }) => after.open.clock?.paused === true);
    refusing('paused', ({ after }) => after.open.clock?.expired === true);
    refusing('paused', ({ after }) => after.open.cue?.kind === 'ending');
    refusing('paused', ({ after }) => after.open.clock?.pauseLeft === 0);
    refusing('resumed', ({ after }) => after.open.clock?.paused === false);
    refusing('menu-closed', ({ after }) => after.open.clock?.menu === false);
    for (const type of ['paused', 'resumed', 'menu-opened'] as const) {
      refusing(type, ({ after }) => after.open.clock?.menu === true);
      refusing(type, ({ after }) => after.open.clock === null);
      refusing(type, ({ event }) => event.type === 'cue-closed');
    }
    const open = moments.filter(({ after, event }) => event.type === 'cue-opened' && after.open.cue?.side === 'xcom');
    const free = open.filter((one) => couldFollow(one, { ...plain('paused'), at: one.event.at }));
    expect(free.length).toBeGreaterThan(open.length - 5);
  });

  test('DIR-9 using a light that is not on, or forecasting the wrong cue', () => {
    expect(could('secret/light-used', ({ reveals }) => ({ reveals: reveals + 1 }))).toEqual([]);
    expect(could('scanned', ({ scanner }) => ({ scanner: !scanner }))).toEqual([]);
    expect(could('scanned', ({ cue }) => ({ cue: { ...cue, ufos: { asia: 9 } } }))).toEqual([]);
    for (const one of of('scanned')) expect(couldHappen({ ...one, previous: null }, one.event)).toBe(false);
    for (const one of of('secret/light-used')) {
      const after = of('cue-opened').filter(({ after: { open } }) => !open.scanner);
      expect(after.filter((cue) => couldFollow(cue, { ...one.event, at: cue.event.at }))).toEqual([]);
    }
  });

  test('FIN-2 setting timers to their current value, or before the game has begun', () => {
    expect(could('timers-set', () => ({ timers: 1 }))).toEqual([]);
    const [setUp] = of('game-set-up');
    expect(setUp && couldFollow(setUp, { ...stamp, type: 'timers-set', timers: 3 })).toBe(false);
  });

  test('RND-1 opening or closing steps out of order', () => {
    for (const step of stepKinds) {
      const others = of('step-opened').filter(({ event }) => event.step !== step);
      expect(others.filter((one) => couldHappen(one, { ...one.event, step }))).toEqual([]);
      expect(of('step-opened').filter((one) => couldFollow(one, { ...one.event, step }))).toEqual([]);
      const closing = of('step-closed').filter(({ event }) => event.step !== step);
      expect(closing.filter((one) => couldHappen(one, { ...one.event, step }))).toEqual([]);
    }
    const early = of('cue-opened').filter((one) =>
      couldFollow(one, { at: one.event.at, why: byCard('x'), type: 'step-opened', step: 'audit' }),
    );
    expect(early).toEqual([]);
    const described = of('round-prepared').filter((one) =>
      couldFollow(one, { at: one.event.at, why: byCard('x'), type: 'step-opened', step: 'audit' }),
    );
    expect(described).toEqual([]);
  });

  test('FIN-7 finishing a step before it is told what it asks for', () => {
    const asking = of('step-opened').filter(({ event }) =>
      ['base-destroyed', 'panic-report', 'mission-report', 'orbit-report'].includes(event.step),
    );
    expect(asking.length).toBe(8);
    expect(
      asking.filter((one) =>
        couldFollow(one, { at: one.event.at, why: byCard('x'), type: 'step-closed', step: one.event.step }),
      ),
    ).toEqual([]);
  });

  test('RES-15 reporting an entry that the step does not ask for, or an impossible value', () => {
    expect(could('reported', ({ entry }) => ({ entry: { ...entry, finalMissionCompleted: true } }))).toEqual([]);
    all('reported', { entry: {} }, { entry: { finalMissionCompleted: false } }, { entry: { orbitUfos: 25 } });
    const elsewhere = of('step-opened').filter(({ event }) => event.step === 'audit');
    const told = { at: 0, why: byIntent('report'), type: 'reported', entry: { orbitUfos: 1 } } as const;
    expect(elsewhere.filter((one) => couldFollow(one, { ...told, at: one.event.at }))).toEqual([]);
  });

  test('RES-16 correcting an entry that was not reported, or after the first cue has closed', () => {
    all('corrected', { entry: {} }, { entry: { finalMissionCompleted: true } }, { entry: { orbitUfos: -1 } });
    const correction = { at: 0, why: byIntent('correct'), type: 'corrected', entry: { orbitUfos: 1 } } as const;
    const late = of('cue-opened').filter(({ event }) => event.number > 1);
    expect(late.filter((one) => couldFollow(one, { ...correction, at: one.event.at }))).toEqual([]);
  });

  test('END-1 ending or reviving a game without cause, or going on after its end', () => {
    all('game-ended', { outcome: { won: true, why: 'final-mission' } }, { outcome: { won: true, why: 'panic' } });
    const end = { at: 0, why: byCard('x'), type: 'game-ended', outcome: { won: false, why: 'panic' } } as const;
    expect(of('step-opened').filter((one) => couldFollow(one, { ...end, at: one.event.at }))).toEqual([]);
    const revived = { at: 0, why: byCard('x'), type: 'game-revived' } as const;
    expect(of('step-opened').filter((one) => couldFollow(one, { ...revived, at: one.event.at }))).toEqual([]);
    for (const one of of('game-ended')) {
      const others = moments.filter(({ event }) => !['corrected', 'game-ended', 'game-revived'].includes(event.type));
      expect(others.filter(({ event }) => couldFollow(one, { ...event, at: one.event.at }))).toEqual([]);
      expect(couldFollow(one, one.event)).toBe(false);
    }
  });

  test('RND-1 ending a round before its last step, twice or with a different report', () => {
    expect(could('round-ended', ({ report }) => ({ report: { ...report, round: report.round + 1 } }))).toEqual([]);
    expect(could('round-ended', ({ report }) => ({ report: { ...report, orbitUfos: report.orbitUfos + 1 } }))).toEqual(
      [],
    );
    expect(could('round-ended', ({ report }) => ({ report: { ...report, baseDestroyed: true } }))).toEqual([]);
    for (const one of of('round-ended')) {
      expect(
        couldFollow(one, { ...one.event, report: { ...one.event.report, round: one.event.report.round + 1 } }),
      ).toBe(false);
      const early = moments.filter(({ event }) => event.type !== 'step-closed' || event.step !== 'orbit-report');
      expect(early.filter((other) => couldFollow(other, { ...one.event, at: other.event.at }))).toEqual([]);
    }
  });

  test('FIN-6 planning a round at the wrong time, or announcing a different one', () => {
    for (const one of of('secret/schedule-prepared')) {
      const others = moments.filter(
        ({ event, after }) =>
          !['round-ended', 'corrected', 'game-revived', 'game-set-up'].includes(event.type) &&
          after.open.phase !== 'setup',
      );
      expect(others.filter((other) => couldFollow(other, { ...one.event, at: other.event.at }))).toEqual([]);
    }
    expect(could('round-prepared', ({ round }) => ({ round: round + 1 }))).toEqual([]);
    expect(could('round-prepared', ({ scanner }) => ({ scanner: !scanner }))).toEqual([]);
    all('round-prepared', { finalMission: 'available' });
    for (const one of of('round-prepared')) expect(couldHappen({ ...one, previous: null }, one.event)).toBe(false);
  });

  test('SET-1 setting up a game twice or late', () => {
    for (const type of ['secret/seeded', 'game-set-up'] as const) {
      for (const { event } of of(type)) {
        expect(moments.slice(1).filter((one) => couldFollow(one, event))).toEqual([]);
        expect(
          moments.slice(1).filter((one) => couldFollow(one, { ...event, why: byCard('x'), at: one.event.at })),
        ).toEqual([]);
      }
      all(type, { why: byCard('x') }, { at: 1 });
    }
  });

  test('TAB-7 any board event in a game without a board', () => {
    const there = { at: 0, why: byCard('x'), type: 'units-moved', units: [], to: 'reserve' } as const;
    const added = { at: 0, why: byCard('x'), type: 'time-added', cueMs: 5, pauseMs: 5 } as const;
    expect(moments.filter((one) => couldFollow(one, { ...there, at: one.event.at }))).toEqual([]);
    expect(moments.filter((one) => couldFollow(one, { ...added, at: one.event.at }))).toEqual([]);
  });
});

test('FIN-21 rejects events between two that the rules always emit together', () => {
  const together = moments.flatMap(({ event, previous }, i) => {
    const next = moments[i + 1];
    const chained: readonly EventType[] = [
      'secret/seeded',
      'secret/schedule-prepared',
      'secret/light-used',
      'step-closed',
      'round-ended',
    ];
    return previous && next && chained.includes(event.type) ? [{ one: moments[i] as Moment, next: next.event }] : [];
  });
  expect(together.length).toBeGreaterThan(30);
  for (const { one, next } of together) {
    const others = moments.filter(({ event }) => event.type !== next.type);
    expect(others.filter(({ event }) => couldFollow(one, { ...event, at: one.event.at }))).toEqual([]);
  }
});
