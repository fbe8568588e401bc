// Pictures of the commendations: our symbols, and shapes by Lorc, Delapouite and others (game-icons.net, CC BY 3.0).

import type { SymbolName } from '../src/client/design/symbols/paths.ts';
import type { Commendation } from '../src/record/index.ts';
import type { Shape } from './picture-shapes.ts';

/** One shape in the middle. The picture is 96 × 74. */
const one = (icon: Shape['icon'], size = 62): readonly Shape[] => [{ icon, at: [48, 37], size }];

const sign = (symbol: SymbolName, x: number, y: number, size: number, light = 1): Shape => ({
  icon: { symbol },
  at: [x, y],
  size,
  light,
});

/** A symbol three times: two behind, one in front. */
const three = (symbol: SymbolName, size: number, apart: number, lower = 8): readonly Shape[] => [
  sign(symbol, 48 - apart, 37 + lower, size * 0.76, 0.62),
  sign(symbol, 48 + apart, 37 + lower, size * 0.76, 0.62),
  sign(symbol, 48, 35, size),
];

const ring = {
  path: 'M256 0a256 256 0 1 1 0 512 256 256 0 0 1 0-512zM256 48a208 208 0 1 0 0 416 208 208 0 0 0 0-416z',
};
const card = { path: 'M130 40h252v432H130z' };

/** Picture of each commendation: its shapes from back to front. */
export const badges: Readonly<Record<Commendation, readonly Shape[]>> = {
  'whole-earth': one('earth-africa-europe'),
  'at-expert': [14, 37, 60, 83].map((x) => sign('side-xcom', x, 37, 25)),
  'one-breath': [{ icon: ring, at: [48, 37], size: 64 }, sign('pause', 48, 37, 30)],
  'three-in-a-row': three('mission', 44, 26, 4),
  'last-wall': [{ icon: 'brick-wall', at: [48, 37], size: 76, light: 0.45 }, sign('base', 48, 40, 46)],
  'against-the-dice': one('perspective-dice-six', 56),
  'steady-hands': one('bullseye'),
  'clear-sky': one('sunrise', 66),
  'everyone-home': three('assault', 38, 27, 3),
  'full-wing': three('interceptor', 46, 25, 12),
  'three-labs': three('chief-scientist', 44, 26, 5),
  'on-time': one('stopwatch', 64),
  'all-ears': [sign('scanner', 48, 37, 64)],
  'clear-signal': one('radar-dish', 62),
  'at-five': [sign('final-mission', 48, 37, 66)],
  'hot-hand': [sign('push', 48, 37, 62)],
  enough: [sign('stop', 48, 37, 58)],
  'last-credit': one('two-coins', 66),
  'four-seats': [
    sign('person', 17, 44, 30, 0.62),
    sign('person', 79, 44, 30, 0.62),
    sign('person', 36, 36, 36),
    sign('person', 60, 36, 36),
  ],
  alone: [sign('person', 48, 37, 54)],
  'five-plans': [-26, 26, -13, 13, 0].map((turn) => ({
    icon: card,
    at: [48 + turn * 0.86, 38 + Math.abs(turn) * 0.14],
    size: 58,
    turn: turn * 0.9,
    light: turn === 0 ? 1 : Math.abs(turn) > 20 ? 0.5 : 0.72,
  })),
  'six-bases': [sign('flag', 50, 37, 58)],
  'seven-days': one('calendar', 58),
  salvage: [sign('salvage', 48, 37, 60)],
};
