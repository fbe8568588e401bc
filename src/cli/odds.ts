import type { Command } from 'commander';
import { threatTrack } from '../content/tracks.ts';
import { type Odds, type Push, pushing, stoppingAfter } from '../odds/index.ts';
import { wholeBetween } from './terminal/numbers.ts';
import { lineOf, write } from './terminal/output.ts';

interface Options {
  readonly dice: number;
  readonly needed: number;
  readonly threat: number;
  readonly units?: number;
  readonly sides?: number;
  readonly json?: boolean;
}

/** Largest accepted number of dice, successes or units. More than any game can reach. */
const maxCount = 60;

interface AfterRolls {
  readonly rolls: number;
  readonly odds: Odds;
}

/** Odds of stopping after 1, 2, … rolls, until one roll is at the highest threat and the odds no longer change. */
function afterRolls(push: Push): AfterRolls[] {
  const all: AfterRolls[] = [];
  const end = pushing(push);
  for (let rolls = 1; ; rolls += 1) {
    const odds = stoppingAfter(rolls, push);
    all.push({ rolls, odds });
    const still = odds.pDone === end.pDone && odds.pLoss === end.pLoss;
    if (still && push.threat + rolls > threatTrack.highest) return all;
  }
}

/** Fields of odds to print. Units lost are included only if their number was given. */
const fieldsOf = ({ pDone, pLoss, unitsLost }: Odds, { units }: Push): object => ({
  pDone,
  pLoss,
  ...(units === undefined ? {} : { unitsLost }),
});

const percent = (chance: number): string => `${(chance * 100).toFixed(2)} %`.padStart(11);

/** Formats odds as a table. It ends when the rounded odds no longer change. */
function page(push: Push, rows: readonly AfterRolls[]): string {
  const { dice, needed, threat, units, sides } = push;
  const more = `${units === undefined ? '' : ` · units ${units}`}${sides === undefined ? '' : ` · alien die of ${sides} sides`}`;
  const words = ({ pDone, pLoss, unitsLost }: Odds): string =>
    `${percent(pDone)}${percent(pLoss)}${units === undefined ? '' : unitsLost.toFixed(2).padStart(13)}`;
  const row = (label: string | number, odds: Odds): string => `${String(label).padStart(14)}${words(odds)}`;
  const end = pushing(push);
  const last = rows.findIndex(({ rolls, odds }) => words(odds) === words(end) && threat + rolls > threatTrack.highest);
  return [
    `dice ${dice} · successes needed ${needed} · threat ${threat}${more}`,
    `stopping after       done       lost${units === undefined ? '' : '   units lost'}`,
    ...rows.slice(0, last + 1).map(({ rolls, odds }) => row(rolls, odds)),
    row('never', end),
  ].join('\n');
}

async function run({ dice, needed, threat, units, sides, json }: Options): Promise<void> {
  const push: Push = {
    dice,
    needed,
    threat,
    ...(units === undefined ? {} : { units }),
    ...(sides === undefined ? {} : { sides }),
  };
  const rows = afterRolls(push);
  const answer = {
    ...fieldsOf(pushing(push), push),
    afterRolls: rows.map(({ rolls, odds }) => ({ rolls, ...fieldsOf(odds, push) })),
  };
  await write(json ? lineOf(answer) : `${page(push, rows)}\n`);
}

/** Adds `sitroom odds`. */
export function addOdds(sitroom: Command): void {
  sitroom
    .command('odds')
    .description('print the exact chances of a task: done, or lost, by how often it is rolled for')
    .requiredOption('--dice <n>', 'XCOM dice of a roll; the alien die is always with them', wholeBetween(0, maxCount))
    .requiredOption('--needed <n>', 'successes still needed', wholeBetween(0, maxCount))
    .requiredOption('--threat <n>', 'threat of the next roll', wholeBetween(threatTrack.lowest, threatTrack.highest))
    .option('--units <n>', 'units a lost roll costs: tells how many are lost on average', wholeBetween(0, maxCount))
    .option('--sides <n>', 'sides of the alien die: 8, or 6 if the task is dangerous', wholeBetween(6, 8))
    .option('--json', 'one JSON line')
    .action(run);
}
