import { describe, expect, test } from 'vitest';
import { first, fullPause, given, limitOf } from '../../../../tests/tools/given.ts';
import { handClock } from '../../../../tests/tools/hand-clock.ts';
import { eventsOf } from '../../../host/index.ts';
import type { Intent } from '../../../rules/index.ts';
import { LocalMatch } from './local-match.ts';
import type { SessionEvent } from './session.ts';

const minute = 60_000;

/** A game on a manual clock, begun at 0. */
function playing(difficulty: 'normal' | 'easy' = 'normal') {
  const play = given({ difficulty });
  const hand = handClock();
  const session = new LocalMatch({ id: 'x', game: play.game, clock: hand.clock, dependencies: play.table });
  const heard: SessionEvent[] = [];
  session.listen((news) => heard.push(news));
  const ask = (type: 'done' | 'pause' | 'resume' | 'open-menu' | 'close-menu') =>
    session.ask({ type } as Intent, 'central-officer');
  /** Hides the page for a minute, during which alarms come as rarely as in any browser, or not at all. */
  const away = (ms = minute): void => {
    hand.show(false);
    hand.pass(ms / 2);
    hand.miss(ms / 2);
    hand.show(true);
  };
  const clock = () => session.now().clock;
  return { session, ask, heard, clock, hand, away };
}

/** Brings a game into an expired alien cue, of which this many ms are over. */
function expired(over: number) {
  const game = playing();
  game.ask('done');
  game.ask('done');
  game.hand.pass(limitOf('ufos-detected') + over);
  return game;
}

/** Brings a game into Ending Timed Phase. */
function ending() {
  const game = playing();
  while (game.session.now().cue?.kind !== 'ending') game.ask('done');
  game.hand.pass(2_000);
  return game;
}

describe('FIN-19 a game that nobody sees', () => {
  test('is stopped at the instant it is hidden, and says so', () => {
    const { session, heard, clock, hand, away } = playing();
    hand.pass(2_750);
    away();
    expect(clock()).toMatchObject({ left: first - 2_750, pauseLeft: fullPause, menu: true });
    expect(eventsOf(session.game().log).at(-1)).toMatchObject({ type: 'menu-opened', at: 2_750 });
    expect(heard).toMatchObject([{ events: [{ type: 'menu-opened' }], stopped: 'hidden' }]);
  });

  test('is stopped also if its page is frozen for an hour, or its clocks stand still', () => {
    const { ask, clock, hand } = playing();
    for (const stopped of [false, true]) {
      hand.show(false);
      hand.miss(60 * minute, stopped);
      hand.show(true);
      expect(clock()).toMatchObject({ left: first, menu: true });
      ask('close-menu');
    }
  });

  test.each([
    ['a running cue', () => playing()],
    [
      'a limited pause',
      () => {
        const game = playing();
        game.ask('pause');
        game.hand.pass(10_000);
        return game;
      },
    ],
    ['an expired alien cue', () => expired(4_000)],
    ['Ending Timed Phase', () => ending()],
  ] as const)('loses nothing in %s, however often it is hidden', (_, begin) => {
    const game = begin();
    const { cue, clock, history } = game.session.now();
    expect(clock?.menu).toBe(false);
    for (let times = 0; times < 5; times += 1) {
      game.away();
      expect(game.session.now()).toMatchObject({ cue, history, clock: { ...clock, menu: true } });
      game.ask('close-menu');
      expect(game.session.now()).toMatchObject({ cue, history, clock });
    }
  });

  test('whatever was due before it is hidden happens first', () => {
    const { session, hand } = playing();
    hand.miss(first + 500);
    hand.stir();
    hand.pass(0);
    expect(session.now().cue?.kind).toBe('new-technology');
    const late = playing();
    late.hand.pass(first - 3_000);
    late.hand.miss(4_000);
    late.hand.show(false);
    expect(late.session.now()).toMatchObject({
      cue: { kind: 'budget' },
      clock: { left: limitOf('budget') - 1_000, menu: true },
    });
  });

  test('is stopped at once if its clock would begin to run', () => {
    const { session, ask, hand } = playing();
    ask('open-menu');
    hand.show(false);
    hand.pass(minute);
    ask('close-menu');
    hand.pass(minute);
    expect(session.now()).toMatchObject({ cue: { kind: 'new-technology' }, clock: { left: first, menu: true } });
  });

  test('is left as it is where no time counts, and tells nobody', () => {
    const { session, ask, heard, away } = playing('easy');
    ask('pause');
    away();
    expect(session.now().clock).toMatchObject({ paused: true, menu: false });
    ask('open-menu');
    away();
    ask('close-menu');
    while (session.now().phase === 'timed') ask('done');
    away();
    expect(heard.filter((news) => 'stopped' in news)).toEqual([]);
  });

  test('TIM-6 the rest of the five seconds to take something back remains', () => {
    const { session, ask, hand, away } = playing();
    ask('done');
    hand.pass(4_000);
    away();
    expect(session.takeBack()).toBe(true);
    expect(session.now()).toMatchObject({
      cue: { kind: 'new-technology' },
      clock: { left: first - 4_000, menu: true },
    });
  });

  test('goes on in real time once somebody is back', () => {
    const { session, ask, hand, away } = playing();
    hand.pass(3_000);
    away();
    hand.pass(minute);
    ask('close-menu');
    hand.pass(first - 3_001);
    expect(session.now().clock?.left).toBe(1);
    hand.pass(1);
    expect(session.now()).toMatchObject({ cue: { kind: 'budget' }, clock: { left: limitOf('budget') } });
  });
});
