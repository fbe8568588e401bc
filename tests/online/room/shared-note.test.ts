// The shared note of a game with the box (ONL-18).

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roles } from '../../../src/content/roles.ts';
import { creditsCounted, type NoteChange, noteAt, protocol } from '../../../src/wire/index.ts';
import { OnlineTable } from '../../tools/online.ts';

const box = { seed: 'noting', mode: 'companion', difficulty: 'easy' } as const;
const lying = { xcom: [5, 1, 6], alien: 3, threat: 1 } as const;
const roll = (number: number) => ({ what: 'roll', number, threat: 2, needed: 0, lying }) as const;

/** Ann has all roles, Ben watches. */
function table(version = protocol): OnlineTable {
  const at = new OnlineTable(box);
  at.enterAsMaker('ann');
  at.sit('ann', [...roles]);
  at.enter('ben', undefined, undefined, undefined, version);
  return at;
}

/** Notes something in the present round and step, or in another one. */
function note(at: OnlineTable, change: NoteChange, link = 'ann', other: { round?: number } = {}): string {
  const { round, step } = at.open;
  return at.press(link, { t: 'note', round, step, change, ...other });
}

/** Plays on with nothing bad to report until a step. */
function toStep(at: OnlineTable, step: string): void {
  at.do('ann', 'central-officer', { type: 'begin' });
  for (let presses = 0; at.open.step !== step; presses += 1) {
    if (presses > 100) throw new Error(`there is no ${step}`);
    at.pass(200);
    toNext(at);
  }
}

/** Ends the open cue or step. */
function toNext(at: OnlineTable): void {
  at.do('ann', 'central-officer', { type: 'done' });
}

const told = (at: OnlineTable, link = 'ben') => at.last(link, 'noted')?.note;

describe('what is noted at a table with the box', () => {
  test('EVO-13 a maker without a role says what the box lacks, and notes nothing else', () => {
    const at = new OnlineTable(box);
    at.enterAsMaker('laptop');
    at.enter('ben');
    at.sit('ben', ['commander']);
    const told = { missing: ['onslaught'], names: {} };
    expect(note(at, { what: 'box', ...told }, 'laptop')).toBe('done');
    expect(at.last('ben', 'noted')?.note.box).toEqual(told);
    expect(note(at, { what: 'tick', line: 'board', done: true }, 'laptop')).toBe('not-your-role');
    at.enter('guest');
    expect(note(at, { what: 'box', ...told }, 'guest')).toBe('not-your-role');
  });

  test('ONL-18 what one ticks off, counts or rolls is told to everybody, and to whoever comes later', () => {
    const at = table();
    expect(told(at)).toEqual({ game: 1, round: 1, ticks: [], spent: 0, added: 0 });
    expect(note(at, { what: 'tick', line: 'board', done: true })).toBe('done');
    expect(told(at)?.ticks).toEqual(['setup/board']);
    toStep(at, 'research');
    note(at, { what: 'counts', threat: 3 });
    note(at, { what: 'counts', units: 3, needed: 2 });
    expect(note(at, roll(1))).toBe('done');
    const rolls = { threat: 2, units: 3, needed: 0, roll: 1, lying };
    expect(told(at)).toMatchObject({ step: 'research', rolls });
    at.enter('late');
    expect(told(at, 'late')).toEqual(told(at));
    expect(note(at, { what: 'dice-away' })).toBe('done');
    expect(told(at)?.rolls).toEqual({ threat: 2, units: 3, needed: 0, roll: 1 });
  });

  test('ONL-18 TSK-6 the table shares what is rolled for; with the next target the dice are put away', () => {
    const at = table();
    toStep(at, 'research');
    note(at, { what: 'counts', target: 'lab-1', threat: 1 });
    note(at, roll(1));
    note(at, { what: 'counts', target: 'lab-2', threat: 1 });
    expect(told(at)?.rolls).toEqual({ target: 'lab-2', threat: 1, units: 3, needed: 0, roll: 1 });
    expect(note(at, { what: 'counts', target: 'asia', threat: 1 })).toBe('nothing');
  });

  test('ONL-18 the UFOs that a table counts are kept for the next round, but not for another game', () => {
    const at = table();
    const none = { 'north-america': 0, 'south-america': 0, europe: 0, africa: 0, asia: 0, australia: 0, orbit: 0 };
    toStep(at, 'global-defense');
    note(at, { what: 'ufos', at: { ...none, asia: 2 } });
    const counted = { round: 1, at: { ...none, asia: 2 } };
    expect(told(at)?.ufos).toEqual(counted);
    const { note: kept } = at.room;
    expect(noteAt(kept, { game: 1, round: 2, step: null }).ufos).toEqual(counted);
    expect(noteAt(kept, { game: 2, round: 1, step: null }).ufos).toBeUndefined();
  });

  test('ONL-18 two devices that count UFOs of two places in the same moment are both heard', () => {
    const at = table();
    const seen = { 'north-america': 0, 'south-america': 0, europe: 2, africa: 0, asia: 2, australia: 0, orbit: 0 };
    toStep(at, 'global-defense');
    note(at, { what: 'ufos', place: 'asia', at: { ...seen, asia: 1 } });
    note(at, { what: 'ufos', place: 'europe', at: { ...seen, europe: 0 } });
    expect(told(at)?.ufos?.at).toEqual({ ...seen, asia: 1, europe: 0 });
  });

  test('ONL-18 two devices that count credits in the same moment are both heard, and what is sent again counts once', () => {
    const at = table();
    toStep(at, 'audit');
    const seen = told(at);
    if (seen === undefined) throw new Error('nothing is told');
    const [ann, ben] = [creditsCounted(seen, 'ann-1', { spent: 3 }), creditsCounted(seen, 'ben-1', { spent: 1 })];
    for (const change of [ann, ben, ann]) expect(note(at, change)).toBe('done');
    expect(told(at)).toMatchObject({ spent: 4, added: 0 });
    note(at, creditsCounted(told(at) ?? seen, 'ben-1', { spent: -2, added: 5 }));
    expect(told(at)).toMatchObject({ spent: 2, added: 5 });
    // A page of an earlier release says what it sees for everybody.
    note(at, { what: 'credits', spent: 7, added: 0 });
    note(at, creditsCounted(told(at) ?? seen, 'ann-1', { spent: 1 }));
    expect(told(at)).toMatchObject({ spent: 8, added: 0 });
  });

  test('ONL-18 a line of a later step on the page of the open one can be ticked off', () => {
    const at = table();
    toStep(at, 'audit');
    expect(note(at, { what: 'tick', step: 'recruit', line: 'buy', done: true })).toBe('done');
    expect(told(at)?.ticks).toEqual(['recruit/buy']);
  });

  test('ONL-18 it survives the host, adds nothing to the log of the game, and ends with its round and step', () => {
    const at = table();
    toStep(at, 'audit');
    note(at, { what: 'tick', line: 'pay', done: true });
    note(at, { what: 'credits', spent: 4, added: 3 });
    const rows = at.stored.length;
    const { n } = at.room.table;
    at.restart(1_000);
    expect([at.stored.length, at.room.table.n]).toEqual([rows, n]);
    at.enter('tv');
    expect(told(at, 'tv')).toEqual({ game: 1, round: 1, ticks: ['audit/pay'], spent: 4, added: 3 });
    at.enterAsMaker('ann');
    toStep(at, 'research');
    note(at, { what: 'counts', threat: 5 });
    toStep(at, 'orbital-defense');
    note(at, { what: 'tick', line: 'roll', done: true });
    expect(told(at, 'tv')).toEqual({
      game: 1,
      round: 1,
      ticks: ['audit/pay', 'orbital-defense/roll'],
      spent: 4,
      added: 3,
    });
  });

  test('ONL-18 of two rolls at once the first counts, and nothing is noted for a moment that is over', () => {
    const at = table();
    toStep(at, 'research');
    note(at, roll(1));
    expect([note(at, roll(1)), note(at, roll(2)), note(at, roll(4))]).toEqual(['nothing', 'done', 'nothing']);
    const late = at.press('ann', { t: 'note', round: 1, step: 'audit', change: { what: 'dice-away' } });
    expect([late, note(at, { what: 'credits', spent: 1, added: 0 }, 'ann', { round: 2 })]).toEqual([
      'too-late',
      'too-late',
    ]);
    expect(
      at.press('ann', { t: 'note', round: 1, step: 'audit', change: { what: 'credits', spent: 1, added: 0 } }),
    ).toBe('done');
  });

  test('ONL-10 whoever only watches notes nothing, and without the box there is nothing to note', () => {
    expect(note(table(), { what: 'tick', line: 'board', done: true }, 'ben')).toBe('not-your-role');
    const virtual = new OnlineTable();
    virtual.enterAsMaker('ann');
    virtual.sit('ann', ['commander']);
    expect(note(virtual, { what: 'tick', line: 'board', done: true })).toBe('nothing');
    expect(told(virtual, 'ann')).toBeUndefined();
  });

  test('ONL-12 one who notes without end is slowed down', () => {
    const at = table();
    const answers = Array.from({ length: 200 }, (_, i) => {
      if (i % 15 === 14) at.pass(1_000);
      return note(at, { what: 'tick', line: 'board', done: i % 2 === 0 });
    });
    expect(new Set(answers)).toEqual(new Set(['done', 'too-fast']));
  });

  test('ONL-13 a page of the first protocol hears nothing of it', () => {
    const at = table(1);
    note(at, { what: 'tick', line: 'board', done: true });
    expect(at.framesOf('ben').map(({ t }) => t)).not.toContain('noted');
  });

  const number = (min: number, max: number) => fc.integer({ min, max });
  const changes: fc.Arbitrary<NoteChange> = fc.oneof(
    fc.record({
      what: fc.constant('tick' as const),
      line: fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 5 }),
      done: fc.boolean(),
    }),
    fc.record({ what: fc.constant('counts' as const), threat: number(1, 5), units: number(1, 12) }),
    fc.record(
      {
        what: fc.constant('credits' as const),
        spent: number(0, 60),
        added: number(0, 60),
        own: fc.record({
          by: fc.string({ maxLength: 40, minLength: 1, unit: fc.constantFrom('a', '_') }),
          spent: number(-99, 99),
          added: number(-99, 99),
        }),
      },
      { requiredKeys: ['what', 'spent', 'added'] },
    ),
    fc.constantFrom(roll(1), roll(2), { what: 'dice-away' } as const),
  );

  test('ONL-3 ONL-18 every device knows the same at every moment, also across restarts, and it stays small', () => {
    const acts = fc.array(fc.oneof({ weight: 8, arbitrary: changes }, fc.constantFrom('done', 'restart', 'back')), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(acts, (all) => {
        const at = table();
        at.do('ann', 'central-officer', { type: 'begin' });
        for (const act of all) {
          if (act === 'done') toNext(at);
          else if (act === 'back') at.takeBack('ann');
          else if (act === 'restart') {
            at.restart(100);
            at.enterAsMaker('ann');
            at.enter('ben');
          } else note(at, act);
          at.pass(200);
          expect(told(at, 'ann')).toEqual(told(at, 'ben'));
          expect(at.kept.note?.length ?? 0).toBeLessThan(10_000);
        }
      }),
      { numRuns: 60 },
    );
  });
});
