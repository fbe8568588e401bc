import { describe, expect, test } from 'vitest';
import { damageTrack, panicTrack, threatTrack, zoneOf, zones } from './tracks.ts';

describe('board tracks', () => {
  test('TAB-3 panic has five yellow spaces, three red and one orange, and stays orange beyond them', () => {
    expect(panicTrack.map((_, space) => zoneOf(space))).toEqual([
      ...Array.from({ length: 5 }, () => 'yellow'),
      ...Array.from({ length: 3 }, () => 'red'),
      'orange',
    ]);
    expect(zoneOf(panicTrack.length)).toBe('orange');
    expect(zones).toEqual(['yellow', 'red', 'orange']);
  });

  test('TAB-4 base damage starts on blue, passes three red spaces and ends on orange', () => {
    expect(damageTrack).toEqual(['blue', 'plain', 'plain', 'red', 'plain', 'red', 'plain', 'red', 'orange']);
  });

  test('TAB-5 SET-5 threat ranges from 1 to 5', () => {
    expect(threatTrack).toEqual({ lowest: 1, highest: 5 });
  });
});
