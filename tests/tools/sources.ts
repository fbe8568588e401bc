import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of the house. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const codeEndings = ['.ts', '.svelte', '.mjs', '.css'];

/** Files below a folder, as paths from the top, sorted; of code endings unless told otherwise. */
export function filesBelow(folder: string, endings: readonly string[] = codeEndings): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules/'))
    .toSorted();
}

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

export const isTest = (path: string): boolean => /\.(test|spec)\.ts$/.test(path);

/** The room a file of src is in. */
export const roomOf = (path: string): string => path.split('/')[1] ?? '';
