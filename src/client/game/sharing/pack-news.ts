// Tells other tabs that a pack was removed, so that none begins a game with it.

const name = 'sitroom/packs';

/** Tells all other tabs that a pack was removed. */
export function tellRemoved(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage('removed');
  channel.close();
}

/** Calls back whenever another tab has removed a pack. Returns a function that stops it. */
export function onRemoved(then: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = then;
  return () => channel.close();
}
