import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { duplicateBelongings, forgetBelongings } from './belongings.ts';
import { type Crew, keepCrew, keptCrew, soloCrew } from './crew.ts';
import { notedInstant, noteInstant } from './instant.ts';
import { keepLessons, keptLessons } from './lessons.ts';
import { keepSpending, keptSpending, parseSpending } from './spending.ts';
import { keepStepNotes, keptStepNotes } from './step-notes.ts';
import { keepTally, keptTally } from './tally.ts';
import { keepTicks, keptTicks } from './ticks.ts';

const rows = new Map<string, string>();
/** A fake localStorage. If full, it rejects every write. */
const storage = (full: boolean) => ({
  getItem: (key: string) => rows.get(key) ?? null,
  setItem(key: string, text: string) {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    rows.set(key, text);
  },
  removeItem: (key: string) => rows.delete(key),
});

const crew: Crew = { ...soloCrew, commander: { player: 'bot', name: 'Ann' } };
const stepNotes = { round: 2, step: 'panic-report', rolls: { threat: 2, units: 3, needed: 1 } } as const;
const tally = {
  ufosOnBoard: 3,
  soldiersInPool: 1,
  interceptorsInPool: 0,
  redContinents: 2,
  baseDamage: 4,
  fallenContinents: 0,
};

/** Stores a value of every kind. */
function storeAll(game: string): void {
  keepCrew(game, crew);
  keepLessons(game, [{ id: 'welcome', from: 3 }]);
  keepStepNotes(game, stepNotes);
  keepSpending(game, 2, 7);
  keepTally(game, tally);
  keepTicks(game, ['2/audit/pay']);
  noteInstant({ id: game, events: 12, at: 34_567 });
}

const everything = (game: string) => [
  keptCrew(game),
  keptLessons(game),
  keptStepNotes(game, stepNotes.round, stepNotes.step),
  keptSpending(game, 2),
  keptTally(game),
  keptTicks(game),
];
const empty = [soloCrew, null, { round: stepNotes.round, step: stepNotes.step }, 0, {}, []];

afterEach(() => {
  vi.unstubAllGlobals();
  forgetBelongings('one');
  forgetBelongings('two');
  rows.clear();
});

describe.each([
  ['in localStorage', false],
  ['in memory, because localStorage is full', true],
])('the local data of a game, %s,', (_, full) => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage(full));
    storeAll('one');
  });

  test('is copied to its duplicate: crew, lessons, step notes, credits, tally and ticks', () => {
    expect(everything('two')).toEqual(empty);
    duplicateBelongings('one', 'two');
    expect(everything('two')).toEqual([crew, [{ id: 'welcome', from: 3 }], stepNotes, 7, tally, ['2/audit/pay']]);
    expect(everything('one')).toEqual(everything('two'));
  });

  test('is copied without the instant, which the save of the duplicate already has', () => {
    duplicateBelongings('one', 'two');
    expect(notedInstant('one')).toEqual({ id: 'one', events: 12, at: 34_567 });
    expect(notedInstant('two')).toBe(null);
  });

  test('is deleted with the game, without touching other games', () => {
    duplicateBelongings('one', 'two');
    forgetBelongings('one');
    expect(everything('one')).toEqual(empty);
    expect(notedInstant('one')).toBe(null);
    expect(everything('two')).not.toEqual(empty);
    expect([...rows.keys()].filter((key) => key.includes('one'))).toEqual([]);
  });
});

test('counted credits are read back in their round, and begin at none in the next', () => {
  expect(parseSpending('{"round":3,"spent":7}', 3)).toBe(7);
  expect(parseSpending('{"round":3,"spent":7}', 4)).toBe(0);
});

test('an invalid text counts no credits', () => {
  for (const text of [null, '', '[', 'null', '7', '{"round":3}', '{"round":3,"spent":-1}', '{"round":3,"spent":61}']) {
    expect(parseSpending(text, 3)).toBe(0);
  }
});
