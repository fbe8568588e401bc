import { expect, test } from 'vitest';
import type { Role } from '../../../content/roles.ts';
import type { Seats } from './presence.ts';
import { readinessAt, waitedFor } from './readiness.ts';

const roleOf: Readonly<Record<string, Role>> = { ann: 'central-officer', ben: 'commander', cem: 'squad-leader' };

/** A table at which these people sit, and what it says besides. */
const table = (people: readonly string[], more: Partial<Seats> = {}): Seats => ({
  t: 'seats',
  seats: people.map((name) => ({ seat: name, name, roles: [roleOf[name] as Role], maker: false, link: 'here' })),
  bots: [],
  held: null,
  watching: 0,
  settings: { away: 'bot', bots: true, pause: 'all' },
  code: 'ABCDEF',
  ready: [],
  ...more,
});
const missing = (seats: Seats, you: string) => readinessAt(seats, you)?.missing.map(({ name }) => name);

test('ONL-21 the Central Officer begins at once, all others say that they are ready', () => {
  const all = table(['ann', 'ben', 'cem'], { ready: ['cem'] });
  expect(readinessAt(all, 'ann')).toMatchObject({ leads: true, isReady: false });
  expect(readinessAt(all, 'ben')).toMatchObject({ leads: false, isReady: false });
  expect(readinessAt(all, 'cem')).toMatchObject({ leads: false, isReady: true });
  expect([missing(all, 'ann'), missing(all, 'ben'), missing(all, 'cem')]).toEqual([['ben'], ['ann'], ['ann', 'ben']]);
});

test('ONL-21 without a Central Officer who is here, whoever is ready may begin without waiting', () => {
  expect(readinessAt(table(['ben', 'cem'], { ready: ['cem'] }), 'cem')).toMatchObject({ leads: true });
  expect(readinessAt(table(['ben', 'cem']), 'cem')).toMatchObject({ leads: false });
  const botted = table(['ann', 'ben', 'cem'], { ready: ['cem'], bots: ['central-officer'] });
  expect(readinessAt(botted, 'cem')).toMatchObject({ leads: true });
  expect(missing(botted, 'cem')).toEqual(['ben']);
});

test('ONL-21 nobody has to be ready alone, at a host that does not know of it, or while watching', () => {
  expect(readinessAt(table(['ann']), 'ann')).toBeNull();
  expect(readinessAt(table(['ann'], { choosing: 1 }), 'ann')).toMatchObject({ choosing: 1 });
  const { ready: _, ...older } = table(['ann', 'ben']);
  expect(readinessAt(older, 'ann')).toBeNull();
  expect(readinessAt(table(['ann', 'ben']), null)).toBeNull();
});

test('ONL-21 a television tells all who are waited for, and nothing while the table waits with no marks', () => {
  const all = table(['ann', 'ben', 'cem'], { ready: ['cem'], bots: ['commander'], choosing: 1 });
  expect(waitedFor(all)).toMatchObject({ missing: [{ name: 'ann' }], choosing: 1 });
  const { ready: _, ...older } = table(['ann', 'ben']);
  expect([waitedFor(older), waitedFor(null)]).toEqual([null, null]);
});
