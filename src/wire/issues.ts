import type * as v from 'valibot';

/** The longest message: a fault quotes what it met, and a hostile line could make that long. */
const longest = 300;

const path = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? []).map((item) => String((item as { key: unknown }).key)).join('.');

/** The first fault in words for a programmer: where it is, and what was expected. */
export function fault(issues: readonly v.BaseIssue<unknown>[]): string {
  const [first] = issues;
  if (first === undefined) return 'not understood';
  const where = path(first);
  const text = where === '' ? first.message : `${where}: ${first.message}`;
  return cut(text, longest);
}

/** What is wrong somewhere in a document. */
export interface Fault {
  /** The field, as `cards.techs.3.cost`; empty for the whole document. */
  readonly path: string;
  /** What was expected there. */
  readonly message: string;
}

const cut = (text: string, at: number): string => (text.length > at ? `${text.slice(0, at)}…` : text);

/** Types as those who write JSON know them. */
const types: Readonly<Record<string, string>> = {
  Object: 'an object',
  Array: 'a list',
  string: 'a text',
  number: 'a number',
};

/** What was expected, and what stood there instead. */
function expectation({ type, message, expected, received }: v.BaseIssue<unknown>): string {
  if (message.startsWith('expected')) return cut(message, longest);
  if (expected === 'never' && type === 'strict_object') return 'no such field';
  if (message.startsWith('Invalid key')) return 'expected this field, which is missing';
  const words = (types[expected ?? ''] ?? expected ?? type)
    .replace(/^>=/, 'at least ')
    .replace(/^<=/, 'at most ')
    .replace(/^!/, 'anything but ');
  const list = words.startsWith('(') ? `one of ${words.slice(1, -1).replaceAll(' | ', ', ')}` : words;
  return `expected ${cut(list.replaceAll('"', ''), 200)}, not ${cut(received, 60)}`;
}

/** Every fault with its path, for those who wrote the document. */
export const faultsOf = (issues: readonly v.BaseIssue<unknown>[]): Fault[] =>
  issues.map((issue) => ({ path: cut(path(issue), longest), message: expectation(issue) }));
