/** Lines of a clock face around (131, 131); turns count from the top, clockwise, from 0 to 1. */
const centre = 131;

const point = (turn: number, radius: number): string => {
  const angle = turn * 2 * Math.PI;
  const x = centre + radius * Math.sin(angle);
  const y = centre - radius * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

/** One line from an inner to an outer radius. */
export const spoke = (turn: number, inner: number, outer: number): string =>
  `M${point(turn, inner)}L${point(turn, outer)}`;

/** The ticks from one to before another; every `major`-th is longer. */
export function tickPath(ticks: number, from: number, to: number, inner: number, outer: number, major = 0): string {
  let path = '';
  for (let i = from; i < to; i += 1) {
    path += spoke(i / ticks, major > 0 && i % major === 0 ? inner - 4 : inner, outer);
  }
  return path;
}

/** A part of the circle. */
export function arc(from: number, to: number, radius: number): string {
  const end = Math.min(to, from + 0.9999);
  return `M${point(from, radius)}A${radius} ${radius} 0 ${end - from > 0.5 ? 1 : 0} 1 ${point(end, radius)}`;
}
