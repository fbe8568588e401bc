import type { Point } from '../../../design/map/world-lines.ts';

/** How far the front has come, and how wide it is, in map units. */
const reach = { from: 92, to: 108 } as const;

/** Radius of the ring of a dot that is still burnt. */
const ring = 1.5;

/** The dots of the Earth while it is being freed, as paths: freed ones, one in three larger, the front, and the rest. */
export interface Front {
  readonly lights: string;
  readonly large: string;
  readonly crest: string;
  readonly dark: string;
  readonly burnt: string;
}

/**
 * Returns the dots of all lands as a front runs over them from an origin. `dots` holds x and y in turn, in tenths of a
 * map unit. Beyond the front a fallen land still consists of rings.
 */
export function front(
  lands: readonly { readonly dots: readonly number[]; readonly fallen: boolean }[],
  origin: Point,
): Front {
  const paths = { lights: '', large: '', crest: '', dark: '', burnt: '' };
  for (const { dots, fallen } of lands) {
    for (let i = 0; i + 1 < dots.length; i += 2) {
      const x = (dots[i] ?? 0) / 10;
      const y = (dots[i + 1] ?? 0) / 10;
      const far = Math.hypot(x - origin.x, y - origin.y);
      if (far < reach.from) paths[i % 3 === 0 ? 'large' : 'lights'] += `M${x} ${y}h0`;
      else if (far < reach.to) paths.crest += `M${x} ${y}h0`;
      else if (fallen)
        paths.burnt += `M${x - ring} ${y}a${ring} ${ring} 0 1 0 ${2 * ring} 0a${ring} ${ring} 0 1 0 ${-2 * ring} 0`;
      else paths.dark += `M${x} ${y}h0`;
    }
  }
  return paths;
}
