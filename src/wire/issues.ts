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
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
