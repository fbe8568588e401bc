// @module-tag sweep
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { expansionIds } from '../../src/content/expansions/names.ts';
import { filesBelow, root, textOf } from '../tools/sources.ts';

/** Folders and files that are compiled and tested. The recipe redraws the diagrams in docs/architecture.md. */
const parts = ['src', 'tests', 'build', 'docs', 'examples', 'package.json', 'vitest.config.ts'];
const configurations = ['tsconfig.base.json', 'tsconfig.pure.json', 'tsconfig.json'];
const tested = [
  ...['content', 'rules', 'director', 'host', 'wire', 'i18n', 'client'].map((room) => `src/${room}`),
  ...['languages', 'director', 'layout/expansions.test.ts', 'contract.test.ts'].map((one) => `tests/${one}`),
];

/** Runs a command of the project in the copy. Returns its output if it fails. */
function failure(copy: string, ...line: readonly string[]): string | null {
  const { status, stdout, stderr } = spawnSync(process.execPath, line, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? null : `${stdout}\n${stderr}`;
}

/** Takes an expansion out of a copy. Returns the output of the first check that fails, or null. */
function faultWithout(id: string): string | null {
  const copy = mkdtempSync(join(tmpdir(), 'sitroom-without-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const isOf = (path: string): boolean => path.split('/').some((name) => name === id || name.startsWith(`${id}.`));
  for (const part of [...parts, ...configurations])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !isOf(path.slice(root.length)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const naming = ['src', 'tests'].flatMap((folder) => filesBelow(folder)).filter((path) => !isOf(path));
  for (const path of [...naming, 'docs/recipes.md']) {
    const lines = textOf(path).split('\n');
    const others = lines.filter((line) => !line.toLowerCase().includes(id));
    if (others.length < lines.length) writeFileSync(join(copy, path), others.join('\n'));
  }
  return (
    failure(copy, 'node_modules/.bin/tsc', '-p', 'tsconfig.pure.json', '--noEmit') ??
    failure(copy, 'node_modules/.bin/svelte-check', '--tsconfig', 'src/client/tsconfig.json') ??
    failure(copy, 'node_modules/vitest/vitest.mjs', 'run', '--tags-filter=!sweep', ...tested)
  );
}

test('EVO-94 without an expansion the base game compiles, and its tests pass', { timeout: 900_000 }, () => {
  expect(expansionIds.map(faultWithout)).toEqual(expansionIds.map(() => null));
});
