// How a careful beginner answers what a card, a cue or a step asks.

import { continents } from '../../content/continents.ts';
import type { Role } from '../../content/roles.ts';
import { isSoldier } from '../../content/units.ts';
import { type Playing, pending, type Todo, unitOf } from '../../rules/index.ts';
import { because, type Move } from '../bot/bot.ts';
import type { ReasonName } from '../bot/reasons.ts';
import { dreadOf } from './dread.ts';
import { techOrder } from './techs.ts';

/** How good an answer is, and what is said about it. */
interface Taste {
  readonly of: (option: string) => number;
  readonly reason: ReasonName;
}

const verbOf = ([first]: readonly Todo[]): string => (first && 'do' in first ? first.do : '');

/** Help goes to the most panicked continent, harm to the calmest. */
function continentTaste({ board }: Playing, todo: readonly Todo[]): Taste {
  const panic = (option: string) => {
    const continent = continents.find((one) => one === option);
    return continent === undefined ? 0 : board.panic[continent];
  };
  const helps = ['lower-panic', 'destroy-ufos', 'move-ufos'].includes(verbOf(todo));
  return helps ? { of: panic, reason: 'most-help' } : { of: (option) => -panic(option), reason: 'least-harm' };
}

/** Soldiers on a mission are worth most, then units at work; elites above all. */
function unitTaste({ board }: Playing, todo: readonly Todo[]): Taste {
  const worth = (option: string) => {
    const unit = unitOf(board, option);
    if (unit === undefined) return 0;
    return Number(unit.elite) * 4 + Number(isSoldier(unit.kind)) * 2 + Number(unit.at !== 'reserve');
  };
  const helps = ['promote-units', 'recruit-units', 'ready-units'].includes(verbOf(todo));
  return helps ? { of: worth, reason: 'most-help' } : { of: (option) => -worth(option), reason: 'easiest-spared' };
}

/** Keeps a mission with a part completed; else takes the one with the fewest enemies. */
function missionTaste({ board, pack }: Playing): Taste {
  const enemies = (option: string) => pack.mission.get(option)?.parts.filter((part) => 'enemy' in part).length ?? 0;
  const begun = board.mission?.parts.some(({ complete }) => complete) ?? false;
  return { of: (option) => (option === 'keep' ? Number(begun) : -enemies(option) - 0.5), reason: 'best-mission' };
}

function tasteFor(playing: Playing, about: string, todo: readonly Todo[]): Taste {
  const { board, pack } = playing;
  switch (about) {
    case 'continent':
    case 'space':
      return continentTaste(playing, todo);
    case 'unit':
      return unitTaste(playing, todo);
    case 'mission':
      return missionTaste(playing);
    case 'crisis': {
      const dread = (option: string) => dreadOf(playing, pack.crisis.get(option)?.effects ?? []);
      const discards = verbOf(todo) === 'discard-crises';
      return discards ? { of: dread, reason: 'most-harm' } : { of: (option) => -dread(option), reason: 'least-harm' };
    }
    case 'way': {
      const [first] = todo;
      const ways = first && 'oneOf' in first ? first.oneOf : [];
      return { of: (option) => -dreadOf(playing, ways[Number.parseInt(option, 10) - 1] ?? []), reason: 'best' };
    }
    case 'enemy': {
      const health = (option: string) =>
        pack.enemy.get(board.enemies[Number(option.slice('base:'.length))]?.card ?? '')?.health ?? 0;
      return { of: health, reason: 'hardest-enemy' };
    }
    case 'tech':
      return { of: (option) => (option === 'enough' ? 2.5 : techOrder(playing, option)), reason: 'easiest-spared' };
    default:
      return { of: () => 0, reason: 'best' };
  }
}

/** Answers the open question, if one of the roles is asked. */
export function answered(playing: Playing, roles: readonly Role[]): Move | null {
  const asked = pending(playing);
  if (asked === null || !roles.includes(asked.role)) return null;
  const { of, reason } = tasteFor(playing, asked.about, playing.board.choices[0]?.todo ?? []);
  const [best] = asked.options.toSorted((a, b) => of(b) - of(a));
  return best === undefined ? null : because(asked.role, { type: 'choose', option: best }, reason);
}
