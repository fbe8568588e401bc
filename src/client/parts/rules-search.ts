import type { EntryText } from '../../i18n/index.ts';

const folded = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');

/** A piece of a paragraph: plain words, or a way to another entry. */
export type Piece = { readonly words: string } | { readonly to: string; readonly words: string | null };

/** Takes a paragraph apart at its links, `[[id]]` or `[[id|words]]`. */
export function piecesOf(paragraph: string): Piece[] {
  return paragraph.split(/(\[\[[^\]]+\]\])/).flatMap((part): Piece[] => {
    if (part === '') return [];
    const link = /^\[\[([^|\]]+)(?:\|([^\]]+))?\]\]$/.exec(part);
    return link?.[1] === undefined ? [{ words: part }] : [{ to: link[1], words: link[2] ?? null }];
  });
}

/** Does an entry speak of what is wanted? Case and accents do not count; a rule's id finds its entry. */
export function found({ title, text }: EntryText, rules: readonly string[], wanted: string): boolean {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  const all = folded([title, ...text, ...rules].join(' '));
  return words.every((word) => all.includes(word));
}
