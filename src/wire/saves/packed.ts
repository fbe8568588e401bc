/** Compresses text with deflate and encodes it in base64, so that it fits into any file and on one line. */
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import type { Damage } from './damage.ts';

/** Compression level: a game's log shrinks to a tenth in a few milliseconds. */
const level = 6;

// Global in browsers and Node, but not in the type libraries of platform-independent folders.
declare function atob(letters: string): string;
declare function btoa(bytes: string): string;

const lettersOf = (bytes: Uint8Array): string => btoa(strFromU8(bytes, true));
const bytesOf = (letters: string): Uint8Array => strToU8(atob(letters), true);

/** Compresses a text to base64. */
export const packed = (text: string): string => lettersOf(deflateSync(strToU8(text), { level }));

/** Limit on the size of an unpacked text, against zip bombs. Larger than the longest log. */
const mostBytes = 8_000_000;

/** Decompresses a text. Returns the damage if the input is invalid or the text would be longer than any game. */
export function unpacked(letters: string, most = mostBytes): string | Damage {
  try {
    return inflated(bytesOf(letters), Math.min(most, mostBytes));
  } catch (error) {
    return { damage: 'packing', detail: error instanceof Error ? error.message : 'the log cannot be unpacked' };
  }
}

function inflated(bytes: Uint8Array, most: number): string | Damage {
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((part) => {
    size += part.length;
    if (size <= most) parts.push(part);
  });
  // Inflated in chunks, so that the size limit stops it early.
  const chunk = 16_384;
  for (let from = 0; from < bytes.length || from === 0; from += chunk) {
    inflate.push(bytes.subarray(from, from + chunk), from + chunk >= bytes.length);
    if (size > most) return { damage: 'too-large', detail: 'it is larger than any game' };
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return strFromU8(whole);
}
