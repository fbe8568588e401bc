import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { root, textOf } from './tools/sources.ts';

const file = 'examples/bot.py';

/** Set by `npm test`, where the test fails without a Python. Otherwise it is left out if there is none. */
const configured = process.env['PYTHON'];
const python = configured ?? 'python3';
const isAvailable = spawnSync(python, ['--version']).status === 0;

const play = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(python, [file, ...args], { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr };
};

describe('the example bot in Python', () => {
  test.runIf(configured !== undefined || isAvailable)(
    'plays a whole virtual game through the engine, the same one for the same seed',
    () => {
      const first = play('evening');
      expect(first).toMatchObject({ status: 0, stderr: '' });
      expect(first.stdout).toMatch(
        /^(won: final-mission|lost: (base-destroyed|panic)), round \d+, score -?\d+, \d{2,4} moves\n$/,
      );
      expect(play('evening')).toEqual(first);
      expect(play('another evening').stdout).not.toBe(first.stdout);
    },
  );

  test('has under 60 lines, and is quoted unchanged in the recipes', () => {
    const text = textOf(file);
    expect(text.split('\n').length - 1).toBeLessThan(60);
    expect(textOf('docs/recipes.md')).toContain(`\`\`\`python\n${text}\`\`\``);
  });
});
