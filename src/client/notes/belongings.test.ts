import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { duplicateBelongings, forgetBelongings } from './belongings.ts';
import { alone, type Crew, keepCrew, keptCrew } from './crew.ts';
import { notedInstant, noteInstant } from './instant.ts';
import { keepLessons, keptLessons } from './lessons.ts';
import { keepStepNotes, keptStepNotes } from './step-notes.ts';
import { keepTally, keptTally } from './tally.ts';
import { keepTicks, keptTicks } from './ticks.ts';

const rows = new Map<string, string>();
/** A storage that takes nothing when it is full. */
const storage = (full: boolean) => ({
  getItem: (key: string) => rows.get(key) ?? null,
  setItem(key: string, text: string) {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    rows.set(key, text);
  },
  removeItem: (key: string) => rows.delete(key),
});

const crew: Crew = { ...alone, commander: { player: 'bot', name: 'Ann' } };
const half = { round: 2, step: 'panic-report', rolls: { threat: 2, units: 3, needed: 1 } } as const;
const counted = {
  ufosOnBoard: 3,
  soldiersInPool: 1,
  interceptorsInPool: 0,
  redContinents: 2,
  baseDamage: 4,
  fallenContinents: 0,
};

/** Keeps something of every kind. */
function furnish(game: string): void {
  keepCrew(game, crew);
  keepLessons(game, ['welcome']);
  keepStepNotes(game, half);
  keepTally(game, counted);
  keepTicks(game, ['2/audit/pay']);
  noteInstant({ id: game, events: 12, at: 34_567 });
}

const everything = (game: string) => [
  keptCrew(game),
  keptLessons(game),
  keptStepNotes(game, half.round, half.step),
  keptTally(game),
  keptTicks(game),
];
const nothing = [alone, null, { round: half.round, step: half.step }, {}, []];

afterEach(() => {
  vi.unstubAllGlobals();
  forgetBelongings('one');
  forgetBelongings('two');
  rows.clear();
});

describe.each([
  ['in the storage', false],
  ['in a full storage, until the page is closed', true],
])('what is kept of a game %s', (_, full) => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage(full));
    furnish('one');
  });

  test('belongs to its duplicate, too: half a report, dice, counted scores, ticks, names', () => {
    expect(everything('two')).toEqual(nothing);
    duplicateBelongings('one', 'two');
    expect(everything('two')).toEqual([crew, ['welcome'], half, counted, ['2/audit/pay']]);
    expect(everything('one')).toEqual(everything('two'));
  });

  test('but for the instant, which is written into the duplicate itself', () => {
    duplicateBelongings('one', 'two');
    expect(notedInstant('one')).toEqual({ id: 'one', events: 12, at: 34_567 });
    expect(notedInstant('two')).toBe(null);
  });

  test('is gone with the game, and nothing of another game is', () => {
    duplicateBelongings('one', 'two');
    forgetBelongings('one');
    expect(everything('one')).toEqual(nothing);
    expect(notedInstant('one')).toBe(null);
    expect(everything('two')).not.toEqual(nothing);
    expect([...rows.keys()].filter((key) => key.includes('one'))).toEqual([]);
  });
});
