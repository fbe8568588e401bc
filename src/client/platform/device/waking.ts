/** Network information, which only some browsers have. */
interface Connection extends EventTarget {
  readonly type?: string;
}

/** Calls back after each change of the network. */
function watchNetwork(then: () => void, signal: AbortSignal): void {
  for (const type of ['online', 'offline']) addEventListener(type, then, { signal });
  // A change of networks need not fire either of these. Some browsers report it, but also report each new estimate.
  const { connection } = navigator as { readonly connection?: Connection };
  let known = connection?.type;
  const look = (): void => {
    if (connection?.type === known) return;
    known = connection?.type;
    then();
  };
  connection?.addEventListener('change', look, { signal });
}

/**
 * Calls back whenever this page is seen or run again, or the network has changed, because earlier connections may be
 * dead. Returns a function that stops it.
 */
export function onWake(then: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const ifVisible = (): void => {
    if (document.visibilityState === 'visible') then();
  };
  for (const type of ['visibilitychange', 'resume']) document.addEventListener(type, ifVisible, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && then(), { signal });
  watchNetwork(then, signal);
  return () => controller.abort();
}
