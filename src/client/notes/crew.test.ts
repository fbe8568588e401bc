import { describe, expect, test } from 'vitest';
import { roles } from '../../content/roles.ts';
import { type Crew, longestName, parseCrew, soloCrew, tidyName } from './crew.ts';

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

describe('a name', () => {
  test('is trimmed and put on one line', () => {
    expect(tidyName('  Ann\n\tMarie  ')).toBe('Ann Marie');
  });

  test('is empty if none of its characters is visible', () => {
    for (const text of ['', '   ', '\u200b\u200d\ufeff', '\u0007', '\ud800', '\u3164']) expect(tidyName(text)).toBe('');
  });

  test('is cut at the length limit, but never inside an emoji sequence', () => {
    expect(tidyName('🛸'.repeat(40))).toBe('🛸'.repeat(longestName));
    const family = '👨\u200d👩\u200d👧';
    expect(tidyName(`${family} A`)).toBe(`${family} A`);
  });

  test('keeps at most two combining marks per letter', () => {
    expect(tidyName('Zoë')).toBe('Zoë');
    expect(tidyName(`Z${'\u0301\u0302'.repeat(9)}o`)).toBe('Ź\u0302\u0301o'.normalize('NFC'));
  });

  test('is the same whether its accents are composed or combining', () => {
    expect(tidyName('Zoe\u0308')).toBe(tidyName('Zoë'));
  });
});
