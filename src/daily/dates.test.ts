import { expect, test } from 'vitest';
import { dayAfter, dayAt, isDay, leftOfDay, mondayOf, weekdayOf } from './index.ts';

const hour = 3_600_000;

test('DAY-1 every day of the century follows the one before, and has the weekday of the calendar', () => {
  const first = Date.parse('2000-01-01T00:00:00Z');
  for (let i = 0; i < 36_525; i += 1) {
    const date = new Date(first + i * 24 * hour);
    const day = date.toISOString().slice(0, 10);
    if (dayAfter('2000-01-01', i) !== day || dayAt(date.getTime()) !== day || !isDay(day)) expect.fail(day);
    if ((weekdayOf(day) + 1) % 7 !== date.getUTCDay()) expect.fail(day);
  }
  expect(dayAfter('2000-01-01', 36_524)).toBe('2099-12-31');
});

test('DAY-1 a day ends at midnight in UTC, whatever the zone', () => {
  const late = Date.parse('2026-11-28T23:59:59.999Z');
  expect([dayAt(late), dayAt(late + 1)]).toEqual(['2026-11-28', '2026-11-29']);
  expect(leftOfDay(Date.parse('2026-11-28T13:00:00Z'))).toBe(11 * hour);
  expect([dayAfter('2026-12-31', 1), dayAfter('2028-03-01', -1), mondayOf('2026-11-29')]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-11-23',
  ]);
});

test('DAY-1 a text that is no day is none', () => {
  const texts = [
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '1999-12-31',
    '2026-11-28T00',
    ' 2026-11-28',
  ];
  expect(texts.filter(isDay)).toEqual([]);
  expect(isDay('2028-02-29')).toBe(true);
});
