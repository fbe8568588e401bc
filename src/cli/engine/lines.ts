/** A line of input, or the reason why it cannot be read. */
export type Line = { readonly text: string } | { readonly fault: 'too-long' | 'not-utf-8' };

/** Longest line in bytes, without its line feed (FIN-16). */
export const longestLine = 1_000_000;

const feed = 0x0a;

/** Splits a stream of bytes into lines. A line over the limit is skipped to its end, without buffering it. */
export async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let parts: Uint8Array[] = [];
  let size = 0;

  const add = (part: Uint8Array): void => {
    size += part.length;
    if (size > longestLine) parts = [];
    else if (part.length > 0) parts.push(part);
  };
  const take = (): Line => {
    const bytes = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    const long = size > longestLine;
    parts = [];
    size = 0;
    if (long) return { fault: 'too-long' };
    try {
      return { text: decoder.decode(bytes) };
    } catch {
      return { fault: 'not-utf-8' };
    }
  };

  for await (const chunk of input) {
    let from = 0;
    for (let to = chunk.indexOf(feed); to >= 0; to = chunk.indexOf(feed, from)) {
      add(chunk.subarray(from, to));
      yield take();
      from = to + 1;
    }
    add(chunk.subarray(from));
  }
  if (size > 0) yield take();
}
