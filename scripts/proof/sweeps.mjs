// `npm run test:sweeps`: repeats what `npm test` proves, in all languages, sizes, themes and engines, with other seeds
// and for longer. Takes most of an hour. The last line is “N passed, N failed”.
import { upToDate } from '../app.mjs';
import { browser, headlessBrowser } from '../browser.mjs';
import { installedEngines } from '../engines.mjs';
import { packagedNode } from '../house.mjs';
import { installAll } from '../install.mjs';
import { begin, count, end, playwright, run, vitest } from './count.mjs';
import { oldNodes } from './old-nodes.mjs';

await installAll();
begin();
await vitest('unit sweeps', ['--tags-filter=sweep']);

const seed = `sweep-${Date.now()}`;
const tools = [
  ['invariants', '--games', '1000', '--seed', seed],
  ['hostile', '--lines', '100000', '--seed', seed],
  ['evenings', '300', seed],
  ['kills', '10'],
  ['kills', '10', '--host', 'durable'],
  ['chaos', '--seeds', '3', '--seed', seed],
  ['chaos', '--seeds', '3', '--seed', seed, '--host', 'durable'],
];
for (const [tool, ...args] of tools) await run([tool, ...args].join(' '), [`scripts/tools/${tool}.ts`, ...args]);

const chromium = headlessBrowser();
const built = count('build', (await upToDate()) === 0);
if (chromium && built) {
  const env = { CHROMIUM: chromium, FULL_CHROMIUM: browser() };
  await playwright('browser sweeps', ['--grep=@sweep'], env);
} else count('browser sweeps', false);

const ofBuilt = (folder) => ['--config', 'vitest.built.config.ts', `tests/${folder}`];
if (built) {
  for (const { version, path } of await oldNodes()) {
    await vitest(`the packed project on Node ${version}`, ofBuilt('packed'), { USERS_NODE: path });
  }
  if (packagedNode !== undefined) await vitest('the program in one file', ofBuilt('executable'));
  const { env, missing } = installedEngines();
  for (const { name, packages } of missing)
    console.log(`left out  the journey in ${name}, which is not here: install it (Debian: ${packages.join(', ')})`);
  if (Object.keys(env).length > 0) await vitest('the journey in every engine', ofBuilt('engines'), env);
}
end('sweeps');
