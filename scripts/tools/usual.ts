// `npm run usual [-- games]`: plays planners' games without adaptation and writes what is usual to
// src/content/usual-strain.ts. Run it after a change of the bots, the cards or the director's numbers; `npm run balance`
// then says how adaptation does.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bots } from '../../src/bots/index.ts';
import { progressBar } from '../../src/cli/terminal/progress.ts';
import { difficulties } from '../../src/content/difficulties.ts';
import { usualStrain } from '../../src/sim/usual-strain.ts';
import { root } from '../../tests/tools/sources.ts';

const games = Number(process.argv[2] ?? 1000);
const seeds = Array.from({ length: games }, (_, i) => `usual-${i + 1}`);

const rows = difficulties.map((difficulty) => {
  const bar = progressBar(difficulty, games);
  const usual = usualStrain(difficulty, bots.planner, seeds, bar.show);
  bar.clear();
  return `  ${difficulty}: [${usual.join(', ')}],`;
});

writeFileSync(
  join(root, 'src/content/usual-strain.ts'),
  `// Made by \`npm run usual\`: ${games} games of planners at each difficulty, in which the director neither eased nor pressed.
import type { Difficulty } from '../difficulties.ts';

/** Mean strain of a table after rounds 1, 2, … in tenths, as the director counts it (DIR-10). */
export const usualStrain: Readonly<Record<Difficulty, readonly number[]>> = {
${rows.join('\n')}
};
`,
);
console.log(rows.join('\n'));
