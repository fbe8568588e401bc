// `npm run fit-value -- --minutes 20 [--from 1]`: lets teams play, lets the planner play on from each of their tables
// between two rounds, and adds these tables with its results to out/value-tables.jsonl. Without `--minutes` it fits the
// thinker's value function to what was found, prints how well a fit predicts games that were held out, and writes
// src/bots/thinker/value-weights.ts.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../tests/tools/sources.ts';
import { addTables, tablesIn } from './value/file.ts';
import { printQuality, writeWeights } from './value/fit.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string' }, from: { type: 'string', default: '1' } } });

const file = join(root, 'out/value-tables.jsonl');

if (values.minutes === undefined) {
  const tables = tablesIn(file);
  printQuality(tables);
  writeWeights(tables, join(root, 'src/bots/thinker/value-weights.ts'));
} else {
  mkdirSync(join(root, 'out'), { recursive: true });
  addTables(file, Number(values.from), Number(values.minutes));
}
