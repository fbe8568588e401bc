import { describe, expect, test } from 'vitest';
import { damageTrack, panicTrack, threatTrack, zoneOf, zones } from './tracks.ts';

describe('the tracks of the board', () => {
  test('TAB-3 panic goes over five yellow spaces and three red ones to one orange, and no further', () => {
    expect(panicTrack.map((_, space) => zoneOf(space))).toEqual([
      ...Array.from({ length: 5 }, () => 'yellow'),
      ...Array.from({ length: 3 }, () => 'red'),
      'orange',
    ]);
    expect(zoneOf(panicTrack.length)).toBe('orange');
    expect(zones).toEqual(['yellow', 'red', 'orange']);
  });

  test('TAB-4 base damage begins on blue and ends on the one orange space, with red spaces on the way', () => {
    expect(damageTrack).toEqual(['blue', 'plain', 'plain', 'red', 'plain', 'red', 'plain', 'red', 'orange']);
  });

  test('TAB-5 SET-5 threat goes from one to five', () => {
    expect(threatTrack).toEqual({ lowest: 1, highest: 5 });
  });
});
