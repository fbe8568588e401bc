// The base is damaged space by space; entering a red one sets off the plan's critical damage.

import { damageTrack } from '../../../content/tracks.ts';
import type { Board } from '../../state/board.ts';
import { type Doing, facts, nothing, type Plan, type VerbRule } from './verb.ts';

const end = damageTrack.length - 1;

const damaged = ({ damage: before }: Board, damage: number, { at, why }: Doing): Plan =>
  damage === before ? nothing : facts({ type: 'damage-changed', at, why, by: damage - before, damage });

/** So many spaces further; at the end of the track there is nothing more to lose (TAB-4). */
export const damageBase: VerbRule<'damage-base'> = ({ board }, { by }, doing) =>
  damaged(board, Math.min(end, board.damage + by), doing);

export const repairBase: VerbRule<'repair-base'> = ({ board }, { by }, doing) =>
  damaged(board, Math.max(0, board.damage - by), doing);
