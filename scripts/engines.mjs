// Finds the browser engines that tests/engines runs in, Chromium, Firefox and WebKit, and installs missing ones if we may.
import { existsSync, readdirSync } from 'node:fs';
import { aptInstall } from './apt.mjs';
import { browser } from './browser.mjs';

const first = (...paths) => paths.find((path) => path && existsSync(path));

/** Possible paths of WebKitGTK's own browser. It is next to its library, in a folder named after the architecture. */
const miniBrowsers = () =>
  existsSync('/usr/lib')
    ? readdirSync('/usr/lib').map((machine) => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`)
    : [];

/** The engines: name, Debian packages, and the paths of their programs by environment variable, if found. */
const engines = [
  { name: 'Chromium', packages: ['chromium'], programs: () => ({ CHROMIUM: browser() }) },
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    programs: () => ({
      FIREFOX: first(
        process.env.FIREFOX,
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      ),
    }),
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: () => ({
      WEBKIT: first(process.env.WEBKIT, '/usr/bin/WebKitWebDriver'),
      MINIBROWSER: first(process.env.MINIBROWSER, ...miniBrowsers()),
      XVFB: first(process.env.XVFB, '/usr/bin/Xvfb'),
    }),
  },
];

/** Returns the programs of the installed engines as environment variables, and the engines that are missing. */
export function enginesHere() {
  const all = engines.map((engine) => ({ ...engine, found: engine.programs() }));
  const whole = ({ found }) => Object.values(found).every(Boolean);
  return {
    env: Object.assign({}, ...all.filter(whole).map(({ found }) => found)),
    missing: all.filter((engine) => !whole(engine)).map(({ name, packages }) => ({ name, packages })),
  };
}

/** Like `enginesHere`, after installing the missing engines where that is possible. */
export function installedEngines() {
  // One after the other: a package that a system does not have must not keep the others out.
  for (const { name, packages } of enginesHere().missing) aptInstall(name, ...packages);
  return enginesHere();
}
