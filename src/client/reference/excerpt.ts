import type { EntryText, Reference } from '../../i18n/index.ts';
import { plainWords } from './pieces.ts';
import { wordsIn } from './tokens.ts';

/** Part of an excerpt: whether it is what was searched for. */
export interface Extract {
  readonly words: string;
  readonly fits: boolean;
}

/** Letters before the first word that fits, so that it stands in the first line. */
const lead = 40;

/** How long an excerpt is at most: two or three lines of a phone. A Chinese sign is as wide as two letters. */
const most = 110;

/** Where an excerpt that begins at `start` ends: after a word, or after a sign. */
function endOf(text: string, start: number): number {
  let room = most;
  let end = start;
  while (end < text.length && room > 0) {
    room -= /\p{Script=Han}/u.test(text.charAt(end)) ? 2 : 1;
    end += 1;
  }
  if (end === text.length) return end;
  const space = text.lastIndexOf(' ', end);
  return space > start + lead ? space : end;
}

/** Where an excerpt begins: at the start of the sentence, or of a word, not far before the first word that fits. */
function startOf(text: string, first: number): number {
  if (first <= lead) return 0;
  const before = text.slice(0, first);
  const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf(': '), before.lastIndexOf('; ')) + 2;
  if (sentence > 1 && first - sentence <= lead) return sentence;
  const stop = Math.max(before.lastIndexOf('。'), before.lastIndexOf('，'), before.lastIndexOf('；')) + 1;
  if (stop > 0) return stop;
  return text.indexOf(' ', first - lead) + 1;
}

/** The paragraph of an entry with the most words that fit, from shortly before the first of them. */
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
