import { expect, test } from 'vitest';
import { columnsOf } from './columns.ts';
import { eventsIn } from './columns-reading.ts';

const events = [
  { type: 'paused', at: 1, why: { by: 'intent', intent: 'pause' } },
  { type: 'resumed', at: 2, why: { by: 'intent', intent: 'resume' } },
];

test('FIN-16 columns give their events back, and a cause that is no number of one is left out', () => {
  const columns = columnsOf(events);
  expect(eventsIn(columns)).toEqual(events);
  const forged = (why: unknown) => ({
    ...columns,
    columns: columns.columns.map((lists) => lists.with(2, [why])),
  });
  for (const why of [9, -1, 0.5, '0', null, [{ toString: 1 }], { valueOf: 1 }]) {
    expect(eventsIn(forged(why))).toEqual(events.map((event) => ({ ...event, why: undefined })));
  }
});
