import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, test } from 'vitest';
import { withDrawings } from '../build/rooms.ts';
import { arrowsBelow, folderArrows, importsOf, onCircles, parentFolders } from './tools/arrows.ts';
import { filesBelow, isTest, roomOf, root, textOf } from './tools/sources.ts';

/** The doors between the rooms: what a room may look into. `types:` lets types through and nothing else. */
const doors: Record<string, readonly string[]> = {
  content: [],
  rules: ['content'],
  director: ['content', 'types:rules'],
  odds: ['content', 'rules'],
  bots: ['content', 'rules', 'odds'],
  host: ['content', 'rules'],
  sim: ['content', 'rules', 'host', 'director', 'odds', 'bots', 'wire'],
  wire: ['content', 'rules', 'host'],
  i18n: ['content', 'rules'],
  client: ['content', 'rules', 'host', 'director', 'odds', 'bots', 'wire', 'i18n'],
  server: ['content', 'rules', 'host', 'director', 'odds', 'bots', 'wire'],
  cli: ['content', 'rules', 'host', 'director', 'odds', 'bots', 'sim', 'wire', 'i18n', 'server'],
};

/** Rooms that know no clock, no machine, and no chance but the dice handed in. */
const pure = ['content', 'rules', 'director', 'odds', 'bots', 'host'];

/** Packages a room may use, where not any will do. */
const packages: Record<string, readonly string[]> = {
  content: [],
  rules: [],
  director: [],
  odds: [],
  bots: [],
  i18n: [],
  host: [],
  wire: ['valibot', '@noble/hashes', 'fflate'],
};

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
  readonly inCircle: boolean;
}

const { output } = await cruise(
  ['src'],
  {
    baseDir: root,
    tsPreCompilationDeps: true,
    exclude: { path: '\\.test\\.ts$' },
    doNotFollow: { path: 'node_modules' },
  },
  { extensions: ['.ts', '.svelte', '.js'] },
);
const imports: Import[] = (output as ICruiseResult).modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved, dependencyTypes, circular }) => ({
    from: source,
    to: resolved,
    typeOnly: dependencyTypes.includes('type-only'),
    inCircle: circular,
  })),
);

const sources = filesBelow('src').filter((path) => !isTest(path) && !path.endsWith('.css'));
const inside = imports.filter(({ from, to }) => from.startsWith('src/') && to.startsWith('src/'));
const between = inside.filter(({ from, to }) => roomOf(from) !== roomOf(to));

describe('the doors between rooms', () => {
  test('every room has its doors, and every file is in a room', () => {
    expect(new Set(sources.map(roomOf))).toEqual(new Set(Object.keys(doors)));
  });

  test('no file looks into a room it has no door to', () => {
    const closed = between.filter(({ from, to, typeOnly }) => {
      const open = doors[roomOf(from)] ?? [];
      return !open.includes(roomOf(to)) && !(typeOnly && open.includes(`types:${roomOf(to)}`));
    });
    expect(closed).toEqual([]);
    expect(between.length).toBeGreaterThan(150);
  });

  test('no component does either, not even for a type', () => {
    const looks = filesBelow('src/client', ['.svelte'])
      .flatMap(importsOf)
      .filter((to) => to.startsWith('src/'))
      .map(roomOf)
      .filter((room) => room !== 'client');
    expect(looks.filter((room) => !(doors['client'] ?? []).includes(room))).toEqual([]);
    expect(looks.length).toBeGreaterThan(30);
  });

  test('other rooms enter rules, host, director, odds, bots, sim, wire and server by their door, or for a type', () => {
    const rooms = ['rules', 'host', 'director', 'odds', 'bots', 'sim', 'wire', 'server'];
    const through = between.filter(
      ({ to, typeOnly }) => rooms.includes(roomOf(to)) && to !== `src/${roomOf(to)}/index.ts` && !typeOnly,
    );
    expect(through).toEqual([]);
  });

  test('no import goes in a circle', () => {
    expect(inside.filter(({ inCircle }) => inCircle)).toEqual([]);
  });

  test('no import goes in a circle between folders either, nor between folders with all that is in them', () => {
    const arrows = folderArrows();
    expect(onCircles(arrows)).toEqual([]);
    const parents = parentFolders(arrows);
    expect(parents.flatMap((folder) => onCircles(arrowsBelow(folder, arrows)))).toEqual([]);
    expect(arrows.length).toBeGreaterThan(200);
    expect(parents.length).toBeGreaterThan(10);
  });

  test('a circle of three folders is found, and what only leads to it is not', () => {
    const arrows = ['ab', 'bc', 'ca', 'xa', 'cy'].map(([from = '', to = '']) => ({ from, to }));
    expect(onCircles(arrows).map(({ from, to }) => from + to)).toEqual(['ab', 'bc', 'ca']);
  });

  test('are drawn in docs/architecture.md as `npm run rooms` draws them', () => {
    const page = textOf('docs/architecture.md');
    expect(page).toBe(withDrawings(page));
    expect(page.split('```mermaid').length).toBe(4);
  });

  test('rooms use no packages but those they name', () => {
    const unknown = imports.filter(({ from, to }) => {
      const allowed = packages[roomOf(from)];
      return allowed && !to.startsWith('src/') && !allowed.some((name) => to.includes(`node_modules/${name}/`));
    });
    expect(unknown).toEqual([]);
  });
});

describe('the pure rooms', () => {
  const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const guilty = (rooms: readonly string[], of: RegExp) =>
    sources.filter((path) => rooms.includes(roomOf(path)) && of.test(withoutComments(textOf(path))));

  test('know no clock, no machine, and no chance but the dice handed in', () => {
    const forbidden =
      /\b(Date\b|performance\b|Math\.random|setTimeout|setInterval|crypto\b|process\b|console\b|globalThis)/;
    expect(guilty(pure, forbidden)).toEqual([]);
  });

  test('calculate without what differs between machines', () => {
    const inexact = /Math\.(sin|cos|tan|exp|log\w*|pow|sqrt|cbrt|hypot|a\w+h?)\b|\*\*|toLocale|localeCompare|Intl\b/;
    expect(guilty(['content', 'rules', 'director'], inexact)).toEqual([]);
  });
});

describe('the files', () => {
  const all = ['src', 'tests', 'bench', 'scripts', 'build'].flatMap((folder) => filesBelow(folder));
  const lines = (path: string) => textOf(path).split('\n').length - 1;

  test('are small: half of them under 100 lines, none over 400', () => {
    const sizes = sources.map(lines).toSorted((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(100);
    expect(all.filter((path) => lines(path) > 400)).toEqual([]);
  });

  test('lie in folders of about twenty at most', () => {
    const folders = Map.groupBy(all, (path) => dirname(path));
    expect([...folders].filter(([, files]) => files.length > 22).map(([folder]) => folder)).toEqual([]);
  });

  test('have names of lower-case words joined by hyphens, and none that says nothing', () => {
    const plain = (path: string) => path.replace('zh-Hant', 'zh');
    expect(all.filter((path) => !/^([a-z0-9-]+\/)*[a-z0-9-]+(\.[a-z]+)*$/.test(plain(path)))).toEqual([]);
    const empty = /(^|[/-])(manager|helpers?|utils?|common|core|impl|data|info)([-./]|$)/;
    expect(all.filter((path) => empty.test(path))).toEqual([]);
  });

  test('are all made on purpose: no test skipped, no marker for later, no escape from the checkers', () => {
    const marks = [
      String.raw`\.(only|skip|todo|fixme)\(`,
      'TO' + 'DO',
      'FIX' + 'ME',
      '@ts-(ignore|expect-error|nocheck)',
      'biome-ignore',
      'eslint-disable',
    ];
    const marked = new RegExp(marks.join('|'));
    const others = all.filter((path) => path !== 'tests/layout.test.ts');
    expect(others.filter((path) => marked.test(textOf(path)))).toEqual([]);
  });

  test('of the rules begin with what a player would say, and have their test beside them', () => {
    const rules = sources.filter(
      (path) => path.startsWith('src/rules/') && /^export const \w+: Rule</m.test(textOf(path)),
    );
    expect(rules.length).toBeGreaterThan(7);
    expect(rules.filter((path) => !existsSync(join(root, path.replace(/\.ts$/, '.test.ts'))))).toEqual([]);
    expect(rules.filter((path) => !/^\/\/ [A-Z].*\.$/.test(textOf(path).split('\n')[0] ?? ''))).toEqual([]);
  });
});
