/**
 * The source of all randomness in the game, from setup to the director's schedules.
 *
 * Seeded dice are counter-based: the n-th face of a named stream depends only on seed, stream and n. An extra roll in
 * one stream therefore changes no other stream.
 */
export interface Dice {
  /** Returns the n-th face (n ≥ 0) of `stream`: a whole number from 0 to `sides` − 1, uniformly distributed. */
  face(stream: string, n: number, sides: number): number;
  /** Returns a reader that starts at the beginning of `stream`. */
  draws(stream: string): Draws;
}

/** Sequential reader of one stream, for draws and shuffles. */
export interface Draws {
  /** Returns the next whole number from 0 to `sides` − 1. */
  next(sides: number): number;
  /** Returns a random item; the list must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** Returns the items in random order. */
  shuffled<T>(items: readonly T[]): T[];
}

/** Creates dice from a function that returns single faces. */
export const diceOf = (face: Dice['face']): Dice => ({
  face,
  draws(stream) {
    let n = 0;
    const next = (sides: number): number => face(stream, n++, sides);
    return {
      next,
      pick: <T>(items: readonly T[]) => items[next(items.length)] as T,
      shuffled: <T>(items: readonly T[]) => shuffled(items, next),
    };
  },
});

/** Fisher–Yates shuffle, from the end. */
function shuffled<T>(items: readonly T[], next: (sides: number) => number): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i -= 1) {
    const j = next(i + 1);
    const last = result[i] as T;
    result[i] = result[j] as T;
    result[j] = last;
  }
  return result;
}

const parity = 0x1bd11bda;

const rotateLeft = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/**
 * Threefry-2x32 with 20 rounds (Salmon et al., 2011): maps a key and a counter of two 32-bit words each to two uniform
 * words. Only the first is used here; the test checks both against the published vectors. Rounds are unrolled in groups
 * of four because rotations by a constant are faster.
 */
export function threefry(key: readonly [number, number], counter: readonly [number, number]): [number, number] {
  const keys = [key[0] | 0, key[1] | 0, key[0] ^ key[1] ^ parity] as const;
  let x = (counter[0] + keys[0]) | 0;
  let y = (counter[1] + keys[1]) | 0;
  for (let group = 1; group <= 5; group += 1) {
    if (group % 2 === 1) {
      x = (x + y) | 0;
      y = rotateLeft(y, 13) ^ x;
      x = (x + y) | 0;
      y = rotateLeft(y, 15) ^ x;
      x = (x + y) | 0;
      y = rotateLeft(y, 26) ^ x;
      x = (x + y) | 0;
      y = rotateLeft(y, 6) ^ x;
    } else {
      x = (x + y) | 0;
      y = rotateLeft(y, 17) ^ x;
      x = (x + y) | 0;
      y = rotateLeft(y, 29) ^ x;
      x = (x + y) | 0;
      y = rotateLeft(y, 16) ^ x;
      x = (x + y) | 0;
      y = rotateLeft(y, 24) ^ x;
    }
    x = (x + (keys[group % 3] ?? 0)) | 0;
    y = (y + (keys[(group + 1) % 3] ?? 0) + group) | 0;
  }
  return [x >>> 0, y >>> 0];
}

/** FNV-1a over the UTF-16 code units of a text, continuing from an earlier hash. */
function fnv1a(text: string, start: number): number {
  let hash = start;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return hash;
}

/** Finalizer of a hash (from MurmurHash3), so that similar texts get unrelated hashes. */
function finalMix(hashed: number): number {
  let hash = Math.imul(hashed ^ (hashed >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** Creates dice that give the same faces for the same seed on every machine. Any text is a valid seed. */
export function seededDice(seed: string): Dice {
  // The length prefix keeps ('ab', 'c') and ('a', 'bc') apart.
  const prefix = `${seed.length}:${seed}/`;
  const [firstBasis, secondBasis] = [fnv1a(prefix, 0x811c9dc5), fnv1a(prefix, 0x9e3779b9)];
  const keyOf = (stream: string): [number, number] => [
    finalMix(fnv1a(stream, firstBasis)),
    finalMix(fnv1a(stream, secondBasis)),
  ];
  let last: { readonly stream: string; readonly key: readonly [number, number] } | null = null;
  return diceOf((stream, n, sides) => {
    if (stream !== last?.stream) last = { stream, key: keyOf(stream) };
    // The product fits exactly into 53 bits. The bias of at most sides / 2³² is negligible.
    return Math.floor((threefry(last.key, [n >>> 0, 0])[0] * sides) / 0x1_0000_0000);
  });
}
