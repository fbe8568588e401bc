// `npm run levels`: renders every sound, prints its levels, and writes them to docs/sound.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../../tools/sources.ts';
import { loudnessOf } from './loudness.ts';
import { rate, renderer } from './rendered.ts';
import { rows } from './rows.ts';

const [from, to] = ['<!-- npm run levels -->', '<!-- /npm run levels -->'];
const file = join(root, 'docs/sound.md');

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const render = await renderer(browser);
const lines = ['| sound | wanted | level | handheld | peak | length |', '|---|---|---|---|---|---|'];
for (const { what, voices, least, most } of rows) {
  const { level, handheld, peak, ms } = loudnessOf(await render(voices), rate);
  const levels = [level, handheld, peak].map((decibel) => decibel.toFixed(1).replace('-', '−'));
  const columns = [what, `${least} to ${most}`.replaceAll('-', '−'), ...levels, `${(ms / 1000).toFixed(2)} s`];
  lines.push(`| ${columns.join(' | ')} |`);
}
await browser.close();

const table = lines.join('\n');
console.log(table);
const [before = '', rest = ''] = readFileSync(file, 'utf8').split(from);
const [, after = ''] = rest.split(to);
writeFileSync(file, `${before}${from}\n\n${table}\n\n${to}${after}`);
