import type { Cards } from '../../src/content/cards/cards.ts';
import { components } from '../../src/content/components.ts';
import { continents, spaces } from '../../src/content/continents.ts';
import { type BaseCueKind, cueKinds } from '../../src/content/cues.ts';
import { type StepKind, stepKinds } from '../../src/content/steps.ts';
import { damageTrack, panicTrack } from '../../src/content/tracks.ts';
import type { Draws, Place, Position } from '../../src/rules/index.ts';
import { placesFor, roomOf, startingUnits } from '../../src/rules/state/units.ts';

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);

type Labs = NonNullable<Position['labs']>;
type Units = NonNullable<Position['units']>;

/** Returns true with a chance of 1 in `inTimes`. */
export const oneIn = (chance: Draws, inTimes: number): boolean => chance.next(inTimes) === 0;

/** Returns a whole number from 0 to `most`. */
export const upTo = (chance: Draws, most: number): number => chance.next(most + 1);

/** Draws some of the 36 units, each at a place where it may be. */
function unitsOf(chance: Draws, open: (place: Place) => boolean): Units {
  const standing = new Map<Place, number>();
  let elite = 0;
  return startingUnits.flatMap(({ id, kind }): Units => {
    if (!oneIn(chance, 3)) return [];
    const room = (place: Place) => open(place) && (standing.get(place) ?? 0) < (roomOf(place)?.most ?? 0);
    const tires = kind === 'satellite' || kind === 'scientist';
    const away: Place[] = tires ? ['reserve'] : ['reserve', 'pool'];
    const at = chance.pick<Place>([...away, ...placesFor[kind].filter(room)]);
    standing.set(at, (standing.get(at) ?? 0) + 1);
    const soldier = !tires && kind !== 'interceptor';
    if (soldier && at !== 'pool' && elite < components.eliteMarkers && oneIn(chance, 4)) {
      elite += 1;
      return [{ id, at, elite: true }];
    }
    return [tires && oneIn(chance, 4) ? { id, at, exhausted: true } : { id, at }];
  });
}

function ufosOf(chance: Draws): Position['ufos'] {
  let left = upTo(chance, components.ufos);
  return Object.fromEntries(
    chance.shuffled(spaces).flatMap((space) => {
      if (oneIn(chance, 2)) return [];
      const here = Math.min(left, upTo(chance, 5));
      left -= here;
      return [[space, here]];
    }),
  );
}

/** Draws panic levels that mostly do not lose the game at once. */
const panicOf = (chance: Draws): Position['panic'] =>
  Object.fromEntries(
    continents.flatMap((continent) =>
      oneIn(chance, 2) ? [[continent, chance.next(oneIn(chance, 6) ? panicTrack.length : panicTrack.length - 2)]] : [],
    ),
  );

/** Returns a random valid position, at any cue or step of a game. */
export function randomPosition(chance: Draws, { techs, crises, missions, enemies }: Cards): Position {
  const deck = chance.shuffled(techs);
  const labs: Labs = [1, 2, 3].map(() => {
    const tech = oneIn(chance, 2) ? deck.pop() : undefined;
    return tech ? { tech: tech.id, successes: chance.next(tech.cost) } : null;
  });
  const mission = oneIn(chance, 2) ? chance.pick(missions) : undefined;
  const spaceFor = mission?.parts.filter((part) => 'enemy' in part).length ?? 0;
  const lying = chance.shuffled(enemies.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)));
  const finalMission = oneIn(chance, 2) ? 'available' : 'locked';
  const begin = oneIn(chance, 4) ? undefined : chance.pick<BaseCueKind | StepKind>([...cueKinds, ...stepKinds]);
  const coming = begin === 'final-mission' || begin === 'deploy-final-squad';
  const final = coming ? 'available' : finalMission;
  const open = (place: Place) => {
    if (place === 'mission') return mission !== undefined;
    if (place === 'final-mission') return final === 'available' && begin !== 'final-mission';
    return place.startsWith('lab:') ? Boolean(labs[Number(place.slice(4)) - 1]) : true;
  };
  return {
    round: 1 + upTo(chance, oneIn(chance, 20) ? 99 : 8),
    begin,
    panic: panicOf(chance),
    ufos: ufosOf(chance),
    units: unitsOf(chance, open),
    budget: upTo(chance, 16),
    emergency: upTo(chance, 12),
    damage: chance.next(damageTrack.length - (oneIn(chance, 8) ? 0 : 1)),
    labs,
    inPlay: ids(deck.splice(0, upTo(chance, 9))),
    hand: ids(deck.splice(0, upTo(chance, 6))),
    crisisPool: chance.shuffled(ids(crises)).slice(0, upTo(chance, 3)),
    mission: mission?.id ?? null,
    finalMission: final,
    missionEnemies: lying.splice(0, upTo(chance, spaceFor)),
    enemies: Array.from({ length: upTo(chance, components.basePlaces) }, () =>
      oneIn(chance, 2) ? null : (lying.pop() ?? null),
    ),
    salvage: lying.splice(0, upTo(chance, 4)),
  };
}
