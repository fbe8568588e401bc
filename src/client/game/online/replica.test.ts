import { expect, test } from 'vitest';
import { OnlineTable } from '../../../../tests/tools/online.ts';
import { afterSync } from './replica.ts';

test('ONL-15 a mirror of another history is replaced, even if its last row has the same number', () => {
  const table = new OnlineTable();
  table.enter('tv');
  const sync = table.last('tv', 'sync');
  if (sync === undefined) throw new Error('no sync');
  const { mirror } = afterSync(null, sync);
  expect(afterSync(mirror, sync).news).toEqual({ kind: 'nothing' });
  const restored = { ...sync, incarnation: 'another', open: { ...sync.open, funding: 1 } };
  expect(afterSync(mirror, restored)).toMatchObject({
    news: { kind: 'anew' },
    mirror: { n: sync.n, incarnation: 'another', open: restored.open },
  });
  const { incarnation, ...older } = sync;
  expect(incarnation).toBeDefined();
  expect(afterSync(afterSync(null, older).mirror, older).news).toEqual({ kind: 'nothing' });
});
