import { seededDice } from '../../../src/rules/index.ts';
import { upTo } from '../../random/positions.ts';

/** Faults of the network between a device and the host. */
const ofLinks = [
  'drop',
  'delay',
  'cut-up',
  'cut-down',
  'silent-up',
  'silent-down',
  'silent',
  'reorder',
  'duplicate',
  'reload',
] as const;
/** Faults of a device: it sleeps, and its clock stands still meanwhile or has jumped. */
const ofDevices = ['sleep', 'sleep-unheard'] as const;
/** Faults of a host. */
const ofHosts = ['kill', 'stop', 'end', 'put-back'] as const;
/** Faults of a host that keeps its tables in the files of one process. */
const ofDisks = ['full', 'full-restart'] as const;
/** Faults of a host whose wall clock can be moved here. */
const ofWalls = ['wall'] as const;

/** A fault, and when it happens. */
export interface Mischief {
  readonly kind: (typeof ofLinks | typeof ofDevices | typeof ofHosts | typeof ofDisks | typeof ofWalls)[number];
  /** Number of the device that it happens to. */
  readonly device: number;
  /** How long it takes, in ms. */
  readonly ms: number;
}

/** How wild it is. */
export interface Wildness {
  /** How often each thing happens. */
  readonly rounds: number;
  readonly devices: number;
  /** Longest delay, in ms. */
  readonly delayMs: number;
  /** How long a host is stopped, in ms. */
  readonly stopMs: number;
  readonly hasDisk: boolean;
  readonly hasWall: boolean;
}

/** Draws the faults of an evening, one after another. */
export function planOf(
  seed: string,
  { rounds, devices, delayMs, stopMs, hasDisk, hasWall }: Wildness,
): readonly Mischief[] {
  const chance = seededDice(seed).draws('plan');
  const kinds = [...ofLinks, ...ofDevices, ...ofHosts, ...(hasDisk ? ofDisks : []), ...(hasWall ? ofWalls : [])];
  return Array.from({ length: rounds }, () => chance.shuffled(kinds))
    .flat()
    .map((kind) => ({
      kind,
      device: chance.next(devices),
      ms: kind === 'stop' ? stopMs : upTo(chance, delayMs),
    }));
}
