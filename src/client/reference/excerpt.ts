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
  if (first === undefined) return [{ words: best.paragraph, fits: false }];
  const start = startOf(best.paragraph, first.at);
  const extracts: Extract[] = [];
  let at = start;
  for (const { word, at: from } of best.fitting) {
    if (from > at) extracts.push({ words: best.paragraph.slice(at, from), fits: false });
    extracts.push({ words: word, fits: true });
    at = from + word.length;
  }
  extracts.push({ words: best.paragraph.slice(at), fits: false });
  return start > 0 ? [{ words: '… ', fits: false }, ...extracts] : extracts;
}
