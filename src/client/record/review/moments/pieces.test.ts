import { expect, test } from 'vitest';
import { table } from '../../../../../tests/tools/given.ts';
import type { Intent, Playing } from '../../../../rules/index.ts';
import { boardAfter, hollowsOf } from './pieces.ts';

const open = table({ begin: 'deploy-interceptors', ufos: { asia: 3 }, budget: 9 }).open as Playing;
const send = (to: 'asia' | 'australia', ...numbers: readonly number[]) => ({
  as: 'commander' as const,
  intent: {
    type: 'assign',
    units: numbers.map((number) => `interceptor-${number}`),
    to: `continent:${to}`,
  } satisfies Intent as Intent,
});

test('what was better is hollow, and joined to where the pieces stood', () => {
  const done = boardAfter([send('asia', 1), send('australia', 2, 3)], open);
  expect(hollowsOf(done, boardAfter([send('asia', 1, 2, 3)], open))).toEqual([
    { continent: 'asia', slot: 1, from: { continent: 'australia', slot: 0 } },
    { continent: 'asia', slot: 2, from: { continent: 'australia', slot: 1 } },
  ]);
});

test('a piece that stayed in reserve is joined to nothing', () => {
  expect(hollowsOf(open.board, boardAfter([send('asia', 1)], open))).toEqual([
    { continent: 'asia', slot: 0, from: null },
  ]);
});
