import { expect, test } from 'vitest';
import { commanderWithBots, soloCrew } from '../../platform/local-storage/crew.ts';
import { bringTo, broughtFrom, takeBrought } from './brought.ts';

test('ONL-14 whoever plays with bots takes their roles to a table, and several people choose there', () => {
  expect(broughtFrom(commanderWithBots)).toEqual({ roles: ['commander'], name: '' });
  expect(broughtFrom(soloCrew)).toBeNull();
  const ann = { player: 'person', name: 'Ann' } as const;
  const ben = { player: 'person', name: 'Ben' } as const;
  expect(broughtFrom({ ...commanderWithBots, commander: ann, 'squad-leader': ben })).toBeNull();
  expect(broughtFrom({ ...commanderWithBots, commander: ann, 'squad-leader': ann })).toEqual({
    roles: ['commander', 'squad-leader'],
    name: 'Ann',
  });
});

test('ONL-14 they sit down at that table alone, and once', () => {
  const ann = { roles: ['commander'], name: 'Ann' } as const;
  bringTo('one', ann);
  expect(takeBrought('one')).toMatchObject(ann);
  expect(takeBrought('one')).toBeNull();
  bringTo('one', ann);
  expect(takeBrought('two')).toBeNull();
});
