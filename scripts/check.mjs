// `npm run check`: types, lint, layout, dead code. Takes seconds.
import { checks, runChecks } from './checks.mjs';
import { installAll } from './install.mjs';

await installAll();
const layout = ['layout', 'vitest', 'run', 'tests/layout', '--reporter=dot'];
let failed = 0;
await runChecks([...checks, layout], (name, ok) => {
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name}`);
  if (!ok) failed += 1;
});
process.exitCode = failed === 0 ? 0 : 1;
