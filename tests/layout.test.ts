import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, test } from 'vitest';
import { withDrawings } from '../build/rooms.ts';
import { arrowsBelow, folderArrows, importsOf, onCircles, parentFolders } from './tools/arrows.ts';
import { filesBelow, isTest, roomOf, root, textOf } from './tools/sources.ts';

/** The rooms that each room may import from. `types:` allows types only. */
const doors: Record<string, readonly string[]> = {
  content: [],
  rules: ['content'],
  director: ['content', 'types:rules'],
  odds: ['content', 'rules'],
  bots: ['content', 'rules', 'odds'],
  host: ['content', 'rules'],
  review: ['content', 'rules', 'host', 'bots'],
  drills: ['content', 'rules', 'odds', 'bots'],
  record: ['content', 'rules', 'odds', 'host'],
  daily: ['content', 'rules'],
  sim: ['content', 'rules', 'host', 'director', 'odds', 'bots', 'review', 'daily', 'wire'],
  wire: ['content', 'rules', 'host'],
  i18n: ['content', 'rules'],
  client: [
    'content',
    'rules',
    'host',
    'director',
    'odds',
    'bots',
    'review',
    'drills',
    'record',
    'daily',
    'wire',
    'i18n',
  ],
  server: ['content', 'rules', 'host', 'director', 'odds', 'bots', 'wire'],
  cli: [
    'content',
    'rules',
    'host',
    'director',
    'odds',
    'bots',
    'review',
    'drills',
    'record',
    'daily',
    'sim',
    'wire',
    'i18n',
    'server',
  ],
};

/** Pure rooms: no clock, no platform, and no randomness except the dice passed in. */
const pure = ['content', 'rules', 'director', 'odds', 'bots', 'host', 'review', 'drills', 'record', 'daily'];

/** Packages that a room may import. Rooms that are not listed may import any. */
const packages: Record<string, readonly string[]> = {
  content: [],
  rules: [],
  director: [],
  odds: [],
  bots: [],
  i18n: [],
  host: [],
  review: [],
  record: [],
  daily: [],
  wire: ['valibot', '@noble/hashes', 'fflate'],
};

/** The folders of the server that each of them may import from: two hosts, which share a room and know nothing of each other. */
const serverDoors: Record<string, readonly string[]> = {
  room: [],
  hosting: ['room'],
  node: ['room', 'hosting'],
  web: [],
  durable: ['room', 'hosting', 'web'],
};

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
  readonly isCircular: boolean;
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
    isCircular: circular,
  })),
);

const sources = filesBelow('src').filter((path) => !isTest(path) && !path.endsWith('.css'));
const inside = imports.filter(({ from, to }) => from.startsWith('src/') && to.startsWith('src/'));
const between = inside.filter(({ from, to }) => roomOf(from) !== roomOf(to));

describe('imports between rooms', () => {
  test('every room has a list of allowed imports, and every file is in a room', () => {
    expect(new Set(sources.map(roomOf))).toEqual(new Set(Object.keys(doors)));
  });

  test('no file imports from a room that is not allowed', () => {
    const closed = between.filter(({ from, to, typeOnly }) => {
      const open = doors[roomOf(from)] ?? [];
      return !open.includes(roomOf(to)) && !(typeOnly && open.includes(`types:${roomOf(to)}`));
    });
    expect(closed).toEqual([]);
    expect(between.length).toBeGreaterThan(150);
  });

  test('no folder of the server imports from one that is not allowed', () => {
    const folderOf = (path: string): string => path.split('/')[2] ?? '';
    const inServer = inside.filter(({ from, to }) => roomOf(from) === 'server' && roomOf(to) === 'server');
    const closed = inServer.filter(({ from, to }) => {
      const [own, other] = [folderOf(from), folderOf(to)];
      return from !== 'src/server/index.ts' && own !== other && !serverDoors[own]?.includes(other);
    });
    expect(closed).toEqual([]);
    expect(new Set(inServer.map(({ from }) => folderOf(from)))).toEqual(
      new Set([...Object.keys(serverDoors), 'index.ts']),
    );
  });

  test('no component imports from a room that is not allowed, not even a type', () => {
    const looks = filesBelow('src/client', ['.svelte'])
      .flatMap(importsOf)
      .filter((to) => to.startsWith('src/'))
      .map(roomOf)
      .filter((room) => room !== 'client');
    expect(looks.filter((room) => !(doors['client'] ?? []).includes(room))).toEqual([]);
    expect(looks.length).toBeGreaterThan(30);
  });

  test('rules, host, director, odds, bots, review, record, daily, sim, wire and server are imported only by their index.ts, except for types', () => {
    const rooms = ['rules', 'host', 'director', 'odds', 'bots', 'review', 'record', 'daily', 'sim', 'wire', 'server'];
    const through = between.filter(
      ({ to, typeOnly }) => rooms.includes(roomOf(to)) && to !== `src/${roomOf(to)}/index.ts` && !typeOnly,
    );
    expect(through).toEqual([]);
  });

  test('no import is circular', () => {
    expect(inside.filter(({ isCircular }) => isCircular)).toEqual([]);
  });

  test('no folders import each other in a circle, with or without their subfolders', () => {
    const arrows = folderArrows();
    expect(onCircles(arrows)).toEqual([]);
    const parents = parentFolders(arrows);
    expect(parents.flatMap((folder) => onCircles(arrowsBelow(folder, arrows)))).toEqual([]);
    expect(arrows.length).toBeGreaterThan(200);
    expect(parents.length).toBeGreaterThan(10);
  });

  test('a circle of three folders is found, without the folders that only lead to or from it', () => {
    const arrows = ['ab', 'bc', 'ca', 'xa', 'cy'].map(([from = '', to = '']) => ({ from, to }));
    expect(onCircles(arrows).map(({ from, to }) => from + to)).toEqual(['ab', 'bc', 'ca']);
  });

  test('the diagrams in docs/architecture.md are up to date with `npm run rooms`', () => {
    const page = textOf('docs/architecture.md');
    expect(page).toBe(withDrawings(page));
    expect(page.split('```mermaid').length).toBe(4);
  });

  test('rooms import only the packages they list', () => {
    const unknown = imports.filter(({ from, to }) => {
      const allowed = packages[roomOf(from)];
      return allowed && !to.startsWith('src/') && !allowed.some((name) => to.includes(`node_modules/${name}/`));
    });
    expect(unknown).toEqual([]);
  });
});

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** Features of the platform that no pure file uses. */
const platform = /\b(Date\b|performance\b|Math\.random|setTimeout|setInterval|crypto\b|process\b|console\b|globalThis)/;

describe('pure rooms', () => {
  const guilty = (rooms: readonly string[], of: RegExp) =>
    sources.filter((path) => rooms.includes(roomOf(path)) && of.test(withoutComments(textOf(path))));

  test('use no clock, no platform, and no randomness except the dice passed in', () => {
    expect(guilty(pure, platform)).toEqual([]);
  });

  test('avoid functions whose results differ between machines', () => {
    const inexact = /Math\.(sin|cos|tan|exp|log\w*|pow|sqrt|cbrt|hypot|a\w+h?)\b|\*\*|toLocale|localeCompare|Intl\b/;
    expect(guilty(['content', 'rules', 'director'], inexact)).toEqual([]);
  });
});

describe('tables online', () => {
  test('the room of a table knows no clock and no platform', () => {
    const files = sources.filter((path) => path.startsWith('src/server/room/'));
    expect(files.filter((path) => platform.test(withoutComments(textOf(path))))).toEqual([]);
    expect(files.length).toBeGreaterThan(10);
  });

  test('the room and what both hosts share import nothing of either platform', () => {
    const bound = sources.filter((path) => /from '(node:|cloudflare:|fastify|ws')/.test(textOf(path)));
    const hosts = new Set(bound.filter((path) => roomOf(path) === 'server').map((path) => path.split('/')[2]));
    expect(hosts).toEqual(new Set(['node', 'web', 'durable']));
  });
});

describe('files', () => {
  const all = ['src', 'tests', 'bench', 'scripts', 'build'].flatMap((folder) => filesBelow(folder));
  const lines = (path: string) => textOf(path).split('\n').length - 1;

  test('are small: half of them under 100 lines, none over 400', () => {
    const sizes = sources.map(lines).toSorted((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(100);
    expect(all.filter((path) => lines(path) > 400)).toEqual([]);
  });

  test('are in folders of about twenty at most', () => {
    const folders = Map.groupBy(all, (path) => dirname(path));
    expect([...folders].filter(([, files]) => files.length > 22).map(([folder]) => folder)).toEqual([]);
  });

  test('have kebab-case names, without words like utils or helpers', () => {
    const plain = (path: string) => path.replace('zh-Hant', 'zh');
    expect(all.filter((path) => !/^([a-z0-9-]+\/)*[a-z0-9-]+(\.[a-z]+)*$/.test(plain(path)))).toEqual([]);
    const empty = /(^|[/-])(manager|helpers?|utils?|common|core|impl|data|info)([-./]|$)/;
    expect(all.filter((path) => empty.test(path))).toEqual([]);
  });

  test('contain no disabled tests, no markers for later work and no suppressed checks', () => {
    const marks = [
      String.raw`\.(only|skip|todo|fixme)\(`,
      'TO' + 'DO',
      'FIX' + 'ME',
      '@ts-(ignore|expect-error|nocheck)',
      'biome' + '-ignore',
      'eslint' + '-disable',
    ];
    const marked = new RegExp(marks.join('|'));
    const others = all.filter((path) => path !== 'tests/layout.test.ts');
    expect(others.filter((path) => marked.test(textOf(path)))).toEqual([]);
  });

  test('that hold a rule begin with a sentence for players, and have a test next to them', () => {
    const rules = sources.filter(
      (path) => path.startsWith('src/rules/') && /^export const \w+: Rule</m.test(textOf(path)),
    );
    expect(rules.length).toBeGreaterThan(7);
    expect(rules.filter((path) => !existsSync(join(root, path.replace(/\.ts$/, '.test.ts'))))).toEqual([]);
    expect(rules.filter((path) => !/^\/\/ [A-Z].*\.$/.test(textOf(path).split('\n')[0] ?? ''))).toEqual([]);
  });
});
