import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './tools/sources.ts';

const folder = join(root, '.cache/faulty-components');

/** Lints a folder with one component. Returns the names of the broken rules, each with its line. */
function faultsOf(component: string): string[] {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'faulty.svelte'), component);
  const command = ['scripts/tools/lint-components.ts', '.cache/faulty-components', '--format=json'];
  const { stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; labels: { span: { line: number } }[] }[];
  };
  return diagnostics.map(({ code, labels }) => `${code} ${labels[0]?.span.line}`).toSorted();
}

test('the linter finds floating promises, unsafe values and forgotten members in the script of a component', () => {
  const faults = faultsOf(`<script lang="ts" module>
const save = async (): Promise<void> => {};
</script>

<p>Some markup between the scripts</p>

<script lang="ts">
const { side }: { side: 'xcom' | 'alien' } = $props();
const value = JSON.parse('{}').value;
save();
switch (side) {
  case 'xcom':
    save();
}
</script>
`);
  expect(faults).toEqual([
    'typescript(no-floating-promises) 10',
    'typescript(no-floating-promises) 13',
    'typescript(no-unsafe-assignment) 9',
    'typescript(no-unsafe-member-access) 9',
    'typescript(switch-exhaustiveness-check) 11',
  ]);
});

test('the linter lets a sound component pass, with its props, type parameters and snippets', () => {
  const faults = faultsOf(`<script lang="ts" generics="T extends string">
import type { Snippet } from 'svelte';
const { options, children }: { options: readonly T[]; children: Snippet } = $props();
const longest = $derived(Math.max(...options.map((option) => option.length)));
const shown = $derived(longest > 3 ? children : line);
</script>

{#snippet line()}<p>{longest}</p>{/snippet}
{@render shown()}
`);
  expect(faults).toEqual([]);
});
