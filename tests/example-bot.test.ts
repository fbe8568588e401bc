import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { root, textOf } from './tools/sources.ts';

const file = 'examples/bot.py';

/** `npm test` names a Python, and fails without one; by itself this test takes the one that is here, if one is. */
const named = process.env['PYTHON'];
const python = named ?? 'python3';
const isHere = spawnSync(python, ['--version']).status === 0;

const play = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(python, [file, ...args], { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr };
};

describe('a bot in another language', () => {
  test.runIf(named !== undefined || isHere)(
    'plays a whole virtual game over the engine, and the same one again',
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

  test('has under 60 lines, and stands in the recipes as it is', () => {
    const text = textOf(file);
    expect(text.split('\n').length - 1).toBeLessThan(60);
    expect(textOf('docs/recipes.md')).toContain(`\`\`\`python\n${text}\`\`\``);
  });
});
