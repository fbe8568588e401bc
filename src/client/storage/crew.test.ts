import { describe, expect, test } from 'vitest';
import { alone, parseCrew } from './crew.ts';

describe('who plays what', () => {
  test('is read as it was kept', () => {
    const crew = { ...alone, commander: 'bot' } as const;
    expect(parseCrew(JSON.stringify(crew))).toEqual(crew);
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
    ];
    for (const text of nonsense) expect(parseCrew(text)).toEqual(alone);
  });
});
