import type { evolutionThings } from '../../content/evolution/checklists.ts';
import { roles } from '../../content/roles.ts';
import { card, deck, ring, type Shape, wedge, writing } from '../box/setup/shapes.ts';

/** A lozenge around a point. */
const lozenge = (x: number, y: number, half: number): string =>
  `M${x} ${y - half}l${half} ${half} ${-half} ${half} ${-half} ${-half}z`;

/** A token face down: a dark lozenge with a slit for an eye. */
const token = (x: number, y: number): Shape[] => [
  { lines: lozenge(x, y, 12), fill: 'ink-1' },
  { lines: `M${x - 6} ${y}q6 -5 12 0q-6 5 -12 0z`, fill: 'night-1' },
];

/** Three small cards on their way into three decks. */
const decks = (): Shape[] =>
  (['tech', 'crisis', 'mission'] as const).flatMap((mark, i): Shape[] => {
    const [x, tone] = [6 + i * 31, (['chief-scientist', 'alien', 'squad-leader'] as const)[i] ?? 'ink-1'];
    return [
      { lines: card(x + 4, 26, 20, 34, 5), tone, fill: 'night-2' },
      { lines: card(x, 30, 20, 34, 5), tone, fill: 'night-2' },
      { mark, x: x + 10, y: 47, size: 13, tone },
      { lines: `M${x + 12} 6v12m-5 -5l5 6l5 -6`, tone: 'ink-2', width: 1.6 },
    ];
  });

const destruction = (): Shape[] => [
  ...deck('damage', 'alien', wedge),
  { lines: 'M76 22v22m0 6v3', tone: 'zone-yellow', width: 4 },
];

const tokens = (): Shape[] =>
  [
    [22, 22],
    [50, 20],
    [76, 26],
    [34, 48],
    [62, 50],
  ].flatMap(([x = 0, y = 0]) => token(x, y));

/** Three large figures, none on a reserve card. */
const mecs = (): Shape[] =>
  [18, 48, 78].flatMap((x): Shape[] => [
    { lines: `M${x - 8} 26h16l4 14h-5v20h-5v-12h-4v12h-5v-20h-5z`, tone: 'squad-leader', fill: 'night-2', width: 1.6 },
    { lines: ring(x, 17, 6), tone: 'squad-leader', fill: 'night-2', width: 1.6 },
  ]);

/** A cube with pips beside an eight-sided die. */
const die = (): Shape[] => [
  { lines: 'M14 26l9 -9h27v27l-9 9h-27z', tone: 'alien', fill: 'alien-deep' },
  { lines: 'M14 26h27v27h-27z', tone: 'alien', fill: 'alien' },
  { lines: ring(20, 32, 2.4) + ring(27.5, 39.5, 2.4) + ring(35, 47, 2.4), fill: 'ink-on' },
  { lines: 'M74 16l13 6 1 17-14 9-14-9 1-17z', tone: 'alien', fill: 'alien-deep' },
  { lines: 'M61 22h26l-13 26z', tone: 'alien', fill: 'alien' },
];

/** A new card for each role. */
const assets = (): Shape[] =>
  roles.flatMap((role, i): Shape[] => [
    { lines: card(3 + i * 23, 14, 21, 44, 5), tone: role, fill: 'night-2' },
    { mark: role, x: 13.5 + i * 23, y: 26, size: 12, tone: role },
    writing(7 + i * 23, 42, 12),
  ]);

const drawings: Readonly<Record<(typeof evolutionThings)[number], () => Shape[]>> = {
  'evolution-decks': decks,
  'evolution-destruction': destruction,
  'evolution-tokens': tokens,
  'evolution-mecs': mecs,
  'evolution-die': die,
  'evolution-assets': assets,
};

const isDrawn = (thing: string): thing is keyof typeof drawings => Object.hasOwn(drawings, thing);

/** Returns the drawing of a thing of Evolution, as it lies on the table after a setup (EVO-7). */
export const drawingOf = (thing: string): Shape[] => (isDrawn(thing) ? drawings[thing]() : []);
