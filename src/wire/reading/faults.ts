import type * as v from 'valibot';
import { codeOf, faultAt, type ValidationError } from './validation-error.ts';

/** Longest message in characters. Faults quote the input, which can be hostile and long. */
const longest = 300;

const path = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? []).map((item) => String((item as { key: unknown }).key)).join('.');

/** Describes the first issue for a programmer: its path, and what was expected. */
export function fault(issues: readonly v.BaseIssue<unknown>[]): string {
  const [first] = issues;
  if (first === undefined) return 'not understood';
  const where = path(first);
  const text = where === '' ? first.message : `${where}: ${first.message}`;
  return cut(text, longest);
}

const cut = (text: string, at: number): string => (text.length > at ? `${text.slice(0, at)}…` : text);

/** JSON names of valibot's type names. */
const types = { Object: 'object', Array: 'list', string: 'text', number: 'number' } as const;
const isType = (name: string): name is keyof typeof types => Object.hasOwn(types, name);

/** Joins names with commas, up to 200 characters. */
function listed(names: readonly string[]): string {
  const fitting = names.filter((_, i) => names.slice(0, i + 1).join(', ').length <= 200);
  return [...fitting, ...(fitting.length < names.length ? ['…'] : [])].join(', ');
}

/** Converts an issue to a fault. */
function faultOf(issue: v.BaseIssue<unknown>): ValidationError {
  const { type, message, requirement, input } = issue;
  const at = cut(path(issue), longest);
  if (type === 'max_length' && typeof input === 'string')
    return faultAt(at, 'characters', { most: Number(requirement) });
  if (message.startsWith('expected')) {
    const said = cut(message, longest);
    const most = /^expected at most (\d+) characters$/.exec(said)?.[1];
    if (most !== undefined) return faultAt(at, 'characters', { most });
    const depth = /(\d+) deep at most$/.exec(said)?.[1];
    return depth === undefined
      ? { path: at, message: said, code: codeOf(said), given: {} }
      : faultAt(at, 'shallow', { most: depth });
  }
  if (issue.expected === 'never' && type === 'strict_object') return faultAt(at, 'unknown');
  if (message.startsWith('Invalid key')) return faultAt(at, 'missing');
  const expected = issue.expected ?? type;
  const found = cut(issue.received, 60);
  if (isType(expected)) return faultAt(at, types[expected], { found });
  const plain = cut(expected.replaceAll('"', ''), 200);
  const bound = /^([<>])=(.*)$/.exec(plain);
  if (bound) return faultAt(at, bound[1] === '>' ? 'least' : 'most', { bound: bound[2] ?? '', found });
  const list = /^\((.*)\)$/.exec(expected.replaceAll('"', ''))?.[1];
  if (list !== undefined) return faultAt(at, 'one-of', { of: listed(list.split(' | ')), found });
  return faultAt(at, 'exactly', { wanted: plain.replace(/^!/, 'anything but '), found });
}

/** Converts issues to faults with path and code, for the author of the document. */
export const faultsOf = (issues: readonly v.BaseIssue<unknown>[]): ValidationError[] => issues.map(faultOf);
