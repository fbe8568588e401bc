// `npm run evenings [count] [seed]`: plays random evenings at tables online, and checks that all devices show the same.
import { playEvening } from '../../tests/online/evening.ts';

const count = Number(process.argv[2] ?? 1000);
const seed = process.argv[3] ?? `evenings-${Date.now()}`;
let rows = 0;
let ended = 0;
let broken = 0;
for (let i = 0; i < count; i += 1) {
  const evening = playEvening(`${seed}-${i}`, 500);
  rows += evening.rows;
  ended += evening.ended;
  for (const fault of evening.faults) console.error(fault);
  broken += evening.faults.length;
}
console.log(`${count} evenings of seed ${seed}: ${rows} rows, ${ended} games to their end, ${broken} faults`);
process.exitCode = broken > 0 ? 1 : 0;
