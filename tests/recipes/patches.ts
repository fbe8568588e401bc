// Reads the recipes of docs/recipes.md: their patches, and the files that the compiler names before each.

import { textOf } from '../tools/sources.ts';

/**
 * A patch of a recipe. `first` begins it. The compiler asks for `asked`, and for `then` once those are applied. It does
 * not ask for `more`.
 */
export interface Patch {
  readonly when: 'first' | 'asked' | 'then' | 'more';
  readonly file: string;
  /** Lines before and after the patch, for each part of the file that it changes. */
  readonly parts: readonly { readonly before: string; readonly after: string }[];
}

/** A recipe: its patches, and the files that the compiler names although they stay as they are. */
export interface Recipe {
  readonly patches: readonly Patch[];
  readonly alsoNamed: readonly string[];
}

const linesBut = (sign: string, lines: readonly string[]): string =>
  lines
    .filter((line) => !line.startsWith(sign))
    .map((line) => `${line.slice(1)}\n`)
    .join('');

function patchesIn(when: Patch['when'], block: string): Patch[] {
  return block
    .split(/^\+\+\+ /m)
    .slice(1)
    .map((text) => {
      const [file = '', ...lines] = text.trimEnd().split('\n');
      const parts = lines
        .join('\n')
        .split(/^@@\n/m)
        .map((part) => part.trimEnd().split('\n'));
      return { when, file, parts: parts.map((part) => ({ before: linesBut('+', part), after: linesBut('-', part) })) };
    });
}

const pathsIn = (text: string): string[] => [...text.matchAll(/`([\w./-]+\.ts)`/g)].map(([, path = '']) => path);

/** Returns the recipe with this title. */
export function recipe(title: string): Recipe {
  const [, text = ''] = textOf('docs/recipes.md').split(`\n## ${title}\n`);
  const [section = ''] = text.split('\n## ');
  const blocks = [...section.matchAll(/^```diff (first|asked|then|more)(?: by (\S+))?\n(.*?)^```$/gms)];
  const also = [...section.matchAll(/It also names (.*?), which/gs)].flatMap(([, names = '']) => pathsIn(names));
  return {
    patches: blocks.flatMap(([, when, by, block = '']) => patchesIn(by ? 'more' : (when as Patch['when']), block)),
    alsoNamed: [...also, ...blocks.flatMap(([, , by]) => by ?? [])],
  };
}

/** Applies a patch to a file's text, '' for a new file. Throws unless the lines it expects are there exactly once. */
export function patched(text: string, { file, parts }: Patch): string {
  return parts.reduce((before, part) => {
    if (part.before === '') return part.after;
    const pieces = `\n${before}`.split(`\n${part.before}`);
    if (pieces.length !== 2) throw new Error(`not once in ${file}, but ${pieces.length - 1} times:\n${part.before}`);
    return pieces.join(`\n${part.after}`).slice(1);
  }, text);
}
