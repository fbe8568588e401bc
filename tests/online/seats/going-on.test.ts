import { beforeAll, describe, expect, test } from 'vitest';
import { type Role, roles } from '../../../src/content/roles.ts';
import { legalIntents, seededDice, withPack } from '../../../src/rules/index.ts';
import { usualSettings } from '../../../src/server/room/making.ts';
import type { TableSettings } from '../../../src/wire/index.ts';
import { OnlineTable } from '../../tools/online.ts';
import { goesOn, passWith } from './going-on.ts';

/** People who sit at the table. The first has made it. */
const people: readonly (readonly [string, readonly Role[]])[] = [
  ['ann', ['commander']],
  ['ben', ['chief-scientist', 'central-officer']],
  ['cem', ['squad-leader']],
];
const names = people.map(([name]) => name);

/** All groups of people, nobody and everybody included. */
const groups = Array.from({ length: 2 ** names.length }, (_, bits) => names.filter((_, i) => bits & (2 ** i)));

interface Kind {
  /** Description of the table, for the title of the test. */
  readonly is: string;
  readonly mode: 'companion' | 'virtual';
  readonly away: TableSettings['away'];
  /** Whether the maker has no role, so that Ann's belong to somebody else. */
  readonly unseated?: true;
  /** Whether another kind proves the same. */
  readonly again?: true;
}

const kinds: readonly Kind[] = [
  { is: 'with the box, where the clock waits', mode: 'companion', away: 'hold' },
  { is: 'with the box, where it goes on', mode: 'companion', away: 'go-on', again: true },
  { is: 'with the box, whose maker has no role', mode: 'companion', away: 'hold', unseated: true, again: true },
  { is: 'at the virtual table, where the clock waits', mode: 'virtual', away: 'hold', again: true },
  { is: 'at the virtual table, where bots step in', mode: 'virtual', away: 'bot' },
  { is: 'at the virtual table, where it goes on', mode: 'virtual', away: 'go-on', again: true },
];

/** A table at which everybody sits. Bots play nothing, so that every phase waits for people. */
function seated({ mode, away, unseated }: Kind): OnlineTable {
  const settings = { ...usualSettings(mode), away, bots: false, pause: 'central-officer' } as const;
  const table = new OnlineTable({ seed: 'going-on', mode, difficulty: 'easy' }, settings);
  table.enterAsMaker(unseated ? 'laptop' : 'ann');
  for (const [name, wanted] of people) {
    if (!table.room.links.has(name)) table.enter(name);
    table.sit(name, [...wanted]);
  }
  return table;
}

/** Name of the moment that a table is in: states with another name may be stuck in another way. */
const momentOf = ({ open: { phase, step, cue, clock, outcome, board } }: OnlineTable): string =>
  [
    phase,
    step,
    cue?.kind,
    clock?.expired && 'expired',
    board?.choices[0]?.about,
    board?.task && 'task',
    outcome && 'over',
  ]
    .filter(Boolean)
    .join('/');

/** One of the people presses something that the rules allow. Returns false if nobody can. */
function press(table: OnlineTable, chance: ReturnType<ReturnType<typeof seededDice>['draws']>): boolean {
  const open = withPack(table.open, table.room.table.game.pack);
  const moves = people.flatMap(([name, own]) =>
    own.flatMap((as) =>
      legalIntents(open, as)
        .filter(({ type }) => !['set-timers', 'pause', 'open-menu', 'scan', 'correct', 'report-late'].includes(type))
        .map((intent) => ({ name, as, intent })),
    ),
  );
  if (moves.length === 0) return false;
  const { name, as, intent } = chance.pick(moves);
  table.do(name, as, intent);
  return true;
}

/** The tables of one or two rounds: the first of each moment, with everybody here. */
function moments(kind: Kind): ReadonlyMap<string, OnlineTable> {
  const table = seated(kind);
  const chance = seededDice('going-on').draws('presses');
  const found = new Map<string, OnlineTable>();
  for (let presses = 0; presses < 400 && table.open.round < 3 && table.open.outcome === null; presses += 1) {
    const moment = momentOf(table);
    if (!found.has(moment)) found.set(moment, table.copy());
    if (!press(table, chance)) break;
    table.pass(1_000);
    for (const name of names) table.send(name, { t: 'ping', c: 0 });
  }
  return found;
}

/** Traces that people may leave before they go away. */
const leftBehind: Readonly<Record<string, (table: OnlineTable) => void>> = {
  nothing: () => {},
  'an open menu': (table) => void table.do('ann', 'commander', { type: 'open-menu' }),
  'a pause': (table) => void table.do('ben', 'central-officer', { type: 'pause' }),
  'a closed door': (table) => void table.press('ann', { t: 'lock', locked: true }),
  'a table that slept': (table) => {
    for (const name of table.room.links.keys()) table.input({ kind: 'gone', link: name });
    table.restart(3_600_000);
  },
};

/** Everybody who is not here goes. If nobody is, somebody comes with the table's address. Returns who is here. */
function leave(table: OnlineTable, here: readonly string[]): readonly string[] {
  for (const name of names) if (!here.includes(name)) table.input({ kind: 'gone', link: name });
  if (here.length > 0) return here;
  table.input({ kind: 'gone', link: 'laptop' });
  table.enter('guest');
  return ['guest'];
}

function walk(kind: Kind): void {
  let found: ReadonlyMap<string, OnlineTable>;
  beforeAll(() => {
    found = moments(kind);
  });

  test('there are all phases of a round', () => {
    expect(found.size).toBeGreaterThan(kind.mode === 'virtual' ? 20 : 15);
  });

  test.each(Object.keys(leftBehind))(
    'ONL-10a those who are here can always go on, in each phase, whoever is away, after %s',
    (left) => {
      const stuck: string[] = [];
      for (const [moment, table] of found) {
        for (const here of groups) {
          const copy = table.copy();
          leftBehind[left]?.(copy);
          if (left === 'a table that slept') for (const name of here) copy.enter(name, tokenOf(table, name));
          const present = leave(copy, here);
          passWith(copy, 10_000, present);
          if (!goesOn(copy, present)) stuck.push(`${moment}: ${present.join(', ')}`);
        }
      }
      expect(stuck).toEqual([]);
    },
  );
}

describe.each(kinds.filter(({ again }) => !again))('a table $is', walk);
describe.each(kinds.filter(({ again }) => again))('a table $is', { tags: ['sweep'] }, walk);

/** Returns the token that leads to somebody's seat. */
const tokenOf = (table: OnlineTable, name: string): string | undefined =>
  table.last(name, 'seated')?.token ?? (name === 'ann' ? 'maker-token-0123456789' : undefined);

test('the walk sees tables that are stuck', () => {
  const table = seated({ is: 'with the box', mode: 'companion', away: 'hold' });
  table.enter('tv');
  expect(goesOn(table, [])).toBe(false);
  expect(roles.every((role) => people.some(([, own]) => own.includes(role)))).toBe(true);
});
