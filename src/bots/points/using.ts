// Points about cards that a bot uses: the danger that each is used against.

import { changesNextRoll, changesRoll, type Verb } from '../../content/cards/effects.ts';
import { type Continent, continents } from '../../content/continents.ts';
import { pushing, pushOf } from '../../odds/index.ts';
import {
  countAt,
  lossOf,
  needed,
  type Playing,
  placeOf,
  readyAt,
  successesOf,
  threatOf,
  upkeep,
} from '../../rules/index.ts';
import type { IntentOf } from '../../rules/state/intents.ts';
import { firstVerb } from '../planner/cards.ts';
import { pushAfter } from '../planner/luck.ts';
import { extremeContinent } from '../planner/outlook/worth.ts';
import { ufosThere } from './choosing.ts';
import { type Point, percent } from './point.ts';
import { placeOfTask } from './rolling.ts';

/** Returns the continent that is nearest to falling by its UFOs. Undefined if there are no UFOs on Earth. */
function inDanger({ board }: Playing): Continent | undefined {
  return continents
    .filter((one) => board.ufos[one] > 0)
    .toSorted((a, b) => board.panic[b] + board.ufos[b] - board.panic[a] - board.ufos[a])[0];
}

function ufosPoint(playing: Playing): Point {
  const worst = inDanger(playing);
  if (worst !== undefined) return ufosThere(playing, worst);
  return { is: 'orbit-there', place: 'orbit', numbers: { ufos: playing.board.ufos.orbit } };
}

/** Returns a point about a card's effect on the open task: the chance to finish it, or the open roll. */
function dicePoint(playing: Playing, verb: Verb): Point | null {
  const { task } = playing.board;
  if (task === null) return null;
  const place = placeOfTask(playing, task);
  const { roll } = task;
  const push = pushOf(playing);
  if (roll === null) {
    if (push === null || !changesNextRoll(verb)) return null;
    const [done, better] = [push, pushAfter(push, verb)].map((one) => percent(pushing(one).pDone));
    return { is: 'use-odds', place, numbers: { done: done ?? 0, better: better ?? 0 } };
  }
  const saves =
    verb.do === 'forgive-loss' || verb.do === 'raise-alien-die' || (verb.do === 'reroll' && verb.dice === 'alien');
  if (saves && lossOf(playing, roll)) {
    const units = push?.units ?? readyAt(playing.board, placeOf(task));
    return { is: 'use-loss', place, numbers: { face: roll.alien, threat: threatOf(playing), units } };
  }
  return { is: 'use-roll', place, numbers: { successes: successesOf(roll), needed: needed(playing) } };
}

function unitsPoint(playing: Playing, verb: Verb): Point | null {
  const { board } = playing;
  switch (verb.do) {
    case 'ready-units':
    case 'exhaust-units': {
      const tired = board.units.filter(({ kind, exhausted }) => kind === verb.kind && exhausted).length;
      return { is: 'use-tired', place: verb.kind === 'satellite' ? 'orbit' : 'reserve', numbers: { units: tired } };
    }
    case 'recruit-units':
    case 'kill-units':
      return { is: 'use-pool', place: 'pool', numbers: { units: countAt(board, 'pool') } };
    case 'move-units':
      return verb.to === 'base' ? basePoint(playing) : ufosPoint(playing);
    case 'promote-units':
      return {
        is: 'use-elite',
        place: 'reserve',
        numbers: { soldiers: board.units.filter(({ elite }) => elite).length },
      };
    default:
      verb.do satisfies
        | 'add-crises'
        | 'add-dice'
        | 'add-pause'
        | 'add-successes'
        | 'damage-base'
        | 'destroy-ufos'
        | 'discard-crises'
        | 'draw-enemies'
        | 'draw-techs'
        | 'forgive-loss'
        | 'gain-credits'
        | 'gain-salvage'
        | 'lengthen-cue'
        | 'lose-credits'
        | 'lose-salvage'
        | 'lower-panic'
        | 'lower-threat'
        | 'move-ufos'
        | 'place-ufos'
        | 'raise-alien-die'
        | 'raise-panic'
        | 'ready-cards'
        | 'remove-enemies'
        | 'repair-base'
        | 'reroll'
        | 'swap-techs'
        | 'turn-dice';
      return null;
  }
}

/** Returns a point about the soldiers and enemies in the base, or about its damage if there are no enemies. */
export function basePoint({ board }: Playing): Point {
  const enemies = board.enemies.filter((enemy) => enemy !== null).length;
  if (enemies === 0) return { is: 'base-calm', place: 'base', numbers: { damage: board.damage } };
  return {
    is: 'base-held',
    place: 'base',
    numbers: { enemies, soldiers: countAt(board, 'base'), damage: board.damage },
  };
}

/** Returns a point about the upkeep to pay and the credits in the budget. */
export const moneyPoint = (playing: Playing): Point => ({
  is: 'money',
  place: 'budget',
  numbers: { units: upkeep(playing), credits: playing.board.budget },
});

function otherPoint(playing: Playing, verb: Verb): Point | null {
  const { board, clock } = playing;
  switch (verb.do) {
    case 'lower-panic':
    case 'raise-panic': {
      const worst = extremeContinent(board, 'most');
      return worst === undefined ? null : { is: 'use-panic', place: worst, numbers: { panic: board.panic[worst] } };
    }
    case 'repair-base':
    case 'damage-base':
      return { is: 'use-repair', place: 'base', numbers: { damage: board.damage } };
    case 'gain-credits':
    case 'lose-credits':
      return moneyPoint(playing);
    case 'draw-techs':
    case 'swap-techs':
      return { is: 'use-techs', place: 'hand', numbers: { techs: board.hand.length } };
    case 'remove-enemies':
    case 'draw-enemies':
      return basePoint(playing);
    case 'discard-crises':
    case 'add-crises':
      return { is: 'use-crises', place: 'crises', numbers: { crises: board.crisisPool.length } };
    case 'gain-salvage':
    case 'lose-salvage':
      return { is: 'use-salvage', place: 'salvage', numbers: { salvage: board.salvage.length } };
    case 'ready-cards':
      return {
        is: 'use-cards',
        place: 'cards',
        numbers: { cards: board.inPlay.filter(({ exhausted }) => exhausted).length },
      };
    case 'lengthen-cue':
    case 'add-pause':
      return { is: 'use-time', place: 'cards', numbers: { seconds: Math.ceil((clock?.left ?? 0) / 1000) } };
    default:
      verb.do satisfies
        | 'add-dice'
        | 'add-successes'
        | 'destroy-ufos'
        | 'exhaust-units'
        | 'forgive-loss'
        | 'kill-units'
        | 'lower-threat'
        | 'move-ufos'
        | 'move-units'
        | 'place-ufos'
        | 'promote-units'
        | 'raise-alien-die'
        | 'ready-units'
        | 'recruit-units'
        | 'reroll'
        | 'turn-dice';
      return null;
  }
}

/** Returns what is said of using a card. */
export function usePoint(playing: Playing, { card }: IntentOf<'use'>): Point | null {
  const verb = firstVerb(playing.pack.usable.get(card)?.effects ?? []);
  if (verb === undefined) return null;
  if (changesRoll(verb) || changesNextRoll(verb)) return dicePoint(playing, verb);
  if (verb.do === 'destroy-ufos' || verb.do === 'move-ufos' || verb.do === 'place-ufos') return ufosPoint(playing);
  return unitsPoint(playing, verb) ?? otherPoint(playing, verb);
}
