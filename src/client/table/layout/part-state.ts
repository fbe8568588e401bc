import { continents } from '../../../content/continents.ts';
import { labs } from '../../../content/cues.ts';
import { damageTrack } from '../../../content/tracks.ts';
import type { Board } from '../../../rules/index.ts';
import { say } from '../../words/say.ts';
import type { TablePart } from './table-parts.ts';

/** Returns the state of a part of the table, in two or three words. */
export function partState(board: Board, part: TablePart): string {
  switch (part) {
    case 'world': {
      const onLand = continents.reduce((sum, continent) => sum + board.ufos[continent], 0);
      return say('table.state.world', { ufos: onLand + board.ufos.orbit, orbit: board.ufos.orbit });
    }
    case 'base':
      return say('table.damage', { damage: board.damage, of: damageTrack.length - 1 });
    case 'squad': {
      const parts = [board.mission, board.finalMission].flatMap((mission) => mission?.parts ?? []);
      const done = parts.filter(({ complete }) => complete).length;
      return parts.length === 0 ? '' : say('table.state.squad', { done, of: parts.length });
    }
    case 'labs':
      return say('table.state.labs', { count: board.labs.filter(({ tech }) => tech !== null).length, of: labs.length });
    case 'crises':
      return say('table.state.crises', { count: board.crisisPool.length });
    case 'cards':
      return say('table.state.cards', { count: board.inPlay.length });
    case 'log':
      return '';
  }
}

/** Returns the number of cards that threaten in a part: enemies in the base, crises in the pool. */
export function threatsIn(board: Board, part: TablePart, crisesWithLabs: boolean): number {
  if (part === 'base') return board.enemies.filter((enemy) => enemy !== null).length;
  return part === (crisesWithLabs ? 'labs' : 'crises') ? board.crisisPool.length : 0;
}
