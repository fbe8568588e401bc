import { dirname, normalize } from 'node:path/posix';
import { filesBelow, isTest, textOf } from './sources.ts';

/** That files of one folder look into files of another, with the paths of the first such pair. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly example: string;
}

/** What a file or component looks into, as paths from the top. */
export const importsOf = (path: string): string[] =>
  [...textOf(path).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, to = '']) =>
    normalize(`${dirname(path)}/${to}`),
  );

/** The arrows between the folders of `src`, components and imports of types included, tests left out. */
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

/** The arrows between the folders directly below a folder, each with all that is in it. Its own files are left out: they are its door. */
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

/** Every folder that has folders, of those that arrows lead from or to. */
export function parentFolders(arrows: readonly Arrow[]): string[] {
  const above = (path: string): string[] => (path.includes('/') ? [dirname(path), ...above(dirname(path))] : []);
  return [...new Set(arrows.flatMap(({ from, to }) => [...above(from), ...above(to)]))];
}

/** The arrows that lie on a circle: what they lead to leads back. Takes away what has no way out, until nothing changes. */
export function onCircles<A extends Pick<Arrow, 'from' | 'to'>>(arrows: readonly A[]): A[] {
  const goesOn = new Set(arrows.map(({ from }) => from));
  const reached = new Set(arrows.map(({ to }) => to));
  const left = arrows.filter(({ from, to }) => goesOn.has(to) && reached.has(from));
  return left.length === arrows.length ? left : onCircles(left);
}
