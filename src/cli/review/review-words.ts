// Reviews in plain English.

import { roles } from '../../content/roles.ts';
import { type Evening, type Moment, type Review, shownMoment, shownSums } from '../../review/index.ts';
import { toldLine } from './told-words.ts';

const words = (id: string): string => id.replaceAll('-', ' ');

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

const outcome = (result: number): string => (result === 1 ? 'won' : result === 0 ? 'lost' : 'not over');

function momentLines(moment: Moment, i: number): string[] {
  const { chance, best, cost } = shownMoment(moment);
  const { round, role, kind, done, better } = moment;
  const change =
    cost < 0 ? `gained ${-cost}: ${chance} instead of ${best}` : `cost ${cost}: ${chance} instead of ${best}`;
  return [
    `${i + 1}. round ${round}, ${words(role)}, ${words(kind)} ${change}`,
    `   done:   ${toldLine(done)}`,
    `   ${cost < 0 ? 'par:   ' : 'better:'} ${toldLine(better)}`,
  ];
}

/** Formats a review for people. Chances are in games of a hundred. */
export function reviewPage(review: Review): string {
  const { result, start, decisions, luck, error } = shownSums(review);
  const row = (name: string, decided: string, lucky: string): string =>
    `${name.padEnd(18)}${decided.padStart(10)}${lucky.padStart(8)}`;
  const isMistakeFree = review.moments.every(({ cost }) => cost < 0);
  const head = isMistakeFree ? 'no mistake stands out' : 'moments, the gravest first';
  return [
    `${outcome(review.result)}: began at ${start} of 100, decisions ${signed(decisions.total)}, luck ${signed(luck.total)}, ended at ${result} (decisions and luck ± ${error})`,
    '',
    row('', 'decisions', 'luck'),
    ...roles.map((role) => row(words(role), signed(decisions.roles[role]), signed(luck.roles[role]))),
    row('the invasion', '', signed(luck.invasion)),
    row('all', signed(decisions.total), signed(luck.total)),
    `luck by source: dice ${signed(luck.dice)}, cards ${signed(luck.cards)}, invasion ${signed(luck.invasion)}`,
    '',
    head,
    ...review.moments.flatMap(momentLines),
    '',
  ].join('\n');
}

const seconds = (ms: number): string => `${Math.round(ms / 1000)} s`;

/** Formats the times of a game, one line for each round. */
export function timeLines({ cues }: Evening): string[] {
  const rounds = [...new Set(cues.map(({ round }) => round))];
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return rounds.map((round) => {
    const all = cues.filter((cue) => cue.round === round);
    const ran = all.filter(({ expired, side }) => expired && side !== 'alien').map(({ kind }) => words(kind));
    const late = all
      .filter(({ lateMs }) => lateMs > 0)
      .map(({ kind, role, lateMs }) => `${words(kind)} by ${seconds(lateMs)} (${words(role)})`);
    const times = [
      `${all.length} cues in ${seconds(sum(all.map(({ ms }) => ms)))}`,
      `paused ${seconds(sum(all.map(({ pausedMs }) => pausedMs)))}`,
      `banked ${seconds(sum(all.map(({ bankedMs }) => bankedMs)))}`,
      ran.length === 0 ? 'no cue of ours ran out' : `ran out: ${ran.join(', ')}`,
      ...(late.length === 0
        ? []
        : [`confirmed too late, which halves the next cue and drains the pause: ${late.join(', ')}`]),
    ];
    return `round ${round}: ${times.join(', ')}`;
  });
}

/** Formats what is known of a game with the box. */
export function eveningPage(evening: Evening): string {
  const course = evening.rounds.map(({ round, panic, adaptation }) => {
    const zones = panic === null ? 'not finished' : `red ${namesIn(panic, 'red')}, orange ${namesIn(panic, 'orange')}`;
    return `round ${round}: ${zones}${adaptation === null ? '' : `, adaptation ${signed(adaptation)}`}`;
  });
  const end = evening.won === null ? 'not over' : evening.won ? 'won' : 'lost';
  const known = 'played with the box: the app knows times and reports, and judges no moves';
  return [`${end}, ${known}`, '', ...timeLines(evening), '', ...course, ''].join('\n');
}

function namesIn(panic: object, zone: string): string {
  const names = Object.entries(panic).flatMap(([continent, at]) => (at === zone ? [words(continent)] : []));
  return names.length === 0 ? 'none' : names.join(' and ');
}
