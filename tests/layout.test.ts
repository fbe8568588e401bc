import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, importsOf, isTest, roomOf, root, textOf } from './sources.ts';

/** The doors between the rooms: what a room may look into. `types:` lets types through and nothing else. */
const doors: Record<string, readonly string[]> = {
  content: [],
  rules: ['content'],
  director: ['content', 'types:rules'],
  odds: ['content', 'rules'],
  wire: ['content', 'rules'],
  i18n: ['content', 'rules'],
  client: ['content', 'rules', 'director', 'odds', 'wire', 'i18n'],
  cli: ['content', 'rules', 'director', 'odds', 'wire', 'i18n'],
};

/** Rooms that know no clock, no machine, and no chance but the dice handed in. */
const pure = ['content', 'rules', 'director', 'odds'];

/** Packages a pure room may use: none. The others may use what they name here. */
const packages: Record<string, readonly string[]> = {
  wire: ['valibot', '@noble/hashes/sha2.js', '@noble/hashes/utils.js'],
  i18n: [],
};

const sources = filesBelow('src').filter((path) => !isTest(path) && !path.endsWith('.css'));
const imports = sources.flatMap(importsOf);
const inside = imports.filter(({ to }) => to.startsWith('src/'));

describe('the doors between rooms', () => {
  test('every room has its doors, and every file is in a room', () => {
    expect(new Set(sources.map(roomOf))).toEqual(new Set(Object.keys(doors)));
  });

  test('no file looks into a room it has no door to', () => {
    const closed = inside.filter(({ from, to, typeOnly }) => {
      const [here, there] = [roomOf(from), roomOf(to)];
      const open = doors[here] ?? [];
      return here !== there && !open.includes(there) && !(typeOnly && open.includes(`types:${there}`));
    });
    expect(closed).toEqual([]);
    expect(inside.length).toBeGreaterThan(150);
  });

  test('other rooms enter rules, director, odds and wire by their door, or for a type', () => {
    const doorOf = (room: string) => `src/${room}/index.ts`;
    const through = inside.filter(({ from, to, typeOnly }) => {
      const there = roomOf(to);
      const hasDoor = ['rules', 'director', 'odds', 'wire'].includes(there);
      return hasDoor && roomOf(from) !== there && to !== doorOf(there) && !typeOnly;
    });
    expect(through).toEqual([]);
  });

  test('no import goes in a circle', () => {
    const next = new Map<string, string[]>();
    for (const { from, to } of inside) next.set(from, [...(next.get(from) ?? []), to]);
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (path: string, trail: readonly string[]): void => {
      if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      else if (!done.has(path)) {
        for (const to of next.get(path) ?? []) walk(to, [...trail, path]);
        done.add(path);
      }
    };
    for (const path of sources) walk(path, []);
    expect(circles).toEqual([]);
  });

  test('rooms without packages use none, and wire only those it names', () => {
    const outside = imports.filter(({ from, to }) => {
      const room = roomOf(from);
      const allowed = pure.includes(room) ? [] : packages[room];
      return !to.startsWith('src/') && !to.startsWith('.') && allowed !== undefined && !allowed.includes(to);
    });
    expect(outside).toEqual([]);
  });
});

describe('the pure rooms', () => {
  const forbidden =
    /\b(Date\b|performance\b|Math\.random|setTimeout|setInterval|crypto\b|process\b|console\b|globalThis)/;
  const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

  test('know no clock, no machine, and no chance but the dice handed in', () => {
    const guilty = sources
      .filter((path) => pure.includes(roomOf(path)))
      .filter((path) => forbidden.test(withoutComments(textOf(path))));
    expect(guilty).toEqual([]);
  });

  test('calculate without what differs between machines', () => {
    const inexact = /Math\.(sin|cos|tan|exp|log\w*|pow|sqrt|cbrt|hypot|a\w+h?)\b|\*\*|toLocale|localeCompare|Intl\b/;
    const guilty = sources
      .filter((path) => ['content', 'rules', 'director'].includes(roomOf(path)))
      .filter((path) => inexact.test(withoutComments(textOf(path))));
    expect(guilty).toEqual([]);
  });
});

describe('the files', () => {
  const all = [...filesBelow('src'), ...filesBelow('tests'), ...filesBelow('bench'), ...filesBelow('scripts')];
  const lines = (path: string) => textOf(path).split('\n').length - 1;

  test('are small: half of them under 100 lines, none over 400', () => {
    const sizes = sources.map(lines).toSorted((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(100);
    expect(all.filter((path) => lines(path) > 400)).toEqual([]);
  });

  test('have names of lower-case words joined by hyphens', () => {
    const wrong = all.filter((path) => !/^([a-z0-9-]+\/|zh-Hant\/)*[a-z0-9-]+(\.[a-z]+)*$/.test(path));
    expect(wrong).toEqual([]);
    const empty = /(^|[/-])(manager|helpers?|utils?|common|core|impl|data|info)([-./]|$)/;
    expect(all.filter((path) => empty.test(path))).toEqual([]);
  });

  test('are all made on purpose: no test skipped, no marker for later, no escape from the checkers', () => {
    const marks = new RegExp(
      [
        '\\.(only|skip|todo|fixme)\\(',
        'TO' + 'DO',
        'FIX' + 'ME',
        '@ts-(ignore|expect-error|nocheck)',
        'biome-ignore',
        'eslint-disable',
      ].join('|'),
    );
    const tests = all.filter((path) => path !== 'tests/layout.test.ts');
    expect(tests.filter((path) => marks.test(textOf(path)))).toEqual([]);
  });

  test('of the rules begin with what a player would say, and have their test beside them', () => {
    const rules = sources.filter((path) => /^src\/rules\/operation\//.test(path) && /: Rule</.test(textOf(path)));
    expect(rules.length).toBeGreaterThan(7);
    const tested = (path: string) => existsSync(join(root, path.replace(/\.ts$/, '.test.ts')));
    expect(rules.filter((path) => !tested(path))).toEqual([]);
    expect(rules.filter((path) => !/^\/\/ [A-Z].*\.$/m.test(textOf(path).split('\n')[0] ?? ''))).toEqual([]);
  });
});
