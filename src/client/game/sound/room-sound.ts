import type { Playback } from '../../platform/sound/mixer.ts';
import { play } from '../../platform/sound/synth.ts';
import type { Voice } from '../../platform/sound/voice.ts';
import { useOnlineTable } from '../stores/online-table.ts';
import { useSettings } from '../stores/settings.svelte.ts';

/**
 * Returns a function that plays voices if sounds are on and this device sounds: at a table online one device sounds for
 * the room (ONL-19). It returns a function that silences them. Call it while a component initializes.
 */
export function useRoomSound(): (voices: readonly Voice[], playback?: Partial<Playback>) => () => void {
  const table = useOnlineTable();
  return (voices, playback) => {
    const { sound, soundVolume } = useSettings();
    return sound && table?.sounds !== false ? play(voices, { volume: soundVolume, ...playback }) : () => {};
  };
}
