import { describe, expect, test } from 'vitest';
import { first, fullPause } from '../../../tests/tools/given.ts';
import { trial, use } from '../../../tests/tools/hands.ts';
import { changed, nightShift, packOf } from '../../../tests/tools/packs.ts';
import { forgedPlain, type Plain, parseSave, plain, readSave, withEvents } from '../../../tests/tools/saves/saves.ts';
import { someGame } from '../../../tests/tools/saves/some-game.ts';
import { newStandardGame, standardTable } from '../../../tests/tools/standard.ts';
import type { Pack } from '../../content/cards/pack.ts';
import { cueKinds } from '../../content/cues.ts';
import { standardPack } from '../../content/standard/pack.ts';
import { createMatch, dispatch, eventsOf, type Game, type HostDependencies } from '../../host/index.ts';
import { byCard } from '../../rules/state/cause.ts';
import { makeSave } from '../index.ts';

describe('a save of a game on a board', () => {
  const { pack } = packOf(nightShift());

  /** A begun game on a board with the given pack. */
  function boardGame(cards: Pack): Game {
    const wishes = { seed: 'saved', difficulty: 'normal', mode: 'virtual' } as const;
    const begun = dispatch(
      createMatch(newStandardGame(wishes, { ...standardTable, pack: cards })),
      { type: 'begin' },
      'central-officer',
      0,
      standardTable,
    );
    if ('refused' in begun) throw new Error('refused');
    const { log, state, pack: own } = begun.game;
    return { log, state, pack: own };
  }
  const read = (game: Game, packs?: readonly Pack[], dependencies?: HostDependencies) =>
    parseSave(JSON.parse(JSON.stringify(makeSave(game))), packs, dependencies);

  test('loads with the pack it was begun with, regardless of other packs', () => {
    const [standard, own] = [boardGame(standardPack), boardGame(pack)];
    expect(read(standard)).toEqual(standard);
    expect(read(standard, [pack, standardPack])).toEqual(standard);
    expect(read(own, [standardPack, pack])).toEqual(own);
    expect(own.state.open.setup).toMatchObject({ pack: 'night-shift', packHash: pack.hash });
    expect(standard.state.open.setup).toMatchObject({ pack: 'standard' });
    expect(standard.state.open.setup).not.toHaveProperty('packHash');
  });

  test('can contain the longest time that cards can add', () => {
    const effects = Array.from({ length: 20 }, () => ({ do: 'add-pause', seconds: 100 }) as const);
    const play = trial({ effects }, { begin: 'new-technology' });
    use(play, 'trial');
    play.do('done');
    const opened = play.log.findLast(({ type }) => type === 'cue-opened');
    expect(opened).toMatchObject({ number: 2, pauseLeft: fullPause + 2_000_000 + Math.floor(first / 4) });
    expect(read(play.game, [play.pack], play.table)).toEqual(play.game);
  });

  test('is refused with the name of its pack if that is missing or changed', () => {
    const needed = { name: 'night-shift', hash: pack.hash };
    const refused = { code: 'save-pack', detail: `night-shift ${pack.hash?.slice(0, 8)}`, pack: needed };
    expect(read(boardGame(pack))).toEqual({ refused });
    const { pack: other } = packOf(changed(nightShift(), 'cards.enemies.0.health', 3));
    expect(read(boardGame(pack), [standardPack, other])).toEqual({ refused });
    expect(read(boardGame(standardPack), [pack])).toEqual({
      refused: { code: 'save-pack', detail: 'standard', pack: { name: 'standard' } },
    });
  });

  test('loads without its pack in companion mode', () => {
    expect(parseSave(makeSave(someGame()), [pack])).toEqual(someGame());
  });

  test('FIN-16 is damaged if it has a card that is not in its pack', () => {
    const save = forgedPlain(
      boardGame(standardPack),
      (whole) => JSON.parse(JSON.stringify(whole).replaceAll('"beam-rifles"', '"beam-cannons"')) as Plain,
    );
    expect(parseSave(save)).toEqual({
      refused: { code: 'save-damaged', damage: 'promise', detail: 'every card belongs to the pack' },
    });
  });

  test('FIN-16 is damaged if it has an impossible event', () => {
    const game = boardGame(standardPack);
    const { state } = game;
    const log = eventsOf(game.log);
    const cards = state.hidden.decks.tech.slice(0, 1);
    const tech = {
      type: 'cards-moved',
      deck: 'tech',
      cards,
      from: 'deck',
      to: 'discard',
      at: 0,
      why: byCard('x'),
    } as const;
    expect(parseSave(withEvents(makeSave(game), [...log, tech]))).toEqual({
      refused: {
        code: 'save-damaged',
        damage: 'replay',
        detail: `event ${log.length + 1}, cards-moved: the rules give no event there`,
      },
    });
  });

  test('FIN-21 of version 1 loads at every cue that a described table can begin with, also if nobody descends', () => {
    const wishes = {
      seed: 'at-cue',
      difficulty: 'normal',
      mode: 'virtual',
      plan: 'domination',
      base: 'europe',
    } as const;
    for (const begin of cueKinds) {
      const isFinal = begin === 'final-mission' || begin === 'deploy-final-squad';
      const position = { round: 5, begin, ...(isFinal ? { finalMission: 'available' as const } : {}) };
      const game = newStandardGame({ ...wishes, position });
      expect([begin, parseSave(plain(game))]).not.toMatchObject([begin, { refused: {} }]);
    }
  });

  test('FIN-16 is damaged if it has deeply nested effects', () => {
    const text = JSON.stringify(plain(boardGame(standardPack)));
    const levels = 30_000;
    const deep = `${'{"when":{"count":"damage"},"effects":['.repeat(levels)}${']}'.repeat(levels)}`;
    const choice = `{"role":"commander","about":"way","options":["a","b"],"source":"x","answers":[],"todo":[${deep}]}`;
    const end = text.lastIndexOf(']');
    const hostile = `${text.slice(0, end)},{"type":"choice-opened","at":0,"why":"x","choice":${choice}}${text.slice(end)}`;
    expect(readSave(hostile)).toMatchObject({ refused: { code: 'save-damaged' } });
  });
});
