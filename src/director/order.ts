// Normal order is random but informed: those who answer an alien cue come after it. A scrambled cue comes before.

import { labs } from '../content/cues.ts';
import type { Dice, Draws } from '../rules/dice.ts';
import type { Cue, Report } from '../rules/operation/schedule.ts';
import { orbitAt } from './board.ts';
import { cue } from './cue.ts';
import type { Orders } from './orders.ts';

/** The round's cues that stand anywhere, and whether the final mission is there. */
interface Body {
  readonly aliens: readonly Cue[];
  readonly finalMission: 'locked' | 'comes' | 'available';
}

/** A cue that wants to be informed: `news` picks the cues it answers, `lost` those whose coming later it would really miss. */
interface Informed {
  readonly cue: Cue;
  readonly news: (other: Cue) => boolean;
  readonly lost: (other: Cue) => boolean;
}

const bringsUfos = ({ kind }: Cue): boolean => kind === 'ufos-detected' || kind === 'ufos-descend';
const toOrbit = (other: Cue): boolean => other.ufos?.orbit !== undefined;
const toContinents = ({ ufos = {} }: Cue): boolean => Object.keys(ufos).some((space) => space !== 'orbit');
const enemy = ({ kind }: Cue): boolean => kind === 'enemy-in-base';

const informed: readonly Informed[] = [
  { cue: cue('deploy-satellites'), news: bringsUfos, lost: (other) => bringsUfos(other) && toOrbit(other) },
  { cue: cue('deploy-interceptors'), news: bringsUfos, lost: (other) => bringsUfos(other) && toContinents(other) },
  { cue: cue('defend-base'), news: enemy, lost: enemy },
];

const research: readonly Cue[] = labs.map((lab) => cue('assign-research', { lab }));

const lastIndex = (cues: readonly Cue[], news: (cue: Cue) => boolean): number => cues.findLastIndex(news);

/** Puts a cue at a random place between two indexes, both included. */
function insert(cues: Cue[], item: Cue, lowest: number, highest: number, from: Draws): void {
  cues.splice(lowest + from.next(highest - lowest + 1), 0, item);
}

const insertAfter = (cues: Cue[], item: Cue, news: (cue: Cue) => boolean, from: Draws): void =>
  insert(cues, item, lastIndex(cues, news) + 1, cues.length, from);

/** Thousandths of scrambling: the plan's own, and ever more with each UFO in orbit (DIR-3). */
function scrambleChance({ mix }: Orders, orbitUfos: number): number {
  const { own, halfAt } = mix.scramble;
  return own + Math.floor(((1000 - own) * orbitUfos) / (orbitUfos + halfAt));
}

/** The cues between the opening ones (and the descent) and the ending, in the order they are shown (DIR-1…DIR-3). */
export function order(orders: Orders, reports: readonly Report[], body: Body, dice: Dice): Cue[] {
  const from = dice.draws(`director/${reports.length + 1}/order`);
  const chance = scrambleChance(orders, orbitAt(reports));
  const { finalMission } = body;
  const free = [
    ...body.aliens,
    ...research,
    cue('emergency-funding'),
    cue('choose-mission'),
    ...(finalMission === 'comes' ? [cue('final-mission')] : []),
  ];
  const cues = from.shuffled(free);
  insertAfter(cues, cue('deploy-squad'), ({ kind }) => kind === 'choose-mission', from);
  if (finalMission !== 'locked') {
    insertAfter(cues, cue('deploy-final-squad'), ({ kind }) => kind === 'final-mission', from);
  }
  for (const { cue: item, news, lost } of informed) {
    const lastLost = lastIndex(cues, lost);
    const scrambled = from.next(1000) < chance && lastLost >= 0;
    if (scrambled) insert(cues, { ...item, scrambled: true }, 0, lastLost, from);
    else insertAfter(cues, item, news, from);
  }
  return cues;
}
