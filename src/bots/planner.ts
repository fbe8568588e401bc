// Reckons with exact odds: puts each unit where it brings most, and rolls on exactly as long as that pays.

import { pushOf } from '../odds/index.ts';
import { type Playing, unitsAt } from '../rules/index.ts';
import { allocate } from './allocation.ts';
import { enemyFight } from './fights.ts';
import { playerWith, type Rolling, type Takeable } from './player.ts';
import { pushWorth } from './pushing.ts';
import { bestStand, standWorth } from './squad.ts';
import { stakesOf } from './stakes.ts';
import { weights } from './weights.ts';
import { ufoWorth } from './worth.ts';

/** Rolls as long as that is worth more than stopping (TSK-7). */
function roll(playing: Playing): Rolling {
  const push = pushOf(playing);
  const points = push === null ? 0 : pushWorth(push, stakesOf(playing));
  return points > 0 ? { on: true, reason: 'worth', points } : { on: false, reason: 'risk' };
}

/** Does rolling pay more than stopping, by what success and loss are worth at this table (TSK-7)? */
export const paysToRoll = (playing: Playing): boolean => roll(playing).on;

/** The continent with most at stake, the enemy who is best worth fighting, the final mission before any other. */
function take(playing: Playing, { continent, enemy, mission }: Takeable): number {
  const { board } = playing;
  if (continent) return ufoWorth(board, continent) * board.ufos[continent];
  if (mission) return mission === 'final-mission' ? 2 : 1;
  const fight = enemyFight(playing, enemy ?? 0);
  return fight ? standWorth(bestStand(unitsAt(board, 'base'), fight.icons), fight, board.threat, weights.soldier) : 0;
}

/** As strong as the others are careful. */
export const planner = playerWith({ allocate, roll, take });
