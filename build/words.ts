// Compiles the words of a language to a module of functions, and generates the types of their arguments.
import core from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { parse, type Token } from '@messageformat/parser';
import { expansionIds } from '../src/content/expansions/names.ts';
import { type Language, languageFacts } from '../src/i18n/languages.ts';

// The types of the package describe an ES module, but its default import is the class itself.
const MessageFormat = core as unknown as typeof core.default;

type Texts = Readonly<Record<string, string>>;

/** Parts of the words of a language. Each is a folder of the language, and a chunk of the app. */
export const parts = ['first', 'later', 'afterwards', ...expansionIds] as const;
export type Part = (typeof parts)[number];

/** Reads one part of the words of a language, by key. */
export async function wordsOfPart(language: Language, part: Part): Promise<Texts> {
  const file = new URL(`../src/i18n/${language}/${part}/index.ts`, import.meta.url);
  const { words } = (await import(/* @vite-ignore */ file.href)) as { words: Texts };
  return words;
}

/** Reads all words of a language, by key. */
export async function readWords(language: Language): Promise<Texts> {
  const texts = await Promise.all(parts.map((part) => wordsOfPart(language, part)));
  return Object.fromEntries(texts.flatMap((one) => Object.entries(one)));
}

/** Compiles words to the source of a module. Its default export has a function per key. */
export const compileWords = (language: Language, words: Texts): string =>
  compileModule(new MessageFormat(languageFacts[language].plural), words);

/** Compiles one word to a function of its arguments, as in the compiled module. */
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

/** Returns the name and kind of each argument of a word. */
export function argumentsOf(word: string): Map<string, 'number' | 'string'> {
  const found = new Map<string, 'number' | 'string'>();
  collect(parse(word), found);
  return found;
}

/** Returns one field of `Arguments`, wrapped as the formatter does it. */
function argumentsRow(key: string, fields: readonly string[]): string {
  const row = `  '${key}': { ${fields.join('; ')} };`;
  return row.length <= 120 ? row : [`  '${key}': {`, ...fields.map((field) => `    ${field};`), '  };'].join('\n');
}

/** Words that are only said with arguments known at run time (`sayWith`): their types would help nobody. */
const isUntyped = (key: string): boolean => /^(?:point|reason|setup\.step)\./.test(key);

/** The type of an argument that is no number. A part that has none does without. */
const text = ['/** Something shown as it is. */', 'type Text = string | number;', ''];

/** Returns the source of a part's file in `src/i18n/arguments`, derived from its English words. */
export function argumentsSource(english: Texts): string {
  const rows = Object.entries(english).flatMap(([key, word]) => {
    const fields = [...argumentsOf(word)].map(([name, kind]) => `${name}: ${kind === 'number' ? 'number' : 'Text'}`);
    return fields.length === 0 || isUntyped(key) ? [] : [argumentsRow(key, fields)];
  });
  return [
    '// Made by `npm run words` from the English words. Do not edit.',
    '',
    ...(rows.some((row) => row.includes(': Text')) ? text : []),
    '/** The words of this part that take arguments, by their keys. */',
    'export interface Arguments {',
    ...rows,
    '}',
    '',
  ].join('\n');
}
