// Builds the board after setup: full reserves, shuffled decks, dealt assets, lowest threat, no damage.

import type { Pack } from '../../content/cards/pack.ts';
import { components } from '../../content/components.ts';
import { labs } from '../../content/cues.ts';
import type { Condition } from '../../content/day/condition.ts';
import { threatTrack } from '../../content/tracks.ts';
import { isSoldier } from '../../content/units.ts';
import type { Board, DeckName, Unit } from '../state/board.ts';
import type { Dice } from '../state/dice.ts';
import type { Setup } from '../state/state.ts';
import { startingUnits } from '../state/units.ts';
import { fundingOf } from './house-rules.ts';

/** Card ids of each deck, the top card first. */
export type Decks = Readonly<Record<DeckName, readonly string[]>>;

/** Returns the unshuffled decks. The enemy deck holds only the drawn types (SET-1, SET-5). */
function unshuffledDecks({ cards }: Pack, { enemyTypes }: Setup): Decks {
  const ids = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id);
  const enemies = cards.enemies.filter(({ type }) => enemyTypes.includes(type));
  return {
    tech: ids(cards.techs),
    crisis: ids(cards.crises),
    mission: ids(cards.missions),
    enemy: enemies.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)),
  };
}

/** Returns the shuffled decks without the cards in `used`, one copy each (SET-5, FIN-13). */
export function shuffledDecks(pack: Pack, setup: Setup, dice: Dice, used: readonly string[] = []): Decks {
  const decks = unshuffledDecks(pack, setup);
  const left = [...used];
  const unused = (card: string): boolean => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  };
  const deck = (name: DeckName) => dice.draws(`setup/${name}`).shuffled(decks[name].filter(unused));
  return { tech: deck('tech'), crisis: deck('crisis'), mission: deck('mission'), enemy: deck('enemy') };
}

/** Returns the assets in play: each role's own, and that of the base continent (SET-3), under a condition two (DAY-1). */
const assets = ({ cards }: Pack, { base, condition }: Setup): Board['inPlay'] =>
  cards.assets
    .filter((asset) => asset.base === undefined || asset.base === base || asset.base === condition?.asset)
    .map(({ id, owner }) => ({ card: id, owner, exhausted: false }));

/** Returns the units of a condition (DAY-1): how many are in reserve, and whether the first of each class is elite. */
function unitsUnder(condition: Condition | undefined): readonly Unit[] {
  if (condition === undefined) return startingUnits;
  const { interceptors, soldiersPerClass, veterans = false } = condition;
  return startingUnits.map((unit) => {
    const soldier = isSoldier(unit.kind);
    const reserve = soldier ? soldiersPerClass : unit.kind === 'interceptor' ? interceptors : undefined;
    const number = Number(unit.id.split('-').at(-1));
    const at = reserve === undefined ? unit.at : number <= reserve ? 'reserve' : 'pool';
    return { ...unit, at, elite: veterans && soldier && number === 1 && at === 'reserve' };
  });
}

/** Returns the open board after setup (SET-2 … SET-6). */
export function startingBoard(pack: Pack, setup: Setup, decks: Decks, dice: Board['dice']): Board {
  const left = (deck: DeckName) => ({ left: decks[deck].length, discard: [] });
  return {
    dice,
    panic: setup.startingPanic,
    ufos: { 'north-america': 0, 'south-america': 0, europe: 0, africa: 0, asia: 0, australia: 0, orbit: 0 },
    units: unitsUnder(setup.condition),
    budget: 0,
    emergency: pack.cards.assets.some(({ holds }) => holds === 'emergency') ? fundingOf(setup) : 0,
    labs: labs.map(() => ({ tech: null, successes: 0 })),
    hand: [],
    inPlay: assets(pack, setup),
    crisisPool: [],
    mission: null,
    finalMission: null,
    damage: setup.condition?.damage ?? 0,
    enemies: Array.from({ length: components.basePlaces }, () => null),
    salvage: [],
    decks: { tech: left('tech'), crisis: left('crisis'), mission: left('mission'), enemy: left('enemy') },
    gone: [],
    drawn: null,
    brought: { units: [], lab: null, funded: 0 },
    task: null,
    threat: threatTrack.lowest,
    extra: 0,
    taken: [],
    ready: [],
    choices: [],
    missionCompleted: false,
  };
}
