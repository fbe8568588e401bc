// Saves written by released versions. They are never changed, and every later version must open them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bots } from '../../src/bots/index.ts';
import { roles } from '../../src/content/roles.ts';
import { createMatch, dispatch, eventsOf, type Game } from '../../src/host/index.ts';
import { evolveOpen, foldEvents, initialState, seededDice, seen, settle } from '../../src/rules/index.ts';
import { makeSave } from '../../src/wire/index.ts';
import { readSave, reloaded } from '../tools/saves/saves.ts';
import { root } from '../tools/sources.ts';
import { standardTable, withStandardPack } from '../tools/standard.ts';

function opened(file: string): Game {
  const game = readSave(readFileSync(join(root, 'tests/saves', file), 'utf8'));
  if ('refused' in game) throw new Error(`${game.refused.code}: ${game.refused.detail}`);
  return game;
}

test('a virtual table saved by 0.1.0 in the middle of a roll opens unchanged', () => {
  const { log, state } = opened('table-0.1.sitroom.json');
  const { open } = state;
  expect([eventsOf(log).length, open.at, open.round, open.step]).toEqual([938, 270_200, 4, 'missions']);
  expect(open.board).toMatchObject({
    panic: { 'north-america': 6, 'south-america': 4, europe: 5, africa: 1, asia: 3, australia: 3 },
    damage: 2,
    budget: 0,
    emergency: 3,
    hand: ['squad-link', 'black-market', 'drop-harness'],
    mission: { card: 'temple-beacon' },
    salvage: ['outsider-shard'],
    task: { kind: 'mission', part: 2, soldiers: { 'assault-2': 0, 'support-1': 1 } },
  });
  expect(open.board?.task?.roll).toMatchObject({ xcom: [6, 1, 4, 2, 6], alien: 2 });
});

test('it can be played on, and is saved again without loss', () => {
  const game = opened('table-0.1.sitroom.json');
  const step = dispatch(createMatch(game), { type: 'apply' }, 'squad-leader', game.state.open.at, standardTable);
  if ('refused' in step) throw new Error(step.refused.code);
  expect(step.events[0]).toMatchObject({ type: 'roll-applied', successes: 2 });
  const { log, state, pack } = step.game;
  expect(foldEvents(eventsOf(log))).toEqual(state);
  expect(log.map(({ row }) => row)).toEqual(['events', 'asked']);
  expect(reloaded(step.game)).toEqual({ log, state, pack });
});

test('DIR-1 a round of 0.1.0 with a final mission and without Choose Mission opens and can be played to the end', () => {
  const game = opened('final-0.1.sitroom.json');
  const kinds = game.state.hidden.schedule?.cues.map(({ kind }) => kind);
  expect(kinds).toContain('final-mission');
  expect(kinds).not.toContain('choose-mission');
  const chance = seededDice('on').draws('bots');
  let later = createMatch(game);
  while (later.state.open.outcome === null) {
    const move = bots.planner(withStandardPack(later.state.open), roles, chance);
    if (move === null) throw new Error('nobody can move');
    const { at } = later.state.open;
    const step = dispatch(later, move.intent, move.as, at, standardTable);
    if ('refused' in step) throw new Error(step.refused.code);
    later = step.game;
  }
  expect(foldEvents(eventsOf(later.log))).toEqual(later.state);
});

test('FIN-21 DIR-1 FIN-20 games can be played on with schedules that the director no longer sends', () => {
  const saves = [
    { file: 'companion-0.1.sitroom.json', ending: 40_000, cue: 'crisis' },
    { file: 'late-table-0.1.sitroom.json', ending: 30_000, cue: 'deploy-final-squad' },
  ];
  for (const { file, ending, cue } of saves) {
    const game = opened(file);
    const { state } = game;
    const { schedule } = state.hidden;
    expect(schedule).toMatchObject({ round: state.open.round, finalMission: 'available' });
    expect(schedule?.cues.map(({ kind }) => kind)).not.toContain('choose-mission');
    expect(schedule?.cues.at(-1)?.limit).toBe(ending);
    expect(state.open.cue?.kind).toBe(cue);
    const step = dispatch(createMatch(game), { type: 'done' }, 'central-officer', state.open.at, standardTable);
    if ('refused' in step) throw new Error(step.refused.code);
    const { done: _, ...later } = step.game;
    expect(reloaded(later)).toEqual(later);
  }
});

test('FIN-21 saved again, an old save loads to the same game and saves to the same bytes', () => {
  for (const file of readdirSync(join(root, 'tests/saves')).filter((name) => name.endsWith('.json'))) {
    const game = opened(file);
    const again = reloaded(game);
    expect(again).toEqual(game);
    expect(JSON.stringify(makeSave(again))).toBe(JSON.stringify(makeSave(game)));
  }
});

test('the open half of an old save folds from the events a seat may see, including forecasts', () => {
  for (const file of readdirSync(join(root, 'tests/saves')).filter((name) => name.endsWith('.json'))) {
    const { log: rows, state } = opened(file);
    const log = eventsOf(rows);
    expect(log.some(({ type }) => type === 'scanned')).toBe(true);
    const open = seen(log).reduce(evolveOpen, initialState);
    expect(settle(open, state.open.at)).toEqual(state.open);
  }
});
