import * as v from 'valibot';
import type { Report } from '../../rules/index.ts';
import { fault } from '../reading/faults.ts';
import { parseJson } from '../reading/json.ts';
import { report } from '../schemas/report.ts';

const reports = v.pipe(
  v.array(report),
  v.maxLength(1000),
  v.check((list) => list.every(({ round }, index) => round === index + 1), 'rounds: expected 1, 2, 3 … in order'),
);

/** Parses the reports of all rounds so far from JSON. Throws an Error that describes the first fault. */
export function parseReports(text: string): readonly Report[] {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw new Error('the reports are not JSON');
  }
  const parsed = v.safeParse(reports, value);
  if (!parsed.success) throw new Error(`reports: ${fault(parsed.issues)}`);
  return parsed.output;
}
