// The sounds of visible changes of the table.

import { damageTrack, zoneOf } from '../../../content/tracks.ts';
import type { TableSound } from '../../platform/sound/table-sounds.ts';
import { type Change, kindOf } from './changes.ts';
import type { PieceState, Pieces } from './pieces.ts';

/** A sound, and the piece whose motion it belongs to. */
export interface HeardChange {
  readonly sound: TableSound;
  readonly piece: string;
}

/** A change with the states of its piece before and after; undefined where the piece is not on the table. */
interface Changed extends Change {
  readonly before: PieceState | undefined;
  readonly after: PieceState | undefined;
}
type SoundOf = (changed: Changed) => TableSound | null;

/** UFOs appear from outside, fly from one place to another, or are destroyed. */
const ofUfo: SoundOf = ({ how, piece, was }) => {
  if (how === 'went') return 'destroyed';
  return piece === was ? 'detected' : 'descends';
};

const ofUnit: SoundOf = ({ how, after }) => {
  if (how !== 'moved') return null;
  return after?.at === 'reserve' || after?.at === 'pool' ? 'taken-back' : 'placed';
};

/** Panic is heard when it rises, and more so on the way into red. The scene of a fall sounds. */
const ofPanic: SoundOf = ({ before, after }) => {
  const [from, to] = [Number(before?.at), Number(after?.at)];
  if (to < from) return 'ours';
  if (zoneOf(to) === 'orange') return null;
  return zoneOf(from) !== zoneOf(to) ? 'red' : 'panic';
};

/** A blow that enters a red space of the track is critical. */
const ofDamage: SoundOf = ({ before, after }) => {
  const [from, to] = [Number(before?.at), Number(after?.at)];
  if (to < from) return 'ours';
  return damageTrack.slice(from + 1, to + 1).includes('red') ? 'critical' : 'struck';
};

/** A card in play that is turned sideways has been used. */
const ofCard: SoundOf = ({ how, after }) => {
  if (how === 'came') return after?.at === 'final-mission' ? 'final' : 'card';
  if (how === 'moved') return 'card';
  return how === 'changed' && after?.is === 'true' ? 'ours' : null;
};

/** The sound of each kind of piece, or the reason why it has none. */
export const heard: Readonly<Record<string, SoundOf | string>> = {
  ufo: ofUfo,
  unit: ofUnit,
  panic: ofPanic,
  card: ofCard,
  enemy: ({ how }) => (how === 'went' ? 'destroyed' : 'card'),
  part: ({ how, after }) => (how === 'changed' && after?.is === 'true' ? 'ours' : null),
  stand: ({ how }) => (how === 'went' ? null : 'placed'),
  credits: ({ how }) => (how === 'changed' ? 'credit' : null),
  emergency: ({ how }) => (how === 'changed' ? 'credit' : null),
  foreseen: 'the scanner sounds',
  now: 'cues and steps sound',
  clock: 'it ticks, pauses and expires',
  pause: 'the clock sounds',
  scanner: 'what it found sounds',
  roll: 'the dice sound',
  dice: 'the dice sound',
  marks: 'the dice that made them sound',
  damage: ofDamage,
  land: 'its panic sounds',
  ufos: 'each of them sounds',
  round: 'its first cue sounds',
  history: 'the cue that ended sounds',
  choice: 'nothing has happened yet',
  stage: 'nothing has happened yet',
  threat: 'the alien die sounds, which raises it',
  hand: 'its cards sound',
  'in-play': 'its cards sound',
  deck: 'its cards sound',
  salvage: 'the enemy that went there sounds',
};

/** At most this many sounds of a kind belong to one moment. More would be noise. */
const mostOfAKind = 3;

/** Returns the sounds of changes, in their order. Credits that pay for a unit are not heard besides the unit. */
export function soundsOf(changes: readonly Change[], before: Pieces, after: Pieces): readonly HeardChange[] {
  const all = changes.flatMap((change) => {
    const soundOf = heard[kindOf(change.piece)];
    if (soundOf === undefined || typeof soundOf === 'string') return [];
    const sound = soundOf({ ...change, before: before.get(change.was), after: after.get(change.piece) });
    return sound === null ? [] : [{ sound, piece: change.piece }];
  });
  const paysUnits = all.some(({ sound }) => sound === 'placed' || sound === 'taken-back');
  const counts = new Map<TableSound, number>();
  return all.filter(({ sound }) => {
    const count = (counts.get(sound) ?? 0) + 1;
    counts.set(sound, count);
    return count <= mostOfAKind && !(sound === 'credit' && (paysUnits || count > 1));
  });
}
