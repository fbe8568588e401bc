import { describe, expect, test } from 'vitest';
import {
  forged,
  forgedPlain,
  inputsIn,
  type Plain,
  parseSave,
  plain,
  readSave,
  withEvents,
  withInputs,
} from '../../../tests/tools/saves/saves.ts';
import { someGame } from '../../../tests/tools/saves/some-game.ts';
import { eventsOf } from '../../host/index.ts';
import { byCard } from '../../rules/state/cause.ts';
import { digest, makeSave } from '../index.ts';
import { columnsOf } from './columns.ts';
import { type DamageKind, damages } from './damage.ts';
import { packed } from './packed.ts';

/** Changes the save of a game as version 1 wrote it. */
const rewritten = (change: (save: Plain) => object): unknown => forgedPlain(someGame(), change);

const refusal = (value: unknown) => {
  const loaded = parseSave(value);
  return 'refused' in loaded ? loaded.refused.code : 'loaded';
};

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
    'a planned cue with the detail of another kind of cue': (save) => ({
      ...save,
      log: save.log.map((event) =>
        event.type === 'secret/schedule-prepared'
          ? {
              ...event,
              schedule: {
                ...event.schedule,
                cues: event.schedule.cues.map((cue) =>
                  cue.kind === 'assign-research' ? { ...cue, ufos: { europe: 1 } } : cue,
                ),
              },
            }
          : event,
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
