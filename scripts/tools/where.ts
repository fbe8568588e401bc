// `npm run where CLK-5` or `npm run where scrambled`: finds a rule or a word in the rules, tests, code and texts.

import { words as first } from '../../src/i18n/en/first/index.ts';
import { words as later } from '../../src/i18n/en/later/index.ts';
import { referenceTexts } from '../../src/i18n/en/reference/index.ts';
import { entryIds } from '../../src/i18n/index.ts';
import { rulesOfEntry } from '../../tests/tools/entry-rules.ts';
import { allRules, idsIn } from '../../tests/tools/rule-ids.ts';
import { filesBelow, isTest, roomOf, textOf } from '../../tests/tools/sources.ts';
import { testTitles } from '../../tests/tools/traces.ts';

const asked = process.argv.slice(2).join(' ').trim();
if (asked === '') {
  console.error('Say what to look for: npm run where CLK-5, npm run where scrambled');
  process.exit(2);
}

const most = 12;
const isRule = allRules().some(({ id }) => id === asked.toUpperCase());
const pattern = new RegExp(`(?<![a-z0-9])${asked.replace(/[^\w\s-]/g, '\\$&')}(?![0-9])`, 'i');
/** Whether a text names the rule, or contains the word in any case, also as the start of a longer word. */
const matches = (text: string): boolean => (isRule ? idsIn(text).includes(asked.toUpperCase()) : pattern.test(text));

const print = (heading: string, lines: readonly string[]): number => {
  if (lines.length === 0) return 0;
  console.log(`\n${heading}`);
  for (const line of lines.slice(0, most)) console.log(`  ${line.length > 150 ? `${line.slice(0, 149)}…` : line}`);
  if (lines.length > most) console.log(`  … and ${lines.length - most} more`);
  return lines.length;
};

/** Returns the first matching line of each file, with the number of further ones. */
const linesOf = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => {
    const lines = textOf(path).split('\n');
    const at = lines.findIndex(matches);
    const more = lines.filter(matches).length - 1;
    return at < 0 ? [] : [`${path}:${at + 1}  ${lines[at]?.trim()}${more > 0 ? `  (+${more})` : ''}`];
  });

const sources = filesBelow('src').filter((path) => !isTest(path));
const inRooms = (rooms: readonly string[]): string[] => sources.filter((path) => rooms.includes(roomOf(path)));
const entries = entryIds.filter((id) =>
  isRule ? rulesOfEntry[id].some(matches) : matches(referenceTexts[id].title) || matches(id.replaceAll('-', ' ')),
);

const found = [
  print(
    'Glossary',
    textOf('docs/glossary.md')
      .split('\n')
      .filter((line) => line.startsWith('| ') && matches(line)),
  ),
  print(
    'Rules',
    allRules()
      .filter(({ id, words: text }) => (isRule ? id === asked.toUpperCase() : matches(text)))
      .map(({ id, words: text }) => `${id}  ${text}`),
  ),
  print(
    'Tests',
    testTitles()
      .filter(({ title }) => matches(title))
      .map(({ title, path }) => `${path}  ${title}`),
  ),
  print('Numbers', linesOf(inRooms(['content']))),
  print('Code', linesOf(inRooms(['rules', 'director', 'odds', 'wire', 'cli', 'client']))),
  print(
    'Rules reference',
    entries.map((id) => `${id}  ${referenceTexts[id].title}`),
  ),
  print(
    'Words on the screen',
    Object.entries({ ...first, ...later })
      .filter(([key, text]) => !isRule && (matches(text) || matches(key)))
      .map(([key, text]) => `${key}  ${text}`),
  ),
];
if (found.every((number) => number === 0)) {
  console.error(`Nothing here speaks of “${asked}”.`);
  process.exitCode = 1;
}
