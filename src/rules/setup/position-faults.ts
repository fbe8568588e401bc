// Validates a described table: known pieces, places with room for them, cards of the pack.

import type { Pack } from '../../content/cards/pack.ts';
import { components } from '../../content/components.ts';
import { type Continent, continents, spaces } from '../../content/continents.ts';
import { labs as allLabs } from '../../content/cues.ts';
import { damageTrack } from '../../content/tracks.ts';
import { isOf, isSoldier } from '../../content/units.ts';
import type { Place } from '../state/board.ts';
import type { Position } from '../state/game-options.ts';
import type { SetupRefusal } from '../state/intents.ts';
import { fallenSpace } from '../state/panic.ts';
import type { Setup } from '../state/state.ts';
import { roomOf, startingUnits } from '../state/units.ts';
import { hasFinalMission } from './position.ts';

/** Path of an invalid field and what was expected there; null if valid. */
type Fault = readonly [field: string, expected: string] | null;

const firstFault = (...faults: readonly (Fault | undefined)[]): Fault => faults.find((fault) => fault) ?? null;

/** Path and id of a card named in the description. */
type Named = readonly [path: string, id: string];

const namedCards = (field: string, ids: readonly (string | null)[] = []): Named[] =>
  ids.flatMap((id, i): Named[] => (id === null ? [] : [[`${field}.${i}`, id]]));

/** Returns a fault for the first card that is in none of these indexes. */
function unknownCard(cards: readonly Named[], ...of: readonly ReadonlyMap<string, unknown>[]): Fault {
  const wrong = cards.find(([, id]) => !of.some((known) => known.has(id)));
  return wrong ? [wrong[0], 'a card of the pack'] : null;
}

/** Returns a fault for the first card that was named before. */
function repeatedCard(cards: readonly Named[]): Fault {
  const again = cards.find(([, id], i) => cards.findIndex(([, other]) => other === id) < i);
  return again ? [again[0], 'each card once'] : null;
}

function cardFaults(position: Position, { tech, asset, enemy, crisis, mission }: Pack): Fault {
  const { labs = [] } = position;
  const lying = labs.flatMap((lab, i): Named[] => (lab ? [[`labs.${i}.tech`, lab.tech]] : []));
  const hand = namedCards('hand', position.hand);
  const inPlay = namedCards('inPlay', position.inPlay);
  const pool = namedCards('crisisPool', position.crisisPool);
  return firstFault(
    unknownCard([...lying, ...hand], tech),
    unknownCard(inPlay, tech, asset),
    repeatedCard([...lying, ...hand, ...inPlay]),
    unknownCard(pool, crisis),
    repeatedCard(pool),
    unknownCard(position.mission ? [['mission', position.mission]] : [], mission),
    unknownCard(namedCards('enemies', position.enemies), enemy),
    unknownCard(namedCards('missionEnemies', position.missionEnemies), enemy),
    unknownCard(namedCards('salvage', position.salvage), enemy),
  );
}

/** Whether the card is in play: named in the description, or dealt in setup (SET-3). */
const isInPlay = (card: string, { inPlay = [] }: Position, { asset }: Pack, base: Continent): boolean => {
  const own = asset.get(card);
  return inPlay.includes(card) || (own !== undefined && (own.base ?? base) === base);
};

function unitFaults(position: Position, pack: Pack, { base, houseRules }: Setup): Fault {
  const seen = new Set<string>();
  const at = new Map<Place, number>();
  for (const [i, unit] of (position.units ?? []).entries()) {
    const field = `units.${i}`;
    const known = startingUnits.find(({ id }) => id === unit.id);
    if (known === undefined) return [`${field}.id`, 'a unit of the game, as sniper-1'];
    if (seen.has(unit.id)) return [`${field}.id`, 'each unit once'];
    seen.add(unit.id);
    const { kind } = known;
    const soldier = isSoldier(kind);
    if (unit.elite && !soldier) return [`${field}.elite`, 'a soldier'];
    if (unit.exhausted && (soldier || kind === 'interceptor'))
      return [`${field}.exhausted`, 'a satellite or scientist'];
    if (unit.at === 'reserve') continue;
    if (unit.at === 'pool') {
      if (!soldier && kind !== 'interceptor' && !houseRules?.hardLosses)
        return [`${field}.at`, 'a soldier or interceptor'];
      if (unit.elite) return [`${field}.elite`, 'a soldier who is not in the pool'];
      continue;
    }
    if (unit.at.startsWith('card:')) {
      if (!isInPlay(unit.at.slice(5), position, pack, base)) return [`${field}.at`, 'a card in play'];
      continue;
    }
    const room = roomOf(unit.at);
    const count = (at.get(unit.at) ?? 0) + 1;
    at.set(unit.at, count);
    if (room === null || !isOf(kind, room.group)) return [`${field}.at`, `a place for ${kind}`];
    if (count > room.most) return [`${field}.at`, `at most ${room.most} there`];
    if (unit.at === 'mission' && !position.mission) return [`${field}.at`, 'a mission to be on'];
    if (unit.at === 'final-mission' && !hasFinalMission(position)) return [`${field}.at`, 'a final mission'];
    if (unit.at.startsWith('lab:') && !position.labs?.[Number(unit.at.slice(4)) - 1]) {
      return [`${field}.at`, 'a tech in the lab'];
    }
  }
  const elite = (position.units ?? []).filter((unit) => unit.elite).length;
  return elite > components.eliteMarkers ? ['units', `at most ${components.eliteMarkers} elite`] : null;
}

const checkRange = (field: string, value: number | undefined, most: number, least = 0): Fault =>
  value === undefined || (Number.isInteger(value) && value >= least && value <= most)
    ? null
    : [field, `a whole number from ${least} to ${most}`];

/** The latest round and the most credits of a position. */
const most = { round: 100, credits: 1000 } as const;

function numberFaults({ round, budget, emergency, damage, ufos = {}, panic = {}, labs = [] }: Position): Fault {
  const total = spaces.reduce((sum, space) => sum + (ufos[space] ?? 0), 0);
  return firstFault(
    checkRange('round', round, most.round, 1),
    checkRange('budget', budget, most.credits),
    checkRange('emergency', emergency, most.credits),
    checkRange('damage', damage, damageTrack.length - 1),
    ...continents.map((continent) => checkRange(`panic.${continent}`, panic[continent], fallenSpace)),
    ...spaces.map((space) => checkRange(`ufos.${space}`, ufos[space], components.ufos)),
    total > components.ufos ? ['ufos', `at most ${components.ufos} in all`] : null,
    ...labs.map((lab, i) => checkRange(`labs.${i}.successes`, lab?.successes, most.credits)),
  );
}

function partFaults(
  { mission, missionEnemies = [], enemies = [], labs = [], begin, finalMission }: Position,
  pack: Pack,
): Fault {
  const parts = mission ? (pack.mission.get(mission)?.parts ?? []) : [];
  const spacesForEnemies = parts.filter((part) => 'enemy' in part).length;
  if (missionEnemies.length > spacesForEnemies)
    return ['missionEnemies', `at most ${spacesForEnemies} for this mission`];
  if (enemies.length > components.basePlaces) return ['enemies', `at most ${components.basePlaces}`];
  if (labs.length > allLabs.length) return ['labs', `at most ${allLabs.length}`];
  const wants = begin === 'final-mission' || begin === 'deploy-final-squad';
  if (wants && finalMission === 'locked') return ['finalMission', 'available'];
  const tooDone = labs.findIndex((lab) => lab && (lab.successes ?? 0) >= (pack.tech.get(lab.tech)?.cost ?? 0));
  return tooDone < 0 ? null : [`labs.${tooDone}.successes`, 'fewer than the tech costs'];
}

/** Returns a refusal for the first fault in a description; null if it is valid. */
export function checkPosition(position: Position, pack: Pack, setup: Setup): SetupRefusal | null {
  const fault = firstFault(
    numberFaults(position),
    cardFaults(position, pack),
    unitFaults(position, pack, setup),
    partFaults(position, pack),
  );
  return fault && { code: 'position', field: fault[0], expected: fault[1] };
}
