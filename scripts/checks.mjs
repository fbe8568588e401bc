// Static checks. They do not run the project, and take seconds.

/** Each check: its name, then a command of node_modules/.bin and its arguments. */
export const checks = [
  ['types of what Node 20.0 runs', 'tsc', '-p', 'scripts/tsconfig.json'],
  ['types of the pure rooms', 'tsc', '-p', 'tsconfig.pure.json'],
  ['types', 'tsc', '-p', 'tsconfig.json'],
  ['types of the Durable Objects', 'tsc', '-p', 'src/server/durable/tsconfig.json'],
  ['types of the browser tests and the benchmarks', 'tsc', '-p', 'bench/tsconfig.json'],
  [
    'types of the client',
    'svelte-check',
    '--tsconfig',
    'src/client/tsconfig.json',
    '--fail-on-warnings',
    '--output',
    'human',
  ],
  ['format and lint', 'biome', 'ci', '.'],
  ['lint with types', 'oxlint', '--type-aware', '--quiet'],
  ['dead code', 'knip', '--no-progress'],
];
