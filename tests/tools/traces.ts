import { allRules, idsIn, type RuleText } from './rule-ids.ts';
import { filesBelow, isTest, textOf } from './sources.ts';

/** A test by its words: its own title, and those of the groups it stands in only if they name a rule themselves. */
export interface TestTitle {
  readonly title: string;
  readonly path: string;
}

/** Where a rule has left its traces. */
export interface Trace {
  readonly rule: RuleText;
  readonly tests: readonly TestTitle[];
  /** Files of src that name it outside tests. */
  readonly code: readonly string[];
}

const titled = /\b(?:test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;

/** The titles of all tests, in the order of their files. */
export const testTitles = (): TestTitle[] =>
  [...filesBelow('src'), ...filesBelow('tests')]
    .filter(isTest)
    .flatMap((path) => [...textOf(path).matchAll(titled)].map(([, , title = '']) => ({ title, path })));

/** Every rule of docs/rules.md with its tests and its code. */
export function traces(): Trace[] {
  const titles = testTitles().map((one) => ({ ...one, ids: idsIn(one.title) }));
  const code = filesBelow('src')
    .filter((path) => !isTest(path))
    .map((path) => ({ path, ids: idsIn(textOf(path)) }));
  return allRules().map((rule) => ({
    rule,
    tests: titles.filter(({ ids }) => ids.includes(rule.id)),
    code: code.filter(({ ids }) => ids.includes(rule.id)).map(({ path }) => path),
  }));
}

/** What is wrong with the proof: rules that have no test. */
export const gaps = (all: readonly Trace[]): string[] =>
  all.flatMap(({ rule, tests }) => (tests.length === 0 ? [`${rule.id} has no test`] : []));
