// Formats simulations as a self-contained HTML page with plots: no scripts, no network, printable.

import type { CardUse, Wins } from '../../sim/index.ts';
import type { Run } from './simulation.ts';
import { percent } from './simulation-table.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #17212b; background: #fff }
h1, h2, h3 { line-height: 1.2 } h2 { margin-top: 3rem; border-top: 1px solid #ccd; padding-top: 1.5rem }
table { border-collapse: collapse; margin: 1rem 0 } th, td { text-align: left; padding: .2rem .8rem .2rem 0; font-variant-numeric: tabular-nums }
thead th { border-bottom: 1px solid #99a } svg { display: block; max-width: 100% } figure { margin: 1rem 0 }
figcaption { color: #566 } text { font: 12px system-ui, sans-serif; fill: #17212b }`;

const [left, width, bar] = [130, 420, 22];
const x = (share: number): number => left + share * width;

/** Draws win rates as bars, with whiskers for the 95 % intervals. */
function barsOf(title: string, wins: Readonly<Record<string, Wins>>): string {
  const entries = Object.entries(wins);
  const height = entries.length * bar + 24;
  const rows = entries.map(
    (
      [
        name,
        {
          rate,
          interval95: [low, high],
        },
      ],
      i,
    ) => {
      const y = i * bar;
      return `<text x="${left - 8}" y="${y + 15}" text-anchor="end">${escaped(name)}</text>
<rect x="${left}" y="${y + 4}" width="${(rate * width).toFixed(1)}" height="14" fill="#2f7fb5"/>
<path d="M${x(low).toFixed(1)} ${y + 11}H${x(high).toFixed(1)}M${x(low).toFixed(1)} ${y + 7}v8M${x(high).toFixed(1)} ${y + 7}v8" stroke="#17212b" fill="none"/>
<text x="${x(1) + 8}" y="${y + 15}">${percent(rate)}</text>`;
    },
  );
  const axis = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path d="M${x(share)} 0V${entries.length * bar}" stroke="#dde"/><text x="${x(share)}" y="${height - 6}" text-anchor="middle">${share * 100} %</text>`,
  );
  return `<figure><figcaption>${title}</figcaption><svg viewBox="0 0 620 ${height}" width="620" height="${height}" role="img" aria-label="${title}">${axis.join('')}${rows.join('')}</svg></figure>`;
}

/** Draws the number of games by their rounds. */
function roundsOf({ rounds: { counts, median } }: Run): string {
  const entries = Object.entries(counts);
  const most = Math.max(...entries.map(([, count]) => count));
  const columns = entries.map(([round, count], i) => {
    const height = (count / most) * 110;
    return `<rect x="${i * 44 + 6}" y="${(120 - height).toFixed(1)}" width="32" height="${height.toFixed(1)}" fill="#2f7fb5"/>
<text x="${i * 44 + 22}" y="136" text-anchor="middle">${round}</text><text x="${i * 44 + 22}" y="${(115 - height).toFixed(1)}" text-anchor="middle">${count}</text>`;
  });
  const wide = entries.length * 44 + 10;
  return `<figure><figcaption>Games by their rounds; the middle game has ${median}</figcaption><svg viewBox="0 -14 ${wide} 156" width="${wide}" height="156" role="img" aria-label="games by their rounds">${columns.join('')}</svg></figure>`;
}

function cardRow({ id, seen, chosen, worth }: CardUse): string {
  const share = chosen === null ? '' : percent(chosen.rate);
  const added = worth === null ? '' : `${worth >= 0 ? '+' : ''}${(worth * 100).toFixed(1)}`;
  return `<tr><td>${escaped(id)}</td><td>${seen}</td><td>${share}</td><td>${added}</td></tr>`;
}

function sectionOf(run: Run): string {
  const { games, wins, losses, winRate, interval95, unseen } = run;
  const never = [...unseen.cards, ...unseen.verbs, ...unseen.cues, ...unseen.steps];
  return `<h2>${run.difficulty}, ${run.bots}</h2>
<p>${wins} of ${games} games won: ${percent(winRate)} (${percent(interval95[0])} to ${percent(interval95[1])} with 95 % certainty).
Lost: ${losses['base-destroyed']} to a destroyed base, ${losses.panic} to panic. Average score ${run.score.toFixed(1)}.
${run.gamesPerSecondPerCore.toFixed(0)} games a second on each core. Seeds ${escaped(run.seed)}-1 and on.${run.interrupted ? ' Interrupted.' : ''}</p>
${barsOf('Wins by plan', run.byPlan)}${barsOf('Wins by base continent', run.byBase)}${roundsOf(run)}
<p>Never seen: ${never.length === 0 ? 'nothing' : escaped(never.join(', '))}.</p>
<details><summary>Cards</summary><table><thead><tr><th>card</th><th>games with it</th><th>chosen when in hand</th><th>in the first hand: points added to winning</th></tr></thead>
<tbody>${run.cards.map(cardRow).join('')}</tbody></table></details>`;
}

/** Formats simulations as one HTML page. */
export function reportOf(runs: readonly Run[]): string {
  const overview = Object.fromEntries(
    runs.map((run) => [
      `${run.difficulty}, ${run.bots}`,
      { games: run.games, wins: run.wins, rate: run.winRate, interval95: run.interval95 },
    ]),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>sitroom: simulated games</title><style>${style}</style></head>
<body><h1>Simulated games</h1>${barsOf('Wins by difficulty and bot', overview)}${runs.map(sectionOf).join('')}</body></html>\n`;
}
