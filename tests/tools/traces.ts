import { allRules, idsIn, type RuleText } from './rule-ids.ts';
import { filesBelow, isTest, textOf } from './sources.ts';

/** The title of a test or of a group of tests, with the path of its file. */
export interface TestTitle {
  readonly title: string;
  readonly path: string;
}

/** The tests and source files that name a rule. */
export interface Trace {
  readonly rule: RuleText;
  readonly tests: readonly TestTitle[];
  /** Paths of files in src that name the rule, without tests. */
  readonly code: readonly string[];
}

const titled = /\b(?:test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;

/** Returns the titles of all tests and groups, sorted by file. */
export const testTitles = (): TestTitle[] =>
  [...filesBelow('src'), ...filesBelow('tests')]
    .filter(isTest)
    .flatMap((path) => [...textOf(path).matchAll(titled)].map(([, , title = '']) => ({ title, path })));

/** Returns every rule of docs/rules.md with its tests and code. */
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

/** Returns a message for each rule without a test. */
export const gaps = (all: readonly Trace[]): string[] =>
  all.flatMap(({ rule, tests }) => (tests.length === 0 ? [`${rule.id} has no test`] : []));
