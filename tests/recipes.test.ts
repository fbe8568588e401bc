import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Patch, patched, recipe } from './recipes/patches.ts';
import { root } from './tools/sources.ts';

/** The recipes with an example, and the names that it adds. */
const examples = {
  'Add or change a word': ['games.begun'],
  'Add an intent': ['ask-pause', 'pause-asked', 'pause-is-yours'],
  'Add a verb for cards': ['exhaust-cards'],
  'Add a cue': ['donation'],
  'Add a step': ['debrief'],
  'Add a screen': ['about'],
  'Add a language': ['es'],
  'Add a crisis or another card': ['long-night'],
} as const;
const recipes = Object.entries(examples).map(([title, names]) => ({ title, names, ...recipe(title) }));

/** One program with everything that a recipe touches, except tests of single files and components. */
const program = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: ['vite/client', 'vite-plugin-pwa/vanillajs', 'svelte', 'node'],
    noErrorTruncation: true,
  },
  include: ['src', 'build/picture-shapes.ts', 'build/event-examples.ts', 'tests/languages', 'tests/random'],
  files: ['tests/contract.test.ts', 'tests/motion.test.ts'],
  // It is checked against the types of its own platform, and no recipe leads there.
  exclude: ['**/*.test.ts', 'tests/recipes', 'src/server/durable'],
};

const copy = mkdtempSync(join(tmpdir(), 'sitroom-recipes-'));
const inCopy = (path: string): string => join(copy, path);

function apply(patches: readonly Patch[]): void {
  for (const patch of patches) {
    const path = inCopy(patch.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, patched(existsSync(path) ? readFileSync(path, 'utf8') : '', patch));
  }
}
const patchesOf = (...when: readonly Patch['when'][]): Patch[] =>
  recipes.flatMap(({ patches }) => patches.filter((patch) => when.includes(patch.when)));

interface Complaint {
  readonly file: string;
  readonly message: string;
}

/** Compiles the copy. Returns the errors, each with the details that follow its first line. */
function compile(): Complaint[] {
  const compiler = join(root, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', copy, '--noEmit', '--pretty', 'false'], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return stdout
    .split(/\n(?=\S)/)
    .map((text) => ({ file: /^(\S+?)\(\d/.exec(text)?.[1] ?? text, message: text }))
    .filter(({ file }) => file !== '');
}

/**
 * Returns the files that the errors name because of a recipe: those that mention only names of its own, and of the
 * others (a union with names of several recipes, or no name) those in its files.
 */
function filesNamed(
  said: readonly Complaint[],
  { names, files }: { names: readonly string[]; files: readonly string[] },
) {
  const mentions = (message: string, some: readonly string[]) =>
    some.some((one) => new RegExp(`['".]${one}['".]`).test(message));
  const owned = said.filter(({ file, message }) => {
    const mentioned = Object.values(examples).filter((some) => mentions(message, some));
    return mentioned.length === 1 ? mentions(message, names) : files.includes(file);
  });
  return [...new Set(owned.map(({ file }) => file))].toSorted();
}

/** Follows the recipes in the copy. Returns the first, second and last output of the compiler. */
function follow(): Record<'first' | 'second' | 'last', readonly Complaint[]> {
  for (const folder of [
    'src',
    'build',
    'tests/languages',
    'tests/random',
    'tests/recipes',
    'tests/tools',
    'tests/contract.test.ts',
    'tests/motion.test.ts',
    'tsconfig.base.json',
    'package.json',
  ])
    cpSync(join(root, folder), inCopy(folder), { recursive: true });
  symlinkSync(join(root, 'node_modules'), inCopy('node_modules'), 'junction');
  writeFileSync(inCopy('tsconfig.json'), JSON.stringify(program));
  apply(patchesOf('first'));
  const first = compile();
  apply(patchesOf('more', 'asked'));
  // The copy of the English texts includes the words that the other examples add.
  for (const folder of ['src/i18n', 'tests/languages'])
    cpSync(inCopy(`${folder}/en`), inCopy(`${folder}/es`), { recursive: true });
  const second = compile();
  apply(patchesOf('then'));
  return { first, second, last: compile() };
}

let followed: ReturnType<typeof follow> | undefined;
/** Follows the recipes once. In a hook it could be late or fail, and all tests would be left out instead of failing. */
function complaints(): ReturnType<typeof follow> {
  followed ??= follow();
  return followed;
}

describe('a newcomer who follows the recipes', { timeout: 600_000 }, () => {
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test.each(recipes)(
    '$title: the compiler names the files of the recipe, and no others',
    ({ names, patches, alsoNamed }) => {
      const filesOf = (when: Patch['when']) => [
        ...new Set(patches.flatMap((one) => (one.when === when ? one.file : []))),
      ];
      const asked = [...new Set([...filesOf('asked'), ...alsoNamed])].toSorted();
      const { first, second } = complaints();
      expect(filesNamed(first, { names, files: asked })).toEqual(asked);
      expect(filesNamed(second, { names, files: filesOf('then') })).toEqual(filesOf('then').toSorted());
    },
  );

  test('the compiler names no file that is in no recipe', () => {
    const known = new Set(
      recipes.flatMap(({ patches, alsoNamed }) => [...patches.map(({ file }) => file), ...alsoNamed]),
    );
    const { first, second } = complaints();
    expect([...first, ...second].filter(({ file }) => !known.has(file))).toEqual([]);
  });

  test('the compiler is content in the end', () => {
    expect(complaints().last).toEqual([]);
  });

  test('the new intent, verb, cue, step, language and card work', () => {
    expect(complaints().last).toEqual([]);
    const said = execFileSync(process.execPath, ['tests/recipes/perform.ts'], { cwd: copy, encoding: 'utf8' });
    expect(JSON.parse(said)).toEqual({
      intent: {
        legal: ['commander', 'chief-scientist', 'squad-leader'],
        refused: 'pause-is-yours',
        told: [['pause-asked', 'commander', 'happened.pause-asked']],
        loaded: true,
        described: true,
      },
      verb: true,
      cue: true,
      step: true,
      card: true,
      language: ['es', 'one round', '2 rounds'],
    });
  });
});
