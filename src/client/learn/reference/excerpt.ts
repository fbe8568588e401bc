import type { EntryText, Reference } from '../../../i18n/index.ts';
import { plainWords } from './pieces.ts';
import { wordsIn } from './tokens.ts';

/** Part of an excerpt. `fits` means that it matches the search. */
export interface Extract {
  readonly words: string;
  readonly fits: boolean;
}

/** Most letters before the first match, so that it stays in the first line. */
const maxLead = 40;

/** Longest excerpt, in letters: two or three lines on a phone. A Chinese character counts as two. */
const maxLength = 110;

/** Returns the end of an excerpt, at a word boundary or after a Chinese character. */
function endOf(text: string, start: number): number {
  let room = maxLength;
  let end = start;
  while (end < text.length && room > 0) {
    room -= /\p{Script=Han}/u.test(text.charAt(end)) ? 2 : 1;
    end += 1;
  }
  if (end === text.length) return end;
  const space = text.lastIndexOf(' ', end);
  return space > start + maxLead ? space : end;
}

/** Returns the start of an excerpt: the start of a sentence or word shortly before the first match. */
function startOf(text: string, first: number): number {
  if (first <= maxLead) return 0;
  const before = text.slice(0, first);
  const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf(': '), before.lastIndexOf('; ')) + 2;
  if (sentence > 1 && first - sentence <= maxLead) return sentence;
  const stop = Math.max(before.lastIndexOf('。'), before.lastIndexOf('，'), before.lastIndexOf('；')) + 1;
  if (stop > 0) return stop;
  return text.indexOf(' ', first - maxLead) + 1;
}

/** Returns an excerpt of the paragraph with the most matches, starting shortly before the first one. */
export function excerptOf(
  { text, parts = [] }: EntryText,
  texts: Reference,
  fits: (word: string) => boolean,
): Extract[] {
  const paragraphs = [...text, ...parts].map((one) => plainWords(one, texts));
  const rated = paragraphs.map((paragraph) => ({
    paragraph,
    fitting: wordsIn(paragraph).filter(({ word }) => fits(word)),
  }));
  const best = rated.reduce((one, other) => (other.fitting.length > one.fitting.length ? other : one));
  const first = best.fitting[0];
  const start = first === undefined ? 0 : startOf(best.paragraph, first.at);
  const end = endOf(best.paragraph, start);
  const extracts: Extract[] = start > 0 ? [{ words: '… ', fits: false }] : [];
  let at = start;
  for (const { word, at: from } of best.fitting) {
    if (from + word.length > end) break;
    if (from > at) extracts.push({ words: best.paragraph.slice(at, from), fits: false });
    extracts.push({ words: word, fits: true });
    at = from + word.length;
  }
  extracts.push({ words: best.paragraph.slice(at, end), fits: false });
  if (end < best.paragraph.length) extracts.push({ words: ' …', fits: false });
  return extracts;
}
