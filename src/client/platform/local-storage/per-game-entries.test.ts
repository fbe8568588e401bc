import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyPerGameEntries } from './copied-entries.ts';
import { type Crew, loadCrew, saveCrew, soloCrew } from './crew.ts';
import { loadInstant, saveInstant } from './instant.ts';
import { loadLessons, saveLessons } from './lessons.ts';
import { removePerGameEntries } from './per-game-entries.ts';
import { loadSpending, parseSpending, saveSpending } from './spending.ts';
import { loadStats, saveStats } from './stats.ts';
import { loadStepNotes, saveStepNotes } from './step-notes.ts';
import { loadTicks, saveTicks } from './ticks.ts';

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
const stepNotes = { round: 2, step: 'panic-report', rolls: { threat: 2, units: 3, needed: 1, roll: 0 } } as const;
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
  saveCrew(game, crew);
  saveLessons(game, [{ id: 'welcome', from: 3 }]);
  saveStepNotes(game, stepNotes);
  saveSpending(game, { round: 2, spent: 7, added: 3 });
  saveStats(game, tally);
  saveTicks(game, ['2/audit/pay']);
  saveInstant({ id: game, events: 12, at: 34_567 });
}

const everything = (game: string) => [
  loadCrew(game),
  loadLessons(game),
  loadStepNotes(game, stepNotes.round, stepNotes.step),
  loadSpending(game, 2),
  loadStats(game),
  loadTicks(game),
];
const empty = [
  soloCrew,
  null,
  { round: stepNotes.round, step: stepNotes.step },
  { round: 2, spent: 0, added: 0 },
  {},
  [],
];

afterEach(() => {
  vi.unstubAllGlobals();
  removePerGameEntries('one');
  removePerGameEntries('two');
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
    copyPerGameEntries('one', 'two');
    expect(everything('two')).toEqual([
      crew,
      [{ id: 'welcome', from: 3 }],
      stepNotes,
      { round: 2, spent: 7, added: 3 },
      tally,
      ['2/audit/pay'],
    ]);
    expect(everything('one')).toEqual(everything('two'));
  });

  test('is copied without the instant, which the save of the duplicate already has', () => {
    copyPerGameEntries('one', 'two');
    expect(loadInstant('one')).toEqual({ id: 'one', events: 12, at: 34_567 });
    expect(loadInstant('two')).toBe(null);
  });

  test('is deleted with the game, without touching other games', () => {
    copyPerGameEntries('one', 'two');
    removePerGameEntries('one');
    expect(everything('one')).toEqual(empty);
    expect(loadInstant('one')).toBe(null);
    expect(everything('two')).not.toEqual(empty);
    expect([...rows.keys()].filter((key) => key.includes('one'))).toEqual([]);
  });
});

test('counted credits are read back in their round, and begin at none in the next', () => {
  expect(parseSpending('{"round":3,"spent":7}', 3)).toEqual({ round: 3, spent: 7, added: 0 });
  expect(parseSpending('{"round":3,"spent":7}', 4)).toEqual({ round: 4, spent: 0, added: 0 });
});

test('an invalid text counts no credits', () => {
  for (const text of [null, '', '[', 'null', '7', '{"round":3}', '{"round":3,"spent":-1}', '{"round":3,"spent":61}']) {
    expect(parseSpending(text, 3)).toEqual({ round: 3, spent: 0, added: 0 });
  }
});
