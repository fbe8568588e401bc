import { describe, expect, test } from 'vitest';
import { calm } from '../../../tests/tools/given.ts';
import { nightShift, packOf } from '../../../tests/tools/packs.ts';
import type { Pack } from '../../content/cards/pack.ts';
import { expansionIds } from '../../content/expansions/names.ts';
import { standardPack } from '../../content/standard/pack.ts';
import type { Game } from '../../host/index.ts';
import { turn } from './engine.ts';

/** Creates an engine that takes requests as values and returns parsed answers. */
function engine(packs?: readonly Pack[]) {
  let game: Game | null = null;
  return {
    line(text: string) {
      const next = turn(game, { text }, packs);
      if (next === null) return null;
      game = next.game;
      return JSON.parse(JSON.stringify(next.answer)) as Record<string, never>;
    },
    ask(request: unknown) {
      return this.line(JSON.stringify(request));
    },
    get bytes() {
      return JSON.stringify(game);
    },
  };
}

const fresh = { seed: 'engine', mode: 'companion', difficulty: 'normal' } as const;

function begun() {
  const one = engine();
  one.ask({ id: 1, new: fresh });
  one.ask({ id: 2, do: { type: 'begin' }, as: 'central-officer' });
  return one;
}

describe('the engine', () => {
  test('HSE-1 HSE-2 HSE-3 plays by house rules, shows them, saves them, and refuses what is none', () => {
    const one = engine();
    const houseRules = { everybodyPauses: true, hardLosses: true, emergencyFunding: 14 };
    const virtual = { ...fresh, mode: 'virtual', houseRules };
    const shown = { view: { operation: { houseRules }, board: { credits: { emergency: 14 } } } };
    expect(one.ask({ id: 1, new: virtual })).toMatchObject(shown);
    const { save } = one.ask({ id: 2, save: true }) ?? {};
    expect(one.ask({ id: 3, load: save })).toMatchObject(shown);
    expect(one.ask({ id: 4, do: { type: 'begin' }, as: 'central-officer' })).toHaveProperty('view');
    expect(one.ask({ id: 5, do: { type: 'pause' }, as: 'commander' })).toMatchObject({ events: [{ type: 'paused' }] });
    expect(one.ask({ id: 6, new: { ...virtual, houseRules: { emergencyFunding: 15 } } })).toEqual({
      id: 6,
      refused: { code: 'emergency-funding', least: 6, most: 14 },
    });
    for (const wrong of [{ hardLosses: 'yes' }, { softLosses: true }, 'hard', null]) {
      const answer = one.ask({ id: 7, new: { ...virtual, houseRules: wrong } });
      expect(answer).toMatchObject({ error: { code: 'bad-request' } });
      expect(answer?.['error']).toHaveProperty('message', expect.stringContaining('new.houseRules'));
    }
  });

  test('SET-1 starts a game, and answers with id, view and events', () => {
    const answer = engine().ask({ id: 'first', new: { ...fresh, plan: 'onslaught', base: 'asia' } });
    expect(answer).toMatchObject({
      id: 'first',
      view: {
        at: 0,
        board: null,
        operation: { mode: 'companion', phase: 'setup', plan: 'onslaught', base: 'asia', round: 1 },
      },
      events: [{ type: 'game-set-up', at: 0, why: { by: 'setup' } }],
    });
  });

  test('defaults to the last accepted time, ignoring refused requests', () => {
    const one = begun();
    one.ask({ id: 3, at: 2_000 });
    expect(one.ask({ id: 4, do: { type: 'pause' }, as: 'commander', at: 9_000 })).toMatchObject({
      refused: { code: 'central-officer-only' },
    });
    expect(one.ask({ id: 5, do: { type: 'pause' }, as: 'central-officer' })).toMatchObject({ view: { at: 2_000 } });
  });

  test('FIN-4 refuses an earlier time, with or without an intent', () => {
    const one = begun();
    one.ask({ id: 3, at: 2_000 });
    const refused = { code: 'time-runs-backwards', at: 1_999, now: 2_000 };
    expect(one.ask({ id: 4, at: 1_999 })).toEqual({ id: 4, refused });
    expect(one.ask({ id: 5, do: { type: 'done' }, as: 'central-officer', at: 1_999 })).toEqual({ id: 5, refused });
    expect(one.ask({ id: 6, at: 2_000 })).toMatchObject({ id: 6, events: [] });
  });

  test('INF-1 never reveals seed, schedule or future cues during a game', () => {
    const one = engine();
    const answers = [one.ask({ id: 1, new: { ...fresh, seed: 'very-secret' } })];
    answers.push(one.ask({ id: 2, do: { type: 'begin' }, as: 'central-officer' }));
    for (let i = 0; i < 10; i += 1) answers.push(one.ask({ id: i, do: { type: 'done' }, as: 'central-officer' }));
    answers.push(
      one.ask({ id: 3, legal: 'central-officer' }),
      one.ask({ id: 4, do: { type: 'scan' }, as: 'commander' }),
    );
    const text = JSON.stringify(answers);
    for (const secret of ['very-secret', 'secret/', 'schedule', 'reveals', 'adaptation'])
      expect(text).not.toContain(secret);
  });

  test('INF-2 shows the same view to every seat', () => {
    const one = begun();
    const views = (['commander', 'squad-leader'] as const).map((as) => {
      one.ask({ id: 1, do: { type: 'open-menu' }, as });
      return one.ask({ id: 2, do: { type: 'close-menu' }, as })?.['view'];
    });
    expect(views[0]).toEqual(views[1]);
  });

  test('legal lists intents that are all accepted', () => {
    const one = begun();
    const legal = () => (one.ask({ id: 1, legal: 'central-officer' })?.['legal'] ?? []) as { type: string }[];
    expect(legal().map(({ type }) => type)).toEqual(['done', 'pause', 'open-menu']);
    for (const intent of legal()) {
      const save = one.ask({ id: 2, save: true })?.['save'];
      expect(one.ask({ id: 3, do: intent, as: 'central-officer' })).toHaveProperty('view');
      one.ask({ id: 4, load: save });
    }
  });

  test('continues a loaded game exactly where it was saved', () => {
    const one = begun();
    one.ask({ id: 3, at: 4_321 });
    const save = one.ask({ id: 4, save: true })?.['save'];
    const other = engine();
    const loaded = other.ask({ id: 5, load: save });
    expect(loaded).toMatchObject({
      id: 5,
      events: [],
      view: { at: 4_321, operation: { clock: { remaining: 10_679 } } },
    });
    const next = { id: 6, do: { type: 'done' }, as: 'central-officer', at: 5_000 };
    expect(other.ask(next)).toEqual(one.ask(next));
  });

  test('a save that does not load leaves the running game unchanged', () => {
    const one = begun();
    const before = one.bytes;
    expect(one.ask({ id: 1, load: { format: 'sitroom-save', version: 1 } })).toMatchObject({
      refused: { code: 'save-damaged' },
    });
    expect(one.bytes).toBe(before);
  });

  test('new during a game replaces it, and leaves it unchanged if refused', () => {
    const one = begun();
    const before = one.bytes;
    expect(one.ask({ id: 1, new: { ...fresh, difficulty: 'tutorial', plan: 'onslaught' } })).toMatchObject({
      refused: { code: 'plan-is-fixed' },
    });
    expect(one.ask({ id: 1, new: { ...fresh, position: {} } })).toMatchObject({
      refused: { code: 'companion-has-no-board' },
    });
    expect(one.bytes).toBe(before);
    expect(one.ask({ id: 1, new: { ...fresh, mode: 'virtual' } })).toMatchObject({
      view: { board: { credits: { budget: 0 } } },
    });
    expect(one.ask({ id: 1, new: fresh })).toMatchObject({ view: { operation: { phase: 'setup' } } });
  });

  test('CRD-7 new plays with the named pack, or with the first loaded one', () => {
    const { pack } = packOf(nightShift());
    const one = engine([pack, standardPack]);
    const virtual = { ...fresh, mode: 'virtual' };
    const packIn = (answer: unknown) => (answer as { view: { operation: { pack?: string } } }).view.operation.pack;
    expect(packIn(one.ask({ id: 1, new: virtual }))).toBe('night-shift');
    expect(packIn(one.ask({ id: 2, new: { ...virtual, content: 'night-shift' } }))).toBe('night-shift');
    expect(packIn(one.ask({ id: 3, new: { ...virtual, content: 'standard' } }))).toBe('standard');
    expect(packIn(one.ask({ id: 4, new: fresh }))).toBe(undefined);
    expect(one.ask({ id: 5, new: { ...virtual, content: 'day-shift' } })).toEqual({
      id: 5,
      refused: { code: 'unknown-pack', pack: 'day-shift', known: ['night-shift', 'standard'] },
    });
    expect(packIn(engine().ask({ id: 6, new: virtual }))).toBe('standard');
    expect(engine().ask({ id: 7, new: { ...virtual, content: 'night-shift' } })).toMatchObject({
      refused: { code: 'unknown-pack', known: ['standard'] },
    });
  });

  test('a save loads only if its pack is loaded, and continues with it', () => {
    const { pack } = packOf(nightShift());
    const one = engine([pack, standardPack]);
    one.ask({ id: 1, new: { ...fresh, mode: 'virtual' } });
    one.ask({ id: 2, do: { type: 'begin' }, as: 'central-officer' });
    const save = one.ask({ id: 3, save: true })?.['save'];
    expect(engine().ask({ id: 4, load: save })).toMatchObject({ refused: { code: 'save-pack' } });
    const other = engine([standardPack, pack]);
    expect(other.ask({ id: 5, load: save })).toMatchObject({ view: { operation: { pack: 'night-shift' } } });
    const next = { id: 6, do: { type: 'done' }, as: 'chief-scientist', at: 900 };
    expect(other.ask(next)).toEqual(one.ask(next));
  });

  test('FIN-7 a report that names its round is refused as not-asked', () => {
    const one = begun();
    for (const type of ['report', 'correct']) {
      expect(one.ask({ id: 1, do: { type, entry: { round: 1, orbitUfos: 2 } }, as: 'commander' })).toEqual({
        id: 1,
        refused: { code: 'not-asked', entries: ['round'] },
      });
    }
  });

  test('FIN-15 impossible values parse, and are refused with precise codes', () => {
    const one = begun();
    const setUp = (more: object) => one.ask({ id: 1, new: { ...fresh, ...more } });
    const panic = Object.fromEntries(Object.keys(calm).map((continent) => [continent, 0.5]));
    expect(setUp({ enemyTypes: ['muton', 'sectoid', 'robot'] })).toMatchObject({ refused: { code: 'enemy-types' } });
    expect(setUp({ startingPanic: panic })).toMatchObject({ refused: { code: 'starting-panic' } });
    expect(setUp({ plan: 'conquest' })).toMatchObject({ refused: { code: 'plans' } });
    while (!JSON.stringify(one.ask({ id: 1, legal: 'central-officer' })).includes('orbitUfos')) {
      const legal = (one.ask({ id: 1, legal: 'central-officer' })?.['legal'] ?? []) as { type: string }[];
      const next = legal.find(({ type }) => type === 'report') ?? { type: 'done' };
      one.ask({ id: 1, do: next, as: 'central-officer' });
    }
    for (const orbitUfos of [1.5, -1, 25, 1e300]) {
      expect(one.ask({ id: 1, do: { type: 'report', entry: { orbitUfos } }, as: 'commander' })).toEqual({
        id: 1,
        refused: { code: 'impossible-entry', entry: 'orbitUfos' },
      });
    }
  });

  test('EVO-4 a game with an expansion names it in its view, and is refused where there is none', () => {
    const one = begun();
    const setUp = (more: object) =>
      one.ask({ id: 1, new: { seed: 'evo', mode: 'companion', difficulty: 'normal', ...more } });
    expect(setUp({ expansions: ['evolve'] })).toMatchObject({
      refused: { code: 'unknown-expansion', expansion: 'evolve' },
    });
    for (const id of expansionIds) {
      const owned = { expansions: [id] };
      expect(setUp(owned)).toMatchObject({ view: { operation: owned } });
      const tutorial = setUp({ difficulty: 'tutorial', ...owned });
      expect(tutorial).toMatchObject({ refused: { code: 'expansion-not-here' } });
    }
  });

  test('in companion mode intents of the board are refused as no-board', () => {
    const one = begun();
    for (const intent of [
      { type: 'assign', units: ['satellite-1'], to: 'orbit' },
      { type: 'roll' },
      { type: 'take', task: { enemy: 0 } },
      { type: 'use', card: 'decoy-signal' },
      { type: 'choose', option: 'any' },
      { type: 'buy', kind: 'interceptor' },
    ]) {
      expect(one.ask({ id: 1, do: intent, as: 'commander' })).toEqual({ id: 1, refused: { code: 'no-board' } });
    }
  });

  test('without a game answers with no-game, and ignores blank lines', () => {
    const one = engine();
    for (const request of [
      { at: 1 },
      { legal: 'commander' },
      { save: true },
      { do: { type: 'done' }, as: 'commander' },
    ]) {
      expect(one.ask({ id: 9, ...request })).toMatchObject({ id: 9, error: { code: 'no-game' } });
    }
    expect(one.line('')).toBe(null);
    expect(one.line('  \r')).toBe(null);
  });

  test('a game can be played to its end, and its end corrected', () => {
    const one = begun();
    const officer = { as: 'central-officer' } as const;
    const operation = (answer: Record<string, never> | null) =>
      (answer as unknown as { view: { operation: { phase: string; step: string; outcome: unknown } } }).view.operation;
    let now = operation(one.ask({ id: 1, at: 0 }));
    while (now.phase === 'timed') now = operation(one.ask({ id: 1, do: { type: 'done' }, ...officer }));
    while (now.step !== 'base-destroyed') now = operation(one.ask({ id: 1, do: { type: 'done' }, ...officer }));
    now = operation(one.ask({ id: 1, do: { type: 'report', entry: { baseDestroyed: true } }, ...officer }));
    expect(now).toMatchObject({ phase: 'over', outcome: { won: false, why: 'base-destroyed', score: null } });
    expect(one.ask({ id: 1, do: { type: 'report', entry: { panic: calm } }, ...officer })).toMatchObject({
      refused: { code: 'game-over' },
    });
    now = operation(one.ask({ id: 1, do: { type: 'correct', entry: { baseDestroyed: false } }, ...officer }));
    expect(now).toMatchObject({ phase: 'resolution', step: 'missions', outcome: null });
  });
});
