import type { Playback } from '../../platform/sound/mixer.ts';
import { type TableSound, tableSounds } from '../../platform/sound/table-sounds.ts';
import { useSettings } from '../stores/settings.svelte.ts';
import { useRoomSound } from './room-sound.ts';

/** Sounds of the table that stay when fewer are wanted: those of harm. */
const always: ReadonlySet<TableSound> = new Set(['snap', 'squad-lost', 'struck', 'critical', 'fallen', 'final']);

/** When and where a sound of the table is heard. */
export type Heard = Pick<Playback, 'after' | 'pan'>;

/** Returns a function that plays a sound of the table as `useRoomSound` does. Call it while a component initializes. */
export function useTableSound(): (name: TableSound, heard?: Heard) => () => void {
  const play = useRoomSound();
  return (name, heard) =>
    useSettings().fewerSounds && !always.has(name) ? () => {} : play(tableSounds[name], { channel: 'table', ...heard });
}
