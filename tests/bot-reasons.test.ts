import { expect, test } from 'vitest';
import { readWords } from '../build/words.ts';
import { reasonLine, reasons } from '../src/bots/index.ts';

const words = await readWords('en');

test('every reason of a bot has words on the screen: in English those of the terminal, as a sentence', () => {
  const said = Object.entries(words).filter(([key]) => key.startsWith('reason.'));
  const sentence = (line: string) => `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
  expect(said).toEqual(Object.entries(reasons).map(([name, line]) => [`reason.${name}`, sentence(line)]));
});

test('a reason that speaks of points says how many', () => {
  expect(reasonLine({ reason: 'worth', points: 3.42 })).toBe('rolling is worth 3.4 points more than stopping');
  expect(reasonLine({ reason: 'risk' })).toBe('the risk is greater than the gain');
});
