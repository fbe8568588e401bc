import { expect, test } from 'vitest';
import { idsIn } from './rule-ids.ts';
import { textOf } from './sources.ts';
import { gaps, traces } from './traces.ts';

test('every rule of the book has a test that names it, or waits for one in docs/to-come.md', () => {
  expect(gaps(traces())).toEqual([]);
});

test('what waits is of the virtual table alone: nothing of the clock, the director, the cues, the rounds or the setup', () => {
  const operation = /^(TIM|CLK|DIR|RND|SET)-|^RES-(8|10|11|14|15|16)$/;
  expect(idsIn(textOf('docs/to-come.md')).filter((id) => operation.test(id))).toEqual([]);
});
