// Draws the rooms for docs/architecture.md: which folder looks into which, as Mermaid shows it.
import { type Arrow, arrowsBelow, folderArrows } from '../tests/tools/arrows.ts';

type Pair = Pick<Arrow, 'from' | 'to'>;

const begin = '<!-- npm run rooms -->';
const end = '<!-- /npm run rooms -->';

/** Whether a way leads from one folder to another by these arrows, which run in no circle. */
const leads = (arrows: readonly Pair[], from: string, to: string): boolean =>
  arrows.some((arrow) => arrow.from === from && (arrow.to === to || leads(arrows, arrow.to, to)));

/** The arrows that no longer way replaces: what looks into a room through another one is not drawn twice. */
const needed = (arrows: readonly Pair[]): Pair[] =>
  arrows.filter(({ from, to }) => {
    const others = arrows.filter((other) => other.from !== from || other.to !== to);
    return !leads(others, from, to);
  });

/** One drawing: the folders directly below a folder. */
function drawing(below: string, all: readonly Arrow[]): string {
  const name = (folder: string): string => folder.slice(below.length + 1);
  const lines = needed(arrowsBelow(below, all)).map(({ from, to }) => `  ${name(from)} --> ${name(to)}`);
  return [`\`${below}\``, '', '```mermaid', 'graph TD', ...lines.toSorted(), '```'].join('\n');
}

/** The drawings of all rooms, and of the two that have the most folders. */
function drawings(): string {
  const arrows = folderArrows();
  return ['src', 'src/rules', 'src/client'].map((folder) => drawing(folder, arrows)).join('\n\n');
}

/** A page with its drawings renewed: they stand between two marks. */
export function withDrawings(page: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the page has no ${begin} … ${end}`);
  return `${page.slice(0, from + begin.length)}\n\n${drawings()}\n\n${page.slice(to)}`;
}
