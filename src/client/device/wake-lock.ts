import { playNothing } from './awake-video.ts';

/** Keeps the screen awake until called off. Where the device does not know how, it does nothing. */
export function stayAwake(): () => void {
  if (!('wakeLock' in navigator)) return playNothing();
  let lock: WakeLockSentinel | null = null;
  let wanted = true;

  const take = async (): Promise<void> => {
    if (!wanted || document.visibilityState !== 'visible') return;
    try {
      const taken = await navigator.wakeLock.request('screen');
      if (wanted) lock = taken;
      else await taken.release();
    } catch {
      // Refused, for instance to save the battery: the game is played all the same.
    }
  };
  const onVisible = () => void take();

  // The browser lets go of the lock whenever the page is out of sight.
  document.addEventListener('visibilitychange', onVisible);
  void take();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}
