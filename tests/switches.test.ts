import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root, textOf } from './tools/sources.ts';

interface Diagnostic {
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number; readonly column: number } }[];
}

/** The switches over a union whose `default` takes members that no case names, as the linter finds them. */
function openSwitches(): { readonly path: string; readonly line: number }[] {
  const options = ['--type-aware', '--quiet', '--format=json', '--config', 'scripts/tools/defaults.oxlintrc.json'];
  const command = [join(root, 'node_modules/.bin/oxlint'), ...options, 'src'] as const;
  const { stdout } = spawnSync(command[0], command.slice(1), { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] };
  return diagnostics.map(({ filename, labels }) => ({ path: filename, line: labels[0]?.span.line ?? 0 }));
}

/** Returns the first two lines in the `default` of the switch that begins on this line, counted from 1. */
function firstOfDefault(text: string, line: number): string {
  const lines = text.split('\n').slice(line - 1);
  const indent = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0;
  const at = lines.findIndex((one) => one.startsWith(`${' '.repeat(indent + 2)}default:`));
  return lines.slice(at + 1, at + 3).join(' ');
}

test('a switch over a union names what its default takes, so that a forgotten member does not compile', () => {
  const open = openSwitches();
  const silent = open.filter(({ path, line }) => !/\w satisfies( |$)/.test(firstOfDefault(textOf(path), line)));
  expect(silent).toEqual([]);
  expect(open.length).toBeGreaterThan(5);
});

test('a component names what the default of a switch takes', () => {
  const switches = filesBelow('src/client', ['.svelte'])
    .map(textOf)
    .flatMap((text) => [...text.matchAll(/^ +default:\n(.*)\n/gm)].map(([, first]) => first));
  expect(switches.filter((first) => !/\w satisfies( |$)/.test(first ?? ''))).toEqual([]);
  expect(switches.length).toBeGreaterThan(0);
});
