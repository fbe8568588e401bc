// Finds the browser for the browser tests, and installs Debian's if there is none and we may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const headlessPlaces = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell'];

const firstOf = (paths) => paths.find((path) => path && existsSync(path));

const hasChinese = () => spawnSync('fc-list', [':lang=zh-tw'], { encoding: 'utf8' }).stdout?.trim();

/** Returns the path of a Chromium. If there is none, prints what to install and returns null. */
export function browser() {
  if (!firstOf(places) || !hasChinese()) {
    aptInstall('Chromium and a Chinese font', 'chromium', 'fonts-noto-cjk', 'fontconfig');
  }
  const path = firstOf(places);
  if (path) return path;
  console.error('The browser tests need Chromium or Chrome: install it, or name it with CHROMIUM=/path/to/chromium');
  return null;
}

/**
 * Returns the path of a Chromium without a window, which takes half the time in tests, or of any other Chromium. If there
 * is none, prints what to install and returns null.
 */
export function headlessBrowser() {
  if (!firstOf(headlessPlaces)) aptInstall('Chromium without a window', 'chromium-headless-shell');
  // Installs fonts, too.
  const path = browser();
  return firstOf(headlessPlaces) ?? path;
}
