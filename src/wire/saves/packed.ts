/** A text made small: deflated, and written in letters that any file and any line can hold. */
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import type { Damage } from './damage.ts';

/** Good enough: a game's log becomes a tenth, in a few milliseconds. */
const level = 6;

// What browsers and Node have for base64; the rooms without a platform know no globals by themselves.
declare function atob(letters: string): string;
declare function btoa(bytes: string): string;

const lettersOf = (bytes: Uint8Array): string => btoa(strFromU8(bytes, true));
const bytesOf = (letters: string): Uint8Array => strToU8(atob(letters), true);

/** Makes a text small. */
export const packed = (text: string): string => lettersOf(deflateSync(strToU8(text), { level }));

/** A piece of a few letters must not become more than this, whatever it says: more than the longest log. */
const mostBytes = 8_000_000;

/** The text again, or why there is none: the letters are none of ours, or would become more than any game. */
export function unpacked(letters: string): string | Damage {
  try {
    return inflated(bytesOf(letters));
  } catch (error) {
    return { damage: 'packing', detail: error instanceof Error ? error.message : 'the log cannot be unpacked' };
  }
}

function inflated(bytes: Uint8Array): string | Damage {
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((part) => {
    size += part.length;
    if (size <= mostBytes) parts.push(part);
  });
  // In pieces, so that what is too large is noticed before all of it is there.
  const piece = 16_384;
  for (let from = 0; from < bytes.length || from === 0; from += piece) {
    inflate.push(bytes.subarray(from, from + piece), from + piece >= bytes.length);
    if (size > mostBytes) return { damage: 'too-large', detail: 'it is larger than any game' };
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return strFromU8(whole);
}
