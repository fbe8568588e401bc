// Static checks. They do not run the project, and take seconds.
import { command } from './house.mjs';

/** Each check: its name, then `node` or a command of node_modules/.bin, and its arguments. The longest is the first to begin. */
export const checks = [
  [
    'types of the client',
    'svelte-check',
    '--tsconfig',
    'src/client/tsconfig.json',
    '--fail-on-warnings',
    '--output',
    'human',
  ],
  ['types of what Node 20.0 runs', 'tsc', '-p', 'scripts/tsconfig.json'],
  ['types of the pure rooms', 'tsc', '-p', 'tsconfig.pure.json'],
  ['types', 'tsc', '-p', 'tsconfig.json'],
  ['types of the Durable Objects', 'tsc', '-p', 'src/server/durable/tsconfig.json'],
  ['types of the browser tests and the benchmarks', 'tsc', '-p', 'bench/tsconfig.json'],
  ['format and lint', 'biome', 'ci', '.'],
  ['lint with types', 'oxlint', '--type-aware', '--quiet'],
  ['lint of components with types', 'node', 'scripts/tools/lint-components.ts'],
  ['dead code', 'knip', '--no-progress'],
  ['code that only tests use', 'knip', '--no-progress', '--production', '--include', 'files,exports'],
];

/**
 * Runs checks, two at a time, since the longest of them uses one core. Calls `told` after each one.
 * @param {readonly (readonly string[])[]} all
 * @param {(name: string, ok: boolean) => void} told
 */
export async function runChecks(all, told) {
  const waiting = [...all];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, ...line] = next;
      told(name, (await command(line, { quiet: true })) === 0);
    }
  };
  await Promise.all([work(), work()]);
}
