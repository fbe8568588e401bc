import { describe, expect, test } from 'vitest';
import { turn } from '../../src/cli/engine/engine.ts';
import { LocalMatch } from '../../src/client/game/session/local-match.ts';
import { eventsOf, type Game, isFull } from '../../src/host/index.ts';
import { foldEvents, type Intent } from '../../src/rules/index.ts';
import { makeSave } from '../../src/wire/index.ts';
import { Play } from '../tools/given.ts';
import { handClock } from '../tools/hand-clock.ts';
import { parseSave, reloaded } from '../tools/saves/saves.ts';
import { newStandardGame, standardTable, withStandardPack } from '../tools/standard.ts';

/** Begins a companion game. Its first cue is open. */
function begin(): Play {
  const play = new Play(standardTable, newStandardGame({ seed: 'restless', difficulty: 'easy' }));
  play.do('begin');
  return play;
}

const lengthOf = (log: Game['log']): number =>
  log
    .flatMap((row) => [...row.events, ...('intent' in row ? [row.intent] : [])])
    .reduce((sum, one) => sum + JSON.stringify(one).length, 0);

/** Returns a game whose menu is opened and closed until its log has at least this many characters of JSON. */
function restless(characters: number): Game {
  const play = begin();
  const before = play.game.log.length;
  play.do('open-menu');
  play.do('close-menu');
  const { log, pack } = play.game;
  const menu = log.slice(before);
  const often = Math.ceil((characters - lengthOf(log)) / lengthOf(menu));
  const restlessLog = [...log, ...Array.from({ length: often }, () => menu).flat()];
  return { log: restlessLog, state: foldEvents(eventsOf(restlessLog)), pack };
}

/** Sends the engine a request for a game. */
const ask = (game: Game, request: object) => {
  const next = turn(game, { text: JSON.stringify({ id: 1, ...request }) });
  if (next?.game == null) throw new Error('no answer');
  return { ...next, game: next.game };
};

const full = restless(4_100_000);
const openMenu = { do: { type: 'open-menu' }, as: 'central-officer' } as const;

describe('FIN-21 a game whose log is full', () => {
  test('can be saved and loaded, byte for byte', () => {
    expect(isFull(full.log)).toBe(true);
    expect(JSON.stringify(makeSave(reloaded(full)))).toBe(JSON.stringify(makeSave(full)));
  });

  test('accepts no intents, and no time passes in it', () => {
    for (const request of [openMenu, { at: full.state.open.at + 60_000 }]) {
      const { game, answer } = ask(full, request);
      expect(game).toBe(full);
      expect(answer).toEqual({ id: 1, refused: { code: 'log-full' } });
    }
  });

  test('can still be read', () => {
    expect(ask(full, { legal: 'central-officer' }).answer).toHaveProperty('legal');
    expect(ask(full, { save: true }).answer).toHaveProperty('save');
  });

  test('also stands still on the screen', () => {
    const hand = handClock();
    const session = new LocalMatch({ id: 'x', game: full, clock: hand.clock, dependencies: standardTable });
    hand.pass(600_000);
    expect(session.ask({ type: 'done' } satisfies Intent, 'chief-scientist')).toEqual({ code: 'log-full' });
    expect(session.game().log).toBe(full.log);
    expect(session.now()).toEqual(withStandardPack(full.state.open));
    expect(hand.alarms()).toBe(0);
  });
});

describe('FIN-21 a game whose log is nearly full', () => {
  test('goes on until it is full, and its last save loads', () => {
    let game = restless(3_999_800);
    const before = game.log.length;
    for (let at = 1; ; at += 1) {
      const type = game.state.open.clock?.menu ? 'close-menu' : 'open-menu';
      const next = ask(game, { do: { type }, as: 'central-officer', at });
      if ('refused' in next.answer) break;
      game = next.game;
    }
    expect(game.log.length).toBeGreaterThan(before);
    expect(isFull(game.log)).toBe(true);
    expect(JSON.stringify(makeSave(reloaded(game)))).toBe(JSON.stringify(makeSave(game)));
  });

  test('is refused if its log is longer than any game can become', () => {
    const long = parseSave(makeSave(restless(12_000_000)));
    expect('refused' in long && long.refused).toMatchObject({ code: 'save-damaged', damage: 'too-large' });
  });
});
