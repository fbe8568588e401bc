// Turns the words of a language into a module of functions, and tells the compiler what each of them takes.
import core from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { parse, type Token } from '@messageformat/parser';
import { type Language, languageFacts } from '../src/i18n/languages.ts';

// The package's types speak of an ES module, but what it ships is the class itself.
const MessageFormat = core as unknown as typeof core.default;

type Texts = Readonly<Record<string, string>>;

/** Every word of a language, by its key. A later `edition` reads the files anew. */
export async function readWords(language: Language, edition = 0): Promise<Texts> {
  const file = new URL(`../src/i18n/${language}/index.ts?${edition}`, import.meta.url);
  const { words } = (await import(/* @vite-ignore */ file.href)) as { words: Texts };
  return words;
}

/** Words that nobody meets on a first visit: of packs, of the table and its lessons, of what happened, of what bots do and why. */
const later = /^(packs|table|lesson|happened|reason|told)\./;

/** The words that are loaded later, or all others. */
export const wordsOfPart = (words: Texts, part?: 'later'): Texts =>
  Object.fromEntries(Object.entries(words).filter(([key]) => later.test(key) === (part === 'later')));

/** A module whose default export gives each word as a function of its arguments. */
export const compileWords = (language: Language, words: Texts): string =>
  compileModule(new MessageFormat(languageFacts[language].plural), words);

/** One word as a function of its arguments, as in the compiled module. */
export const compileWord = (language: Language, word: string): ((given: Record<string, unknown>) => string) =>
  new MessageFormat(languageFacts[language].plural).compile(word);

function collect(tokens: readonly Token[], into: Map<string, 'number' | 'string'>): void {
  for (const token of tokens) {
    if (token.type === 'argument' && !into.has(token.arg)) into.set(token.arg, 'string');
    if (token.type !== 'plural' && token.type !== 'select' && token.type !== 'selectordinal') continue;
    into.set(token.arg, token.type === 'select' ? 'string' : 'number');
    for (const { tokens: inner } of token.cases) collect(inner, into);
  }
}

/** The arguments a word takes, and of what kind. */
export function argumentsOf(word: string): Map<string, 'number' | 'string'> {
  const found = new Map<string, 'number' | 'string'>();
  collect(parse(word), found);
  return found;
}

/** One row of that source, broken where the formatter would break it. */
function argumentsRow(key: string, fields: readonly string[]): string {
  const row = `  '${key}': { ${fields.join('; ')} };`;
  return row.length <= 120 ? row : [`  '${key}': {`, ...fields.map((field) => `    ${field};`), '  };'].join('\n');
}

/** Source of `src/i18n/arguments.ts`: the words that take arguments, read off the English ones. */
export function argumentsSource(english: Texts): string {
  const rows = Object.entries(english).flatMap(([key, word]) => {
    const fields = [...argumentsOf(word)].map(
      ([name, kind]) => `${name}: ${kind === 'number' ? 'number' : 'string | number'}`,
    );
    return fields.length === 0 ? [] : [argumentsRow(key, fields)];
  });
  return [
    '// Made by `npm run words` from the English words. Do not edit.',
    '',
    '/** The words that take arguments, by their keys. */',
    'export interface Arguments {',
    ...rows,
    '}',
    '',
  ].join('\n');
}
