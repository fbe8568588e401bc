/** Center of the clock face, x and y. In this file turns count clockwise from the top, from 0 to 1. */
const center = 131;

const point = (turn: number, radius: number): string => {
  const angle = turn * 2 * Math.PI;
  const x = center + radius * Math.sin(angle);
  const y = center - radius * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

/** Returns the path of a line from an inner to an outer radius. */
export const spoke = (turn: number, inner: number, outer: number): string =>
  `M${point(turn, inner)}L${point(turn, outer)}`;

/** Returns the path of the ticks from index `from` to before `to`. Every `major`-th tick is longer. */
export function tickPath(ticks: number, from: number, to: number, inner: number, outer: number, major = 0): string {
  let path = '';
  for (let i = from; i < to; i += 1) {
    path += spoke(i / ticks, major > 0 && i % major === 0 ? inner - 4 : inner, outer);
  }
  return path;
}

/** Returns the path of an arc between two turns. */
export function arc(from: number, to: number, radius: number): string {
  const end = Math.min(to, from + 0.9999);
  return `M${point(from, radius)}A${radius} ${radius} 0 ${end - from > 0.5 ? 1 : 0} 1 ${point(end, radius)}`;
}
