import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { continents } from '../../content/continents.ts';
import { difficulties } from '../../content/difficulties.ts';
import { expansionIds } from '../../content/expansions/names.ts';
import { plans } from '../../content/plans.ts';
import { seedLetters } from '../../host/index.ts';
import {
  lettersIn,
  lettersOf,
  operationCode,
  readOperation,
  readScore,
  type SharedOperation,
  scoreCode,
} from '../index.ts';
import { packed } from '../saves/packed.ts';
import { anyPlan } from '../schemas/expansions.ts';

const own = 5;
const seed = fc.string({ unit: fc.constantFrom(...Array.from(seedLetters)), minLength: 6, maxLength: 6 });
const houseRules = fc.constantFrom({ hardLosses: true }, { everybodyPauses: true, emergencyFunding: 14 });
const shared: fc.Arbitrary<SharedOperation> = fc.record({
  edition: fc.integer({ min: 0, max: 19 }),
  wishes: fc.record(
    {
      seed,
      mode: fc.constantFrom('companion', 'virtual'),
      difficulty: fc.constantFrom(...difficulties),
      plan: fc.constantFrom(...plans),
      base: fc.constantFrom(...continents),
      houseRules,
    },
    { requiredKeys: ['seed', 'mode', 'difficulty'] },
  ),
});
const wishes = { seed: 'k7x2bq', mode: 'virtual', difficulty: 'hard' } as const;

describe('the letters of an operation', () => {
  test('DAY-4 hold seed, settings and edition of any game that nothing else was fixed for, and any day', () => {
    fc.assert(
      fc.property(shared, (one) => {
        expect(lettersOf(one)).toMatch(/^[A-HJKMNP-Z]{12}$/);
        expect(readOperation(operationCode(one), own)).toEqual(one);
      }),
    );
    const expanded = expansionIds.map((id) => ({
      edition: 5,
      wishes: { ...wishes, mode: 'companion', expansions: [id], plan: anyPlan.options.at(-1) } as const,
    }));
    for (const one of [...expanded, { edition: 5, day: '2026-11-28' }, { edition: 19, day: '2090-02-28' }] as const) {
      expect(operationCode(one)).toMatch(/^[A-HJKMNP-Z]{4}-[A-HJKMNP-Z]{4}-[A-HJKMNP-Z]{4}$/);
      expect(readOperation(operationCode(one), own)).toEqual(one);
    }
  });

  test('DAY-4 are read as people type them, with letters and digits that look alike', () => {
    const code = operationCode({ edition: 5, wishes });
    expect(readOperation(` ${code.toLowerCase().replaceAll('-', ' ')}. `, own)).toEqual({ edition: 5, wishes });
    expect(lettersIn('кмтр вхас 0178', 12)).toBe('KMTPBXACQJTB');
  });

  test('DAY-4 notice one wrong letter, and any two that changed places', () => {
    const letters = lettersOf({ edition: 5, wishes }) ?? '';
    for (let i = 0; i < letters.length; i += 1) {
      for (const other of 'ABCDEFGHJKMNPQRSTUVWXYZ') {
        if (other === letters[i]) continue;
        expect(readOperation(letters.slice(0, i) + other + letters.slice(i + 1), own)).toBe('letters');
      }
      for (let j = i + 1; j < letters.length; j += 1) {
        const swapped = Array.from(letters);
        [swapped[i] = '', swapped[j] = ''] = [letters[j], letters[i]];
        if (swapped.join('') !== letters) expect(readOperation(swapped.join(''), own)).toBe('letters');
      }
    }
  });

  test('DAY-4 tell the edition, of twenty-nine the nearest to the own one', () => {
    for (const edition of [0, 4, 5, 6, 19]) {
      const code = operationCode({ edition, wishes });
      expect(readOperation(code, own)).toMatchObject({ edition });
    }
    expect(readOperation(operationCode({ edition: 40, wishes }), 41)).toMatchObject({ edition: 40 });
  });
});

describe('the longer code', () => {
  const byHand: readonly SharedOperation[] = [
    { edition: 5, wishes: { ...wishes, seed: 'Ж abcdefghjkmn' } },
    { edition: 5, wishes: { ...wishes, enemyTypes: ['muton', 'sectoid', 'floater'] } },
    { edition: 5, wishes: { ...wishes, dice: 'table', condition: { name: 'red-asia', panic: { asia: 5 } } } },
    { edition: 5, wishes, pack: { name: 'night', hash: 'f00' } },
  ];

  test('DAY-4 holds what letters cannot', () => {
    for (const one of byHand) {
      expect(lettersOf(one)).toBe(null);
      expect(readOperation(operationCode(one), own)).toEqual(one);
    }
  });

  test('DAY-4 is refused if it is anything else, and so is a day that pretends to be a game', () => {
    const of = (value: unknown) =>
      packed(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const good = { edition: 5, wishes: { ...wishes, seed: 'evening' } };
    expect(readOperation(of(good), own)).toEqual(good);
    const bad = [
      { ...good, edition: -1 },
      { ...good, more: 1 },
      { edition: 5, day: '2026-11-28', wishes },
      { ...good, wishes: { ...wishes, difficulty: 'brutal' } },
      { ...good, wishes: { ...wishes, timers: 2 } },
      { ...good, wishes: { ...wishes, position: {} } },
      { ...good, wishes: { ...wishes, practice: true } },
      { ...good, wishes: { ...wishes, condition: { name: 'red-asia', panic: { asia: 8 } } } },
      { ...good, wishes: { ...wishes, condition: { name: 'red-asia', day: '2026-11-28' } } },
      { ...good, wishes: { ...wishes, seed: 'x'.repeat(5000) } },
      { ...good, more: 'x'.repeat(100_000) },
      null,
      7,
      [],
    ];
    for (const value of bad) expect(readOperation(of(value), own)).toBe(null);
    for (const text of ['', '!', 'AAAA', '....', '%00', 'A'.repeat(9000), 'ZZZZZZZZZZZ']) {
      expect(readOperation(text, own)).toBe(null);
    }
  });
});

test('DAY-4 a score goes along with what decisions and luck were worth, and anything else is none', () => {
  for (const one of [
    { won: true, score: 71 },
    { won: false, score: -12 },
    { won: true, score: 0, worth: { decisions: -5, luck: 53 } },
    { won: false, score: 9, worth: { decisions: 0, luck: -100 } },
  ])
    expect(readScore(scoreCode(one))).toEqual(one);
  for (const text of ['', 'won', '71', 'won7100', 'won71-5', 'won71-5+53x', 'lost<b>'])
    expect(readScore(text)).toBe(null);
});
