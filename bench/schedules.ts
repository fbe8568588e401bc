import { spawnSync } from 'node:child_process';
import { root } from '../tests/tools/sources.ts';
import { type Measure, median, times } from './measure.ts';

const runs = 5;

/** Measures the whole command as typed by a user: npm, Node, a thousand schedules and their output. */
export async function thousandSchedules(): Promise<Measure> {
  const args = [
    'run',
    '-s',
    'sitroom',
    '--',
    'schedule',
    '--seed',
    'bench',
    '--difficulty',
    'normal',
    '--count',
    '1000',
    '--json',
  ];
  const values = await times(runs, async () => {
    const begun = performance.now();
    const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
    const seconds = (performance.now() - begun) / 1000;
    const schedules = stdout.trim().split('\n').length;
    if (schedules !== 1000) throw new Error(`${schedules} schedules came, not 1000`);
    return seconds;
  });
  return {
    what: '1,000 schedules',
    value: median(values),
    bound: { most: 1 },
    unit: 's',
    how: `median of ${runs}, npm included`,
  };
}
