import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { packSchema } from '../build/pack-schema.ts';
import { phases } from '../src/content/cards/cards.ts';
import { aims, countables, traits, verbNames } from '../src/content/cards/effects.ts';
import { deckSizes } from '../src/content/cards/pack.ts';
import { skills } from '../src/content/units.ts';
import { changed, faultsIn, nightShift, standardAsPack } from './tools/packs.ts';
import { filesBelow, textOf } from './tools/sources.ts';

const published = textOf('docs/pack.schema.json');
const valid = new Ajv({ strict: false, allErrors: true }).compile(JSON.parse(published) as object);

/** Returns an effect inside this many nested conditions. */
const whenDeep = (depth: number): unknown =>
  depth === 0
    ? { do: 'repair-base', by: 1 }
    : { when: { count: 'damage', atLeast: 1 }, effects: [whenDeep(depth - 1)] };

describe('published schema of packs', () => {
  test('is up to date with `npm run schema`', () => {
    expect(published).toBe(packSchema());
  });

  test('accepts every example, like the parser', () => {
    const examples = filesBelow('examples', ['.json']);
    expect(examples).toContain('examples/night-shift.json');
    for (const path of examples) {
      const document = JSON.parse(textOf(path)) as unknown;
      expect([path, valid(document), valid.errors]).toEqual([path, true, null]);
      expect(faultsIn(document)).toEqual([]);
    }
  });

  test('accepts the standard set as a pack, with tables for the director', () => {
    expect([valid(standardAsPack()), valid.errors]).toEqual([true, null]);
  });

  test.each<[string, unknown]>([
    ['version', 2],
    ['name', 'standard'],
    ['name', 'Night Shift'],
    ['extra', 1],
    ['cards.heroes', []],
    ['cards.techs.0.id', 'keep'],
    ['cards.techs.0.cost', 0],
    ['cards.techs.0.cost', undefined],
    ['cards.techs.0.owner', 'king'],
    ['cards.techs.0.effects.0.effects.0', { do: 'fly' }],
    ['cards.techs.0.effects.0.effects.0.extra', 1],
    ['cards.techs.3.effects.0.oneOf.0', []],
    ['cards.techs.3.effects.0.oneOf.0', [{ when: { count: 'damage' }, effects: [] }]],
    ['cards.enemies.0.icons.0', 'charm'],
    ['cards.enemies.0.rule', { is: 'kills-on', face: 9 }],
    ['cards.missions.0.parts.1', { enemy: false }],
    ['cards.missions.0.parts.2', undefined],
    ['cards.missions.0.rewards.1', undefined],
    ['invasion', { mixes: { onslaught: {} } }],
    ['words.en', undefined],
    ['words.fr', {}],
    ['words.en.cards.Night', { name: 'x' }],
    ['words.en.cards.lights-out.name', ''],
    ['words.en.cards.lights-out.text', 'x'.repeat(141)],
    ['words.en.cards.lights-out.name', '🌒'.repeat(31)],
    ['cards.techs.0.price', {}],
    ['cards.techs.0.price', undefined],
    ['cards.techs.0.effects', []],
    ['cards.techs.0.phase', 'always'],
    ['cards.techs.0.effects.0', whenDeep(4)],
  ])('rejects what the parser rejects: %s set to %j', (path, value) => {
    const wrong = changed(nightShift(), path, value);
    expect(faultsIn(wrong)).not.toEqual([]);
    expect(valid(wrong)).toBe(false);
  });
});

test('the schema and the parser count an emoji as one character, and accept effects nested three deep', () => {
  const named = changed(nightShift(), 'words.en.cards.lights-out.name', '🌒'.repeat(30));
  const deep = changed(named, 'cards.techs.0.effects.0', whenDeep(3));
  expect(faultsIn(deep)).toEqual([]);
  expect(valid(deep)).toBe(true);
});

test('docs/packs.md names every verb, countable, aim, trait, skill and phase', () => {
  const page = textOf('docs/packs.md');
  const words = [...verbNames, ...countables, ...aims, ...traits, ...skills, ...phases];
  expect(words.filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
});

test('docs/packs.md shows a valid pack and the required deck sizes', () => {
  const page = textOf('docs/packs.md');
  const [, shown = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  expect(faultsIn(JSON.parse(shown))).toEqual([]);
  const { techs, crises, missions, enemies } = deckSizes;
  for (const words of [
    `${techs.least} techs`,
    `${crises.least} crises`,
    `${missions.least} missions`,
    `${enemies.least} cards`,
  ]) {
    expect(page).toContain(words);
  }
});
