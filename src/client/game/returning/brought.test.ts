import { expect, test } from 'vitest';
import { roles } from '../../../content/roles.ts';
import { type Crew, crewWithBots, soloCrew } from '../../platform/local-storage/crew.ts';
import { bringTo, broughtFrom, takeBrought } from './brought.ts';

test('ONL-14 whoever plays at a screen takes their roles to a table, also several people who share it', () => {
  const brought = (crew: Crew) => broughtFrom(crew, false);
  expect(brought(crewWithBots('commander'))).toEqual({ roles: ['commander'], name: '' });
  expect(brought(soloCrew)).toEqual({ roles, name: '' });
  const person = (name: string) => ({ player: 'person', name }) as const;
  const two: Crew = { ...crewWithBots('commander'), commander: person('Ann'), 'squad-leader': person('Ben') };
  expect(brought(two)).toEqual({ roles: ['commander', 'squad-leader'], name: 'Ann, Ben' });
  expect(brought({ ...two, 'squad-leader': person('Ann') })?.name).toBe('Ann');
  expect(brought({ ...two, 'squad-leader': person('Bartholomew XIV') })?.name).toBe('');
});

test('ONL-14 with the box people share the roles among their phones first', () => {
  expect(broughtFrom(soloCrew, true)).toBeNull();
});

test('ONL-14 they sit down at that table alone, and once', () => {
  const ann = { roles: ['commander'], name: 'Ann' } as const;
  bringTo('one', ann);
  expect(takeBrought('one')).toMatchObject(ann);
  expect(takeBrought('one')).toBeNull();
  bringTo('one', ann);
  expect(takeBrought('two')).toBeNull();
});
