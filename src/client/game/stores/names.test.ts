import { describe, expect, test } from 'vitest';
import type { Crew } from '../../platform/local-storage/crew.ts';
import { isShared, nameFor, namesAt } from './names.ts';

const seat = (player: 'person' | 'bot', name = '') => ({ player, name });
const pair: Crew = {
  commander: seat('person', 'Ann'),
  'chief-scientist': seat('person', 'Ann'),
  'central-officer': seat('bot', 'Ben'),
  'squad-leader': seat('person', 'Ben'),
};

describe('people at a screen', () => {
  test('count once per name, however many roles each plays', () => {
    expect(namesAt(pair)).toEqual(['Ann', 'Ben']);
    expect(isShared(pair)).toBe(true);
  });

  test('do not share it if one person plays with bots, even if a bot seat keeps a name', () => {
    const one = { ...pair, 'squad-leader': seat('bot', 'Ben') };
    expect(isShared(one)).toBe(false);
    expect(nameFor(one, 'commander')).toBe('');
  });

  test('share it if one has a name and another has none', () => {
    expect(isShared({ ...pair, 'squad-leader': seat('person') })).toBe(true);
  });

  test('are called by name only for roles that a person plays', () => {
    expect(nameFor(pair, 'commander')).toBe('Ann');
    expect(nameFor(pair, 'central-officer')).toBe('');
    expect(nameFor(pair, 'all')).toBe('');
  });
});
