// Lints the scripts of Svelte components with types, which the linter cannot do by itself: extracts them to files that
// it understands. `node scripts/tools/lint-components.ts [folder [option of oxlint …]]`
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../../tests/tools/sources.ts';

const [source = 'src/client', ...options] = process.argv.slice(2);
const target = join(root, '.cache/component-scripts', relative('.', source));

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * Declares names that only the compiler of the component knows: type parameters, snippets, and the component itself.
 */
function declarations(component: string, script: string): string {
  const generics = /<script[^>]*\bgenerics="([^"]+)"/.exec(component)?.[1]?.split(',') ?? [];
  const types = generics.map((parameter) => {
    const [name, bound = 'unknown'] = parameter.trim().split(/\s+extends\s+/);
    return `type ${name} = ${bound};`;
  });
  const names = new Set([...component.matchAll(/\{#snippet\s+(\w+)\(/g)].map(([, name]) => String(name)));
  const snippets = [...names]
    .filter((name) => script.includes(name))
    .map((name) => `declare const ${name}: import('svelte').Snippet<unknown[]>;`);
  const [, props = '{}'] = /[\s\S]*\}: ([\s\S]*?) = \$props\(\)/.exec(script) ?? [];
  const itself = `declare const itself: import('svelte').Component<${props.replaceAll('\n', ' ')}>; export default itself;`;
  return [...types, ...snippets, itself].join(' ');
}

/** Returns the scripts of a component as TypeScript. Every line keeps its number. */
function scriptOf(component: string): string {
  let script = '';
  let end = 0;
  for (const { 0: block, 1: code = '', index } of component.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) {
    const start = index + block.length - '</script>'.length - code.length;
    script += blank(component.slice(end, start)) + code;
    end = start + code.length;
  }
  // The types of Svelte call props `any`, although each component declares its own.
  const typed = script.replaceAll('$props()', '($props() as never)');
  return `${typed}\n${declarations(component, script)}\n`;
}

/** Settings under which an extracted script finds its neighbours, as if it lay beside them. */
const settings = {
  extends: join(root, 'src/client/tsconfig.json'),
  compilerOptions: {
    rootDirs: [root, join(root, '.cache/component-scripts')],
    typeRoots: [join(root, 'node_modules'), join(root, 'node_modules/@types')],
    // svelte-check looks for unused names, which may be used in the markup alone.
    noUnusedLocals: false,
    noUnusedParameters: false,
  },
  include: ['.', join(root, 'src/client/**/*.d.ts')],
};

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
writeFileSync(join(target, 'tsconfig.json'), JSON.stringify(settings));
const scripts = globSync('**/*.svelte', { cwd: source }).map((path) => {
  const script = join(target, `${path}.ts`);
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(script, scriptOf(readFileSync(join(source, path), 'utf8')));
  return relative(root, script);
});

const { status } = spawnSync(
  join(root, 'node_modules/.bin/oxlint'),
  [
    '--type-aware',
    '--quiet',
    '--no-ignore',
    '--config',
    'scripts/tools/components.oxlintrc.json',
    '--tsconfig',
    join(target, 'tsconfig.json'),
    ...options,
    ...scripts,
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
