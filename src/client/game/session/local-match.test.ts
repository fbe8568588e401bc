import { describe, expect, test } from 'vitest';
import { calm, first, fullPause, limitOf } from '../../../../tests/tools/given.ts';
import { handClock } from '../../../../tests/tools/hand-clock.ts';
import { newStandardGame, standardTable, withStandardPack } from '../../../../tests/tools/standard.ts';
import { eventsOf } from '../../../host/index.ts';
import { foldEvents, type Intent, requiredEntry } from '../../../rules/index.ts';
import { LocalMatch } from './local-match.ts';

function playing(difficulty: 'normal' | 'easy' = 'normal') {
  const hand = handClock();
  const game = newStandardGame({ seed: 'local', difficulty });
  const session = new LocalMatch({ id: 'x', game, clock: hand.clock, dependencies: standardTable });
  const ask = (type: 'done' | 'begin' | 'pause' | 'resume' | 'open-menu' | 'close-menu') =>
    session.ask({ type } as Intent, 'central-officer');
  ask('begin');
  const toSteps = () => {
    while (session.now().phase === 'timed') ask('done');
  };
  return { session, ask, toSteps, hand, move: hand.pass };
}

describe('a game on this device', () => {
  test('CLK-2 wakes when a cue closes and notifies its listeners', () => {
    const { session, move } = playing();
    const heard: string[] = [];
    session.listen((news) => heard.push(...('events' in news ? news.events.map(({ type }) => type) : ['back'])));
    move(first + 1);
    expect(heard).toEqual(['cue-closed', 'cue-opened']);
    expect(session.now().cue?.kind).toBe('budget');
  });

  test('CLK-2 has the exact same state, to the millisecond, if its alarm comes late', () => {
    const { session, hand } = playing();
    hand.pass(first - 500);
    hand.miss(5_500);
    expect(session.now()).toMatchObject({ cue: { kind: 'budget' }, clock: { left: limitOf('budget') - 5_000 } });
    const awake = playing();
    for (let ms = 0; ms < first + 5_000; ms += 100) awake.move(100);
    expect(awake.session.now()).toEqual(session.now());
  });

  test('CLK-2 catches up before it returns its game', () => {
    const { session, hand } = playing();
    hand.pass(first - 500);
    hand.miss(5_500);
    const { log, state } = session.game();
    expect(eventsOf(log).at(-1)).toMatchObject({ type: 'cue-opened', at: first });
    expect(state.open).toMatchObject({
      at: first + 5_000,
      cue: { kind: 'budget' },
      clock: { left: limitOf('budget') - 5_000 },
    });
  });

  test('sets no alarm while nothing can happen without an intent', () => {
    const { ask, hand } = playing('easy');
    expect(hand.alarms()).toBe(1);
    ask('pause');
    expect(hand.alarms()).toBe(0);
    ask('resume');
    ask('open-menu');
    expect(hand.alarms()).toBe(0);
  });

  test('goes back to an earlier state and to its time, whatever was revealed since', () => {
    const { session, ask, move, hand } = playing();
    move(3_000);
    const { log } = session.game();
    const events = eventsOf(log);
    const before = session.now();
    move(1_000);
    for (let i = 0; i < 4; i += 1) ask('done');
    const heard: unknown[] = [];
    session.listen((news) => heard.push(news));
    session.restart({ ...session.game(), log, state: foldEvents(events) });
    expect(heard).toEqual([{ takenBack: true }]);
    expect(session.game().log).toEqual(log);
    expect([session.now().cueNumber, session.undo()]).toEqual([before.cueNumber, null]);
    // Its time goes on from its last event.
    expect([session.now().at, hand.alarms()]).toEqual([events.at(-1)?.at, 1]);
    move(500);
    expect(session.now().at).toBe((events.at(-1)?.at ?? 0) + 500);
  });

  test('returns why an intent is refused and changes nothing', () => {
    const { session } = playing();
    const before = session.game();
    expect(session.ask({ type: 'scan' }, 'commander')).toEqual({ code: 'central-officer-only' });
    expect(session.game()).toEqual(before);
  });

  test('continues from the instant at which the game was left', () => {
    const before = playing();
    before.move(4_321);
    const game = before.session.game();
    const { clock, pass } = handClock();
    const later = new LocalMatch({ id: 'y', game, clock, dependencies: standardTable });
    expect(later.now()).toEqual(withStandardPack(game.state.open));
    pass(1_000);
    expect(later.now().clock?.left).toBe(first - 5_321);
  });

  test('notifies nobody and sets no alarms once closed', () => {
    const { session, move, hand } = playing();
    let heard = 0;
    session.listen(() => {
      heard += 1;
    });
    session.close();
    move(60_000);
    expect([heard, hand.alarms()]).toEqual([0, 0]);
  });
});

describe('taking back', () => {
  test('TIM-6 restores a confirmed cue within five seconds, as if it had not been confirmed', () => {
    const { session, ask, move } = playing();
    move(3_000);
    ask('done');
    expect(session.now().clock?.pauseLeft).toBe(fullPause + Math.floor((first - 3_000) / 4));
    move(4_000);
    expect(session.takeBack()).toBe(true);
    expect(session.now()).toMatchObject({
      cue: { kind: 'new-technology' },
      clock: { left: first - 7_000, pauseLeft: fullPause },
    });
    expect(eventsOf(session.game().log).filter(({ type }) => type === 'cue-closed')).toEqual([]);
  });

  test('TIM-6 is impossible after five seconds', () => {
    const { session, ask, move } = playing();
    ask('done');
    move(5_000);
    expect(session.undo()).not.toBeNull();
    move(1);
    expect(session.undo()).toBeNull();
    expect(session.takeBack()).toBe(false);
    expect(session.now().cue?.kind).toBe('budget');
  });

  test('lets a restored cue expire if its time has run out since', () => {
    const { session, ask, move } = playing();
    move(first - 1_000);
    ask('done');
    move(3_000);
    expect(session.takeBack()).toBe(true);
    expect(session.now()).toMatchObject({
      cue: { kind: 'budget' },
      history: [{ how: 'expired' }],
      clock: { left: limitOf('budget') - 2_000 },
    });
  });

  test('is impossible once something else was done after the confirmation', () => {
    const { session, ask } = playing();
    ask('done');
    ask('pause');
    expect(session.undo()).toBeNull();
  });

  test('is still possible after the menu was opened and closed', () => {
    const { session, ask } = playing();
    ask('done');
    ask('open-menu');
    ask('close-menu');
    expect(session.takeBack()).toBe(true);
    expect(session.now().cue?.kind).toBe('new-technology');
  });

  test('RES-15 undoes steps one by one in the resolution phase, without a time limit', () => {
    const { session, ask, toSteps, move } = playing();
    toSteps();
    ask('done');
    ask('done');
    move(600_000);
    expect(session.now().step).toBe('crises');
    session.takeBack();
    expect(session.now().step).toBe('recruit');
    session.takeBack();
    expect(session.now().step).toBe('audit');
    expect(session.undo()).toBeNull();
  });

  test('RES-15 FIN-6 undoes the last step too, until the next round begins', () => {
    const { session, ask, toSteps } = playing();
    toSteps();
    const entries = { baseDestroyed: false, panic: calm, missionCompleted: false, orbitUfos: 1 };
    while (session.now().phase === 'resolution') {
      const asks = requiredEntry(session.now());
      if (asks === null) ask('done');
      else session.ask({ type: 'report', entry: { [asks]: entries[asks as 'panic'] } }, 'central-officer');
    }
    expect(session.now()).toMatchObject({ phase: 'setup', round: 2 });
    expect(session.takeBack()).toBe(true);
    expect(session.now()).toMatchObject({ phase: 'resolution', round: 1, step: 'orbit-report' });
  });

  test('RES-16 undoes a report that ended the game like any other step', () => {
    const { session, ask, toSteps } = playing();
    toSteps();
    while (session.now().step !== 'base-destroyed') ask('done');
    session.ask({ type: 'report', entry: { baseDestroyed: true } }, 'central-officer');
    expect(session.now().outcome).not.toBe(null);
    session.takeBack();
    expect(session.now()).toMatchObject({ outcome: null, step: 'base-destroyed', entries: {} });
  });

  test('notifies the listeners', () => {
    const { session, ask } = playing();
    const heard: unknown[] = [];
    ask('done');
    session.listen((news) => heard.push(news));
    session.takeBack();
    expect(heard).toEqual([{ takenBack: true }]);
  });
});
