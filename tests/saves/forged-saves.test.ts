import { describe, expect, test } from 'vitest';
import { bots } from '../../src/bots/index.ts';
import { turn } from '../../src/cli/engine/engine.ts';
import { eventsOf, type Game } from '../../src/host/index.ts';
import { foldEvents, type GameEvent, type Schedule } from '../../src/rules/index.ts';
import { byCard, bySetup } from '../../src/rules/state/cause.ts';
import { playGame } from '../../src/sim/index.ts';
import { makeSave } from '../../src/wire/index.ts';
import { calm, given, Play, setUp, table } from '../tools/given.ts';
import {
  inputsIn,
  olderSave,
  parseSave,
  type RawInput,
  reloaded,
  withEvents,
  withInputs,
} from '../tools/saves/saves.ts';
import { newStandardGame, standardTable } from '../tools/standard.ts';

/** Reads a save, which must be refused. Returns the number of the bad event or row, and the detail. */
function refusalOf(save: unknown, dependencies = standardTable): { at: number; detail: string } {
  const loaded = parseSave(save, [dependencies.pack], dependencies);
  if (!('refused' in loaded)) throw new Error('loaded');
  const { refused } = loaded;
  expect(refused.code).toBe('save-damaged');
  return { at: Number(/^(?:event|row) (\d+)/.exec(refused.detail)?.[1]), detail: refused.detail };
}

/** Changes the events in the save of a game, whose inputs stay. Returns the number of the bad event. */
const refusedAt = (play: Play, log: readonly GameEvent[]): number =>
  refusalOf(withEvents(makeSave(play.game), log), play.table).at;

/** Reads events as the save of an older version, which must be refused. Returns the detail. */
const refusedOlder = (log: readonly GameEvent[]): string => refusalOf(olderSave(log)).detail;

/** Plays a companion game of calm rounds with the real director. */
function evening(rounds: number): Play {
  const play = new Play(standardTable, newStandardGame({ seed: 'forged', difficulty: 'easy' }));
  for (let round = 1; round <= rounds; round += 1) {
    if (play.view.phase === 'setup') play.do('begin');
    play.endRound();
  }
  return play;
}

const report = {
  round: 1,
  panic: calm,
  missionCompleted: false,
  baseDestroyed: false,
  finalMissionCompleted: false,
  orbitUfos: 0,
};
const many = 10_000;

describe('FIN-21 a round ends only after it was played', () => {
  const ends = (from: number): GameEvent[] =>
    Array.from({ length: many }, (_, i) => ({
      type: 'round-ended',
      at: 0,
      why: bySetup,
      report: { ...report, round: from + i },
    }));

  test('ten thousand unplayed rounds are refused at the first one, before the game begins or in its middle', () => {
    for (const play of [setUp(), setUp({ mode: 'virtual' }), evening(2)]) {
      const from = play.state.open.reports.length + 1;
      const log = [...play.log, ...ends(from).map((event) => ({ ...event, at: play.at }))];
      expect(refusedAt(play, log)).toBe(play.log.length + 1);
    }
  });

  test('a round is refused if any of its steps is missing', () => {
    const play = evening(2);
    for (const [i, { type }] of play.log.entries()) {
      if (type !== 'step-opened') continue;
      expect(refusedAt(play, play.log.toSpliced(i, 2))).toBe(i + 1);
    }
  });
});

describe('FIN-21 a save holds only schedules that the director has sent', () => {
  const play = evening(1);
  const withSchedule = (change: (schedule: Schedule) => Schedule): readonly GameEvent[] =>
    play.log.map((event) =>
      event.type === 'secret/schedule-prepared' ? { ...event, schedule: change(event.schedule) } : event,
    );
  const put =
    (cue: object, at = 3) =>
    ({ cues, ...rest }: Schedule): Schedule => ({
      ...rest,
      forecasts: [],
      cues: cues.toSpliced(at, 0, cue as Schedule['cues'][number]),
    });
  const crisis = { kind: 'crisis', side: 'xcom', role: 'commander', scrambled: false, limit: 25_000 };

  test('any other is refused, with a reason', () => {
    const first = play.log.findIndex(({ type }) => type === 'secret/schedule-prepared');
    expect(refusalOf(withEvents(makeSave(play.game), withSchedule(put(crisis)))).detail).toBe(
      `event ${first + 1}, secret/schedule-prepared: the rules give secret/schedule-prepared there`,
    );
  });

  test('refusing a save changes nothing', () => {
    const load = withEvents(makeSave(play.game), withSchedule(put(crisis)));
    expect(turn(play.game, { text: JSON.stringify({ id: 1, load }) })).toMatchObject({
      game: play.game,
      answer: { refused: { code: 'save-damaged', damage: 'replay' } },
    });
  });
});

describe('FIN-21 a log ends at the end of a move', () => {
  test('not between two events of one move', () => {
    const scanned = given({}, { forecasts: [{ from: 1, reveals: 3 }] });
    scanned.do('scan');
    const midMove = ['secret/schedule-prepared', 'secret/light-used', 'step-closed', 'round-ended', 'cue-closed'];
    for (const play of [evening(2), scanned]) {
      for (const [i, { type }] of play.log.entries()) {
        if (!midMove.includes(type)) continue;
        const { detail } = refusalOf(withEvents(makeSave(play.game), play.log.slice(0, i + 1)), play.table);
        expect(detail).toBe(`the log ends in the middle, after event ${i + 1}`);
      }
    }
  });
});

describe('FIN-21 a log whose inputs the rules do not accept is refused', () => {
  const play = evening(1);
  const save = makeSave(play.game);
  const inputs = inputsIn(save);
  const rowOf = (type: string): number =>
    inputs.findIndex(({ intent }) => (intent as { type?: unknown } | undefined)?.type === type);
  const refusedRow = (changed: readonly unknown[]): string => refusalOf(withInputs(save, changed)).detail;

  test('because an input is missing, repeated, or another one', () => {
    const begin = rowOf('begin');
    const report = rowOf('report');
    expect(refusedRow(inputs.toSpliced(begin, 1))).toBe(`row ${begin + 1}, asked: not-begun`);
    expect(refusedRow(inputs.toSpliced(begin, 0, ...inputs.slice(begin, begin + 1)))).toBe(
      `row ${begin + 2}, asked: already-begun`,
    );
    expect(refusedRow(inputs.with(report, { ...inputs[report], intent: { type: 'roll' } }))).toBe(
      `row ${report + 1}, asked: no-board`,
    );
    expect(refusedRow(inputs.slice(0, -1))).toMatch(/^event \d+, .*: the rules give no event there$/);
  });

  test('because somebody else asked, or at another time', () => {
    const begin = rowOf('begin');
    const begun = inputs[begin] as RawInput;
    expect(refusedRow(inputs.with(begin, { ...begun, seat: 'commander' }))).toBe(
      `row ${begin + 1}, asked: central-officer-only`,
    );
    expect(refusedRow(inputs.with(begin, { ...begun, at: play.at + 1 }))).toBe('time runs backwards');
  });

  test('because another game was set up, or a game twice', () => {
    const [first, ...rest] = inputs as [RawInput];
    const wishes = { ...(first['wishes'] as object), difficulty: 'hard', plan: 'infiltration' };
    expect(refusedRow([{ ...first, wishes }, ...rest])).toMatch(/^(event|row) \d+/);
    expect(refusedRow([first, first, ...rest])).toContain('a game is set up once');
    expect(refusedRow(rest)).toContain('a game begins with its setup');
  });

  test('because it would go on without end', () => {
    const running = given();
    const menu = ['open-menu', 'close-menu'].map((type) => ({
      row: 'asked',
      at: running.at,
      seat: 'central-officer',
      intent: { type },
    }));
    const endless = Array.from({ length: 20_000 }, () => menu).flat();
    const whole = makeSave(running.game);
    const { detail } = refusalOf(withInputs(whole, [...inputsIn(whole), ...endless]), running.table);
    expect(detail).toBe('it has more events than its text');
  });

  test('where an input is not known, its events must fold and keep the promises', () => {
    const known = { row: 'events', at: play.at, count: play.log.length };
    const read = parseSave(withInputs(save, [known]));
    expect(read).toMatchObject({ state: play.state });
    expect(refusedRow([{ ...known, count: known.count - 1 }])).toMatch(/^event \d+/);
  });
});

describe('FIN-21 FIN-16 whatever differs from what the rules give is refused:', () => {
  const { log } = playGame({ seed: 'z1', difficulty: 'easy' }, bots.planner);
  const events = eventsOf(log);
  const save = makeSave({ log, state: foldEvents(events) });
  const types = [...new Set(events.map(({ type }) => type))];
  const refusedEvent = (changed: readonly GameEvent[]): number => refusalOf(withEvents(save, changed)).at;

  test.each(types)('%s, if it is missing, repeated or changed', (type) => {
    const at = events.findIndex((event) => event.type === type);
    const [event, next] = [events[at], events[at + 1]];
    if (event === undefined) throw new Error('there is one');
    const same = JSON.stringify(event) === JSON.stringify(next);
    if (!same) expect(refusalOf(withEvents(save, events.toSpliced(at, 1))).detail).toMatch(/^(event|the log)/);
    expect(refusedEvent(events.toSpliced(at + 1, 0, event))).toBeGreaterThan(at);
    expect(refusedEvent(events.with(at, { ...event, why: byCard('x') }))).toBe(at + 1);
  });
});

describe('FIN-21 the save of an older version keeps the promises, whatever its events are:', () => {
  const ends = (play: Play): GameEvent[] =>
    Array.from({ length: many }, (_, i) => ({
      type: 'round-ended',
      at: play.at,
      why: bySetup,
      report: { ...report, round: play.state.open.reports.length + 1 + i },
    }));
  const again = (events: readonly GameEvent[]): GameEvent[] => Array.from({ length: 200 }, () => events).flat();
  const stamp = { at: 0, why: byCard('x') } as const;
  const refusedOnce = (position: Parameters<typeof table>[0], ...events: readonly object[]): string =>
    refusedOlder([...table(position).log, ...again(events.map((event) => ({ ...stamp, ...event }) as GameEvent))]);

  test('no round ends unplayed, and none in the middle of a move', () => {
    for (const play of [setUp(), setUp({ mode: 'virtual' }), evening(2)]) {
      expect(refusedOlder([...play.log, ...ends(play)])).toBe(
        'there is one report for each round before the current one',
      );
    }
    const { log } = evening(2);
    for (const [i, { type }] of log.entries()) {
      if (['step-closed', 'round-ended', 'cue-closed'].includes(type)) {
        expect(refusedOlder(log.slice(0, i + 1))).toMatch(/step|report|history/);
      }
    }
  });

  test('questions, units and tasks do not pile up', () => {
    const choice = { role: 'commander', about: 'card', options: ['a', 'b'], why: byCard('x'), todo: [], answers: [] };
    expect(refusedOnce({ begin: 'budget' }, { type: 'choice-opened', choice })).toBe(
      'at most a hundred choices are open',
    );
    const come = (to: string) => ({ type: 'units-assigned', units: ['interceptor-1'], to });
    expect(refusedOnce({ begin: 'deploy-interceptors' }, come('continent:asia'), come('continent:africa'))).toBe(
      'no unit is recorded as assigned twice',
    );
    const units = [{ id: 'interceptor-1', at: 'continent:asia' }] as const;
    const opened = { type: 'task-opened', task: { kind: 'global-defense', continent: 'asia' }, threat: 1 };
    const closed = { type: 'task-closed', kind: 'global-defense', over: 'continent:asia' };
    expect(refusedOnce({ begin: 'global-defense', units, ufos: { asia: 3 } }, opened, closed)).toBe(
      'no task is recorded as finished twice',
    );
    const squad = [{ id: 'sniper-1', at: 'base' }] as const;
    const fight = { type: 'task-opened', task: { kind: 'base-defense', enemy: 0 }, threat: 1 };
    const placed = Array.from({ length: 20 }, (_, i) => ({ type: 'soldier-placed', soldier: `sniper-${i}`, icon: 0 }));
    expect(refusedOnce({ begin: 'base-defense', units: squad, enemies: ['muton-grunt'] }, fight, ...placed)).toMatch(
      /^each soldier on the open task/,
    );
  });

  test('cards and missions do not multiply in any pile', () => {
    const move = (deck: string, cards: readonly string[], from: string, to: string) => ({
      type: 'cards-moved',
      deck,
      cards,
      from,
      to,
    });
    const hand = ['clean-room'];
    const twice = ['clean-room', 'clean-room'];
    for (const to of ['hand', 'discard']) {
      expect(refusedOnce({ begin: 'budget', hand }, move('tech', twice, 'hand', to))).toMatch(/^no card is missing/);
    }
    const salvage = ['muton-grunt'];
    const manyEnemies = Array<string>(400).fill('muton-grunt');
    expect(refusedOnce({ begin: 'budget', salvage }, move('enemy', manyEnemies, 'salvage', 'discard'))).toBe(
      'there are at most 2,000 enemies',
    );
    expect(refusedOnce({ begin: 'budget' }, { type: 'secret/decks-stacked', decks: { enemy: manyEnemies } })).toBe(
      'each deck has as many cards as the open half says',
    );
    const part = { successes: 0, complete: true, icons: [] };
    const mission = { card: 'opal-mine', parts: [part, part, part] };
    const cleared = { type: 'mission-cleared', place: 'mission', completed: true, enemies: [] };
    expect(
      refusedOnce({ begin: 'choose-mission' }, { type: 'mission-laid', place: 'mission', mission }, cleared),
    ).toMatch(/^no card is missing/);
  });
});

describe('FIN-21 a loaded game saves to the same bytes', () => {
  const bytes = (game: Game) => JSON.stringify(makeSave(game));

  test('bot games, and a companion game', () => {
    const games = Array.from({ length: 12 }, (_, i) => {
      const bot = (['random', 'beginner', 'planner'] as const)[i % 3] ?? 'random';
      return playGame({ seed: `bytes-${i}`, difficulty: 'normal' }, bots[bot]);
    });
    for (const game of [...games, evening(3).game]) expect(bytes(reloaded(game))).toBe(bytes(game));
  });
});
