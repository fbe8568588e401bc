import { type EntryId, isEntry, type Reference } from '../../i18n/index.ts';

/** A piece of a paragraph: plain words, or words that lead to another entry. */
export interface Piece {
  readonly words: string;
  readonly to?: EntryId;
}

/** Takes a paragraph apart at its links, `[[id]]` or `[[id|words]]`; without words a link has the title of its entry. */
export function piecesOf(paragraph: string, texts: Reference): Piece[] {
  return paragraph.split(/(\[\[[^\]]+\]\])/).flatMap((part): Piece[] => {
    if (part === '') return [];
    const [, to = '', words] = /^\[\[([^|\]]+)(?:\|([^\]]+))?\]\]$/.exec(part) ?? [];
    return isEntry(to) ? [{ words: words ?? texts[to].title, to }] : [{ words: part }];
  });
}

/** The paragraph as it is read. */
export const plainWords = (paragraph: string, texts: Reference): string =>
  piecesOf(paragraph, texts)
    .map(({ words }) => words)
    .join('');
