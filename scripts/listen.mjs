// `npm run listen`: the Orca screen reader goes through the app in Firefox, and what it says is compared. Missing
// programs are installed if we may.
import { spawn } from 'node:child_process';
import { upToDate } from './app.mjs';
import { aptInstall, hasProgram } from './apt.mjs';
import { enginesHere } from './engines.mjs';
import { exitCodeOf, node, refuse, root } from './house.mjs';
import { installAll } from './install.mjs';

/** The Debian package of each program. */
const packages = {
  orca: 'orca',
  'dbus-run-session': 'dbus-x11',
  gdbus: 'libglib2.0-bin',
  Xvfb: 'xvfb',
  openbox: 'openbox',
  xdotool: 'xdotool',
};
const missing = () => [
  ...Object.entries(packages).flatMap(([program, name]) => (hasProgram(program) ? [] : [name])),
  ...(enginesHere().env.FIREFOX ? [] : ['firefox-esr']),
];

await installAll();
if (missing().length > 0) aptInstall('Orca and its desktop', 'at-spi2-core', ...missing());
if (missing().length > 0) refuse(`for listening these Debian packages are missing: ${missing().join(', ')}`);
const built = await upToDate();
if (built !== 0) process.exit(built);
const line = ['run', '--config', 'vitest.built.config.ts', 'tests/listen', ...process.argv.slice(2)];
// The screen reader and the browser find each other on a message bus of their own.
process.exitCode = await exitCodeOf(
  spawn('dbus-run-session', ['--', node(), 'node_modules/vitest/vitest.mjs', ...line], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FIREFOX: enginesHere().env.FIREFOX },
  }),
);
