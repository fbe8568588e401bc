// Measures what is promised of speed, and prints it with its bounds. `npm run bench`; two minutes.
import { drift } from './drift.ts';
import { interaction } from './interaction.ts';
import { line, type Measure } from './measure.ts';
import { thousandSchedules } from './schedules.ts';
import { offlineStart } from './start.ts';

let failed = false;
for (const measure of [thousandSchedules, offlineStart, interaction, drift]) {
  for (const one of [await measure()].flat() satisfies Measure[]) {
    console.log(line(one));
    failed ||= !(one.value < one.most);
  }
}
process.exitCode = failed ? 1 : 0;
