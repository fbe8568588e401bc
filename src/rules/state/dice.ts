/**
 * Where faces come from. Every chance in the game, from the setup to the director's schedule, asks here.
 *
 * Seeded dice are counter-based: the n-th face of a named stream depends on seed, stream and n alone, so that one roll
 * more in one stream moves nothing in any other.
 */
export interface Dice {
  /** The n-th face (n ≥ 0) of `stream`: a whole number from 0 to `sides` − 1, each equally likely. */
  face(stream: string, n: number, sides: number): number;
  /** Reads a stream from its beginning. */
  draws(stream: string): Draws;
}

/** Faces in order from one stream: what draws and shuffles are made of. */
export interface Draws {
  /** The next whole number from 0 to `sides` − 1. */
  next(sides: number): number;
  /** One of the items; the list must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** The items in a random order. */
  shuffled<T>(items: readonly T[]): T[];
}

/** Dice from a way to tell single faces. */
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

/** Fisher–Yates, from the end. */
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

const turned = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/**
 * Threefry-2x32 with 20 rounds (Salmon et al., 2011): two 32-bit words of key and of counter in, two evenly spread words
 * out. Only the first is needed here; the test knows the published vectors of both. Rounds come in fours, written out:
 * turning by a number known beforehand takes the machine one step.
 */
export function threefry(key: readonly [number, number], counter: readonly [number, number]): [number, number] {
  const keys = [key[0] | 0, key[1] | 0, key[0] ^ key[1] ^ parity] as const;
  let x = (counter[0] + keys[0]) | 0;
  let y = (counter[1] + keys[1]) | 0;
  for (let four = 1; four <= 5; four += 1) {
    if (four % 2 === 1) {
      x = (x + y) | 0;
      y = turned(y, 13) ^ x;
      x = (x + y) | 0;
      y = turned(y, 15) ^ x;
      x = (x + y) | 0;
      y = turned(y, 26) ^ x;
      x = (x + y) | 0;
      y = turned(y, 6) ^ x;
    } else {
      x = (x + y) | 0;
      y = turned(y, 17) ^ x;
      x = (x + y) | 0;
      y = turned(y, 29) ^ x;
      x = (x + y) | 0;
      y = turned(y, 16) ^ x;
      x = (x + y) | 0;
      y = turned(y, 24) ^ x;
    }
    x = (x + (keys[four % 3] ?? 0)) | 0;
    y = (y + (keys[(four + 1) % 3] ?? 0) + four) | 0;
  }
  return [x >>> 0, y >>> 0];
}

/** FNV-1a over the code units of a text, going on from what came before it. */
function digest(text: string, before: number): number {
  let hash = before;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return hash;
}

/** The finishing mix of a digest, so that near texts end up far apart. */
function mixed(digested: number): number {
  let hash = Math.imul(digested ^ (digested >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** Dice that fall the same way for the same seed, on every machine. Any text is a seed. */
export function seededDice(seed: string): Dice {
  // The seed's length in front keeps ('ab', 'c') and ('a', 'bc') apart.
  const front = `${seed.length}:${seed}/`;
  const [one, other] = [digest(front, 0x811c9dc5), digest(front, 0x9e3779b9)];
  const keyOf = (stream: string): [number, number] => [mixed(digest(stream, one)), mixed(digest(stream, other))];
  let last: { readonly stream: string; readonly key: readonly [number, number] } | null = null;
  return diceOf((stream, n, sides) => {
    if (stream !== last?.stream) last = { stream, key: keyOf(stream) };
    // 53 bits hold the product exactly; the bias of at most sides / 2³² is far below anything a game could show.
    return Math.floor((threefry(last.key, [n >>> 0, 0])[0] * sides) / 0x1_0000_0000);
  });
}
