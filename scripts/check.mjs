// `npm run check`: types, lint, layout, dead code. Seconds.
import { checks } from './checks.mjs';
import { command, install } from './house.mjs';

install();
const layout = ['layout', 'vitest', 'run', 'tests/layout.test.ts', '--reporter=dot'];
let failed = 0;
for (const [name, ...args] of [...checks, layout]) {
  const ok = command(args, { quiet: true }) === 0;
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name}`);
  if (!ok) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
