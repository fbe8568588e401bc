import { expansionIds } from '../../src/content/expansions/names.ts';
import { textOf } from './sources.ts';

/** A rule of docs/rules.md, or of the document of an expansion: its id, text and chapter. */
export interface RuleText {
  readonly id: string;
  readonly words: string;
  readonly chapter: string;
}

const marked = /^(?:- |\| )\*\*([A-Z]{3}-[A-Z0-9]+[a-z]?)(?: ([^*]+?)\.?)?\*\*(.*)$/;

const books = (): string => ['rules', ...expansionIds].map((name) => textOf(`docs/${name}.md`)).join('\n');

/** Returns all rules, in order. */
export function allRules(book = books()): RuleText[] {
  const rules: { id: string; words: string; chapter: string }[] = [];
  let chapter = '';
  for (const line of book.split('\n')) {
    const found = marked.exec(line);
    const last = rules.at(-1);
    if (line.startsWith('## ')) chapter = line.slice(3);
    else if (found) {
      const [, id = '', title = '', rest = ''] = found;
      rules.push({ id, words: [title, rest.replace(/^[ |]+|[ |]+$/g, '')].filter(Boolean).join('. '), chapter });
    } else if (last && /^ {2}\S/.test(line)) last.words += ` ${line.trim()}`;
  }
  return rules;
}

/** Returns the rule ids in a text, such as `CLK-1`. */
export const idsIn = (text: string): string[] =>
  [...text.matchAll(/\b[A-Z]{3}-(?:[A-Z]{2,}|\d+[a-z]?)\b/g)].map(([id]) => id);
