// Plays by rules of thumb that fit on a beer mat.

import { components } from '../content/components.ts';
import { continents } from '../content/continents.ts';
import { labs } from '../content/cues.ts';
import { isOf } from '../content/units.ts';
import {
  continentPlaces,
  countAt,
  labPlaces,
  needed,
  type Place,
  type Playing,
  skillOf,
  threatOf,
  unitsAt,
  upkeep,
} from '../rules/index.ts';
import type { Allocation, Assignment } from './allocation.ts';
import { isPast } from './expectation.ts';
import { playerWith, type Rolling, type Takeable } from './player.ts';

/** Beyond the budget no more than this is taken from Emergency Funding in a round. */
const extraCredits = 3;
/** Nobody rolls at a threat above this. */
const mostThreat = 3;
const scientistsPerTech = 2;

interface Wish {
  readonly place: Place;
  readonly kind: 'interceptor' | 'satellite' | 'scientist' | 'soldier';
  readonly count: number;
}

/** One unit for each UFO, two scientists for each tech, a soldier for each enemy and one more, two for the mission. */
function wishes(playing: Playing): Wish[] {
  const { board } = playing;
  const enemies = board.enemies.filter((enemy) => enemy !== null).length;
  const lab = (number: (typeof labs)[number]): Wish[] =>
    isPast(playing, 'assign-research', number) || board.labs[number - 1]?.tech === null
      ? []
      : [{ place: labPlaces[number], kind: 'scientist', count: scientistsPerTech }];
  const all: readonly (Wish & { readonly over: boolean })[] = [
    {
      place: 'final-mission',
      kind: 'soldier',
      count: board.finalMission === null ? 0 : components.soldiersPerMission,
      over: isPast(playing, 'deploy-final-squad'),
    },
    { place: 'base', kind: 'soldier', count: enemies === 0 ? 0 : enemies + 1, over: isPast(playing, 'defend-base') },
    { place: 'mission', kind: 'soldier', count: board.mission === null ? 0 : 2, over: isPast(playing, 'deploy-squad') },
    {
      place: 'orbit',
      kind: 'satellite',
      count: Math.min(components.satellitePlaces, board.ufos.orbit),
      over: isPast(playing, 'deploy-satellites'),
    },
    ...continents
      .toSorted((a, b) => board.panic[b] - board.panic[a])
      .map((continent) => ({
        place: continentPlaces[continent],
        kind: 'interceptor' as const,
        count: Math.min(components.interceptorsPerContinent, board.ufos[continent]),
        over: isPast(playing, 'deploy-interceptors'),
      })),
  ];
  return [...all.filter(({ over }) => !over), ...labs.flatMap(lab)];
}

/** Grants the wishes in their order, as far as units and credits go. */
function allocate(playing: Playing): Allocation {
  const { board } = playing;
  const extra = isPast(playing, 'emergency-funding') ? 0 : Math.min(extraCredits, board.emergency);
  let credits = upkeep(playing);
  const left = new Set(unitsAt(board, 'reserve').filter(({ exhausted }) => !exhausted));
  const assignments: Assignment[] = [];
  for (const { place, kind, count } of wishes(playing)) {
    const most = Math.min(count - countAt(board, place), board.budget + extra - credits);
    const units = [...left].filter((unit) => isOf(unit.kind, kind)).slice(0, Math.max(0, most));
    for (const unit of units) left.delete(unit);
    if (units.length > 0) assignments.push({ place, units });
    credits += units.length;
  }
  return { assignments, credits };
}

function roll(playing: Playing): Rolling {
  if (threatOf(playing) > mostThreat) return { on: false, reason: 'threat-high' };
  return needed(playing) > 0 ? { on: true, reason: 'threat-low' } : { on: false, reason: 'nothing-more' };
}

/** The most panicked continent first; every enemy, as long as threat is low; every mission. */
function take({ board, pack }: Playing, { continent, enemy, mission }: Takeable): number {
  if (continent) return 1 + board.panic[continent];
  if (mission) return mission === 'final-mission' ? 2 : 1;
  if (board.threat > mostThreat) return 0;
  const card = pack.enemy.get(board.enemies[enemy ?? 0]?.card ?? '');
  const able = unitsAt(board, 'base').some((soldier) =>
    card?.icons.some(({ skill }) => skillOf(soldier.kind, skill) !== 'none'),
  );
  return able ? 10 - (card?.health ?? 0) : 0;
}

/** By rules of thumb. */
export const careful = playerWith({ allocate, roll, take });
