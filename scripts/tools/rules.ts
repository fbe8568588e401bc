// `npm run rules [id …]`: lists the rules of docs/rules.md with their code and tests. Exits with 1 if one has no test.
import { gaps, traces } from '../../tests/tools/traces.ts';

const asked = process.argv.slice(2).map((word) => word.toUpperCase());
const all = traces();
const shown = all.filter(({ rule }) => asked.length === 0 || asked.some((word) => rule.id.startsWith(word)));

let chapter = '';
for (const { rule, tests, code } of shown) {
  if (rule.chapter !== chapter) console.log(`\n${rule.chapter}`);
  chapter = rule.chapter;
  const [first = '', ...others] = code.filter((path) => !path.startsWith('src/i18n/'));
  const proof = tests.length === 0 ? '' : `${tests.length} ${tests.length === 1 ? 'test' : 'tests'}`;
  console.log(`  ${rule.id.padEnd(16)} ${proof.padEnd(9)} ${first}${others.length > 0 ? ` +${others.length}` : ''}`);
}

const wrong = gaps(shown);
console.log(`\n${shown.length} rules, ${shown.length - wrong.length} of them proved`);
for (const line of wrong) console.error(line);
process.exitCode = wrong.length > 0 || shown.length === 0 ? 1 : 0;
