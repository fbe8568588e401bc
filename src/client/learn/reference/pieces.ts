import { type EntryId, isEntry, type Reference } from '../../../i18n/index.ts';

/** Piece of a paragraph: plain words, or a link to another entry. */
export interface Piece {
  readonly words: string;
  readonly to?: EntryId;
}

/** Splits a paragraph at its links, `[[id]]` or `[[id|words]]`. A link without words shows the title of its entry. */
export function piecesOf(paragraph: string, texts: Reference): Piece[] {
  return paragraph.split(/(\[\[[^\]]+\]\])/).flatMap((part): Piece[] => {
    if (part === '') return [];
    const [, to = '', words] = /^\[\[([^|\]]+)(?:\|([^\]]+))?\]\]$/.exec(part) ?? [];
    return isEntry(to) ? [{ words: words ?? texts[to].title, to }] : [{ words: part }];
  });
}

/** Returns a paragraph as plain text. */
export const plainWords = (paragraph: string, texts: Reference): string =>
  piecesOf(paragraph, texts)
    .map(({ words }) => words)
    .join('');
