import { expect, test } from 'vitest';
import { contentsOf, type PackRead } from '../../../wire/index.ts';
import { parsePack } from '../../../wire/packs/pack.ts';
import { packLabelOf, packStatus, parsePackLabel, versionOf } from './pack-label.ts';

/** A pack of two crisis cards. */
function packWith(some: object = {}, words: object = {}): PackRead {
  const crisis = (id: string) => ({ id, effects: [{ do: 'raise-panic', by: 1, on: 'each' }] });
  const card = { name: 'A Night', text: 'Raise panic by 1.' };
  const read = parsePack({
    format: 'sitroom-pack',
    version: 1,
    name: 'nights',
    extends: 'standard',
    cards: { crises: [crisis('long-night'), crisis('short-night')] },
    words: { en: { cards: { 'long-night': card, 'short-night': card } }, ...words },
    ...some,
  });
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read;
}

const labelOf = (read: PackRead) => packLabelOf(contentsOf(read));
const label = labelOf(packWith());

test('a pack label lists its cards and languages', () => {
  expect(label).toMatchObject({
    name: 'nights',
    extends: true,
    cards: { techs: 0, assets: 0, enemies: 0, missions: 0, crises: 2, plans: 0 },
    languages: [{ language: 'en', whole: true }],
  });
});

test('a language that names only some of the cards is marked as partial', () => {
  const half = { cards: { 'long-night': { name: 'Lange Nacht', text: 'Erhöht die Panik um 1.' } } };
  expect(labelOf(packWith({}, { de: half, ru: {} })).languages).toEqual([
    { language: 'en', whole: true },
    { language: 'de', whole: false },
  ]);
});

test('a pack label is read back unchanged, and an invalid one is ignored', () => {
  expect(parsePackLabel(JSON.parse(JSON.stringify(label)))).toEqual(label);
  const wrong = [{ hash: 'abc' }, { name: '' }, { loaded: 1e300 }, { cards: {} }, { languages: [{ language: 'fr' }] }];
  for (const some of wrong) expect(parsePackLabel({ ...label, ...some })).toBe(null);
  for (const value of [undefined, null, 7, 'label', [], {}]) expect(parsePackLabel(value)).toBe(null);
});

test('a needed pack is loaded, loaded in another version, or missing', () => {
  const other = { ...label, hash: 'f'.repeat(64) };
  const { name, hash } = label;
  expect(packStatus({ name, hash }, [other, label])).toBe('here');
  expect(packStatus({ name, hash }, [other])).toBe('other');
  expect(packStatus({ name, hash }, [])).toBe('missing');
  expect(packStatus({ name: 'standard' }, [])).toBe('here');
  expect(versionOf(other.hash)).not.toBe(versionOf(hash));
});
