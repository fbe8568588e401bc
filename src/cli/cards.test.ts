import { describe, expect, test } from 'vitest';
import { sitroom, sitroomHere } from '../../tests/tools/commands.ts';
import { nightShift, packOf } from '../../tests/tools/packs.ts';
import { standardCards, standardPack } from '../content/standard/pack.ts';
import type { CardFacts } from '../wire/contract.d.ts';
import { cardFacts } from './cards.ts';

const kinds = {
  techs: 'tech',
  assets: 'asset',
  enemies: 'enemy',
  missions: 'mission',
  crises: 'crisis',
  plans: 'plan',
} as const;

describe('sitroom cards', () => {
  const facts = cardFacts(standardPack);
  const of = (id: string) => facts.find((card) => card.id === id);

  test('CRD-1 lists every card of the standard set once', () => {
    const all = Object.entries(standardCards).flatMap(([list, cards]) =>
      cards.map(({ id }) => `${kinds[list as keyof typeof kinds]} ${id}`),
    );
    expect(facts.map(({ kind, id }) => `${kind} ${id}`)).toEqual(all);
    expect(new Set(all).size).toBe(all.length);
  });

  test('CRD-1 lists owner, cost, phase, type, health, icons, continent and parts in the shape of the contract', () => {
    expect(of('world-broadcast')).toEqual({
      id: 'world-broadcast',
      kind: 'tech',
      copies: 1,
      owner: 'commander',
      cost: 2,
      phase: 'timed',
    });
    expect(of('mineral-wealth')).toEqual({
      id: 'mineral-wealth',
      kind: 'asset',
      copies: 1,
      owner: 'commander',
      phase: 'always',
      base: 'africa',
    });
    expect(of('sectoid-scout')).toEqual({
      id: 'sectoid-scout',
      kind: 'enemy',
      copies: 2,
      type: 'sectoid',
      health: 1,
      icons: [
        { skill: 'positioning', special: false },
        { skill: 'critical', special: false },
      ],
    });
    expect(of('crashed-scout')).toEqual({
      id: 'crashed-scout',
      kind: 'mission',
      copies: 1,
      continent: 'north-america',
      parts: [
        { icons: [{ skill: 'positioning', special: false }] },
        { enemy: true },
        {
          icons: [
            { skill: 'critical', special: false },
            { skill: 'teamwork', special: true },
          ],
        },
      ],
    });
    expect(of('capital-riots')).toEqual({ id: 'capital-riots', kind: 'crisis', copies: 1 });
    expect(of('onslaught')).toMatchObject({ kind: 'plan', copies: 1, parts: [{ enemy: true }, {}, {}] });
  });

  test('prints one JSON line per card, or a readable table', async () => {
    const json = await sitroom(['cards', '--json']);
    expect([json.code, json.err]).toEqual([0, '']);
    expect(json.lines).toEqual(JSON.parse(JSON.stringify(facts)));
    const rows = (await sitroomHere(['cards'])).out.trimEnd().split('\n');
    expect(rows[0]).toBe('pack standard');
    expect(rows).toHaveLength(facts.length + 1);
    expect(rows).toContainEqual(
      expect.stringMatching(/^enemy +muton-elite +muton · health 4 · firepower\* critical positioning$/),
    );
  });

  test('--content lists another pack, including the set it extends', async () => {
    const { lines, code } = await sitroomHere(['cards', '--json', '--content', 'examples/night-shift.json']);
    expect(code).toBe(0);
    expect(lines).toEqual(JSON.parse(JSON.stringify(cardFacts(packOf(nightShift()).pack))));
    expect((lines as CardFacts[]).filter(({ id }) => ['night-desk', 'emergency-funding'].includes(id))).toHaveLength(2);
  });

  test('exits with 1 and lists the faults of an invalid pack, and exits with 2 on wrong usage', async () => {
    const broken = await sitroomHere(['cards', '--content', 'package.json']);
    expect([broken.code, broken.out]).toEqual([1, '']);
    expect(broken.err).toMatch(/^sitroom: package\.json cannot be used as a pack\n {2}format: /);
    const missing = await sitroomHere(['cards', '--content', 'nowhere.json']);
    expect([missing.code, missing.out]).toEqual([1, '']);
    expect(missing.err).toMatch(/^sitroom: .*nowhere\.json/);
    expect((await sitroomHere(['cards', '--content'])).code).toBe(2);
  });
});
