// Pictures of the standard cards: shapes by Lorc, Delapouite and others (game-icons.net, CC BY 3.0), and our own.

import type { SymbolName } from '../src/client/design/symbols/paths.ts';
import type { StandardCardId } from '../src/content/standard/pack.ts';

/** One shape in a picture. */
export interface Shape {
  /** Name of a game-icons shape, a path of ours on the same 512 grid, or one of our symbols. */
  readonly icon: string | { readonly path: string } | { readonly symbol: SymbolName };
  /** Centre, in picture units. The picture is 132 × 88. Defaults to the centre of the picture. */
  readonly at?: readonly [x: number, y: number];
  /** Edge length, in picture units. */
  readonly size?: number;
  /** Clockwise rotation in degrees. */
  readonly turn?: number;
  /** Mirrors the shape horizontally before rotating it. */
  readonly mirrored?: true;
  /** Brightness from 0 to 1, lower for shapes further back. Defaults to 1. */
  readonly light?: number;
}

/** Id of a card with a picture: every card. That of an invasion plan is of its final mission. */
export type PicturedCard = StandardCardId;

const ridge = { path: 'M0 330 90 250 170 300 270 190 360 290 430 240 512 310V512H0z' };
const plain = { path: 'M0 300 130 262 300 282 420 256 512 290V512H0z' };
const saucer = {
  path:
    'M168 196c0-70 40-110 88-110s88 40 88 110zM12 262c60-40 150-52 244-52s184 12 244 52c-60 50-150 64-244 64s-184-14-244-64z' +
    'M172 342h168l-36 52h-96z',
};
const dart = { symbol: 'interceptor' } as const;
const satellite = { symbol: 'satellite' } as const;
const tower = { path: 'M150 60h212c-24 130-4 220 74 340H76c78-120 98-210 74-340z' };
const bolt = { path: 'M310 10 120 290h116L180 502l212-300H270z' };
const helmet = { symbol: 'assault' } as const;
const falling = {
  path: 'M30 80h84v400H30zM150 170h84v310h-84zM270 270h84v210h-84zM390 370h84v110h-84zM190 30 300 130 340 92 458 210 490 178V300H368l34-34-62-62-38 38L152 68z',
};
const beam = { path: 'M200 0h112l110 400H90z' };
const rings = {
  path: 'M256 120a250 90 0 1 0 1 0zM256 158a196 62 0 1 1-1 0zM256 188a120 36 0 1 0 1 0z',
};

/** The squad of a final mission, in front of everything. */
const lastSquad: readonly Shape[] = [
  { icon: plain, at: [66, 78], size: 134, light: 0.35 },
  { icon: helmet, at: [26, 75], size: 21, light: 0.8 },
  { icon: helmet, at: [52, 73], size: 24 },
  { icon: helmet, at: [80, 73], size: 24 },
  { icon: helmet, at: [106, 75], size: 21, light: 0.8 },
];

/** Picture of each card: the name of one shape, or several shapes from back to front. */
export const shapes: Readonly<Record<PicturedCard, string | readonly Shape[]>> = {
  // Techs
  'reserve-call-up': 'bugle-call',
  'missile-pods': 'missile-pod',
  'tracking-computer': 'radar-sweep',
  'evasive-frames': [
    { icon: dart, at: [24, 66], size: 44, turn: 50, light: 0.5 },
    { icon: dart, at: [48, 58], size: 56, turn: 50, light: 0.65 },
    { icon: dart, at: [84, 42], size: 76, turn: 50 },
  ],
  'world-broadcast': [
    { icon: 'wireframe-globe', at: [66, 96], size: 112, light: 0.6 },
    { icon: 'radio-tower', at: [66, 32], size: 60 },
  ],
  'shared-archive': 'server-rack',
  'field-samples': 'test-tubes',
  'reverse-engineering': [
    { icon: saucer, at: [48, 36], size: 84 },
    { icon: 'cog', at: [98, 56], size: 54 },
  ],
  'clean-room': 'hazmat-suit',
  'black-market': 'shaking-hands',
  'signal-delay': 'hourglass',
  'gunnery-uplink': 'defense-satellite',
  'hardened-shells': 'shield-echoes',
  'orbital-grid': [
    { icon: 'wireframe-globe', at: [66, 46], size: 72, light: 0.7 },
    { icon: satellite, at: [104, 22], size: 40, turn: -38 },
    { icon: satellite, at: [26, 68], size: 34, turn: -38 },
  ],
  'quick-refit': [
    { icon: satellite, at: [46, 42], size: 78, turn: -38, light: 0.7 },
    { icon: 'spanner', at: [92, 48], size: 64 },
  ],
  'ion-lance': 'ion-cannon-blast',
  'repair-drones': 'delivery-drone',
  'spotter-optics': 'binoculars',
  'layered-armor': 'kevlar-vest',
  'beam-rifles': [{ icon: 'steyr-aug', size: 104, turn: 45 }],
  'breaching-charges': 'time-dynamite',
  'field-medics': 'first-aid-kit',
  'drop-harness': 'parachute',
  'sentry-guns': 'sentry-gun',
  'squad-link': 'three-friends',
  'psi-screen': 'psychic-waves',
  'stasis-snare': 'mantrap',
  'battle-drills': 'weight-lifting-up',
  // Assets
  'emergency-funding': 'strongbox',
  'officer-training': 'teacher',
  'literature-search': 'archive-research',
  'dissection-table': [
    { icon: 'alien-skull', at: [52, 44], size: 78 },
    { icon: 'scalpel', at: [96, 46], size: 66 },
  ],
  'transfer-order': [{ icon: 'helicopter', size: 104 }],
  'decoy-signal': [
    { icon: saucer, at: [34, 30], size: 50, light: 0.7 },
    { icon: 'aerial-signal', at: [84, 48], size: 76 },
  ],
  'covert-team': 'two-shadows',
  'second-wind': 'lungs',
  'interceptor-wings': [
    { icon: dart, at: [30, 58], size: 42, light: 0.65 },
    { icon: dart, at: [102, 58], size: 42, light: 0.65 },
    { icon: dart, at: [66, 40], size: 66 },
  ],
  'jungle-tribunal': [
    { icon: 'jungle', at: [38, 42], size: 84, light: 0.55 },
    { icon: 'gavel', at: [88, 52], size: 64 },
  ],
  'research-charter': 'diploma',
  'mineral-wealth': 'minerals',
  'launch-complex': 'space-shuttle',
  'outback-range': [
    { icon: plain, at: [66, 44], size: 134, light: 0.4 },
    { icon: 'archery-target', at: [66, 44], size: 70 },
  ],
  // Enemies
  'sectoid-scout': 'alien-stare',
  'sectoid-drone': 'alien-skull',
  'sectoid-commander': 'brain-tentacle',
  'muton-grunt': 'orc-head',
  'muton-brawler': 'brute',
  'muton-elite': 'metal-golem-head',
  'floater-raider': [
    { icon: 'jet-pack', at: [66, 56], size: 64, light: 0.7 },
    { icon: 'half-dead', at: [66, 28], size: 44 },
  ],
  'floater-gunner': 'megabot',
  'outsider-shard': 'ice-golem',
  'outsider-prism': 'floating-crystal',
  'thin-man-courier': 'spy',
  'thin-man-spitter': 'lizardman',
  'chryssalid-stalker': 'angular-spider',
  'chryssalid-brood': 'alien-egg',
  'cyberdisc-hunter': 'cyber-eye',
  'cyberdisc-mender': 'maze-cornea',
  'sectopod-walker': 'walking-scout',
  'sectopod-siege': 'missile-mech',
  'ethereal-adept': 'cowled',
  'ethereal-lord': 'warlock-hood',
  // Missions
  'crashed-scout': [
    { icon: saucer, at: [62, 40], size: 96, turn: -26 },
    { icon: plain, at: [66, 58], size: 134, light: 0.4 },
  ],
  'silent-observatory': 'observatory',
  'river-convoy': [
    { icon: 'cargo-ship', at: [26, 36], size: 46, light: 0.7 },
    { icon: 'cargo-ship', at: [82, 46], size: 76 },
  ],
  'temple-beacon': [
    { icon: beam, at: [66, 12], size: 48, turn: 180, light: 0.4 },
    { icon: 'mayan-pyramid', at: [66, 54], size: 68 },
  ],
  'subway-siege': 'subway-train',
  'council-witness': 'public-speaker',
  'alpine-relay': [
    { icon: 'radio-tower', at: [75, 30], size: 58 },
    { icon: ridge, at: [66, 44], size: 134, light: 0.45 },
  ],
  'desert-lab': [
    { icon: 'habitat-dome', at: [56, 46], size: 78 },
    { icon: 'cactus', at: [112, 56], size: 42, light: 0.6 },
  ],
  'harbor-rescue': 'life-buoy',
  'buried-hangar': 'cave-entrance',
  'neon-district': [
    { icon: 'modern-city', at: [100, 48], size: 64, mirrored: true, light: 0.5 },
    { icon: 'modern-city', at: [48, 44], size: 84 },
  ],
  'steppe-launch': [
    { icon: 'rocket', at: [66, 40], size: 62, turn: 45 },
    { icon: plain, at: [66, 64], size: 134, light: 0.4 },
  ],
  'flooded-reactor': [
    { icon: tower, at: [96, 42], size: 64, light: 0.7 },
    { icon: tower, at: [50, 42], size: 84 },
    { icon: 'waves', at: [66, 86], size: 120, light: 0.5 },
  ],
  'reef-signal': [
    { icon: 'coral', at: [38, 50], size: 78, light: 0.85 },
    { icon: 'aerial-signal', at: [94, 38], size: 60 },
  ],
  'opal-mine': 'mine-wagon',
  'lost-patrol': [{ icon: 'boot-prints', turn: 24 }],
  // Final missions: the squad before its goal
  domination: [
    { icon: beam, at: [66, 50], size: 84, light: 0.35 },
    { icon: saucer, at: [66, 26], size: 104 },
    ...lastSquad,
  ],
  infiltration: [{ icon: 'star-gate', at: [66, 36], size: 78 }, ...lastSquad],
  misdirection: [{ icon: 'octogonal-eye', at: [66, 34], size: 78 }, ...lastSquad],
  occupation: [
    { icon: 'modern-city', at: [28, 40], size: 60, light: 0.4 },
    { icon: 'modern-city', at: [106, 40], size: 56, mirrored: true, light: 0.4 },
    { icon: 'evil-tower', at: [66, 34], size: 76 },
    ...lastSquad,
  ],
  onslaught: [
    { icon: saucer, at: [24, 20], size: 44, light: 0.6 },
    { icon: saucer, at: [110, 16], size: 40, light: 0.5 },
    { icon: 'flame', at: [30, 52], size: 40, light: 0.5 },
    { icon: 'flame', at: [104, 50], size: 44, light: 0.5 },
    { icon: saucer, at: [66, 32], size: 70 },
    ...lastSquad,
  ],
  // Crises
  'mass-hysteria': 'screaming',
  'market-crash': [{ icon: falling }],
  'open-skies': [
    { icon: 'sun-cloud', at: [42, 52], size: 80, light: 0.7 },
    { icon: saucer, at: [90, 36], size: 58 },
  ],
  'rumor-mill': [
    { icon: 'windmill', at: [48, 46], size: 82 },
    { icon: 'chat-bubble', at: [102, 30], size: 42 },
  ],
  'capital-riots': [
    { icon: 'flame', at: [38, 26], size: 50, light: 0.6 },
    { icon: 'flame', at: [96, 24], size: 54, light: 0.6 },
    { icon: 'capitol', at: [66, 52], size: 72 },
  ],
  'home-front': 'damaged-house',
  'blind-orbit': 'sight-disabled',
  'second-wave': [
    { icon: saucer, at: [30, 30], size: 46, light: 0.55 },
    { icon: saucer, at: [104, 26], size: 40, light: 0.4 },
    { icon: saucer, at: [70, 52], size: 70 },
  ],
  'landing-zone': [
    { icon: rings, at: [66, 66], size: 110, light: 0.5 },
    { icon: saucer, at: [66, 34], size: 66 },
  ],
  'sabotaged-hangar': [
    { icon: dart, at: [50, 44], size: 80, light: 0.6 },
    { icon: 'unlit-bomb', at: [92, 54], size: 58 },
  ],
  'ambushed-patrol': 'on-sight',
  'jammed-uplink': [
    { icon: 'radar-dish', at: [52, 46], size: 82, light: 0.75 },
    { icon: bolt, at: [98, 36], size: 66 },
  ],
  'lab-outbreak': [{ icon: 'biohazard', size: 90 }],
  'tunnel-breach': 'broken-wall',
  'reactor-leak': 'barrel-leak',
  'hostage-demand': 'imprisoned',
  'stolen-samples': 'test-tube-held',
  'war-footing': 'battle-tank',
  'chain-reaction': 'domino-tiles',
  'press-leak': 'newspaper',
  crossfire: [
    { icon: 'steyr-aug', at: [66, 44], size: 86, mirrored: true, light: 0.7 },
    { icon: 'steyr-aug', at: [66, 44], size: 86 },
  ],
  'strike-force': [
    { icon: helmet, at: [32, 50], size: 50, light: 0.6 },
    { icon: helmet, at: [100, 50], size: 50, light: 0.6 },
    { icon: helmet, at: [66, 42], size: 70 },
  ],
  'border-panic': [
    { icon: 'run', at: [78, 50], size: 54, light: 0.65 },
    { icon: 'run', at: [38, 44], size: 76 },
    { icon: 'barrier', at: [112, 64], size: 40, light: 0.7 },
  ],
  'shifting-front': 'tattered-banner',
};
