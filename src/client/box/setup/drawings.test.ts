import { describe, expect, test } from 'vitest';
import { type SetupItem, type SetupOwner, setupList } from '../../../content/box/setup-list.ts';
import { components, startingEmergencyFunding } from '../../../content/components.ts';
import { companionPack } from '../../../content/standard/companion-pack.ts';
import { soldierClasses } from '../../../content/units.ts';
import { type Setup, seededDice, setupOf } from '../../../rules/index.ts';
import { inColumns } from './columns.ts';
import { drawingOf } from './drawings.ts';

const drawn = setupOf(
  { seed: 'pictures', difficulty: 'normal', mode: 'companion', plan: 'domination', base: 'africa' },
  { dice: seededDice, pack: companionPack },
);
if ('refused' in drawn) throw new Error(drawn.refused.code);
const { setup } = drawn;

/** How often each symbol is drawn. */
const marksOf = (item: SetupItem, of: Setup = setup): Record<string, number> => {
  const marks = drawingOf(item, of).flatMap((shape) => ('mark' in shape ? [shape.mark] : []));
  return Object.fromEntries([...Map.groupBy(marks, (mark) => mark)].map(([mark, all]) => [mark, all.length]));
};

describe('the drawings of the box', () => {
  test('SET-7 show every thing of the list, within their frame', () => {
    const items: readonly SetupItem[] = Object.values(setupList).flat();
    expect(new Set(items).size).toBe(items.length);
    for (const item of items) {
      const shapes = drawingOf(item, setup);
      expect(shapes.length).toBeGreaterThan(0);
      const outside = shapes.filter(
        (shape) =>
          'mark' in shape &&
          (shape.x < shape.size / 2 || shape.x > 96 - shape.size / 2 || shape.y < 6 || shape.y > 72 - shape.size / 2),
      );
      expect({ item, outside }).toEqual({ item, outside: [] });
    }
  });

  test('SET-2 show as many units as begin in reserve: six interceptors, eight satellites and scientists, two of each class', () => {
    expect(marksOf('interceptors')).toEqual({ interceptor: 6 });
    expect(marksOf('satellites')).toEqual({ satellite: 8 });
    expect(marksOf('scientists')).toEqual({ scientist: 8 });
    expect(marksOf('soldiers')).toEqual(Object.fromEntries(soldierClasses.map((kind) => [kind, 2])));
  });

  test('SET-2 show one soldier of each class and two interceptors in the recruitment pool', () => {
    expect(marksOf('pool')).toEqual({ ...Object.fromEntries(soldierClasses.map((kind) => [kind, 1])), interceptor: 2 });
  });

  test('SET-4 TAB-6 show the credits of Emergency Funding, all UFOs and all elite markers', () => {
    expect(marksOf('funding')['credit']).toBe(startingEmergencyFunding);
    expect(marksOf('ufos')).toEqual({ ufo: components.ufos });
    expect(marksOf('elite')).toEqual({ elite: components.eliteMarkers });
  });

  test('SET-6 show a marker for each continent below its space', () => {
    const white = drawingOf('panic', setup).flatMap((shape) =>
      'lines' in shape && shape.fill === 'ink-1' ? [Number(/^M(\d+)/.exec(shape.lines)?.[1])] : [],
    );
    const spaces = Object.values(setup.startingPanic);
    expect(white).toEqual(spaces.map((space) => 8 + space * 10));
    expect(new Set(drawingOf('panic', setup).map((shape) => JSON.stringify(shape))).size).toBe(9 + 6);
  });

  test('SET-3 show the continent of the base, and its asset alone of all six', () => {
    for (const item of ['base', 'base-asset'] as const) {
      const land = drawingOf(item, setup).flatMap((shape) => ('continent' in shape ? [shape.continent] : []));
      expect({ item, land }).toEqual({ item, land: ['africa'] });
    }
  });
});

describe('the columns of the list', () => {
  const group = (owner: SetupOwner) => ({
    owner,
    lines: setupList[owner].map((id) => ({
      id,
      name: '',
      words: '',
      more: null,
      entry: 'setup' as const,
      forgotten: false,
    })),
  });
  const lengths = (owners: readonly SetupOwner[]) =>
    inColumns(owners.map(group)).map((column) => column.map(({ owner }) => owner));

  test('are about equally long, in the order of the groups', () => {
    expect(lengths(['table', 'commander', 'chief-scientist', 'central-officer', 'squad-leader'])).toEqual([
      ['table', 'commander'],
      ['chief-scientist', 'central-officer', 'squad-leader'],
    ]);
    expect(lengths(['squad-leader', 'table', 'commander', 'chief-scientist', 'central-officer'])).toEqual([
      ['squad-leader', 'table'],
      ['commander', 'chief-scientist', 'central-officer'],
    ]);
  });
});
