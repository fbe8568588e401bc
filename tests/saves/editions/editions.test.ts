// Saves of each edition of content, rules and director. They are never changed, and every later edition must open them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { difficulties } from '../../../src/content/difficulties.ts';
import { plans } from '../../../src/content/plans.ts';
import { edition, eventsOf } from '../../../src/host/index.ts';
import { evolveOpen, foldEvents, initialState, type Setup, seen, settle } from '../../../src/rules/index.ts';
import { makeSave } from '../../../src/wire/index.ts';
import { readSave } from '../../tools/saves/saves.ts';
import { contentDigests } from './games.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const saves = folders.flatMap(({ name }) =>
  readdirSync(join(import.meta.dirname, name))
    .filter((file) => file.endsWith('.sitroom.json'))
    .map((file) => ({ of: Number(name), file: join(name, file) })),
);
/** Returns how the game of a save was set up. */
function setupOf(text: string): Setup {
  const read = readSave(text);
  if ('refused' in read) throw new Error(read.refused.detail);
  return read.state.open.setup;
}

const textOf = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

test('FIN-21 today’s edition has saves of every difficulty and every plan', () => {
  expect(folders.map(({ name }) => name)).toContain(String(edition));
  const setups = saves.filter(({ of }) => of === edition).map(({ file }) => setupOf(textOf(file)));
  expect(new Set(setups.map(({ difficulty }) => difficulty))).toEqual(new Set(difficulties));
  expect(new Set(setups.map(({ plan }) => plan))).toEqual(new Set(plans));
});

test('FIN-21 today’s edition has these cards, numbers of the director and times. If this fails, raise `edition`', () => {
  expect(contentDigests()).toEqual(JSON.parse(textOf(join(String(edition), 'content.json'))));
});

describe.each(saves)('FIN-21 $file', ({ of, file }) => {
  const read = readSave(textOf(file));

  test('loads: deciding its inputs again gives its events, or its edition is older. If this fails, raise `edition`', () => {
    expect('refused' in read ? read.refused : null).toBe(null);
    const rows = 'log' in read ? new Set(read.log.map(({ row }) => row)) : new Set();
    expect(rows.has('events')).toBe(of !== edition);
  });

  test('folds to its state, for its seats too, and is saved again without loss', () => {
    if ('refused' in read) throw new Error(read.refused.detail);
    const events = eventsOf(read.log);
    const { at } = read.state.open;
    const folded = foldEvents(events);
    expect({ ...folded, open: settle(folded.open, at) }).toEqual(read.state);
    expect(settle(seen(events).reduce(evolveOpen, initialState), at)).toEqual(read.state.open);
    const save = makeSave(read);
    expect(readSave(JSON.stringify(save))).toEqual(read);
    if (of === edition) expect(save).toEqual(JSON.parse(textOf(file)));
  });
});
