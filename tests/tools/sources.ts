import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository root. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const codeEndings = ['.ts', '.svelte', '.mjs', '.css'];

/** Returns the files below a folder as sorted paths from the root. By default only code files. */
export function filesBelow(folder: string, endings: readonly string[] = codeEndings): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules/'))
    .toSorted();
}

/** Reads a file by its path from the root. */
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Whether a path is a test file. */
export const isTest = (path: string): boolean => /\.(test|spec)\.ts$/.test(path);

/** Returns the room of a file in src: the name of its top folder. */
export const roomOf = (path: string): string => path.split('/')[1] ?? '';
