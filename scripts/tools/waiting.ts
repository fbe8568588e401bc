// `npm run waiting [-- games]`: plays planner games at normal and prints how long one person waits for three bots in a
// round, for each role of the person and each pace, in seconds: mean, nine rounds of ten, and the longest.
import { roles } from '../../src/content/roles.ts';
import { recordedGame, waitingIn } from '../../tests/tools/waiting.ts';

const count = Number(process.argv[2] ?? 10);
const games = Array.from({ length: count }, (_, i) => recordedGame(`waiting-${i + 1}`));
const seconds = (ms = 0): string => (ms / 1000).toFixed(1).padStart(7);

for (const pace of ['slow', 'normal', 'fast'] as const) {
  console.log(`${pace.padEnd(18)}   mean    9/10 longest`);
  const byRole = roles.map((role) => ({ role, waits: games.flatMap((game) => waitingIn(game, role, pace)) }));
  for (const { role, waits } of [...byRole, { role: 'all', waits: byRole.flatMap(({ waits: all }) => all) }]) {
    const sorted = waits.toSorted((a, b) => a - b);
    const mean = waits.reduce((sum, ms) => sum + ms, 0) / waits.length;
    console.log(
      `  ${role.padEnd(16)}${[mean, sorted[Math.floor(waits.length * 0.9)], sorted.at(-1)].map(seconds).join(' ')}`,
    );
  }
}
