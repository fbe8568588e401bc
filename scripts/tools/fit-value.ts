// `npm run fit-value -- --minutes 20 [--from 1]`: lets teams play, lets the planner play on from each of their tables
// between two rounds, and adds these tables with its results to out/value-tables.jsonl. Without `--minutes` it fits a
// value function to these tables, prints how well a fit predicts held-out games, and writes its weights to
// src/bots/thinker/value: those of the review, or with `--of thinker` the thinker's.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../tests/tools/sources.ts';
import { addTables, tablesIn } from './value/file.ts';
import { isModel, printQuality, writeWeights } from './value/fit.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    from: { type: 'string', default: '1' },
    of: { type: 'string', default: 'judge' },
  },
});

const file = join(root, 'out/value-tables.jsonl');

if (values.minutes === undefined) {
  if (!isModel(values.of)) throw new Error('--of is judge or thinker');
  const tables = tablesIn(file);
  printQuality(values.of, tables);
  writeWeights(values.of, tables, join(root, 'src/bots/thinker/value'));
} else {
  mkdirSync(join(root, 'out'), { recursive: true });
  addTables(file, Number(values.from), Number(values.minutes));
}
