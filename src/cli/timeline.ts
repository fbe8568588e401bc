import type { Briefing, Cue, Schedule } from '../rules/index.ts';

const clock = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1000)).padStart(2, '0')}`;

const words = (id: string): string => id.replaceAll('-', ' ');

function detail({ lab, credits, ufos, tokens }: Cue): string {
  if (lab !== undefined) return 'I'.repeat(lab);
  if (credits !== undefined) return `${credits} credits`;
  if (tokens !== undefined) return `${tokens} tokens`;
  return Object.entries(ufos ?? {})
    .map(([space, count]) => `${count} ${words(space)}`)
    .join(', ');
}

const sides = { xcom: 'XCOM', alien: 'aliens', none: '—' } as const;

/**
 * Formats a schedule as a table: time, side, role and content of each cue. A cue's time assumes that all cues before it
 * last exactly as long as their limits.
 */
export function timeline(briefing: Briefing, schedule: Schedule): string {
  const { round, pause, finalMission, adaptation, cues, forecasts } = schedule;
  const head = [
    `round ${round}`,
    briefing.difficulty,
    briefing.plan,
    `base ${words(briefing.base)}`,
    `pause ${pause === null ? 'unlimited' : clock(pause)}`,
    `final mission ${finalMission}`,
    `adaptation ${adaptation.step > 0 ? '+' : ''}${adaptation.step}`,
    `seed ${briefing.seed}`,
  ].join(' · ');
  let at = 0;
  const rows = cues.map((cue, index) => {
    const opens = clock(at);
    at += cue.limit ?? 0;
    const side = cue.scrambled ? 'scrambled' : sides[cue.side];
    const name = [words(cue.kind), detail(cue)].filter(Boolean).join(': ');
    return `${String(index + 1).padStart(3)}  ${opens.padStart(5)}  ${side.padEnd(9)}  ${words(cue.role).padEnd(15)}  ${name}`;
  });
  const lights = forecasts.map(({ from, reveals }) => `scanner lit from ${from}, shows ${reveals}`);
  const reasons = adaptation.reasons.map(({ code, ...measured }) => `director: ${code} ${JSON.stringify(measured)}`);
  return [head, ...rows, ...lights, ...reasons].join('\n');
}
