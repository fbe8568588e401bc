// Reckons with exact odds: puts each unit where it brings most, and rolls on exactly as long as that pays.

import { pushOf } from '../odds/index.ts';
import { type Playing, unitsAt } from '../rules/index.ts';
import type { Bot } from './bot.ts';
import { allocate } from './planner/allocation.ts';
import { enemyFight } from './planner/fights.ts';
import type { Outlook } from './planner/outlook.ts';
import { playerWith, type Rolling, type Takeable } from './planner/player.ts';
import { pushWorth } from './planner/pushing.ts';
import { bestStand, standWorth } from './planner/squad.ts';
import { stakesOf } from './planner/stakes.ts';
import { type Weights, weights } from './planner/weights.ts';
import { ufoWorth } from './planner/worth.ts';

/** Rolls as long as that is worth more than stopping (TSK-7). */
function roll(playing: Outlook): Rolling {
  const push = pushOf(playing);
  const points = push === null ? 0 : pushWorth(push, stakesOf(playing));
  return points > 0 ? { on: true, reason: 'worth', points } : { on: false, reason: 'risk' };
}

/** Does rolling pay more than stopping, by what success and loss are worth at this table (TSK-7)? */
export const paysToRoll = (playing: Playing): boolean => roll({ ...playing, weights }).on;

/** The continent with most at stake, the enemy who is best worth fighting, the final mission before any other. */
function take(playing: Outlook, { continent, enemy, mission }: Takeable): number {
  const { board } = playing;
  if (continent) return ufoWorth(playing, continent) * board.ufos[continent];
  if (mission) return mission === 'final-mission' ? 2 : 1;
  const fight = enemyFight(playing, enemy ?? 0);
  return fight ? standWorth(bestStand(unitsAt(board, 'base'), fight.icons), fight, board.threat, weights.soldier) : 0;
}

/** As strong as the others are careful. */
export const plannerWith = (weights: Weights): Bot => playerWith({ allocate, roll, take }, weights);
export const planner = plannerWith(weights);
