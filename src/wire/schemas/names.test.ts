import { describe, expect, test } from 'vitest';
import { longestName, tidyName } from '../index.ts';

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

  test('is cut at as many letters as are drawn, however few clusters they are', () => {
    const ka = '\u0915\u094d';
    expect(tidyName(`Asha ${ka.repeat(100)}\u0915`)).toBe('Asha');
    expect(tidyName(`${ka.repeat(2)}\u0915 Rao`)).toBe(`${ka.repeat(2)}\u0915 Rao`);
    expect(tidyName(`Max ${'👨\u200d'.repeat(60)}👨`)).toBe('Max');
    expect(tidyName(`👩🏽\u200d🚀 Mae`)).toBe('👩🏽\u200d🚀 Mae');
  });

  test('keeps at most two combining marks per letter', () => {
    expect(tidyName('Zoë')).toBe('Zoë');
    expect(tidyName(`Z${'\u0301\u0302'.repeat(9)}o`)).toBe('Ź\u0302\u0301o'.normalize('NFC'));
  });

  test('is the same whether its accents are composed or combining', () => {
    expect(tidyName('Zoe\u0308')).toBe(tidyName('Zoë'));
  });
});
