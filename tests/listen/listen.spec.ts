import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decide, type GameState, hasBoard, type OpenGame, pending } from '../../src/rules/index.ts';
import { gameUpToFirst } from '../browser/tools/brought-games.ts';
import { sayer } from '../browser/tools/say.ts';
import { type BeforeScene, gameBefore, gameBeforePress } from '../browser/tools/scene-games.ts';
import { serve } from '../tools/server.ts';
import { standardTable } from '../tools/standard.ts';
import { type Reader, sitDown } from './reader.ts';

const port = Number(process.env['PORT'] ?? 4770);
const { FIREFOX = 'firefox', LISTEN_DISPLAY = ':77' } = process.env;
const say = await sayer('en');
const done = { selector: '.done' };
const roll = { selector: '.stage .act.filled' };
const secondsLeft = (seconds: number) => say('cue.seconds-left', { seconds });
const button = (name: string) => ({ selector: 'button', name });

let folder: string;
let stop: () => Promise<void>;
let reader: Reader;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sitroom-'));
  stop = await serve(port);
  reader = await sitDown(folder, LISTEN_DISPLAY, FIREFOX, `http://localhost:${port}/`);
});
afterAll(async () => {
  await reader?.close();
  await stop?.();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** An action, and the speech that followed. */
type Heard = Readonly<Record<string, readonly string[]>>;
/** Orca names the landmark of the focused element, unless the page is slow to change. */
const landmark = 'main content';
const written = (heard: Heard): string =>
  Object.entries(heard)
    .map(([what, lines]) => {
      const said = lines.filter((line) => line !== landmark);
      return `${what}:\n${said.map((line) => `  ${line}\n`).join('')}`;
    })
    .join('\n');
const compare = (name: string, heard: Heard): Promise<void> =>
  expect(written(heard)).toMatchFileSnapshot(`heard/${name}.txt`);

test('CLK-2 with the box: cues, the last seconds, an alien cue that expires, and the menu', async () => {
  await reader.open('', say('app.name'));
  const setup = await reader.press(button(say('difficulty.normal')), say('setup.name'));
  await compare('cues', {
    'Normal is chosen': setup,
    'The round begins': await reader.press(button(say('setup.begin')), secondsLeft(15)),
    'Five seconds pass': await reader.pass(5_000, secondsLeft(10)),
    'The cue is done': await reader.press(done, secondsLeft(12)),
    'The next one is done': await reader.press(done, secondsLeft(15)),
    'UFOs are placed': await reader.press(done, secondsLeft(20)),
    'The tech is assigned': await reader.press(done, secondsLeft(20)),
    'Ten seconds are left': await reader.pass(10_000, secondsLeft(10)),
    'Five seconds are left': await reader.pass(5_000, secondsLeft(5)),
    'The alien cue expires': await reader.pass(6_000, say('say.expired')),
    'It is done late': await reader.press(done, secondsLeft(10)),
    'The menu is opened': await reader.press(button(say('cue.menu')), say('menu.name')),
    'It is closed': await reader.press(button(say('menu.resume')), secondsLeft(10)),
  });
});

test('CLK-9 a game at the table is resumed in a cue', async () => {
  await compare('resumed', {
    'The game is opened': await reader.resume(
      gameUpToFirst('normal', ({ cue }) => cue !== null),
      say('back.name'),
    ),
    'It goes on': await reader.press(button(say('back.go')), secondsLeft(15)),
    'The cue is done': await reader.press(done, secondsLeft(12)),
  });
});

/** Whether the first answer to the question opens Global Defence. More than one UFO in orbit would have a scene. */
function leadsToDefence(open: OpenGame, state: GameState): boolean {
  if (open.step !== 'orbital-defense' || !hasBoard(open) || open.board.ufos.orbit > 1) return false;
  const asked = pending(open);
  if (asked === null) return false;
  const [option = ''] = asked.options;
  const decision = decide(state, { type: 'choose', option }, asked.role, open.at, standardTable);
  return 'state' in decision && decision.state.open.step === 'global-defense';
}

test('RES-10 the table asks, and a choice is made', async () => {
  const game = gameUpToFirst('normal', leadsToDefence);
  await compare('choice', {
    'The game is opened': await reader.resume(game, '?'),
    'A continent is chosen': await reader.press(
      { selector: '[data-part=asked] button' },
      say('step.global-defense.name'),
    ),
  });
});

test('TSK-4 a roll', async () => {
  const game = gameUpToFirst(
    'normal',
    (open) => hasBoard(open) && open.step !== null && open.board.task?.roll === null,
  );
  await compare('roll', {
    'The game is opened': await reader.resume(game, say('step.research.name')),
    'The dice are rolled': await reader.press(roll, say('dice.loss')),
  });
});

/** The button that ends the step or task. */
const buttonOf = ({ move }: BeforeScene) => (move === 'done' ? { selector: '[data-part=hands] button' } : roll);

test('TSK-8 a lost squad', async () => {
  const before = gameBefore('squad-lost');
  await compare('squad-lost', {
    'The game is opened': await reader.resume(before.game, say('step.base-defense.name')),
    'The roll is applied': await reader.press(buttonOf(before), say('scene.squad-lost', { count: 2 })),
    'The scene is ended': await reader.press({ selector: 'button' }, say('table.step-done')),
  });
});

test('RES-12 the end of a round', async () => {
  const before = gameBeforePress('round-ended', (events) => events.some(({ type }) => type === 'round-ended'));
  const { round } = before.game.state.open;
  await compare('round-ended', {
    'The game is opened': await reader.resume(before.game, say('role.central-officer')),
    'The last step is done': await reader.press(buttonOf(before), say('between.over', { round })),
  });
});

test('END-3 the end of a game', async () => {
  const before = gameBeforePress(
    'game-ended',
    (events, { board }) => board.task?.roll != null && events.some(({ type }) => type === 'game-ended'),
  );
  await compare('game-ended', {
    'The game is opened': await reader.resume(before.game, say('step.missions.name')),
    'The last roll is applied': await reader.press(buttonOf(before), '76'),
  });
});
