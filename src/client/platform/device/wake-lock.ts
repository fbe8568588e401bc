/** Plays a blank video until the returned function is called. A separate chunk, since most devices do without. */
function playLateVideo(): () => void {
  const playing = import('./awake-video.ts').then(({ playBlankVideo }) => playBlankVideo()).catch(() => null);
  return () => void playing.then((stop) => stop?.());
}

/** Keeps the screen awake. Returns a function that stops it. Does nothing if the device does not support it. */
export function stayAwake(): () => void {
  if (!('wakeLock' in navigator)) return playLateVideo();
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
