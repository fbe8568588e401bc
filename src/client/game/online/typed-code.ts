// Reads the code or address of a table, or of an operation, as people type or paste it.

import { lettersIn } from '../../../wire/index.ts';

/** Target of a text: a table by its code, an operation by its letters, or an address. */
type Typed = { readonly code: string } | { readonly operation: string } | { readonly url: string };

const addressShape =
  /(?:https?:\/\/[^\s#]*)?#\/(?:table\/[\w-]+\/[\w-]+(?:\/[\w-]+)?|operation\/[\w-]+(?:\/[\w+-]+)?)/i;
/** A code among other words: written large, in one or more groups. */
const codeShape = /(?<![\p{L}\d])\p{Lu}{3}[ -]?\p{Lu}{3}(?![\p{L}\d])/u;
const operationShape = /(?<![\p{L}\d])\p{Lu}{4}[ -]?\p{Lu}{4}[ -]?\p{Lu}{4}(?![\p{L}\d])/u;

/** Reads what somebody has typed or pasted. Null if it is neither a code nor an address. */
export function readTyped(text: string): Typed | null {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const [address] = addressShape.exec(plain) ?? [];
  if (address !== undefined) return { url: address };
  const among = (shape: RegExp, count: number) =>
    lettersIn(plain, count) ?? lettersIn(shape.exec(plain)?.[0] ?? '', count);
  const operation = among(operationShape, 12);
  if (operation !== null) return { operation };
  const code = among(codeShape, 6);
  return code === null ? null : { code };
}
