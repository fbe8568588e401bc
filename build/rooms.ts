// Generates the Mermaid diagrams of docs/architecture.md: which folders import from which.
import { type Arrow, arrowsBelow, folderArrows } from '../tests/tools/arrows.ts';

type Pair = Pick<Arrow, 'from' | 'to'>;

const begin = '<!-- npm run rooms -->';
const end = '<!-- /npm run rooms -->';

/** Whether a path of arrows leads from one folder to another. The arrows must not contain cycles. */
const hasPath = (arrows: readonly Pair[], from: string, to: string): boolean =>
  arrows.some((arrow) => arrow.from === from && (arrow.to === to || hasPath(arrows, arrow.to, to)));

/** Transitive reduction: removes arrows that a longer path implies. */
const reduced = (arrows: readonly Pair[]): Pair[] =>
  arrows.filter(({ from, to }) => {
    const others = arrows.filter((other) => other.from !== from || other.to !== to);
    return !hasPath(others, from, to);
  });

/** Draws the folders directly below a folder. */
function diagram(below: string, all: readonly Arrow[]): string {
  const name = (folder: string): string => folder.slice(below.length + 1);
  const lines = reduced(arrowsBelow(below, all)).map(({ from, to }) => `  ${name(from)} --> ${name(to)}`);
  return [`\`${below}\``, '', '```mermaid', 'graph TD', ...lines.toSorted(), '```'].join('\n');
}

/** Draws `src`, and the two rooms with the most folders. */
function diagrams(): string {
  const arrows = folderArrows();
  return ['src', 'src/rules', 'src/client'].map((folder) => diagram(folder, arrows)).join('\n\n');
}

/** Replaces the diagrams of the page, between its two marker comments. Throws if a marker is missing. */
export function withDrawings(page: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the page has no ${begin} … ${end}`);
  return `${page.slice(0, from + begin.length)}\n\n${diagrams()}\n\n${page.slice(to)}`;
}
