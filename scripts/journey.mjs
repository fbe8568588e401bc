// `npm run engines`: runs tests/engines in Chromium, Firefox and WebKit. Missing engines are installed if we may.
import { upToDate } from './app.mjs';
import { installedEngines } from './engines.mjs';
import { command } from './house.mjs';
import { installAll } from './install.mjs';

await installAll();
const here = installedEngines();
for (const { name, packages } of here.missing) {
  console.error(`${name} is not here: install it (Debian: ${packages.join(', ')})`);
}
const built = await upToDate();
const journey = ['vitest', 'run', '--config', 'vitest.built.config.ts', 'tests/engines'];
const made = built === 0 ? await command(journey, { env: here.env }) : built;
process.exitCode = here.missing.length > 0 ? 1 : made;
