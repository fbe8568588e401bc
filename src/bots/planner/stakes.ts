// What is at stake in the open task.

import { missionAt, needed, placeOf, readyAt, unitsAt } from '../../rules/index.ts';
import { enemyFight, missionFights, partFight } from './fights.ts';
import type { Outlook } from './outlook.ts';
import type { Stakes } from './pushing.ts';
import { techWorth } from './techs.ts';
import { panicWorth, ufoWorth } from './worth.ts';

const nothing: Stakes = { success: 0, done: 0, loss: 0 };

/** Points for each success of the open task, for the last one, and what a lost roll costs. */
export function stakesOf(outlook: Outlook): Stakes {
  const { board, pack, weights } = outlook;
  const { task } = board;
  if (task === null) return nothing;
  const soldiers = Object.keys(task.soldiers).length * weights.soldier;
  switch (task.kind) {
    case 'research': {
      const tech = pack.tech.get(board.labs[(task.lab ?? 1) - 1]?.tech ?? '');
      const value = tech ? techWorth(outlook, tech) : 0;
      const loss = readyAt(board, placeOf(task)) * weights.scientist;
      return {
        success: (value * weights.techUnfinished) / (tech?.cost ?? 1),
        done: value * (1 - weights.techUnfinished),
        loss,
      };
    }
    case 'orbital-defense':
      return { success: ufoWorth(outlook, 'orbit'), done: 0, loss: readyAt(board, 'orbit') * weights.satellite };
    case 'global-defense': {
      const continent = task.continent ?? 'europe';
      const left = Math.max(1, needed(outlook));
      const each = Math.max(
        ufoWorth(outlook, continent),
        (panicWorth(outlook, continent, left) / left) * weights.ufoStays,
      );
      return { success: each, done: 0, loss: readyAt(board, placeOf(task)) * weights.interceptor };
    }
    case 'base-defense':
      return { ...(enemyFight(outlook, task.enemy ?? 0)?.stakes ?? nothing), loss: soldiers };
    default: {
      const part = missionAt(board, task.kind)?.parts[task.part ?? 0];
      const [next] = missionFights(outlook, task.kind);
      const all = unitsAt(board, task.kind).length * weights.soldier;
      const loss = part?.rule?.is === 'kills-all' ? all : soldiers;
      return part ? { ...(next ?? partFight(outlook, part, 0)).stakes, loss } : { success: 0, done: 0, loss };
    }
  }
}
