import { dirname, normalize } from 'node:path/posix';
import { textOf } from '../tools/sources.ts';

/** The functions that load parts of the app together with words. */
export const loadersOfWords = ['withWords', 'withCards', 'withAfterwards', 'withExpansion'];

/** An import of one file by another. */
export interface Import {
  readonly to: string;
  /**
   * Functions of whose arguments a dynamic import is a part: `withWords(import('./a.ts'))`. Null for a static import.
   */
  readonly within: readonly string[] | null;
}

/** Returns the names of the functions whose arguments contain the given place of a text, in the same statement. */
function callsAround(text: string, place: number): string[] {
  const calls: string[] = [];
  let depth = 0;
  for (let at = place - 1; at >= 0 && text[at] !== ';'; at -= 1) {
    if (text[at] === ')') depth += 1;
    else if (text[at] === '(' && depth > 0) depth -= 1;
    else if (text[at] === '(') {
      const name = /\w+$/.exec(text.slice(0, at))?.[0];
      if (name !== undefined) calls.push(name);
    }
  }
  return calls;
}

/** Returns the relative imports of values in a file or component. */
export function loadsOf(path: string, text = textOf(path)): Import[] {
  const from = (to = ''): string => normalize(`${dirname(path)}/${to}`);
  const first = /^(?:import|export)(?! type)(?: [^;']*? from)? '(\.[^']+)'/gm;
  const late = /(?<!typeof )import\(\s*'(\.[^']+)'/g;
  return [
    ...[...text.matchAll(first)].map(([, to]) => ({ to: from(to), within: null })),
    ...[...text.matchAll(late)].map(({ 1: to, index }) => ({ to: from(to), within: callsAround(text, index) })),
  ].filter(({ to }) => /\.(ts|svelte)$/.test(to));
}

/**
 * Returns the files that are loaded from `start` on without any of the functions `around` a dynamic import, each with
 * the file that imports it.
 */
export function loadedWithout(
  around: readonly string[],
  start: string,
  loads: (path: string) => readonly Import[] = loadsOf,
): Map<string, string> {
  const found = new Map([[start, '']]);
  for (const path of found.keys()) {
    for (const { to, within } of loads(path)) {
      if (!within?.some((name) => around.includes(name)) && !found.has(to)) found.set(to, path);
    }
  }
  return found;
}
