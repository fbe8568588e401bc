import { playMusic } from '../../platform/sound/music.ts';
import { useSettings } from '../stores/settings.svelte.ts';

/** Time for which music is tried, in ms. */
const tryMs = 6_000;

/** Plays the music of a cue for some seconds. Returns a function that stops it. */
export function tryMusic(): () => void {
  const silence = playMusic(
    () => ({ red: 1, fallen: false, during: 'cue', final: false }),
    () => useSettings().musicVolume,
  );
  const timer = setTimeout(silence, tryMs);
  return () => {
    clearTimeout(timer);
    silence();
  };
}
