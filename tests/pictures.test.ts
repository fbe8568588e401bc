import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { badges } from '../build/badge-shapes.ts';
import { isIcon } from '../build/picture-scene.ts';
import { shapes } from '../build/picture-shapes.ts';
import { badgesModule, makeBadges, makePictures, picturesModule } from '../build/pictures.ts';
import { badgeGrid, grid, unpacked } from '../src/client/table/cards/picture-lines.ts';
import { standardCards } from '../src/content/standard/pack.ts';
import { commendations } from '../src/record/index.ts';

const { techs, assets, enemies, missions, plans, crises } = standardCards;
const cards = [...techs, ...assets, ...enemies, ...missions, ...plans, ...crises].map(({ id }) => id);
const pictures = await makePictures();
const dotsOf = (card: string): number[] => unpacked(pictures.get(card) ?? '');

describe('pictures of the cards', () => {
  test('exist for exactly the cards of the standard set', () => {
    expect([...pictures.keys()].toSorted()).toEqual(cards.toSorted());
    expect(cards).toHaveLength(107);
    expect(Object.keys(shapes)).toHaveLength(cards.length);
  });

  test('fill their grid', () => {
    expect(cards.filter((card) => dotsOf(card).length !== grid.columns * grid.rows)).toEqual([]);
  });

  test('are visible: each has at least forty large dots, and at least half of its grid is empty or faint', () => {
    const large = (card: string) => dotsOf(card).filter((size) => size >= 3).length;
    expect(cards.filter((card) => large(card) < 40)).toEqual([]);
    expect(cards.filter((card) => large(card) > (grid.columns * grid.rows) / 2)).toEqual([]);
  });

  test('are all different', () => {
    expect(new Set(pictures.values()).size).toBe(cards.length);
  });

  test('use only icons that exist', () => {
    const named = Object.values(shapes)
      .flatMap((seen) => (typeof seen === 'string' ? [seen] : seen.map(({ icon }) => icon)))
      .filter((icon) => typeof icon === 'string');
    expect(named.filter((icon) => !isIcon(icon))).toEqual([]);
    expect(named.length).toBeGreaterThan(80);
    expect(isIcon('constructor')).toBe(false);
  });

  test('are bundled with their credit, in less than 60 kB compressed', async () => {
    const made = await picturesModule();
    expect(made).toMatch(/^\/\*! .*game-icons\.net, CC BY 3\.0/);
    expect(gzipSync(made).length).toBeLessThan(60_000);
  });
});

describe('pictures of the commendations', async () => {
  const made = await makeBadges();
  const dots = (name: string): number[] => unpacked(made.get(name) ?? '');

  test('REC-3 exist for each, fill their grid, are visible and all different', () => {
    expect([...made.keys()]).toEqual(commendations);
    expect(commendations.filter((name) => dots(name).length !== badgeGrid.columns * badgeGrid.rows)).toEqual([]);
    expect(commendations.filter((name) => dots(name).filter((size) => size >= 3).length < 60)).toEqual([]);
    expect(new Set(made.values()).size).toBe(commendations.length);
  });

  test('REC-3 use nine icons of game-icons.net, all of which exist, and are bundled with their credit', async () => {
    const named = Object.values(badges)
      .flat()
      .map(({ icon }) => icon)
      .filter((icon) => typeof icon === 'string');
    expect(named.filter((icon) => !isIcon(icon))).toEqual([]);
    expect(new Set(named).size).toBe(9);
    const source = await badgesModule();
    expect(source).toMatch(/^\/\*! .*game-icons\.net, CC BY 3\.0/);
    expect(gzipSync(source).length).toBeLessThan(6_000);
  });
});
