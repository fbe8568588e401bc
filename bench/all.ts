// `npm run bench`: runs every benchmark and prints each result with its bound. Takes about 15 minutes.
// Exits with 1 if a result misses its bound.
import { battery } from './battery.ts';
import { besidePeers } from './beside.ts';
import { drift } from './drift.ts';
import { virtualTable } from './games.ts';
import { interaction } from './interaction.ts';
import { loading } from './loading.ts';
import { meetsBound, reportLine } from './measure.ts';
import { reviews } from './review.ts';
import { thousandSchedules } from './schedules.ts';
import { offlineStart } from './start.ts';
import { tableOnScreen } from './table.ts';

let failed = false;
for (const measure of [
  virtualTable,
  loading,
  besidePeers,
  thousandSchedules,
  reviews,
  offlineStart,
  interaction,
  tableOnScreen,
  drift,
  () => battery(),
]) {
  for (const result of [await measure()].flat()) {
    console.log(reportLine(result));
    failed ||= !meetsBound(result);
  }
}
process.exitCode = failed ? 1 : 0;
