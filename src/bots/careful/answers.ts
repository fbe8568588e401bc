// How the careful bot answers pending choices.

import type { About } from '../../content/cards/effects.ts';
import { continents } from '../../content/continents.ts';
import type { Role } from '../../content/roles.ts';
import { isSoldier } from '../../content/units.ts';
import { type Playing, pending, type Todo, unitOf, verbAsking } from '../../rules/index.ts';
import { because, type Move } from '../bot/bot.ts';
import type { ReasonName } from '../bot/reasons.ts';
import { type TargetEffect, targetEffects } from '../bot/targets.ts';
import { dreadOf } from './dread.ts';
import { techOrder } from './techs.ts';

/** Scores answers to a choice, and gives the reason for the best one. */
interface Preference {
  /** Higher is better. */
  readonly score: (option: string) => number;
  readonly reason: ReasonName;
}

/** Returns what the verb that asks does to its target. */
function effectOf(playing: Playing, todo: readonly Todo[]): TargetEffect {
  const verb = verbAsking(playing, todo);
  return verb === null ? 'none' : targetEffects[verb.do];
}

/** Prefers the most panicked continent for help, the calmest for harm. */
function continentPreference(playing: Playing, todo: readonly Todo[]): Preference {
  const { board } = playing;
  const panic = (option: string) => {
    const continent = continents.find((one) => one === option);
    return continent === undefined ? 0 : board.panic[continent];
  };
  return effectOf(playing, todo) === 'helps'
    ? { score: panic, reason: 'most-help' }
    : { score: (option) => -panic(option), reason: 'least-harm' };
}

/** Values elite soldiers most, then other soldiers, then units away from the reserve. */
function unitPreference(playing: Playing, todo: readonly Todo[]): Preference {
  const { board } = playing;
  const worth = (option: string) => {
    const unit = unitOf(board, option);
    if (unit === undefined) return 0;
    return Number(unit.elite) * 4 + Number(isSoldier(unit.kind)) * 2 + Number(unit.at !== 'reserve');
  };
  return effectOf(playing, todo) === 'helps'
    ? { score: worth, reason: 'most-help' }
    : { score: (option) => -worth(option), reason: 'easiest-spared' };
}

/** Keeps the current mission if a part is complete. Otherwise takes the one with the fewest enemies. */
function missionPreference({ board, pack }: Playing): Preference {
  const enemies = (option: string) => pack.mission.get(option)?.parts.filter((part) => 'enemy' in part).length ?? 0;
  const begun = board.mission?.parts.some(({ complete }) => complete) ?? false;
  return { score: (option) => (option === 'keep' ? Number(begun) : -enemies(option) - 0.5), reason: 'best-mission' };
}

function preferenceFor(playing: Playing, about: About, todo: readonly Todo[]): Preference {
  const { board, pack } = playing;
  switch (about) {
    case 'continent':
    case 'space':
      return continentPreference(playing, todo);
    case 'unit':
      return unitPreference(playing, todo);
    case 'mission':
      return missionPreference(playing);
    case 'crisis': {
      const dread = (option: string) => dreadOf(playing, pack.crisis.get(option)?.effects ?? []);
      return effectOf(playing, todo) === 'harms'
        ? { score: dread, reason: 'most-harm' }
        : { score: (option) => -dread(option), reason: 'least-harm' };
    }
    case 'way': {
      const [first] = todo;
      const ways = first && 'oneOf' in first ? first.oneOf : [];
      return { score: (option) => -dreadOf(playing, ways[Number.parseInt(option, 10) - 1] ?? []), reason: 'best' };
    }
    case 'enemy': {
      const health = (option: string) =>
        pack.enemy.get(board.enemies[Number(option.slice('base:'.length))]?.card ?? '')?.health ?? 0;
      return { score: health, reason: 'hardest-enemy' };
    }
    case 'tech':
      return { score: (option) => (option === 'enough' ? 2.5 : techOrder(playing, option)), reason: 'easiest-spared' };
    case 'goal':
    case 'card':
      return { score: () => 0, reason: 'best' };
  }
}

/** Answers the pending choice. Returns null if there is none, or if it is for another role. */
export function answerMove(playing: Playing, roles: readonly Role[]): Move | null {
  const asked = pending(playing);
  if (asked === null || !roles.includes(asked.role)) return null;
  const { score, reason } = preferenceFor(playing, asked.about, playing.board.choices[0]?.todo ?? []);
  const [best] = asked.options.toSorted((a, b) => score(b) - score(a));
  return best === undefined ? null : because(asked.role, { type: 'choose', option: best }, reason);
}
