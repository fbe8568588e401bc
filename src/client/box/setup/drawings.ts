import type { SetupItem } from '../../../content/box/setup-list.ts';
import { components } from '../../../content/components.ts';
import { type Role, roles } from '../../../content/roles.ts';
import { damageTrack, panicTrack, threatTrack } from '../../../content/tracks.ts';
import { soldierClasses, stock } from '../../../content/units.ts';
import { fundingOf, type Setup } from '../../../rules/index.ts';
import { card, deck, dots, inRows, ring, type Shape, wedge, writing } from './shapes.ts';

/** The six continents as the board shows them, in few dots: those of each row. */
const earth = {
  25: [18, 23, 28, 41, 45, 50, 55, 60, 65],
  30: [16, 21, 26, 43, 48, 53, 58, 63],
  36: [19, 39, 44, 49, 60, 65],
  42: [27, 32, 42, 47],
  48: [29, 45, 62, 67],
  54: [28, 66],
} as const;
const land = Object.entries(earth).flatMap(([y, all]) => all.map((x) => [x, Number(y)] as const));

const board = (): Shape[] => [
  { lines: card(4, 6, 88, 60, 10), tone: 'line-3', fill: 'night-1', width: 1.6 },
  { lines: 'M11 18Q39 10 68 18', tone: 'ink-3' },
  { lines: dots(land), tone: 'zone-yellow', width: 2.4 },
  { lines: [14, 27, 40].map((y) => card(76, y - 2, 10, 10, 3)).join(''), tone: 'chief-scientist' },
  { mark: 'base', x: 15, y: 56, size: 12, tone: 'squad-leader' },
  { lines: wedge(46, 56, 6, 7) + wedge(54, 56, 6, 7) + wedge(62, 56, 6, 7), tone: 'alien' },
];

const badges = (): Shape[] =>
  roles.flatMap((role, i): Shape[] => {
    const [x, y] = [(i % 2) * 36 + 30, Math.floor(i / 2) * 35 + 19];
    return [
      { lines: ring(x, y, 15.5), tone: role, width: 1.6 },
      { mark: role, x, y, size: 18, tone: role },
    ];
  });

const base = ({ base: continent }: Setup): Shape[] => [
  { continent, x: 48, y: 36, size: 76, tone: 'zone-yellow' },
  { lines: ring(48, 36, 12), fill: 'night-1' },
  { mark: 'base', x: 48, y: 35.5, size: 18, tone: 'ink-1' },
];

/** The panic track, with a marker below a space for each continent that starts there. */
const panic = ({ startingPanic }: Setup): Shape[] => {
  const at = (space: number): number => 8 + space * 10;
  const spaces = Object.values(startingPanic);
  return [
    ...panicTrack.map((zone, space): Shape => {
      const round = ring(at(space), 16, zone === 'yellow' ? 2 + space * 0.3 : 3.8);
      return { lines: round, ...(zone === 'orange' ? { tone: 'zone-orange', width: 1.6 } : { fill: `zone-${zone}` }) };
    }),
    ...spaces.map((space, i): Shape => {
      const below = spaces.slice(0, i).filter((one) => one === space).length;
      return { lines: `M${at(space)} ${25 + below * 10}l4.5 7h-9z`, fill: 'ink-1' };
    }),
  ];
};

const threat = (): Shape[] =>
  Array.from({ length: threatTrack.highest }, (_, i) => {
    const lines = wedge(4.5 + i * 18, 22, 15, 30);
    return i + 1 === threatTrack.lowest ? { lines, tone: 'alien', fill: 'alien' } : { lines, tone: 'line-3' };
  });

const spaceTone = { blue: 'xcom', plain: 'line-3', red: 'zone-red', orange: 'zone-orange' } as const;
const damage = (): Shape[] => [
  ...damageTrack.map((space, i): Shape => {
    const x = 7 + i * 10;
    const lines = space === 'orange' ? ring(x + 3.5, 36, 3.8) : `M${x} 32.5h7v7h-7z`;
    return { lines, tone: spaceTone[space], width: 1.5, ...(space === 'blue' && { fill: 'xcom' }) };
  }),
  { lines: 'M4 29.5h13v13h-13z', tone: 'ink-1', width: 1.6 },
];

const supply = (): Shape[] => [
  ...inRows('credit', 3, { columns: 3, x: 15, y: 49, dx: 14, dy: 0, size: 19, tone: 'ink-1' }),
  ...inRows('credit', 2, { columns: 2, x: 22, y: 32, dx: 14, dy: 0, size: 19, tone: 'ink-1' }),
  { lines: card(14, 9, 9, 9, 3) + card(28, 9, 9, 9, 3), fill: 'xcom' },
  { lines: card(58, 8, 25, 25, 5), fill: 'xcom' },
  { mark: 'check', x: 70.5, y: 20.5, size: 16, tone: 'ink-on' },
  { lines: 'M70.5 37l13 6 1 14-14 8.5-14-8.5 1-14z', tone: 'alien', fill: 'alien-deep' },
  { lines: 'M57.5 43h26l-13 22.5z', tone: 'alien', fill: 'alien' },
];

const pool = (): Shape[] => [
  { lines: 'M6 8h84v56h-84z', tone: 'line-2', fill: 'night-1' },
  ...soldierClasses.flatMap((kind, i) => {
    const own = { columns: 1, x: 18 + i * 20, y: 25, dx: 0, dy: 0, size: 18, tone: 'squad-leader' };
    return inRows(kind, stock[kind].all - stock[kind].reserve, own);
  }),
  ...inRows('interceptor', stock.interceptor.all - stock.interceptor.reserve, {
    columns: 2,
    x: 38,
    y: 49,
    dx: 20,
    dy: 0,
    size: 18,
    tone: 'commander',
  }),
];

const inReserve = (unit: 'interceptor' | 'scientist' | 'satellite', tone: Role): Shape[] => {
  const count = stock[unit].reserve;
  const columns = count / 2;
  const dx = columns > 3 ? 22 : 25;
  return inRows(unit, count, { columns, x: 48 - ((columns - 1) * dx) / 2, y: 23, dx, dy: 27, size: 19, tone });
};

const interceptors = (): Shape[] => [
  { lines: card(4, 5, 88, 62), tone: 'commander', fill: 'night-1' },
  ...inReserve('interceptor', 'commander'),
];

const soldiers = (): Shape[] =>
  soldierClasses.flatMap((kind, i): Shape[] => [
    { lines: card(2.5 + i * 23, 7, 21, 58, 5), tone: 'squad-leader', fill: 'night-1' },
    ...inRows(kind, stock[kind].reserve, {
      columns: 1,
      x: 13 + i * 23,
      y: 23,
      dx: 0,
      dy: 24,
      size: 16,
      tone: 'squad-leader',
    }),
  ]);

/** Three cards of a role, each with its symbol. */
const assets = (role: Role): Shape[] =>
  [12, 29, 46].flatMap((x): Shape[] => [
    { lines: card(x, 10, 37, 52), tone: role, fill: 'night-2' },
    { mark: role, x: x + 9, y: 19, size: 11, tone: role },
    ...(x === 46 ? [{ lines: `M${x + 6} 28h25v13h-25z`, fill: 'line-2' }, writing(x + 6, 48, 25)] : []),
  ]);

/** The asset of the base's continent, in front of those that leave the game. */
const baseAsset = ({ base: continent }: Setup): Shape[] => [
  { lines: card(8, 14, 32, 46) + card(56, 14, 32, 46), tone: 'line-2' },
  { lines: 'M15 30l10 14m0-14l-10 14M72 30l10 14m0-14l-10 14', tone: 'line-3', width: 1.6 },
  { lines: card(29, 8, 38, 56), tone: 'commander', fill: 'night-2' },
  { mark: 'commander', x: 38, y: 17, size: 11, tone: 'commander' },
  { continent, x: 48, y: 36, size: 26, tone: 'zone-yellow' },
  writing(35, 53, 26),
];

const funding = (setup: Setup): Shape[] => {
  const credits = fundingOf(setup);
  const columns = Math.ceil(credits / 2);
  const dx = Math.min(16, 78 / columns);
  const x = 48 - ((columns - 1) * dx) / 2;
  return [
    { lines: card(4, 5, 88, 62), tone: 'commander', fill: 'night-2' },
    { mark: 'commander', x: 14, y: 15, size: 12, tone: 'commander' },
    ...inRows('credit', credits, { columns, x, y: 34, dx, dy: 18, size: Math.min(14, dx), tone: 'ink-1' }),
  ];
};

const plan = (): Shape[] => [
  { lines: wedge(29, 6, 38, 62), tone: 'alien', fill: 'flesh' },
  { mark: 'side-alien', x: 48, y: 27, size: 20, tone: 'alien' },
  writing(36, 45, 24),
];

const elite = (): Shape[] =>
  inRows('elite', components.eliteMarkers, { columns: 4, x: 15, y: 36, dx: 22, dy: 0, size: 20, tone: 'gold' });

const ufos = (): Shape[] =>
  inRows('ufo', components.ufos, { columns: 6, x: 13, y: 13, dx: 14, dy: 15.5, size: 13, tone: 'alien' });

const drawings: Readonly<Record<SetupItem, (setup: Setup) => Shape[]>> = {
  board,
  roles: badges,
  base,
  panic,
  threat,
  damage,
  supply,
  pool,
  interceptors,
  'commander-assets': () => assets('commander'),
  'base-asset': baseAsset,
  funding,
  crises: () => deck('crisis', 'alien'),
  scientists: () => inReserve('scientist', 'chief-scientist'),
  'scientist-assets': () => assets('chief-scientist'),
  techs: () => deck('tech', 'chief-scientist'),
  satellites: () => inReserve('satellite', 'central-officer'),
  'officer-assets': () => assets('central-officer'),
  ufos,
  soldiers,
  'leader-assets': () => assets('squad-leader'),
  elite,
  plan,
  enemies: () => deck('enemy', 'alien', wedge),
  missions: () => deck('mission', 'squad-leader'),
};

/** Returns the drawing of a thing of the box, as it lies on the table after a setup. */
export const drawingOf = (item: SetupItem, setup: Setup): Shape[] => drawings[item](setup);
