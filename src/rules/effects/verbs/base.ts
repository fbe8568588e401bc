// Damage and repair of the base. The caller adds critical damage for each red space entered.

import { damageTrack } from '../../../content/tracks.ts';
import type { Board } from '../../state/board.ts';
import { type Context, facts, nothing, type Plan, type VerbRule } from './verb.ts';

const end = damageTrack.length - 1;

const damagePlan = ({ damage: current }: Board, damage: number, { at, why }: Context): Plan =>
  damage === current ? nothing : facts({ type: 'damage-changed', at, why, by: damage - current, damage });

/** Moves the damage marker `by` spaces on, at most to the end of the track (TAB-4). */
export const damageBase: VerbRule<'damage-base'> = ({ board }, { by }, context) =>
  damagePlan(board, Math.min(end, board.damage + by), context);

/** Moves the damage marker `by` spaces back, at most to blue. */
export const repairBase: VerbRule<'repair-base'> = ({ board }, { by }, context) =>
  damagePlan(board, Math.max(0, board.damage - by), context);
