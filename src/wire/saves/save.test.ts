import { describe, expect, test } from 'vitest';
import { calm } from '../../../tests/tools/given.ts';
import { trial, use } from '../../../tests/tools/hands.ts';
import { changed, nightShift, packOf } from '../../../tests/tools/packs.ts';
import {
  forged,
  forgedPlain,
  inputsIn,
  type Plain,
  parseSave,
  plain,
  readSave,
  reloaded,
  withEvents,
  withInputs,
} from '../../../tests/tools/saves.ts';
import { newStandardGame, standardTable } from '../../../tests/tools/standard.ts';
import type { Pack } from '../../content/cards/pack.ts';
import { companionPack } from '../../content/standard/companion-pack.ts';
import { standardPack } from '../../content/standard/pack.ts';
import { ask, eventsOf, type Game, hosted, logOfEvents, type Outfit, wait } from '../../host/index.ts';
import type { Intent } from '../../rules/index.ts';
import { byCard } from '../../rules/state/cause.ts';
import { digest, eventsInSave, makeSave } from '../index.ts';
import { canonical } from '../reading/digest.ts';
import { columnsOf } from './columns.ts';
import { type DamageKind, damages } from './damage.ts';
import { packed } from './packed.ts';

/** A game in its second round, with a forecast used and time left on its clock. */
function someGame(): Game {
  let game = hosted(newStandardGame({ seed: 'saved', difficulty: 'normal' }));
  const go = (intent: Intent, after = 700) => {
    const step = ask(game, intent, 'central-officer', game.state.open.at + after, standardTable);
    if ('refused' in step) throw new Error(step.refused.code);
    ({ game } = step);
  };
  go({ type: 'begin' });
  while (game.state.open.phase === 'timed') {
    if (game.state.open.scanner) go({ type: 'scan' });
    go({ type: 'done' });
  }
  const entries = {
    baseDestroyed: false,
    panic: { ...calm, asia: 'red' as const },
    missionCompleted: true,
    orbitUfos: 2,
  };
  while (game.state.open.phase === 'resolution') {
    const { step } = game.state.open;
    const entry =
      step &&
      (
        {
          'base-destroyed': 'baseDestroyed',
          'panic-report': 'panic',
          'mission-report': 'missionCompleted',
          'orbit-report': 'orbitUfos',
        } as const
      )[step as 'panic-report'];
    go(entry ? { type: 'report', entry: { [entry]: entries[entry] } } : { type: 'done' });
  }
  go({ type: 'begin' });
  const passed = wait(game, game.state.open.at + 4_321, standardTable);
  if ('refused' in passed) throw new Error(passed.refused.code);
  const { log, state } = passed.game;
  return { log, state, pack: companionPack };
}

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
    expect(game.state.open.clock?.left).toBe(15_000 - 4_321);
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

describe('a forged save with a matching digest is refused', () => {
  const changes: Record<string, (save: Plain) => object> = {
    'time runs backwards': (save) => ({
      ...save,
      log: save.log.map((event, i) => (i === 3 ? { ...event, at: 9_999_999 } : event)),
    }),
    'saved before its last event': (save) => ({ ...save, at: 0 }),
    'events of a cue repeated': (save) => ({
      ...save,
      log: [...save.log, ...save.log.slice(4, 6).map((event) => ({ ...event, at: save.at }))],
    }),
    'an event without its cause': (save) => ({
      ...save,
      log: [...save.log, { type: 'cue-closed', at: save.at, why: byCard('x'), number: 1, how: 'done', banked: 5 }],
    }),
    'a pause during setup': (save) => ({
      ...save,
      log: [...save.log.slice(0, 2), { type: 'paused', at: 0, why: byCard('x') }],
    }),
    'a negative time limit': (save) => ({
      ...save,
      at: save.at,
      log: save.log.map((event) => (event.type === 'cue-opened' ? { ...event, limit: -5 } : event)),
    }),
    'a round without a schedule': (save) => ({
      ...save,
      log: save.log.filter(({ type }) => type !== 'secret/schedule-prepared'),
    }),
    'a win without a report': (save) => ({
      ...save,
      log: [
        ...save.log,
        { type: 'game-ended', at: save.at, why: byCard('x'), outcome: { won: true, why: 'final-mission' } },
      ],
    }),
    'a cue that was not planned': (save) => ({
      ...save,
      log: save.log.map((event) =>
        event.type === 'cue-opened' ? { ...event, cue: { ...event.cue, kind: 'crisis' } } : event,
      ),
    }),
    'duplicate enemy types': (save) => ({
      ...save,
      log: save.log.map((event) =>
        event.type === 'game-set-up'
          ? { ...event, setup: { ...event.setup, enemyTypes: ['muton', 'muton', 'muton'] } }
          : event,
      ),
    }),
    'a forecast of a cue that does not exist': (save) => ({
      ...save,
      log: save.log.map((event) =>
        event.type === 'secret/schedule-prepared'
          ? { ...event, schedule: { ...event.schedule, forecasts: [{ from: 1, reveals: 99 }] } }
          : event,
      ),
    }),
    'no seed': (save) => ({ ...save, log: save.log.filter(({ type }) => type !== 'secret/seeded') }),
    'seeded twice': (save) => {
      const again = save.log.filter(({ type }) => type === 'secret/seeded').map((event) => ({ ...event, at: save.at }));
      return { ...save, log: [...save.log, ...again] };
    },
    'set up twice': (save) => {
      const again = save.log.filter(({ type }) => type === 'game-set-up').map((event) => ({ ...event, at: save.at }));
      return { ...save, log: [...save.log, ...again] };
    },
    'no log': (save) => ({ ...save, log: [] }),
  };
  for (const [name, change] of Object.entries(changes)) {
    test(`FIN-16 ${name}`, () => {
      const game = someGame();
      const { at, log } = change(JSON.parse(JSON.stringify(plain(game))) as Plain) as Plain;
      expect(refusal(forged(makeSave(game), { at, events: packed(JSON.stringify(columnsOf(log))) }))).toBe(
        'save-damaged',
      );
      expect(refusal(rewritten(change))).toBe('save-damaged');
    });
  }
});

describe('FIN-16 a damaged save is refused with its kind of damage', () => {
  const sealed = (log: string) => {
    const body = { format: 'sitroom-save', version: 2, at: 0, log } as const;
    return JSON.stringify({ ...body, digest: digest(body) });
  };
  const rebuilt = (change: (save: Plain) => object) => JSON.stringify(rewritten(change));
  const without = (gone: string) => rebuilt((save) => ({ ...save, log: save.log.filter(({ type }) => type !== gone) }));
  const good = JSON.stringify(makeSave(someGame()));
  const examples: Readonly<Record<DamageKind, readonly string[]>> = {
    'cut-short': [good.slice(0, -9), good.slice(0, 400)],
    'too-large': [sealed(packed(' '.repeat(40_000_000)))],
    packing: [sealed('!'), sealed(packed(JSON.stringify(someGame().log)).slice(0, 400)), sealed(packed('{'))],
    digest: [good.replace('"at":', '"at":1')],
    shape: [good.replace('"at":', '"xy":'), sealed(packed('[1,2]')), rebuilt((save) => ({ ...save, log: [] }))],
    time: [rebuilt((save) => ({ ...save, at: 0 }))],
    replay: [
      without('secret/seeded'),
      without('cue-opened'),
      JSON.stringify(withEvents(makeSave(someGame()), eventsOf(someGame().log).toSpliced(9, 1))),
      JSON.stringify(withInputs(makeSave(someGame()), inputsIn(makeSave(someGame())).toSpliced(4, 1))),
    ],
    promise: [
      rebuilt(
        (save) =>
          JSON.parse(JSON.stringify(save).replace('"enemyTypes":["outsider"', '"enemyTypes":["thin-man"')) as object,
      ),
      without('secret/schedule-prepared'),
    ],
  };

  test('too-large applies before events are parsed', () => {
    const long = readSave(sealed(packed(JSON.stringify(Array.from({ length: 3_100_000 }, () => 0)))));
    expect(long).toMatchObject({ refused: { damage: 'too-large' } });
  });

  for (const damage of damages) {
    test(damage, () => {
      for (const text of examples[damage]) expect(readSave(text)).toMatchObject({ refused: { damage } });
    });
  }
});

describe('a save of a game on a board', () => {
  const { pack } = packOf(nightShift());

  /** A begun game on a board with the given pack. */
  function boardGame(cards: Pack): Game {
    const wishes = { seed: 'saved', difficulty: 'normal', mode: 'virtual' } as const;
    const begun = ask(
      hosted(newStandardGame(wishes, { ...standardTable, pack: cards })),
      { type: 'begin' },
      'central-officer',
      0,
      standardTable,
    );
    if ('refused' in begun) throw new Error('refused');
    const { log, state, pack: own } = begun.game;
    return { log, state, pack: own };
  }
  const read = (game: Game, packs?: readonly Pack[], outfit?: Outfit) =>
    parseSave(JSON.parse(JSON.stringify(makeSave(game))), packs, outfit);

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
    expect(opened).toMatchObject({ number: 2, pauseLeft: 2_063_750 });
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
