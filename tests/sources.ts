import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of the house. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const codeEndings = ['.ts', '.svelte', '.mjs', '.css'];

/** Files below a folder, as paths from the top, sorted; of code endings unless told otherwise. */
export function filesBelow(folder: string, endings: readonly string[] = codeEndings): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

export const isTest = (path: string): boolean => /\.test\.ts$/.test(path);

/** The room a file of src is in. */
export const roomOf = (path: string): string => path.split('/')[1] ?? '';

export interface Import {
  readonly from: string;
  /** A path from the top, or the name of a package. */
  readonly to: string;
  readonly typeOnly: boolean;
}

const importing =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?([^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** What a file imports, types included. */
export function importsOf(path: string): Import[] {
  return [...textOf(path).matchAll(importing)].flatMap((match) => {
    const [, , type, clause = '', statement, dynamic] = match;
    const target = statement ?? dynamic;
    if (target === undefined) return [];
    const names = clause
      .replace(/\sfrom\s+$/, '')
      .replace(/[{}]/g, '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const typeOnly = type !== undefined || (names.length > 0 && names.every((name) => name.startsWith('type ')));
    const to = target.startsWith('.')
      ? relative(root, resolve(root, dirname(path), target.replace(/\?.*$/, ''))).replaceAll('\\', '/')
      : target;
    return [{ from: path, to, typeOnly }];
  });
}
