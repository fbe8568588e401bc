// While the scanner is lit, the Central Officer may look at one UFO cue still to come.

import type { Happening, Rule } from '../rule.ts';
import { lightsAt } from './forecast.ts';

const scanned =
  (at: number): Happening =>
  ({ hidden, open }) => {
    const [oldest, ...others] = lightsAt(hidden, open.cueNumber);
    const planned = oldest && hidden.schedule?.cues[oldest.reveals - 1];
    if (!planned) throw new Error('the scanner is lit and shows nothing');
    const { limit: _, ...cue } = planned;
    return [
      { type: 'secret/light-used', at, why: 'scan', reveals: oldest.reveals },
      { type: 'scanned', at, why: 'scan', cue, scanner: others.length > 0 },
    ];
  };

export const scan: Rule<{ type: 'scan' }> = {
  check: (open, _, seat) => {
    if (open.cue === null) return { code: 'no-cue' };
    if (seat !== 'central-officer') return { code: 'central-officer-only' };
    return open.scanner ? null : { code: 'scanner-dark' };
  },
  resolve: (_, at) => [scanned(at)],
};
