import { dirname, normalize } from 'node:path/posix';
import { filesBelow, isTest, textOf } from './sources.ts';

/** An import from files of one folder to files of another, with its first occurrence as an example. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly example: string;
}

/** Returns the relative imports of a file or component, as paths from the repository root. */
export const importsOf = (path: string): string[] =>
  [...textOf(path).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, to = '']) =>
    normalize(`${dirname(path)}/${to}`),
  );

/** Returns the arrows between the folders of `src`. Includes components and type imports, but no tests. */
export function folderArrows(): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const path of filesBelow('src').filter((file) => !isTest(file))) {
    for (const to of importsOf(path)) {
      const arrow = { from: dirname(path), to: dirname(to), example: `${path} -> ${to}` };
      const key = `${arrow.from} -> ${arrow.to}`;
      if (arrow.from !== arrow.to && to.startsWith('src/') && !arrows.has(key)) arrows.set(key, arrow);
    }
  }
  return [...arrows.values()];
}

/**
 * Returns the arrows between the direct subfolders of `folder`, each standing for everything in it. The files directly
 * in `folder` are ignored, because they are its public interface.
 */
export function arrowsBelow(folder: string, all: readonly Arrow[]): Arrow[] {
  const depth = folder.split('/').length + 1;
  const within = (path: string): string | null =>
    path.startsWith(`${folder}/`) ? path.split('/').slice(0, depth).join('/') : null;
  const arrows = new Map<string, Arrow>();
  for (const arrow of all) {
    const [from, to] = [within(arrow.from), within(arrow.to)];
    if (from !== null && to !== null && from !== to) arrows.set(`${from} -> ${to}`, { ...arrow, from, to });
  }
  return [...arrows.values()];
}

/** Returns all parent folders, on any level, of the folders at either end of an arrow. */
export function parentFolders(arrows: readonly Arrow[]): string[] {
  const above = (path: string): string[] => (path.includes('/') ? [dirname(path), ...above(dirname(path))] : []);
  return [...new Set(arrows.flatMap(({ from, to }) => [...above(from), ...above(to)]))];
}

/**
 * Returns the arrows that are on a circle, or between circles. Removes arrows that start or end in a dead end, until
 * nothing changes.
 */
export function onCircles<A extends Pick<Arrow, 'from' | 'to'>>(arrows: readonly A[]): A[] {
  const sources = new Set(arrows.map(({ from }) => from));
  const targets = new Set(arrows.map(({ to }) => to));
  const left = arrows.filter(({ from, to }) => sources.has(to) && targets.has(from));
  return left.length === arrows.length ? left : onCircles(left);
}
