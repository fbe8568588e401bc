import { describe, expect, test } from 'vitest';
import type { Crew } from '../notes/crew.ts';
import { isShared, nameFor, namesAt } from './names.ts';

const of = (player: 'person' | 'bot', name = '') => ({ player, name });
const pair: Crew = {
  commander: of('person', 'Ann'),
  'chief-scientist': of('person', 'Ann'),
  'central-officer': of('bot', 'Ben'),
  'squad-leader': of('person', 'Ben'),
};

describe('a screen', () => {
  test('is shared by as many as have names of their own, however many roles each plays', () => {
    expect(namesAt(pair)).toEqual(['Ann', 'Ben']);
    expect(isShared(pair)).toBe(true);
  });

  test('is not shared by one person and three bots, whatever name the bots keep for others', () => {
    const one = { ...pair, 'squad-leader': of('bot', 'Ben') };
    expect(isShared(one)).toBe(false);
    expect(nameFor(one, 'commander')).toBe('');
  });

  test('is shared by somebody with a name and somebody without', () => {
    expect(isShared({ ...pair, 'squad-leader': of('person') })).toBe(true);
  });

  test('calls nobody by name for a bot or for everybody', () => {
    expect(nameFor(pair, 'commander')).toBe('Ann');
    expect(nameFor(pair, 'central-officer')).toBe('');
    expect(nameFor(pair, 'all')).toBe('');
  });
});
