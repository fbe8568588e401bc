/** A text made small: deflated, and written in letters that any file and any line can hold. */
import { base64 } from '@scure/base';
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

/** Good enough: a game's log becomes a tenth, in a few milliseconds. */
const level = 6;

/** Makes a text small. */
export const packed = (text: string): string => base64.encode(deflateSync(strToU8(text), { level }));

/** A piece of a few letters must not become more than this, whatever it says: some hundred times the longest game. */
const mostBytes = 30_000_000;

/** The text again; throws where the letters are none of ours, or would become more than any game. */
export function unpacked(letters: string): string {
  const parts: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const inflate = new Inflate((part, last) => {
    size += part.length;
    if (size > mostBytes) throw new Error('it is larger than any game');
    parts.push(part);
    ended ||= last;
  });
  const bytes = base64.decode(letters);
  // In pieces, so that what is too large is noticed before all of it is there.
  const piece = 16_384;
  for (let from = 0; from < bytes.length || from === 0; from += piece) {
    inflate.push(bytes.subarray(from, from + piece), from + piece >= bytes.length);
  }
  if (!ended) throw new Error('it ends too soon');
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return strFromU8(whole);
}
