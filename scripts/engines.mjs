// The browser engines that the journey of tests/engines is made in: Chromium, Firefox and WebKit, as far as they are here.
import { existsSync, readdirSync } from 'node:fs';
import { browser } from './browser.mjs';

const first = (...paths) => paths.find((path) => path && existsSync(path));

/** WebKitGTK's own browser, which lies beside its library, in a folder named by the kind of machine. */
const miniBrowsers = () =>
  existsSync('/usr/lib')
    ? readdirSync('/usr/lib').map((machine) => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`)
    : [];

/** What an engine is called, Debian's packages that bring it, and where it is: each program by a variable, if it is here. */
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

/** The programs of the engines that are here, as the journey's environment, and those engines that are not. */
export function enginesHere() {
  const all = engines.map((engine) => ({ ...engine, found: engine.programs() }));
  const whole = ({ found }) => Object.values(found).every(Boolean);
  return {
    env: Object.assign({}, ...all.filter(whole).map(({ found }) => found)),
    missing: all.filter((engine) => !whole(engine)).map(({ name, packages }) => ({ name, packages })),
  };
}
