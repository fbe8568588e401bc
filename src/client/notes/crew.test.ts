import { describe, expect, test } from 'vitest';
import { roles } from '../../content/roles.ts';
import { alone, type Crew, longestName, parseCrew, tidyName } from './crew.ts';

const named = (name: string) => JSON.stringify({ ...alone, commander: { player: 'person', name } });

describe('who plays what', () => {
  test('is read as it was kept, names and all', () => {
    const crew: Crew = {
      ...alone,
      commander: { player: 'bot', name: 'Ann' },
      'squad-leader': { player: 'person', name: '小明' },
    };
    expect(parseCrew(JSON.stringify(crew))).toEqual(crew);
  });

  test('is read as it was kept before people had names', () => {
    const before = Object.fromEntries(roles.map((role) => [role, role === 'commander' ? 'bot' : 'person']));
    expect(parseCrew(JSON.stringify(before))).toEqual({ ...alone, commander: { player: 'bot', name: '' } });
  });

  test('is one person alone where nothing was kept, or nothing that makes sense', () => {
    const nonsense = [
      null,
      '',
      '{',
      'null',
      '[]',
      '{"commander":"bot"}',
      JSON.stringify({ ...alone, commander: 'cat' }),
      JSON.stringify({ ...alone, commander: { player: 'cat', name: '' } }),
      JSON.stringify({ ...alone, commander: { player: 'person', name: 7 } }),
      JSON.stringify({ ...alone, commander: { player: 'person' } }),
    ];
    for (const text of nonsense) expect(parseCrew(text)).toEqual(alone);
  });

  test('holds no name that would harm a screen, whoever wrote the storage', () => {
    expect(parseCrew(named('x'.repeat(1_000_000))).commander.name).toBe('x'.repeat(longestName));
    expect(parseCrew(named('\u202e evil\u0000\n<b>')).commander.name).toBe('evil <b>');
  });
});

describe('a name', () => {
  test('is written on one line, without room around it', () => {
    expect(tidyName('  Ann\n\tMarie  ')).toBe('Ann Marie');
  });

  test('may be empty, and is, if nothing of it can be seen', () => {
    for (const text of ['', '   ', '\u200b\u200d\ufeff', '\u0007', '\ud800', '\u3164']) expect(tidyName(text)).toBe('');
  });

  test('is cut after so many letters, never in the middle of one', () => {
    expect(tidyName('🛸'.repeat(40))).toBe('🛸'.repeat(longestName));
    const family = '👨\u200d👩\u200d👧';
    expect(tidyName(`${family} A`)).toBe(`${family} A`);
  });

  test('keeps its accents, but builds no towers of them', () => {
    expect(tidyName('Zoë')).toBe('Zoë');
    expect(tidyName(`Z${'\u0301\u0302'.repeat(9)}o`)).toBe('Ź\u0302\u0301o'.normalize('NFC'));
  });

  test('is the same however its accents were typed, so that it names the same person', () => {
    expect(tidyName('Zoe\u0308')).toBe(tidyName('Zoë'));
  });
});
