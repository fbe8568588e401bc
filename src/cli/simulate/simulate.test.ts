import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../../tests/tools/sources.ts';
import type { Run } from './simulation.ts';

const sitroom = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/sitroom.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

const runsOf = (stdout: string): Run[] =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Run);

describe('sitroom simulate', () => {
  test('prints a line in the shape of the contract for each difficulty and bot', () => {
    const asked = ['simulate', '--games', '6', '--difficulty', 'easy,hard', '--bots', 'careful,random', '--json'];
    const { status, stdout } = sitroom(...asked);
    expect(status).toBe(0);
    const runs = runsOf(stdout);
    expect(runs.map(({ difficulty, bots }) => [difficulty, bots])).toEqual([
      ['easy', 'careful'],
      ['easy', 'random'],
      ['hard', 'careful'],
      ['hard', 'random'],
    ]);
    for (const run of runs) {
      expect(run).toMatchObject({ games: 6, interrupted: false });
      expect(Object.keys(run)).toEqual(
        expect.arrayContaining([
          'wins',
          'winRate',
          'interval95',
          'rounds',
          'losses',
          'unseen',
          'gamesPerSecondPerCore',
        ]),
      );
      expect(Object.keys(run.unseen)).toEqual(['cards', 'verbs', 'cues', 'steps']);
      expect(run.gamesPerSecondPerCore).toBeGreaterThan(0);
    }
  });

  test('--rollouts sets the budget of the thinker, for replay too', () => {
    const ask = [
      'simulate',
      '--games',
      '1',
      '--difficulty',
      'normal',
      '--bots',
      'thinker',
      '--rollouts',
      '1',
      '--json',
    ];
    const [first] = runsOf(sitroom(...ask).stdout);
    expect(first).toMatchObject({ games: 1, bots: 'thinker', interrupted: false });
    const replayed = sitroom(
      'replay',
      '--seed',
      'sim-1',
      '--difficulty',
      'normal',
      '--bots',
      'thinker',
      '--rollouts',
      '1',
    );
    expect(replayed.stdout).toMatch(/we win more often this way: \d+ games of 100 instead of \d+\)/);
    expect(replayed.stdout).toContain(`round ${first?.rounds.max}\n`);
    expect(replayed.stdout).not.toContain(`round ${(first?.rounds.max ?? 0) + 1}\n`);
  });

  test('the same seed gives the same games, and replay shows a game by its seed', () => {
    const ask = [
      'simulate',
      '--games',
      '1',
      '--difficulty',
      'normal',
      '--plan',
      'onslaught',
      '--base',
      'asia',
      '--seed',
      'x',
    ];
    const [one, two] = [sitroom(...ask, '--json'), sitroom(...ask, '--json')].map(({ stdout }) => runsOf(stdout)[0]);
    expect(two?.rounds).toEqual(one?.rounds);
    expect(two?.score).toBe(one?.score);
    const replayed = sitroom(
      'replay',
      '--seed',
      'x-1',
      '--difficulty',
      'normal',
      '--plan',
      'onslaught',
      '--base',
      'asia',
    );
    expect(replayed.status).toBe(0);
    expect(replayed.stdout).toContain('normal · onslaught · base asia');
    expect(replayed.stdout).toContain(one?.wins === 1 ? 'won: final mission' : 'lost: ');
    expect(replayed.stdout.trim().split('\n').at(-1)).toBe(`score ${one?.score}`);
  });

  test('plays with another pack, and replay shows such a game', () => {
    const pack = ['--content', 'examples/night-shift.json'];
    const asked = ['simulate', '--games', '12', '--difficulty', 'easy', '--seed', 'night', '--json', ...pack];
    const [run] = runsOf(sitroom(...asked).stdout);
    expect(run).toMatchObject({ games: 12, pack: 'night-shift' });
    const seen = new Map(run?.cards.map((card) => [card.id, card.seen]));
    expect(seen.get('sectoid-sleepwalker')).toBeGreaterThan(0);
    expect(seen.get('missile-pods')).toBeGreaterThan(0);
    const replayed = sitroom('replay', '--seed', 'night-1', '--difficulty', 'easy', ...pack);
    expect(replayed.stdout.trim().split('\n').at(-1)).toMatch(/^score -?\d+$/);
    expect(replayed.stdout).not.toBe(sitroom('replay', '--seed', 'night-1', '--difficulty', 'easy').stdout);
    const fault = sitroom('simulate', '--games', '2', '--difficulty', 'easy', '--content', 'package.json');
    expect(fault.status).toBe(1);
    expect(fault.stderr).toContain('package.json is no pack to play with');
  });

  test('prints a table, and writes a self-contained page with plots', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sitroom-'));
    try {
      const file = join(folder, 'report.html');
      const asked = ['simulate', '--games', '4', '--difficulty', 'easy', '--cards', '--html', file];
      const { status, stdout } = sitroom(...asked);
      expect(status).toBe(0);
      expect(stdout).toContain('easy · planner');
      expect(stdout).toContain('by plan');
      expect(stdout).toContain('ion-lance');
      const page = readFileSync(file, 'utf8');
      expect(page).toContain('<svg');
      expect(page).not.toContain('<script');
      expect(page).not.toContain('http');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('keeps the finished games if interrupted', async () => {
    const args = [
      'scripts/sitroom.mjs',
      'simulate',
      '--games',
      '400',
      '--difficulty',
      'easy,normal',
      '--bots',
      'random',
      '--json',
    ];
    const running = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    running.stdout.on('data', (chunk: Buffer) => {
      // The first difficulty is done, the second is in progress.
      if (out === '') running.kill('SIGINT');
      out += chunk.toString();
    });
    const [code] = (await once(running, 'close')) as [number];
    expect(code).toBe(1);
    const [first, second] = runsOf(out);
    expect(first).toMatchObject({ games: 400, interrupted: false });
    expect(second?.interrupted ?? true).toBe(true);
    expect(second?.games ?? 0).toBeLessThan(400);
  });

  test('refuses invalid options with a message', () => {
    for (const games of ['9007199254740991', '30000000', '1e9', '0', '-3', 'many']) {
      const { status, stderr } = sitroom('simulate', '--games', games, '--difficulty', 'easy');
      expect(status).toBe(2);
      expect(stderr).toMatch(/^error: .*--games.* expected a whole number from 1 to 1000000\n$/);
    }
    expect(sitroom('simulate', '--games', '0', '--difficulty', 'easy')).toMatchObject({ status: 2 });
    expect(sitroom('simulate', '--games', '5', '--difficulty', 'brutal').stderr).toContain('tutorial, easy');
    expect(sitroom('simulate', '--games', '5', '--difficulty', 'tutorial', '--plan', 'onslaught')).toMatchObject({
      status: 1,
    });
  });
});

describe('sitroom replay', () => {
  test('SET-1 refuses another plan for the tutorial, as do simulate and schedule', () => {
    for (const command of [['replay'], ['simulate', '--games', '1'], ['schedule']]) {
      const { status, stderr } = sitroom(...command, '--seed', 'a', '--difficulty', 'tutorial', '--plan', 'onslaught');
      expect(status).toBe(1);
      expect(stderr).toContain('the tutorial always has the plan ');
    }
  });

  test('prints all events as JSON lines', () => {
    const { stdout } = sitroom('replay', '--seed', 'r', '--difficulty', 'easy', '--bots', 'random', '--json');
    const events = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string });
    expect(events[0]?.type).toBe('secret/seeded');
    expect(events.at(-1)?.type).toBe('game-ended');
  });
});
