import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changed, faultsIn, nightShift, packOf, pathsIn, standardAsPack } from '../../../tests/tools/packs.ts';
import { reports, ufosIn } from '../../../tests/tools/rounds.ts';
import { standardTable } from '../../../tests/tools/standard.ts';
import { deckSizes } from '../../content/cards/pack.ts';
import { standardInvasion } from '../../content/invasion.ts';
import { standardCards } from '../../content/standard/pack.ts';
import { direct } from '../../director/index.ts';
import { createGame, seededDice, violatedInvariants } from '../../rules/index.ts';
import { readPack } from '../index.ts';
import { parsePack } from './pack.ts';

const example = nightShift();

describe('a pack', () => {
  test('CRD-7 adds its cards to the standard set, and replaces cards with the same id', () => {
    const { pack, own, words } = packOf(example);
    expect(pack.name).toBe('night-shift');
    expect(pack.cards.techs).toHaveLength(standardCards.techs.length + 4);
    expect(pack.tech.get('night-vision')).toMatchObject({ owner: 'squad-leader', cost: 1, tasks: ['base-defense'] });
    expect(pack.mission.get('crashed-scout')).toBe(standardCards.missions[0]);
    expect(own.techs.map(({ id }) => id)).toEqual(['night-vision', 'graveyard-shift', 'star-charts', 'dawn-patrol']);
    expect(words.de?.cards['night-desk']?.name).toBe('Nachtwache');

    const replacing = changed(changed(example, 'cards.techs.0.id', 'beam-rifles'), 'words', {
      en: { cards: { ...packOf(example).words.en.cards, 'beam-rifles': { name: 'Rifles', text: 'Dice.' } } },
    });
    const { pack: other } = packOf(changed(replacing, 'words.en.cards.night-vision', undefined));
    expect(other.cards.techs).toHaveLength(standardCards.techs.length + 3);
    expect(other.tech.get('beam-rifles')?.tasks).toEqual(['base-defense']);
  });

  test('CRD-1 has defaults for fields missing in its file', () => {
    const { pack } = packOf(changed(example, 'cards.assets.0.price', { exhaust: true }));
    expect(pack.enemy.get('sectoid-sleepwalker')).toEqual({
      id: 'sectoid-sleepwalker',
      type: 'sectoid',
      copies: 1,
      health: 2,
      icons: [
        { skill: 'critical', special: false },
        { skill: 'teamwork', special: true },
      ],
      rule: { is: 'kills-on', face: 6 },
    });
    expect(pack.invasion).toEqual(standardInvasion);
  });

  test('CRD-7 can express the whole standard set', () => {
    const { pack, own, extends: extending } = packOf(standardAsPack());
    expect(extending).toBe(false);
    expect(own.enemies).toEqual(standardCards.enemies.map((enemy) => ({ ...enemy })));
    expect(own.missions).toEqual(standardCards.missions);
    expect(own.crises).toEqual(standardCards.crises);
    expect(own.plans).toEqual(standardCards.plans);
    expect(pack.asset.get('mineral-wealth')).toEqual({
      ...standardCards.assets.find(({ id }) => id === 'mineral-wealth'),
    });
    expect(pack.invasion).toEqual(standardInvasion);
  });

  test('DIR-6 can replace some of the director’s tables, and keeps the standard ones otherwise', () => {
    const mix = { ...standardInvasion.mixes.onslaught, enemies: 20 };
    const { pack } = packOf(changed(example, 'invasion', { mixes: { onslaught: mix } }));
    expect(pack.invasion).toEqual({ ...standardInvasion, mixes: { ...standardInvasion.mixes, onslaught: mix } });
  });

  test('DIR-4 may contain `descend` of version 0.1.0, which is ignored and keeps the hash that saves refer to', () => {
    const targets = { yellow: 20, red: 20, base: 15, focus: 0, focused: 0, spread: 100, orbit: 200 };
    const scramble = { own: 0, halfAt: 8 };
    const counts = { ufos: -10, crises: -2, enemies: 20, ufosPerCue: 16, credits: 0, finalMissionRound: 9 };
    const onslaught = { targets, ...counts, scramble, descend: 50 };
    const { pack } = packOf(changed(example, 'invasion', { mixes: { onslaught } }));
    const briefing = { seed: 's', difficulty: 'normal', plan: 'onslaught', base: 'asia' } as const;
    const { cues } = direct(briefing, reports(1, { orbitUfos: 6 }), seededDice('s'), pack.invasion);
    expect(cues[2]?.kind).toBe('ufos-descend');
    expect(cues.slice(2, 3).map(ufosIn)).toEqual([6]);
    expect(pack.hash).toBe('5864bd4930e3af2b0d79519e1abce018ab1013f7086ce96b31d5d6a18e2d22d2');
  });

  test('has a hash of its playable content, without words and schema', () => {
    const { hash } = packOf(example).pack;
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const hashOf = (path: string, value: unknown) => packOf(changed(example, path, value)).pack.hash;
    expect(hashOf('words.en.cards.night-desk.name', 'Desk at Night')).toBe(hash);
    expect(hashOf('words.de', undefined)).toBe(hash);
    expect(hashOf('$schema', undefined)).toBe(hash);
    expect(hashOf('cards.enemies.0.copies', 1)).toBe(hash);
    expect(hashOf('cards.enemies.0.copies', 2)).not.toBe(hash);
    expect(hashOf('name', 'day-shift')).not.toBe(hash);
    expect(hashOf('invasion', { pressure: { normal: { ...standardInvasion.pressure.normal, credits: 3 } } })).not.toBe(
      hash,
    );
  });
});

describe('faults of a pack', () => {
  const lines = (path: string, value: unknown, from = example) =>
    faultsIn(changed(from, path, value)).map((fault) => `${fault.path}: ${fault.message}`);

  test.each<[string, unknown, RegExp]>([
    ['format', 'other', /^format: expected sitroom-pack, not "other"$/],
    ['version', 2, /^version: expected 1, not 2$/],
    ['name', 'standard', /^name: expected another name: the standard cards have this one$/],
    ['name', 'Night Shift', /^name: expected lower-case words joined by hyphens$/],
    ['extends', 'other', /^extends: /],
    ['extra', 1, /^extra: no such field$/],
    ['cards.heroes', [], /^cards\.heroes: no such field$/],
    ['cards.techs', {}, /^cards\.techs: expected a list, not Object$/],
    ['cards.techs.1.cost', 0, /^cards\.techs\.1\.cost: expected at least 1, not 0$/],
    ['cards.techs.1.cost', 1.5, /^cards\.techs\.1\.cost: expected a whole number$/],
    ['cards.techs.1.cost', undefined, /^cards\.techs\.1\.cost: this field is missing$/],
    ['cards.techs.1.owner', 'king', /^cards\.techs\.1\.owner: expected one of commander, .*, not "king"$/],
    ['cards.techs.1.id', 'Shift', /^cards\.techs\.1\.id: expected lower-case words joined by hyphens$/],
    ['cards.crises.0.id', 'keep', /^cards\.crises\.0\.id: expected another id: this one is reserved$/],
    ['cards.crises.0.effects.0', { do: 'fly' }, /^cards\.crises\.0\.effects\.0\.do: expected one of .*, not "fly"$/],
    ['cards.crises.0.effects.0.when.count', 'rain', /^cards\.crises\.0\.effects\.0\.when\.count: expected one of /],
    ['cards.crises.0.effects.0.effects.0.speed', 9, /^cards\.crises\.0\.effects\.0\.effects\.0\.speed: no such field$/],
    ['cards.crises.0.effects', [], /^cards\.crises\.0\.effects: expected at least 1, not 0$/],
    ['cards.enemies.0.type', 'reptoid', /^cards\.enemies\.0\.type: expected one of sectoid, .*, not "reptoid"$/],
    ['cards.enemies.0.icons.0', 'charm', /^cards\.enemies\.0\.icons\.0: expected one of positioning, positioning\*, /],
    ['cards.enemies.0.rule.face', 9, /^cards\.enemies\.0\.rule\.face: expected at most 8, not 9$/],
    ['cards.missions.0.parts.0.icons', [], /^cards\.missions\.0\.parts\.0\.icons: expected at least 1, not 0$/],
    ['cards.missions.0.parts.2', undefined, /^cards\.missions\.0\.parts\.2: /],
    ['cards.missions.0.continent', 'atlantis', /^cards\.missions\.0\.continent: expected one of /],
    ['invasion', { mixes: { chaos: {} } }, /^invasion\.mixes\.chaos: no such field$/],
    ['invasion', { pressure: { hard: {} } }, /^invasion\.pressure\.hard\.ufos: this field is missing$/],
    ['words.en', undefined, /^words\.en: this field is missing$/],
    ['words.fr', { cards: {} }, /^words\.fr: no such field$/],
    ['words.en.cards.lights-out.text', 'x'.repeat(141), /^words\.en\.cards\.lights-out\.text: expected at most 140/],
    [
      'words.de.cards.lights-out.name',
      '\u200b',
      /^words\.de\.cards\.lights-out\.name: expected a text with visible letters$/,
    ],
    ['words.de.cards.lights-out.text', 'a\u202eb', /expected a text without characters that change its direction$/],
    ['words.de.cards.lights-out.text', 'a\nb', /^words\.de\.cards\.lights-out\.text: expected a text on one line$/],
    ['words.de.cards.lights-out.name', '', /^words\.de\.cards\.lights-out\.name: expected a text$/],
  ])('%s set to %j is reported with its path and what was expected', (path, value, message) => {
    const faults = lines(path, value);
    expect(faults.filter((fault) => message.test(fault))).toHaveLength(1);
    expect(faults[0]).toMatch(message);
    expect(faultsIn(changed(example, path, value)).map(({ code }) => code)).not.toContain('other');
  });

  test('CRD-1 CRD-2 include cards without a price, without effects, or with effects that are never used', () => {
    expect(lines('cards.techs.0.price', {})).toEqual(['cards.techs.0.price: expected the cost of using the card']);
    expect(lines('cards.techs.0.effects', [])).toEqual([
      'cards.techs.0.effects: expected the effects of using the card',
    ]);
    expect(lines('cards.techs.0.phase', 'always')).toEqual([
      'cards.techs.0.effects: expected no effects: a card that always works is never used',
      'cards.techs.0.standing: expected what the card always does',
    ]);
  });

  test('CRD-2 include cards that restore what cards cost without being exhausted', () => {
    const using = (price: object, effect: object) =>
      lines('cards.techs.0.effects', [effect], changed(example, 'cards.techs.0.price', price));
    const fault = ['cards.techs.0.price: expected exhaust: without it the card could be used without end'];
    const pay = { do: 'gain-credits', count: 1, to: 'budget' };
    const when = { count: 'budget' };
    for (const effect of [{ do: 'ready-cards' }, { do: 'gain-salvage', count: 1 }, { when, effects: [pay] }]) {
      expect(using({ credits: 3 }, effect)).toEqual(fault);
      expect(using({ credits: 3, exhaust: true }, effect)).toEqual([]);
    }
    expect(using({ salvage: 1 }, { do: 'gain-salvage', count: 1 })).toEqual(fault);
    expect(using({ salvage: 1 }, pay)).toEqual([]);
    expect(using({ place: { kind: 'soldier', count: 1 } }, pay)).toEqual([]);
    expect(using({ credits: 1 }, { ...pay, to: 'emergency' })).toEqual([]);
  });

  test('TSK-11 include cards that change dice after a reroll, in any branch', () => {
    const reroll = { do: 'reroll', dice: 'all' };
    const better = { do: 'add-successes', count: 1 };
    const when = { count: 'ufos-in-orbit', atLeast: 1 };
    const fault = ['cards.techs.0.effects: expected no effect on dice after a reroll: they have to be rolled first'];
    for (const effects of [
      [reroll, better],
      [reroll, reroll],
      [{ when, effects: [reroll] }, better],
      [reroll, { oneOf: [[better], [{ do: 'forgive-loss' }]] }],
      [{ oneOf: [[better], [reroll, better]] }],
    ]) {
      expect(lines('cards.techs.0.effects', effects)).toEqual(fault);
    }
    for (const effects of [
      [better, reroll],
      [reroll, { do: 'gain-credits', count: 1, to: 'budget' }],
      [{ oneOf: [[reroll], [better]] }],
      [{ when, effects: [reroll], otherwise: [better] }],
    ]) {
      expect(lines('cards.techs.0.effects', effects)).toEqual([]);
    }
  });

  test('TAB-4 include critical damage that damages the base', () => {
    const standard = standardAsPack();
    const hit = { do: 'damage-base', by: 1 };
    expect(lines('cards.plans.0.critical', [{ do: 'repair-base', by: 1 }, hit], standard)).toEqual([
      'cards.plans.0.critical: expected no damage to the base: critical damage could go on without end',
    ]);
    expect(lines('cards.plans.0.critical', [{ do: 'repair-base', by: 1 }], standard)).toEqual([]);
  });

  test('include duplicate ids, within the pack or with the standard set', () => {
    expect(lines('cards.crises.1.id', 'lights-out')).toContainEqual(
      'cards.crises.1.id: expected a unique id: cards.crises.0 has this one',
    );
    expect(lines('cards.crises.1.id', 'night-desk')).toContainEqual(
      'cards.crises.1.id: expected a unique id: cards.assets.0 has this one',
    );
    expect(lines('cards.crises.1.id', 'beam-rifles')).toContainEqual(
      'cards.crises.1.id: expected a unique id: a card of another kind has this one',
    );
    expect(lines('cards.crises.1.id', 'onslaught')).toContainEqual(
      'cards.crises.1.id: expected a unique id: a card of another kind has this one',
    );
  });

  test('include words that are missing in English, belong to no card, or do not fit their card', () => {
    expect(lines('words.en.cards.lights-out', undefined)).toEqual([
      'words.en.cards.lights-out: expected the words of this card',
    ]);
    expect(lines('words.en.cards.lights-out.text', undefined)).toEqual([
      'words.en.cards.lights-out.text: expected a text that says what the card does',
    ]);
    expect(lines('words.en.cards.lights-off', { name: 'Off' })).toEqual([
      'words.en.cards.lights-off: expected the id of a card of this pack',
    ]);
    expect(lines('words.de.cards.lights-out', undefined)).toEqual([]);
    expect(lines('words.de.cards.lights-off', { name: 'Aus' })).toEqual([
      'words.de.cards.lights-off: expected the id of a card of this pack',
    ]);
    expect(lines('words.en.cards.dawn-patrol.ways', ['One.', 'Two.'])).toEqual([
      'words.en.cards.dawn-patrol.ways: expected 3 ways, one for each choice of the card',
    ]);
    expect(lines('words.de.cards.lights-out.ways', ['Eins.', 'Zwei.'])).toEqual([
      'words.de.cards.lights-out.ways: expected 0 ways, one for each choice of the card',
    ]);
    const silent = changed(example, 'cards.enemies.0.rule', undefined);
    expect(lines('words.en.cards.sectoid-sleepwalker.text', undefined, silent)).toEqual([]);
  });

  test('include plan words that do not describe exactly the parts with a rule', () => {
    const standard = standardAsPack();
    expect(lines('words.en.plans.onslaught', undefined, standard)).toEqual([
      'words.en.plans.onslaught: expected the words of this plan',
    ]);
    expect(lines('words.en.plans.onslaught.parts', ['Hard.', null, 'Hard.'], standard)).toEqual([
      'words.en.plans.onslaught.parts.0: expected null: nothing makes this part hard',
      'words.en.plans.onslaught.parts.1: expected a text that says what makes this part hard',
    ]);
  });

  test('CRD-8 include decks that are too small, enemy types without a card, and missing plans', () => {
    const standard = standardAsPack();
    const short = (kind: 'techs' | 'crises' | 'missions') =>
      changed(standard, `cards.${kind}`, standardAs(kind).slice(0, deckSizes[kind].least - 1));
    const standardAs = (kind: 'techs' | 'crises' | 'missions') =>
      (standard as { cards: Record<typeof kind, unknown[]> }).cards[kind];
    for (const kind of ['techs', 'crises', 'missions'] as const) {
      const { least, most } = deckSizes[kind];
      expect(faultsIn(short(kind))).toContainEqual(
        expect.objectContaining({
          path: `cards.${kind}`,
          message: `expected ${least} to ${most} cards, not ${least - 1}`,
        }),
      );
    }
    const enemies = (standard as { cards: { enemies: { type: string }[] } }).cards.enemies;
    const without = (type: string) =>
      faultsIn(
        changed(
          standard,
          'cards.enemies',
          enemies.filter((one) => one.type !== type),
        ),
      );
    expect(without('ethereal')).toContainEqual(
      expect.objectContaining({
        path: 'cards.enemies',
        message: 'expected at least one enemy of type ethereal: a game may draw it',
      }),
    );
    expect(
      faultsIn(
        changed(
          standard,
          'cards.enemies',
          enemies.filter((one, i) => enemies.findIndex(({ type }) => type === one.type) === i),
        ),
      ),
    ).toContainEqual(
      expect.objectContaining({
        path: 'cards.enemies',
        message: 'expected at least 7 cards of any three types together, counting copies, not 6',
      }),
    );
    expect(faultsIn(changed(standard, 'cards.plans.1', undefined))).toContainEqual(
      expect.objectContaining({
        path: 'cards.plans',
        message: 'expected a card for infiltration',
      }),
    );
    expect(faultsIn(changed(standard, 'cards.assets.0', undefined))).toContainEqual(
      expect.objectContaining({
        path: 'cards.assets',
        message: 'expected exactly one asset with the emergency credits, not 0',
      }),
    );
  });
});

describe('a hostile pack', () => {
  const messageOf = (text: string) => {
    const read = readPack(text);
    return 'faults' in read ? read.faults[0]?.message : 'in order';
  };

  test('is refused for its depth or size without crashing', () => {
    const deep = (levels: number) => `${'{"when":{"count":"damage"},"effects":['.repeat(levels)}${']}'.repeat(levels)}`;
    const withEffect = (text: string) =>
      JSON.stringify(changed(example, 'cards.crises.0.effects', ['@'])).replace('"@"', text);
    for (const levels of [1, 2, 3]) expect(readPack(withEffect(deep(levels)))).toHaveProperty('pack');
    expect(readPack(withEffect(deep(4)))).toMatchObject({
      faults: [
        {
          path: 'cards.crises.0.effects.0.effects.0.effects.0.effects.0',
          message: 'expected a verb: conditions and choices can be nested 3 deep at most',
        },
      ],
    });
    expect(readPack(withEffect(deep(30_000)))).toMatchObject({ faults: [{ message: 'expected at most 20 levels' }] });
    expect(messageOf('['.repeat(200_000))).toMatch(/^expected JSON/);
    expect(readPack(`[${'0,'.repeat(300_000)}0]`)).toMatchObject({
      faults: [{ path: '', message: 'expected at most 200000 values' }],
    });
    expect(readPack(' '.repeat(3_000_000))).toMatchObject({
      faults: [{ message: 'expected at most 2000000 characters' }],
    });
  });

  test('cannot contain keys that objects inherit', () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const text = JSON.stringify(example).replace('"night-vision":', `"${key}":`);
      expect(readPack(text)).toMatchObject({ faults: [{ path: `words.en.cards.${key}`, message: 'no such field' }] });
    }
  });

  test('is refused if it is any other kind of document', () => {
    for (const value of [null, 1, 'x', [], {}, { format: 'sitroom-save', version: 1 }]) {
      expect(faultsIn(value).length).toBeGreaterThan(0);
    }
    expect(messageOf('# A heading\n\nand a text')).toMatch(/^expected JSON: .*$/);
    expect(messageOf('')).toMatch(/^expected JSON/);
    expect(parsePack(JSON.parse('{"a":1}'))).toHaveProperty('faults');
  });

  test('with any value at any path either is playable or has faults, and parsing never throws', () => {
    const paths = pathsIn(example).filter((path) => !path.startsWith('words.de'));
    const put = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(0, 1, 2, 6, 'asia', 'any', 'chosen', 'orbit', true, [], {}, 'muton', 'timed', 'soldier'),
      fc
        .constantFrom(...paths)
        .map((path) => path.split('.').reduce((at, key) => (at as Record<string, unknown>)[key], example)),
    );
    let valid = 0;
    fc.assert(
      fc.property(fc.constantFrom(...paths), put, (path, value) => {
        const read = parsePack(changed(example, path, value));
        if ('faults' in read) {
          expect(read.faults.length).toBeGreaterThan(0);
          return;
        }
        valid += 1;
        const created = createGame(
          { seed: 's', difficulty: 'normal', mode: 'virtual' },
          { ...standardTable, pack: read.pack },
        );
        if ('refused' in created) throw new Error(created.refused.code);
        expect(violatedInvariants(created.state, read.pack)).toEqual([]);
      }),
      { numRuns: 3_000, seed: 5 },
    );
    expect(valid).toBeGreaterThan(30);
  });

  test('with thousands of faults reports the first hundred', () => {
    const techs = Array.from({ length: 5_000 }, () => ({}));
    expect(faultsIn(changed(example, 'cards.techs', techs))).toHaveLength(100);
  });
});
