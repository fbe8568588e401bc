import { playBlankVideo } from './awake-video.ts';

/** Keeps the screen awake. Returns a function that stops it. Does nothing if the device does not support it. */
export function stayAwake(): () => void {
  if (!('wakeLock' in navigator)) return playBlankVideo();
  let lock: WakeLockSentinel | null = null;
  let wanted = true;

  const take = async (): Promise<void> => {
    if (!wanted || document.visibilityState !== 'visible') return;
    try {
      const taken = await navigator.wakeLock.request('screen');
      if (wanted) lock = taken;
      else await taken.release();
    } catch {
      // Refused, for example to save battery. The game does not depend on it.
    }
  };
  const onVisible = () => void take();

  // The browser releases the lock whenever the page is hidden.
  document.addEventListener('visibilitychange', onVisible);
  void take();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}
