import { describe, expect, test } from 'vitest';
import { roles } from '../../../content/roles.ts';
import { longestName } from '../../../wire/index.ts';
import { type Crew, parseCrew, soloCrew } from './crew.ts';

const named = (name: string) => JSON.stringify({ ...soloCrew, commander: { player: 'person', name } });

describe('a stored crew', () => {
  test('is read back unchanged, with its names', () => {
    const crew: Crew = {
      ...soloCrew,
      commander: { player: 'bot', name: 'Ann' },
      'squad-leader': { player: 'person', name: '小明' },
    };
    expect(parseCrew(JSON.stringify(crew))).toEqual(crew);
  });

  test('is read from the format without names', () => {
    const before = Object.fromEntries(roles.map((role) => [role, role === 'commander' ? 'bot' : 'person']));
    expect(parseCrew(JSON.stringify(before))).toEqual({ ...soloCrew, commander: { player: 'bot', name: '' } });
  });

  test('becomes the solo crew if it is missing or invalid', () => {
    const nonsense = [
      null,
      '',
      '{',
      'null',
      '[]',
      '{"commander":"bot"}',
      JSON.stringify({ ...soloCrew, commander: 'cat' }),
      JSON.stringify({ ...soloCrew, commander: { player: 'cat', name: '' } }),
      JSON.stringify({ ...soloCrew, commander: { player: 'person', name: 7 } }),
      JSON.stringify({ ...soloCrew, commander: { player: 'person' } }),
    ];
    for (const text of nonsense) expect(parseCrew(text)).toEqual(soloCrew);
  });

  test('has its names shortened and stripped of control characters', () => {
    expect(parseCrew(named('x'.repeat(1_000_000))).commander.name).toBe('x'.repeat(longestName));
    expect(parseCrew(named('\u202e evil\u0000\n<b>')).commander.name).toBe('evil <b>');
  });
});
