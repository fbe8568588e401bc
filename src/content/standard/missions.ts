import type { Mission } from '../cards/cards.ts';
import { icons } from './enemies.ts';

/** Missions of the standard set. */
export const missions = [
  {
    id: 'crashed-scout',
    continent: 'north-america',
    parts: [{ icons: icons('positioning') }, { enemy: true }, { icons: icons('critical', 'teamwork*') }],
    rewards: [
      { do: 'gain-salvage', count: 1 },
      { do: 'lower-panic', by: 1, on: 'mission-continent' },
    ],
  },
  {
    id: 'silent-observatory',
    continent: 'north-america',
    parts: [{ icons: icons('critical', 'positioning*') }, { icons: icons('teamwork') }, { enemy: true }],
    rewards: [
      { do: 'destroy-ufos', count: 2, from: 'orbit' },
      { do: 'draw-techs', count: 2 },
    ],
  },
  {
    id: 'river-convoy',
    continent: 'south-america',
    parts: [{ icons: icons('firepower*', 'teamwork') }, { enemy: true }, { icons: icons('positioning') }],
    rewards: [
      { do: 'gain-credits', count: 4, to: 'emergency' },
      { do: 'lower-panic', by: 1, on: 'mission-continent' },
    ],
  },
  {
    id: 'temple-beacon',
    continent: 'south-america',
    parts: [{ enemy: true }, { icons: icons('critical*', 'firepower') }, { icons: icons('positioning', 'teamwork') }],
    rewards: [
      { do: 'lower-panic', by: 2, on: 'mission-continent' },
      { do: 'destroy-ufos', count: 1, from: 'anywhere' },
    ],
  },
  {
    id: 'subway-siege',
    continent: 'europe',
    parts: [{ icons: icons('teamwork*', 'firepower') }, { icons: icons('critical') }, { enemy: true }],
    rewards: [
      { do: 'lower-panic', by: 2, on: 'mission-continent' },
      { do: 'recruit-units', kind: 'soldier', count: 1 },
    ],
  },
  {
    id: 'council-witness',
    continent: 'europe',
    parts: [{ icons: icons('positioning*') }, { icons: icons('teamwork', 'critical') }, { icons: icons('firepower') }],
    rewards: [
      { do: 'gain-credits', count: 3, to: 'emergency' },
      { do: 'draw-techs', count: 2 },
    ],
  },
  {
    id: 'alpine-relay',
    continent: 'europe',
    parts: [{ enemy: true }, { icons: icons('positioning', 'critical*') }, { icons: icons('teamwork') }],
    rewards: [
      { do: 'destroy-ufos', count: 2, from: 'orbit' },
      { do: 'ready-units', kind: 'satellite', count: 2 },
    ],
  },
  {
    id: 'desert-lab',
    continent: 'africa',
    parts: [{ icons: icons('firepower') }, { enemy: true }, { icons: icons('critical', 'positioning') }],
    rewards: [
      { do: 'draw-techs', count: 2 },
      { do: 'gain-salvage', count: 1 },
    ],
  },
  {
    id: 'harbor-rescue',
    continent: 'africa',
    parts: [
      { icons: icons('teamwork', 'positioning*') },
      { icons: icons('firepower*') },
      { icons: icons('critical', 'teamwork') },
    ],
    rewards: [
      { do: 'lower-panic', by: 2, on: 'mission-continent' },
      { do: 'recruit-units', kind: 'any', count: 1 },
    ],
  },
  {
    id: 'buried-hangar',
    continent: 'africa',
    parts: [{ icons: icons('critical*', 'teamwork') }, { enemy: true }, { enemy: true }],
    rewards: [
      { do: 'repair-base', by: 2 },
      { do: 'lower-panic', by: 1, on: 'most-panicked' },
    ],
  },
  {
    id: 'neon-district',
    continent: 'asia',
    parts: [
      { icons: icons('positioning', 'teamwork*') },
      { enemy: true },
      { icons: icons('firepower*', 'critical', 'positioning') },
    ],
    rewards: [
      { do: 'lower-panic', by: 2, on: 'mission-continent' },
      { do: 'promote-units', who: 'chosen' },
    ],
  },
  {
    id: 'steppe-launch',
    continent: 'asia',
    parts: [{ icons: icons('firepower', 'critical*') }, { icons: icons('positioning') }, { enemy: true }],
    rewards: [{ do: 'destroy-ufos', count: 3, from: 'orbit' }, { do: 'ready-cards' }],
  },
  {
    id: 'flooded-reactor',
    continent: 'asia',
    parts: [{ enemy: true }, { icons: icons('teamwork*', 'firepower') }, { icons: icons('critical') }],
    rewards: [
      { do: 'repair-base', by: 1 },
      { do: 'lower-panic', by: 1, on: 'mission-continent' },
    ],
  },
  {
    id: 'reef-signal',
    continent: 'australia',
    parts: [{ icons: icons('positioning*', 'critical') }, { enemy: true }, { icons: icons('teamwork') }],
    rewards: [
      { do: 'destroy-ufos', count: 1, from: { on: 'chosen' } },
      { do: 'lower-panic', by: 1, on: 'mission-continent' },
    ],
  },
  {
    id: 'opal-mine',
    continent: 'australia',
    parts: [{ icons: icons('firepower*') }, { icons: icons('teamwork', 'critical*') }, { enemy: true }],
    rewards: [
      { do: 'gain-credits', count: 5, to: 'emergency' },
      { do: 'gain-salvage', count: 1 },
    ],
  },
  {
    id: 'lost-patrol',
    continent: 'australia',
    parts: [
      { icons: icons('positioning', 'firepower') },
      { icons: icons('critical*') },
      { icons: icons('teamwork*', 'positioning') },
    ],
    rewards: [
      { do: 'recruit-units', kind: 'soldier', count: 2 },
      { do: 'lower-panic', by: 1, on: 'mission-continent' },
    ],
  },
] as const satisfies readonly Mission[];
