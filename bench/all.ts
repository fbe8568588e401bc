// Measures what is promised of speed, and prints it with its bounds. `npm run bench`; a quarter of an hour.
import { battery } from './battery.ts';
import { besidePeers } from './beside.ts';
import { drift } from './drift.ts';
import { virtualTable } from './games.ts';
import { interaction } from './interaction.ts';
import { loading } from './loading.ts';
import { isKept, line } from './measure.ts';
import { thousandSchedules } from './schedules.ts';
import { offlineStart } from './start.ts';
import { tableOnScreen } from './table.ts';

let failed = false;
for (const measure of [
  virtualTable,
  loading,
  besidePeers,
  thousandSchedules,
  offlineStart,
  interaction,
  tableOnScreen,
  drift,
  () => battery(),
]) {
  for (const one of [await measure()].flat()) {
    console.log(line(one));
    failed ||= !isKept(one);
  }
}
process.exitCode = failed ? 1 : 0;
