// The base is damaged space by space; entering a red one sets off the plan's critical damage.

import { damageTrack } from '../../content/tracks.ts';
import { facts, nothing, type VerbRule } from './verb.ts';

const end = damageTrack.length - 1;

/** So many spaces further; at the end of the track there is nothing more to lose (TAB-4). */
export const damageBase: VerbRule<'damage-base'> = ({ board: { damage } }, { by }) =>
  damage === end
    ? nothing
    : facts({ type: 'damage-changed', by: Math.min(end, damage + by) - damage, damage: Math.min(end, damage + by) });

export const repairBase: VerbRule<'repair-base'> = ({ board: { damage } }, { by }) =>
  damage === 0
    ? nothing
    : facts({ type: 'damage-changed', by: Math.max(0, damage - by) - damage, damage: Math.max(0, damage - by) });
