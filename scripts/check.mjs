// `npm run check`: types, lint, layout, dead code. Takes seconds.
import { checks } from './checks.mjs';
import { command } from './house.mjs';
import { installAll } from './install.mjs';

await installAll();
const layout = ['layout', 'vitest', 'run', 'tests/layout.test.ts', '--reporter=dot'];
let failed = 0;
for (const [name, ...args] of [...checks, layout]) {
  const ok = (await command(args, { quiet: true })) === 0;
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name}`);
  if (!ok) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
