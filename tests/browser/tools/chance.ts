/**
 * Runs in the page. Replaces `crypto.getRandomValues` with a seeded generator, so that a seed always draws the same
 * games.
 */
export function seedRandom(seed: number): void {
  let state = seed;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
    const list = into as unknown as Uint8Array;
    for (let i = 0; i < list.length; i += 1) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      list[i] = state >>> 8;
    }
    return into;
  };
}
