// Reckons with exact odds: puts each unit where it brings most, and rolls on exactly as long as that pays.

import { needed, type Playing, taskDice, threatOf, unitsAt } from '../rules/index.ts';
import { allocate } from './allocation.ts';
import { enemyStakes } from './fights.ts';
import { playerWith, type Takeable } from './player.ts';
import { rollWorth } from './pushing.ts';
import { bestStand } from './squad.ts';
import { stakesOf } from './stakes.ts';
import { weights } from './weights.ts';
import { ufoWorth } from './worth.ts';

/** Rolls as long as that is worth more than stopping (TSK-7). */
function roll(playing: Playing): string | null {
  const value = rollWorth(taskDice(playing), needed(playing), threatOf(playing), stakesOf(playing));
  return value > 0 ? `worth ${value.toFixed(1)} points` : null;
}

/** The continent with most at stake, the enemy who is best worth fighting, the final mission before any other. */
function take(playing: Playing, { continent, enemy, mission }: Takeable): number {
  const { board, pack } = playing;
  if (continent) return ufoWorth(board, continent) * board.ufos[continent];
  if (mission) return mission === 'final-mission' ? 2 : 1;
  const lying = board.enemies[enemy ?? 0];
  const card = pack.enemy.get(lying?.card ?? '');
  if (!lying || !card) return 0;
  const stand = bestStand(unitsAt(board, 'base'), card.icons);
  const loss = stand.soldiers * weights.soldier;
  return rollWorth(stand.dice, card.health - lying.successes, board.threat, {
    ...enemyStakes(playing, enemy ?? 0),
    loss,
  });
}

/** As strong as the others are careful. */
export const planner = playerWith({ allocate, roll, take, cards: true });
