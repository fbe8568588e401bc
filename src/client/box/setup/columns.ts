import type { SetupGroup } from '../../words/setup.ts';

/** Splits groups into two columns of about equal length, in their order. */
export function inColumns(groups: readonly SetupGroup[]): readonly [SetupGroup[], SetupGroup[]] {
  const longest = (at: number): number => {
    const lengths = [groups.slice(0, at), groups.slice(at)].map((some) =>
      some.reduce((sum, { lines }) => sum + lines.length + 1, 0),
    );
    return Math.max(...lengths);
  };
  const at = groups.map((_, i) => i).reduce((best, i) => (longest(i) < longest(best) ? i : best), 0);
  return [groups.slice(0, at), groups.slice(at)];
}
