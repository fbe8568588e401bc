// `npm run engines`: one journey through the app in Chromium, Firefox and WebKit; what is missing is installed where we may.
import { installed } from './apt.mjs';
import { enginesHere } from './engines.mjs';
import { command, install } from './house.mjs';

install();
const { missing } = enginesHere();
if (missing.length > 0) {
  installed(missing.map(({ name }) => name).join(' and '), ...missing.flatMap(({ packages }) => packages));
}
const here = enginesHere();
for (const { name, packages } of here.missing) {
  console.error(`${name} is not here: install it (Debian: ${packages.join(', ')})`);
}
const built = command(['vite', 'build', '--configLoader', 'native'], { quiet: true });
const made =
  built === 0 ? command(['vitest', 'run', '--config', 'vitest.engines.config.ts'], { env: here.env }) : built;
process.exitCode = here.missing.length > 0 ? 1 : made;
