import { describe, expect, test } from 'vitest';
import type { Pack } from '../src/content/cards/pack.ts';
import { roles } from '../src/content/roles.ts';
import { decide, legalIntents, seededDice, withPack } from '../src/rules/index.ts';
import { randomPack } from './random/packs.ts';
import { table } from './tools/given.ts';
import { changed, faultsIn, packOf, standardAsPack } from './tools/packs.ts';

const tech = {
  id: 'ion-lance',
  owner: 'commander',
  cost: 1,
  phase: 'both',
  price: { place: { kind: 'interceptor', count: 1 } },
  effects: [
    { do: 'kill-units', kind: 'interceptor', count: 1 },
    { do: 'recruit-units', kind: 'interceptor', count: 1 },
    { do: 'lower-panic', by: 1, on: 'most-panicked' },
  ],
};
/** Returns the standard set as a pack document, with Ion Lance changed as described. */
const packWith = (card: object): unknown => {
  const standard = standardAsPack() as { readonly cards: { readonly techs: readonly { readonly id: string }[] } };
  const place = standard.cards.techs.findIndex(({ id }) => id === tech.id);
  return changed(standard, `cards.techs.${place}`, { ...tech, ...card });
};

/**
 * Plays one cue at a rich table with random legal uses. Returns how many cards were used, at most 300, which stands for
 * no end.
 */
function usesIn(pack: Pack, seed: string): number {
  const chance = seededDice(seed).draws('uses');
  const inPlay = pack.cards.techs.filter(({ price }) => price.exhaust === undefined).map(({ id }) => id);
  const play = table({ begin: 'crisis', budget: 30, inPlay, panic: { asia: 4, africa: 4 } }, { pack });
  let { state } = play;
  let uses = 0;
  for (let moves = 0; moves < 900 && uses < 300; moves += 1) {
    const open = withPack(state.open, pack);
    const asked = roles.flatMap((as) => legalIntents(open, as).map((intent) => ({ intent, as })));
    const usable = asked.filter(({ intent: { type } }) => type === 'use' || type === 'choose');
    if (usable.length === 0) break;
    const { intent, as } = chance.pick(usable);
    const next = decide(state, intent, as, state.open.at, play.table);
    if ('refused' in next) throw new Error(next.refused.code);
    if (intent.type === 'use') uses += 1;
    ({ state } = next);
  }
  return uses;
}

describe('CRD-2 no card can be used endlessly', () => {
  const restoring = [
    tech.effects,
    [{ do: 'move-units', kind: 'interceptor', from: 'board', to: 'reserve' }],
    [{ when: { count: 'damage', atMost: 8 }, effects: [{ do: 'recruit-units', kind: 'any', count: 2 }] }],
    [{ do: 'gain-salvage', count: 1 }],
    [{ do: 'ready-cards' }],
  ];

  test('a card that restores costs must be exhausted as part of its price', () => {
    for (const effects of restoring) {
      const found = faultsIn(packWith({ effects }));
      expect(found.map(({ code, path }) => [code, path.endsWith('.price')])).toEqual([['endless', true]]);
      const { price } = tech;
      expect(faultsIn(packWith({ effects, price: { ...price, exhaust: true } }))).toEqual([]);
    }
  });

  test('a card that only spends may be used as often as the table can pay', () => {
    const { pack } = packOf(packWith({ effects: [{ do: 'lower-panic', by: 1, on: 'most-panicked' }] }));
    const uses = usesIn(pack, 'spending');
    expect(uses).toBeGreaterThan(1);
    expect(uses).toBeLessThan(20);
  });

  test('in every valid pack, the cards usable in one cue run out', () => {
    for (let i = 0; i < 25; i += 1) {
      const pack = randomPack(seededDice(`pack-${i}`).draws('pack'));
      expect(usesIn(pack, `uses-${i}`)).toBeLessThan(100);
    }
  });
});
