/** How long a tab that is being closed or loaded anew may take to let its game go, in ms. */
const soonMs = 500;

/** How long another tab may take to put a game away when it is asked to, in ms. */
const patienceMs = 5_000;

/** Did we wait in vain? Any other fault means that this browser has no locks for us, and then no tab has one. */
const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/**
 * Holds a game for this tab: two tabs that write the same game would undo one another. Null if another tab has it. One
 * who insists asks that tab to put the game away, and waits for it; `asked` is called when another tab insists.
 */
export async function holdGame(id: string, insist: boolean, asked: () => void): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return () => {};
  const name = `sitroom/${id}`;
  const channel = new BroadcastChannel(name);
  if (insist) channel.postMessage('hand over');
  const signal = AbortSignal.timeout(insist ? patienceMs : soonMs);
  return new Promise((resolve) => {
    const held = () =>
      new Promise<void>((release) => {
        channel.onmessage = asked;
        resolve(() => {
          channel.close();
          release();
        });
      });
    navigator.locks.request(name, { signal }, held).catch((error: unknown) => {
      channel.close();
      resolve(isTimeout(error) ? null : () => {});
    });
  });
}
