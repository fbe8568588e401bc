import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CommandResult, sitroom, sitroomHere } from '../../../tests/tools/commands.ts';
import { root } from '../../../tests/tools/sources.ts';
import { standardCards } from '../../content/standard/pack.ts';
import { languages } from '../../i18n/index.ts';
import type { Run } from './simulation.ts';

const runsOf = ({ lines }: Pick<CommandResult, 'lines'>): readonly Run[] => lines as readonly Run[];

describe('sitroom simulate', () => {
  test('prints a line in the shape of the contract for each difficulty and bot', async () => {
    const asked = ['simulate', '--games', '6', '--difficulty', 'easy,hard', '--bots', 'beginner,random', '--json'];
    const simulated = await sitroom(asked);
    expect(simulated.code).toBe(0);
    const runs = runsOf(simulated);
    expect(runs.map(({ difficulty, bots }) => [difficulty, bots])).toEqual([
      ['easy', 'beginner'],
      ['easy', 'random'],
      ['hard', 'beginner'],
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

  test('--rollouts sets the budget of the thinker, for replay too', { tags: ['sweep'] }, async () => {
    const bots = ['--difficulty', 'normal', '--bots', 'thinker', '--rollouts', '1'];
    const [first] = runsOf(await sitroomHere(['simulate', '--games', '1', ...bots, '--json']));
    expect(first).toMatchObject({ games: 1, bots: 'thinker', interrupted: false });
    const replayed = await sitroomHere(['replay', '--seed', 'sim-1', ...bots]);
    expect(replayed.out).toMatch(/We win more often this way: \d+ games of 100 instead of \d+\.\)/);
    expect(replayed.out).toContain(`Round ${first?.rounds.max}\n`);
    expect(replayed.out).not.toContain(`Round ${(first?.rounds.max ?? 0) + 1}\n`);
  });

  test('HSE-2 HSE-3 simulate and replay play by house rules, and say so; other numbers are refused', async () => {
    const house = ['--difficulty', 'hard', '--hard-losses', '--emergency-funding', '14'];
    const asked = ['simulate', '--games', '2', ...house];
    const [run] = runsOf(await sitroomHere([...asked, '--json']));
    expect(run).toMatchObject({ games: 2, houseRules: { hardLosses: true, emergencyFunding: 14 } });
    expect((await sitroomHere(asked)).out).toContain('house rules  hard losses, Emergency Funding 14\n');
    const told = await sitroomHere(['replay', '--seed', 'sim-1', ...house, '--json']);
    expect(told.out).toContain('"houseRules":{"hardLosses":true,"emergencyFunding":14}');
    const refused = await sitroomHere([
      'simulate',
      '--games',
      '2',
      '--difficulty',
      'hard',
      '--emergency-funding',
      '15',
    ]);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('expected a whole number from 6 to 14');
  });

  test('the same seed gives the same games, and replay shows a game by its seed', async () => {
    const wishes = ['--difficulty', 'normal', '--plan', 'onslaught', '--base', 'asia'];
    const ask = ['simulate', '--games', '1', '--seed', 'x', ...wishes, '--json'];
    const [one] = runsOf(await sitroomHere(ask));
    const [two] = runsOf(await sitroomHere(ask));
    expect(two?.rounds).toEqual(one?.rounds);
    expect(two?.score).toBe(one?.score);
    const replayed = await sitroomHere(['replay', '--seed', 'x-1', ...wishes]);
    expect(replayed.code).toBe(0);
    expect(replayed.out).toContain('Normal, Onslaught, base in Asia.');
    expect(replayed.out).toContain(one?.wins === 1 ? 'The Earth is free – ' : 'The Earth is lost – ');
    expect(replayed.out.trim().split('\n').at(-1)).toBe(`${one?.score} points`);
  });

  test('plays with another pack, and replay shows such a game', async () => {
    const pack = ['--content', 'examples/night-shift.json'];
    const asked = ['simulate', '--games', '12', '--difficulty', 'easy', '--seed', 'night', '--json', ...pack];
    const [run] = runsOf(await sitroomHere(asked));
    expect(run).toMatchObject({ games: 12, pack: 'night-shift' });
    const seen = new Map(run?.cards.map((card) => [card.id, card.seen]));
    expect(seen.get('sectoid-sleepwalker')).toBeGreaterThan(0);
    expect(seen.get('missile-pods')).toBeGreaterThan(0);
    const replay = ['replay', '--seed', 'night-1', '--difficulty', 'easy'];
    const replayed = await sitroomHere([...replay, ...pack]);
    expect(replayed.out.trim().split('\n').at(-1)).toMatch(/^-?\d+ points$/);
    expect(replayed.out).not.toBe((await sitroomHere(replay)).out);
    const broken = ['--content', 'package.json'];
    const fault = await sitroomHere(['simulate', '--games', '2', '--difficulty', 'easy', ...broken]);
    expect(fault.code).toBe(1);
    expect(fault.err).toContain('package.json cannot be used as a pack');
  });

  test('prints a table, and writes a self-contained page with plots', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sitroom-'));
    try {
      const file = join(folder, 'report.html');
      const asked = ['simulate', '--games', '4', '--difficulty', 'easy', '--cards', '--html', file];
      const { code, out } = await sitroomHere(asked);
      expect(code).toBe(0);
      expect(out).toContain('easy · planner');
      expect(out).toContain('by plan');
      expect(out).toContain('ion-lance');
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
    const [first, second] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Run);
    expect(first).toMatchObject({ games: 400, interrupted: false });
    expect(second?.interrupted ?? true).toBe(true);
    expect(second?.games ?? 0).toBeLessThan(400);
  });

  test('refuses invalid options with a message', async () => {
    for (const games of ['9007199254740991', '30000000', '1e9', '0', '-3', 'many']) {
      const { code, err } = await sitroomHere(['simulate', '--games', games, '--difficulty', 'easy']);
      expect(code).toBe(2);
      expect(err).toMatch(/^error: .*--games.* expected a whole number from 1 to 1000000\n$/);
    }
    expect(await sitroom(['simulate', '--games', '0', '--difficulty', 'easy'])).toMatchObject({ code: 2 });
    const brutal = await sitroomHere(['simulate', '--games', '5', '--difficulty', 'brutal']);
    expect(brutal.err).toContain('tutorial, easy');
    const planned = ['simulate', '--games', '5', '--difficulty', 'tutorial', '--plan', 'onslaught'];
    expect(await sitroom(planned)).toMatchObject({ code: 1 });
  });
});

describe('sitroom replay', () => {
  test('SET-1 refuses another plan for the tutorial, as do simulate and schedule', async () => {
    for (const command of [['replay'], ['simulate', '--games', '1'], ['schedule']]) {
      const wishes = ['--seed', 'a', '--difficulty', 'tutorial', '--plan', 'onslaught'];
      const { code, err } = await sitroomHere([...command, ...wishes]);
      expect(code).toBe(1);
      expect(err).toContain('the tutorial always has the plan ');
    }
  });

  test.each(languages)('tells a game in sentences, in %s, with no id of a card or unit', async (language) => {
    const asked = ['replay', '--seed', 'sim-1', '--difficulty', 'normal', '--language', language];
    const { code, out } = await sitroomHere(asked);
    expect(code).toBe(0);
    const lines = out.trim().split('\n').slice(1);
    expect(lines.length).toBeGreaterThan(200);
    const ids = Object.values(standardCards).flatMap((cards) => cards.map(({ id }): string => id));
    const raw = new RegExp(`\\b(${ids.filter((id) => id.includes('-')).join('|')})\\b|\\w:\\w|\\bnull\\b|undefined`);
    expect(lines.filter((line) => raw.test(line))).toEqual([]);
  });

  test('prints all events as JSON lines', async () => {
    const asked = ['replay', '--seed', 'r', '--difficulty', 'easy', '--bots', 'random', '--json'];
    const { code, lines } = await sitroom(asked);
    expect(code).toBe(0);
    const events = lines as readonly { readonly type: string }[];
    expect(events[0]?.type).toBe('secret/seeded');
    expect(events.at(-1)?.type).toBe('game-ended');
  });
});
