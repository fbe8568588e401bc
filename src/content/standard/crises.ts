import type { Crisis } from '../cards/cards.ts';

/** Crises of the standard set. */
export const crises = [
  { id: 'mass-hysteria', effects: [{ do: 'raise-panic', by: 1, on: 'each', where: 'with-ufos' }] },
  { id: 'market-crash', effects: [{ do: 'lose-credits', count: 4, from: 'emergency' }] },
  {
    id: 'open-skies',
    effects: [{ do: 'raise-panic', by: 1, on: 'each', where: 'without-interceptors' }],
  },
  { id: 'rumor-mill', effects: [{ do: 'raise-panic', by: 2, on: 'least-panicked' }] },
  { id: 'capital-riots', effects: [{ do: 'raise-panic', by: 2, on: 'most-panicked' }] },
  {
    id: 'home-front',
    effects: [
      {
        when: { count: 'soldiers-in-base', atLeast: 2 },
        effects: [],
        otherwise: [{ do: 'raise-panic', by: 2, on: 'base-continent' }],
      },
    ],
  },
  {
    id: 'blind-orbit',
    effects: [
      {
        when: { count: 'satellites-in-orbit', atLeast: 2 },
        effects: [],
        otherwise: [{ do: 'place-ufos', count: 2, to: 'orbit' }],
      },
    ],
  },
  { id: 'second-wave', effects: [{ do: 'place-ufos', count: 2, to: { on: 'most-panicked' } }] },
  { id: 'landing-zone', effects: [{ do: 'move-ufos', count: 2, from: 'orbit', to: { on: 'least-panicked' } }] },
  { id: 'sabotaged-hangar', effects: [{ do: 'kill-units', kind: 'interceptor', count: 1 }] },
  { id: 'ambushed-patrol', effects: [{ do: 'kill-units', kind: 'soldier', count: 1 }] },
  { id: 'jammed-uplink', effects: [{ do: 'exhaust-units', kind: 'satellite', count: 2 }] },
  { id: 'lab-outbreak', effects: [{ do: 'exhaust-units', kind: 'scientist', count: 2 }] },
  { id: 'tunnel-breach', effects: [{ do: 'draw-enemies', count: 1 }] },
  {
    id: 'reactor-leak',
    effects: [
      {
        oneOf: [[{ do: 'damage-base', by: 1 }], [{ do: 'exhaust-units', kind: 'scientist', count: 3 }]],
      },
    ],
  },
  {
    id: 'hostage-demand',
    effects: [
      {
        oneOf: [[{ do: 'lose-credits', count: 4, from: 'emergency' }], [{ do: 'raise-panic', by: 2, on: 'chosen' }]],
      },
    ],
  },
  {
    id: 'stolen-samples',
    effects: [
      {
        when: { count: 'salvage', atLeast: 1 },
        effects: [{ do: 'lose-salvage', count: 2 }],
        otherwise: [{ do: 'raise-panic', by: 1, on: 'chosen' }],
      },
    ],
  },
  {
    id: 'war-footing',
    effects: [
      {
        when: { count: 'interceptors-on-continents', atLeast: 4 },
        effects: [],
        otherwise: [{ do: 'raise-panic', by: 1, on: 'each', where: 'red' }],
      },
    ],
  },
  { id: 'chain-reaction', effects: [{ do: 'add-crises', count: 1 }] },
  {
    id: 'press-leak',
    effects: [
      {
        when: { count: 'techs-in-play', atLeast: 3 },
        effects: [],
        otherwise: [{ do: 'raise-panic', by: 1, on: 'each', where: 'yellow' }],
      },
    ],
  },
  {
    id: 'crossfire',
    effects: [
      {
        oneOf: [
          [{ do: 'kill-units', kind: 'soldier', count: 1 }],
          [{ do: 'kill-units', kind: 'interceptor', count: 1 }],
        ],
      },
    ],
  },
  {
    id: 'strike-force',
    effects: [
      {
        when: { count: 'soldiers-on-missions', atLeast: 2 },
        effects: [{ do: 'raise-panic', by: 1, on: 'chosen' }],
        otherwise: [{ do: 'raise-panic', by: 2, on: 'most-panicked' }],
      },
    ],
  },
  { id: 'border-panic', effects: [{ do: 'raise-panic', by: 1, on: 'each', where: 'red' }] },
  {
    id: 'shifting-front',
    effects: [
      { do: 'raise-panic', by: 1, on: 'base-continent' },
      { do: 'raise-panic', by: 1, on: 'least-panicked' },
    ],
  },
] as const satisfies readonly Crisis[];
