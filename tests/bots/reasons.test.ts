import { expect, test } from 'vitest';
import { readWords } from '../../build/words.ts';
import { reasons } from '../../src/bots/bot/reasons.ts';
import { reasonLine } from '../../src/bots/index.ts';

const words = await readWords('en');

test('every bot reason has a message, which in English is the terminal line as a sentence', () => {
  const messages = Object.entries(words).filter(([key]) => key.startsWith('reason.'));
  const sentence = (line: string) => `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
  expect(messages).toEqual(Object.entries(reasons).map(([name, line]) => [`reason.${name}`, sentence(line)]));
});

test('a reason with numbers includes them in its line', () => {
  expect(reasonLine({ reason: 'wins-more', percent: 61, other: 58 })).toBe(
    'we win more often this way: 61 games of 100 instead of 58',
  );
  expect(reasonLine({ reason: 'risk' })).toBe('the risk is greater than the gain');
});
