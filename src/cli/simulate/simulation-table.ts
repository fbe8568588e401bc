import type { CalibratedBot, Share, Wins } from '../../sim/index.ts';
import type { Run } from './simulation.ts';

/** Formats a share from 0 to 1 in percent. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Formats a share with its 95 % interval. */
const bounds = ({ rate, interval95: [low, high] }: Share): string =>
  `${percent(rate).padStart(7)}  (${percent(low)} to ${percent(high)})`;

const rows = (title: string, wins: Readonly<Record<string, Wins>>): string[] =>
  Object.entries(wins).map(
    ([name, one], i) => `${(i === 0 ? title : '').padEnd(12)} ${name.padEnd(16)} ${bounds(one)}  of ${one.games}`,
  );

const listed = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.join(', '));

function cardRows({ cards }: Run): string[] {
  return [
    '',
    `${'card'.padEnd(24)} ${'games'.padStart(6)}  ${'chosen when in hand'.padEnd(32)} adds to winning`,
    ...cards.map(({ id, seen, chosen, worth }) => {
      const how = chosen === null ? '' : bounds(chosen);
      const added = worth === null ? '' : `${worth >= 0 ? '+' : ''}${(worth * 100).toFixed(1)} points`;
      return `${id.padEnd(24)} ${String(seen).padStart(6)}  ${how.padEnd(32)} ${added}`.trimEnd();
    }),
  ];
}

const houseWords = ({ hardLosses, emergencyFunding }: NonNullable<Run['houseRules']>): string =>
  [
    ...(hardLosses ? ['hard losses'] : []),
    ...(emergencyFunding === undefined ? [] : [`Emergency Funding ${emergencyFunding}`]),
  ].join(', ');

/** Formats the mean of reviews, in games of a hundred. */
function reviewRow({ start, wanted, decisions, luck }: CalibratedBot): string {
  const points = (chance: number): string => (100 * chance).toFixed(1);
  const mean = (one: CalibratedBot['luck']): string => `${points(one.mean)} ± ${points(one.error)}`;
  return `review       began at ${points(start)} of 100, decisions ${mean(decisions)}, luck ${mean(luck)}; wins less start ${points(wanted)}`;
}

/** Formats a simulation as a table, optionally with a row per card. */
export function tableOf(run: Run, withCards: boolean): string {
  const { games, wins, rounds, losses, unseen } = run;
  const lost = games - wins;
  const cause = (count: number) => `${count} (${percent(lost === 0 ? 0 : count / lost)} of the losses)`;
  const lines = [
    `${run.difficulty} · ${run.bots} · plan ${run.plan ?? 'any'} · base ${run.base ?? 'any'} · seeds ${run.seed}-1 to ${run.seed}-${games}`,
    ...(run.houseRules === undefined ? [] : [`house rules  ${houseWords(run.houseRules)}`]),
    `${'wins'.padEnd(29)} ${bounds({ rate: run.winRate, interval95: run.interval95 })}  ${wins} of ${games}`,
    ...rows('by plan', run.byPlan),
    ...rows('by base', run.byBase),
    `rounds       median ${rounds.median}, at most ${rounds.max}; ${Object.entries(rounds.counts)
      .map(([round, count]) => `${round}: ${count}`)
      .join(', ')}`,
    `lost         base destroyed ${cause(losses['base-destroyed'])}, panic ${cause(losses.panic)}`,
    `score        ${run.score.toFixed(1)} on average`,
    `never seen   cards: ${listed(unseen.cards)} · verbs: ${listed(unseen.verbs)} · cues: ${listed(unseen.cues)} · steps: ${listed(unseen.steps)}`,
    ...(run.review === undefined ? [] : [reviewRow(run.review)]),
    `speed        ${run.gamesPerSecondPerCore.toFixed(0)} games a second on each core`,
    ...(withCards ? cardRows(run) : []),
  ];
  return `${lines.join('\n')}\n\n`;
}
