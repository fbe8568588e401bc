// Finds cards that could change how the open step ends or the next one opens.
// A table may skip steps in which no card could. The rules themselves wait for every usable card (FIN-9).

import { lasts, type Verb, verbsIn } from '../../content/cards/effects.ts';
import { continents } from '../../content/continents.ts';
import { labs } from '../../content/cues.ts';
import type { Role } from '../../content/roles.ts';
import type { StepKind } from '../../content/steps.ts';
import { damageTrack, zoneOf } from '../../content/tracks.ts';
import { isOf, type UnitKind } from '../../content/units.ts';
import { checkUse } from '../effects/usable.ts';
import { missionAt, missionPlaces, type Place } from '../state/board.ts';
import { fallenSpace, hasFallen } from '../state/panic.ts';
import type { Playing } from '../state/state.ts';
import { continentPlaces, labPlaces } from '../state/units.ts';
import { stepRules } from './steps/index.ts';
import { forSale } from './steps/recruit.ts';

/** Predicate: whether a verb could change what is at stake on the current board. */
type Matters = (playing: Playing, verb: Verb) => boolean;

const readies = (verb: Verb, kind: UnitKind): boolean =>
  (verb.do === 'ready-units' && verb.kind === kind) || sends(verb, kind);

const sends = (verb: Verb, kind: UnitKind): boolean =>
  verb.do === 'move-units' && verb.to !== 'reserve' && isOf(kind, verb.kind);

const isToBase = (verb: Verb): boolean => verb.do === 'move-units' && verb.to === 'base';

/** Whether a verb removes UFOs from orbit, or from continents. */
const clears = (verb: Verb, space: 'orbit' | 'continents'): boolean =>
  (verb.do === 'destroy-ufos' || verb.do === 'move-ufos') &&
  (verb.from === 'anywhere' || (verb.from === 'orbit') === (space === 'orbit'));

/** Whether the task of a place can still be taken in this step. */
const isTaskLeft = ({ board }: Playing, place: Place): boolean => !board.taken.includes(place);

/** Whether scientists sent or readied now could still do research in this step. */
const researchIsLeft = (playing: Playing): boolean =>
  labs.some((lab) => isTaskLeft(playing, labPlaces[lab]) && playing.board.labs[lab - 1]?.tech != null);

const defenseIsLeft = (playing: Playing): boolean =>
  continents.some((one) => isTaskLeft(playing, continentPlaces[one]) && playing.board.ufos[one] > 0);

const missionIsLeft = (playing: Playing): boolean =>
  missionPlaces.some((place) => isTaskLeft(playing, place) && missionAt(playing.board, place) !== null);

/** Whether a rise in panic of this size would make some continent fall. */
const couldFall = ({ board }: Playing, by: number): boolean =>
  continents.some((continent) => !hasFallen(board, continent) && board.panic[continent] + by >= fallenSpace);

/** The largest number of UFOs on one continent, and so the largest rise in panic. */
const mostUfos = ({ board }: Playing): number => Math.max(...continents.map((continent) => board.ufos[continent]));

/** Crises can do anything. At stake are the pool itself, and a continent or base on the brink. */
const beforeCrises: Matters = (playing, verb) => {
  const { crisisPool, damage } = playing.board;
  if (crisisPool.length === 0) return false;
  if (verb.do === 'discard-crises') return true;
  if (verb.do === 'lower-panic') return couldFall(playing, 2);
  return verb.do === 'repair-base' && damageTrack[damage + 1] !== 'plain';
};

/** Cards no longer work in step 12, so what lasts must be used before. */
const lastMoment: Matters = (_, verb) => lasts(verb);

/** Whether a verb matters in each step; null if no card could change the step. */
const mattersIn: Readonly<Record<StepKind, Matters | null>> = {
  audit: null,
  recruit: (playing, verb) =>
    beforeCrises(playing, verb) || (verb.do === 'gain-credits' && verb.to === 'budget' && forSale(playing).length > 0),
  crises: null,
  research: (playing, verb) => researchIsLeft(playing) && readies(verb, 'scientist'),
  'orbital-defense': (playing, verb) =>
    playing.board.ufos.orbit > 0 &&
    (clears(verb, 'orbit') ||
      (isTaskLeft(playing, 'orbit') && readies(verb, 'satellite')) ||
      (verb.do === 'lower-panic' && couldFall(playing, 1))),
  'global-defense': (playing, verb) =>
    mostUfos(playing) > 0 &&
    (clears(verb, 'continents') ||
      (defenseIsLeft(playing) && sends(verb, 'interceptor')) ||
      (verb.do === 'lower-panic' && couldFall(playing, mostUfos(playing)))),
  'base-defense': ({ board: { enemies, damage } }, verb) =>
    enemies.some((enemy) => enemy !== null) &&
    (verb.do === 'remove-enemies' || sends(verb, 'heavy') || (verb.do === 'repair-base' && damage > 0)),
  'base-destroyed': ({ board }, verb) => damageTrack[board.damage] === 'orange' && verb.do === 'repair-base',
  missions: (playing, verb) => missionIsLeft(playing) && sends(verb, 'heavy') && !isToBase(verb),
  'panic-report': ({ board }, verb) =>
    verb.do === 'lower-panic' &&
    continents.some((one) => zoneOf(board.panic[one]) === 'red' && zoneOf(board.panic[one] - verb.by) === 'yellow'),
  'mission-report': lastMoment,
  refresh: null,
  'return-units': null,
  'orbit-report': null,
};

/** Returns the cards these seats could use now that could change what is at stake in the open step. */
export function cardsAtStake(playing: Playing, seats: readonly Role[]): string[] {
  const { step, board, pack } = playing;
  const matters = step && mattersIn[step];
  if (matters === null) return [];
  return board.inPlay.flatMap(({ card: id, owner }) => {
    const verbs = seats.includes(owner) ? verbsIn(pack.usable.get(id)?.effects ?? []) : [];
    const counts = verbs.some((verb) => matters(playing, verb));
    return counts && checkUse(playing, id, undefined, owner) === null ? [id] : [];
  });
}

/** Whether the open step waits for cards alone: it asks nothing and leaves nothing to roll for or decide (FIN-9). */
export function waitsForCardsOnly(playing: Playing): boolean {
  const { step, board, outcome } = playing;
  if (step === null || outcome !== null || board.task !== null || board.choices.length > 0) return false;
  return !(stepRules[step].waits?.(playing) ?? false);
}
