import { describe, expect, test } from 'vitest';
import {
  forged,
  forgedPlain,
  type Plain,
  parseSave,
  plain,
  readSave,
  reloaded,
} from '../../../tests/tools/saves/saves.ts';
import { someGame } from '../../../tests/tools/saves/some-game.ts';
import { newStandardGame } from '../../../tests/tools/standard.ts';
import { companionPack } from '../../content/standard/companion-pack.ts';
import { eventsOf, type Game, logOfEvents } from '../../host/index.ts';
import { digest, eventsInSave, makeSave } from '../index.ts';
import { canonical } from '../reading/digest.ts';
import { packed } from './packed.ts';

/** The game as it loads from a save of an older version, of which only the events count. */
const asEvents = ({ log, ...game }: Game): Game => ({ ...game, log: logOfEvents(eventsOf(log)) });

/** Changes the save of a game as version 1 wrote it. */
const rewritten = (change: (save: Plain) => object): unknown => forgedPlain(someGame(), change);

const refusal = (value: unknown) => {
  const loaded = parseSave(value);
  return 'refused' in loaded ? loaded.refused.code : 'loaded';
};

describe('a save', () => {
  test('loads to exactly the same game', () => {
    const game = someGame();
    const loaded = parseSave(JSON.parse(JSON.stringify(makeSave(game))));
    expect(loaded).toEqual(game);
    const { clock } = game.state.open;
    expect(clock?.left).toBe((clock?.limit ?? 0) - 4_321);
  });

  test('of a game just set up loads', () => {
    const { log, state } = newStandardGame({ seed: '', difficulty: 'tutorial' });
    expect(reloaded({ log, state })).toEqual({ log, state, pack: companionPack });
  });

  test('FIN-16 with a wrong digest is refused', () => {
    const save = makeSave(someGame());
    expect(refusal({ ...save, at: save.at + 1 })).toBe('save-damaged');
    expect(refusal({ ...save, digest: '' })).toBe('save-damaged');
    expect(refusal({ ...save, digest: save.digest.toUpperCase() })).toBe('save-damaged');
    expect(refusal({ ...save, events: packed('[]') })).toBe('save-damaged');
    expect(refusal({ ...save, inputs: packed('[]') })).toBe('save-damaged');
    const old = plain(someGame());
    const [first, ...rest] = old.log;
    expect(refusal({ ...old, log: [{ ...first, seed: 'another' }, ...rest] })).toBe('save-damaged');
    expect(refusal({ ...old, log: rest })).toBe('save-damaged');
  });

  test('of version 1, with an unpacked log, loads to the same game, of which only the events are known', () => {
    expect(parseSave(JSON.parse(JSON.stringify(plain(someGame()))))).toEqual(asEvents(someGame()));
  });

  test('has packed events, less than a quarter of their size, that unpack to the original', () => {
    const game = someGame();
    const save = makeSave(game);
    const events = eventsOf(game.log);
    expect(eventsInSave(save)).toEqual(events);
    expect(save.events.length + save.inputs.length).toBeLessThan(JSON.stringify(events).length / 4);
  });

  test('is damaged if its packed log is invalid, cut short or too large', () => {
    const of = (log: string) => {
      const body = { format: 'sitroom-save', version: 2, at: 0, log } as const;
      return refusal({ ...body, digest: digest(body) });
    };
    const good = packed(JSON.stringify(eventsOf(someGame().log)));
    const bomb = packed(' '.repeat(40_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    for (const log of ['', '!', 'AAAA', good.slice(0, 400), packed('{'), packed('[]'), packed('[1,2]'), bomb]) {
      expect(of(log)).toBe('save-damaged');
      for (const field of ['inputs', 'events']) {
        expect(refusal(forged(makeSave(someGame()), { [field]: log }))).toBe('save-damaged');
      }
    }
  });

  test('loads with its keys in any order', () => {
    const { format, version, ...rest } = makeSave(someGame());
    expect(refusal({ ...Object.fromEntries(Object.entries(rest).toReversed()), version, format })).toBe('loaded');
    expect(canonical({ b: [1, { d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[1,{"c":2,"d":1}]}');
  });

  test('FIN-16 with an unknown key at any depth is refused', () => {
    expect(refusal(rewritten((save) => ({ ...save, extra: 1 })))).toBe('save-damaged');
    expect(refusal(rewritten((save) => ({ ...save, log: save.log.map((event) => ({ ...event, extra: 1 })) })))).toBe(
      'save-damaged',
    );
  });

  test('is foreign if it is another document, and named by its number if its version is later', () => {
    for (const value of [null, 1, 'x', [], {}, { format: 'other-save', version: 1 }])
      expect(refusal(value)).toBe('save-foreign');
    expect(parseSave({ format: 'sitroom-save', version: 99 })).toEqual({
      refused: { code: 'save-version', detail: 'version 99', version: 99 },
    });
    for (const version of [-1, 0, 1.5, Number.POSITIVE_INFINITY])
      expect(refusal({ format: 'sitroom-save', version })).toBe('save-damaged');
  });
});

describe('a save as text', () => {
  const text = JSON.stringify(plain(someGame()));
  const refusedText = (written: string) => {
    const read = readSave(written);
    return 'refused' in read ? read.refused.code : 'loaded';
  };

  test('loads to the same game in either version', () => {
    expect(readSave(text)).toEqual(asEvents(someGame()));
    expect(readSave(JSON.stringify(makeSave(someGame())))).toEqual(someGame());
  });

  test('is damaged if cut short, and foreign if it never was a save', () => {
    for (const share of [0.1, 0.5, 0.99]) {
      expect(refusedText(text.slice(0, Math.floor(text.length * share)))).toBe('save-damaged');
    }
    for (const other of ['', '{', 'PNG', '{"format":"another"', '['.repeat(200_000), '{"a":'.repeat(200_000)]) {
      expect(refusedText(other)).toBe('save-foreign');
    }
  });

  test('FIN-16 with deep nesting is refused without crashing', () => {
    const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    const hostile = text.replace('"reasons":[]', `"reasons":[{"code":"calm","deep":${deep}}]`);
    expect(hostile.length).toBeGreaterThan(text.length);
    expect(refusedText(hostile)).toBe('save-damaged');
  });
});
