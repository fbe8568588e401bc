import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drillAnswers, drillDays, parseDrills, saveDrillAnswers } from './done.ts';

let stored = new Map<string, string>();
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a day of drills counts once, as soon as all of it is answered', () => {
  const answers = new Map([['a/1', 'push']]);
  const both = ['a/1', 'a/2'];
  saveDrillAnswers('2026-11-29', answers, both);
  expect(drillDays()).toEqual([]);
  expect(drillAnswers('2026-11-29')).toEqual(answers);
  expect(drillAnswers('2026-11-30').size).toBe(0);
  saveDrillAnswers('2026-11-29', answers, ['a/1']);
  saveDrillAnswers('2026-11-29', answers, ['a/1']);
  saveDrillAnswers('2026-11-28', answers, ['a/1']);
  expect(drillDays()).toEqual(['2026-11-28', '2026-11-29']);
});

test('two tabs that answer drills of one day lose none of each other, and finish the day together', () => {
  const drills = ['a/1', 'a/2'];
  saveDrillAnswers('2026-11-29', new Map([['a/1', 'push']]), drills);
  const here = new Map([['a/2', 'stop']]);
  const both = new Map([...here, ['a/1', 'push']]);
  expect(saveDrillAnswers('2026-11-29', here, drills)).toEqual(both);
  expect(drillAnswers('2026-11-29')).toEqual(both);
  expect(drillDays()).toEqual(['2026-11-29']);
});

test('drills that are stored damaged count as not done', () => {
  const nothing = { day: '1970-01-01', answers: [], done: [] };
  for (const text of [null, '', '{', '[]', '{"day":"today","answers":[],"done":[]}', '{"day":"2026-11-29","done":[1]}'])
    expect(parseDrills(text)).toEqual(nothing);
});

test('a stored day that cannot be read costs no other day', () => {
  const text = JSON.stringify({ day: '2026-11-29', answers: [], done: ['2026-11-27', 7, 'soon', '2026-11-28'] });
  expect(parseDrills(text).done).toEqual(['2026-11-27', '2026-11-28']);
});
