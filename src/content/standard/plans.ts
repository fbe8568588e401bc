import type { PlanCard } from '../cards/cards.ts';
import { icons } from './enemies.ts';

/** Invasion plans of the standard set. */
export const plans = [
  {
    id: 'domination',
    critical: [{ do: 'raise-panic', by: 1, on: 'most-panicked' }],
    parts: [
      { icons: icons('positioning'), rule: { is: 'threat', atLeast: 5 } },
      { enemy: true },
      { icons: icons('critical', 'teamwork'), rule: { is: 'needs', successes: 8 } },
    ],
  },
  {
    id: 'infiltration',
    critical: [{ do: 'add-crises', count: 1 }],
    parts: [
      { icons: icons('teamwork*', 'critical'), rule: { is: 'needs', successes: 9 } },
      { icons: icons('positioning*', 'firepower'), rule: { is: 'needs', successes: 5 } },
      { enemy: true },
    ],
  },
  {
    id: 'misdirection',
    critical: [{ do: 'place-ufos', count: 1, to: 'orbit' }],
    parts: [
      { enemy: true },
      { icons: icons('critical', 'positioning'), rule: { is: 'needs', successes: 7 } },
      { icons: icons('firepower', 'teamwork'), rule: { is: 'no-elite' } },
    ],
  },
  {
    id: 'occupation',
    critical: [{ do: 'place-ufos', count: 1, to: { on: 'base-continent' } }],
    parts: [
      { icons: icons('firepower', 'teamwork'), rule: { is: 'needs', successes: 8 } },
      { icons: icons('critical'), rule: { is: 'kills-all' } },
      { enemy: true },
    ],
  },
  {
    id: 'onslaught',
    critical: [{ do: 'kill-units', kind: 'soldier', count: 1 }],
    parts: [
      { enemy: true },
      { icons: icons('firepower*', 'positioning'), rule: { is: 'needs', successes: 9 } },
      { icons: icons('teamwork', 'critical*'), rule: { is: 'needs', successes: 9 } },
    ],
  },
] as const satisfies readonly PlanCard[];
