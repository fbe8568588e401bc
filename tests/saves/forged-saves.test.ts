import { describe, expect, test } from 'vitest';
import { bots } from '../../src/bots/index.ts';
import { turn } from '../../src/cli/engine/engine.ts';
import type { Game } from '../../src/host/index.ts';
import { fold, type GameEvent, newGame, type Schedule } from '../../src/rules/index.ts';
import { byCard, bySetup, byStep } from '../../src/rules/state/cause.ts';
import { playGame } from '../../src/sim/index.ts';
import { makeSave, parseSave } from '../../src/wire/index.ts';
import { calm, given, Play, setUp, table } from '../tools/given.ts';
import { standardTable } from '../tools/standard.ts';

/** Loads a log with a valid digest, which must be refused. Returns the number of the bad event and the detail. */
function refusal(log: readonly GameEvent[], { state }: Pick<Game, 'state'>): { event: number; detail: string } {
  const at = Math.max(state.open.at, log.at(-1)?.at ?? 0);
  const loaded = parseSave(makeSave({ log, state: { ...state, open: { ...state.open, at } } }));
  if (!('refused' in loaded)) throw new Error('loaded');
  const { refused } = loaded;
  expect(refused.code).toBe('save-damaged');
  return { event: Number(/^event (\d+)/.exec(refused.detail)?.[1]), detail: refused.detail };
}

/** Plays a companion game of calm rounds with the real director. */
function evening(rounds: number): Play {
  const created = newGame({ seed: 'forged', difficulty: 'easy' }, standardTable);
  if ('refused' in created) throw new Error(created.refused.code);
  const play = new Play(standardTable, created.events, created.state);
  for (let round = 1; round <= rounds; round += 1) {
    if (play.view.phase === 'setup') play.do('begin');
    play.endRound();
  }
  return play;
}

const report = {
  round: 1,
  panic: calm,
  missionCompleted: false,
  baseDestroyed: false,
  finalMissionCompleted: false,
  orbitUfos: 0,
};
const many = 10_000;

describe('FIN-21 a round ends only after it was played', () => {
  const ends = (from: number): GameEvent[] =>
    Array.from({ length: many }, (_, i) => ({
      type: 'round-ended',
      at: 0,
      why: bySetup,
      report: { ...report, round: from + i },
    }));

  test('ten thousand unplayed rounds before the game begins are refused at the first one', () => {
    const play = setUp();
    expect(refusal([...play.log, ...ends(1)], play).event).toBe(play.log.length + 1);
  });

  test('at a described table they are refused after a hundred', () => {
    const play = setUp({ mode: 'virtual' });
    expect(refusal([...play.log, ...ends(1)], play).event).toBe(play.log.length + 100);
  });

  test('in the middle of a game they are refused at the first one', () => {
    const play = evening(2);
    for (const why of [bySetup, byStep('orbit-report')]) {
      const log = [...play.log, ...ends(3).map((event) => ({ ...event, why, at: play.at }))];
      expect(refusal(log, play).event).toBe(play.log.length + 1);
    }
  });

  test('a round is refused if any of its steps is missing', () => {
    const play = evening(2);
    const steps = play.log.flatMap((event, i) => (event.type === 'step-opened' ? [i] : []));
    for (const i of steps) {
      const { detail } = refusal(play.log.toSpliced(i, 2), play);
      expect(detail).toMatch(/^event \d+, (step-|round-|reported)/);
    }
  });
});

describe('FIN-21 a save holds only schedules that a director could have sent', () => {
  const play = evening(1);
  const withSchedule = (change: (schedule: Schedule) => Schedule): readonly GameEvent[] =>
    play.log.map((event) =>
      event.type === 'secret/schedule-prepared' ? { ...event, schedule: change(event.schedule) } : event,
    );
  const put =
    (cue: object, at = 3) =>
    ({ cues, ...rest }: Schedule): Schedule => ({
      ...rest,
      forecasts: [],
      cues: cues.toSpliced(at, 0, cue as Schedule['cues'][number]),
    });

  test('refuses a final mission while it is locked and a crisis on the XCOM side, with a reason', () => {
    const final = { kind: 'final-mission', side: 'xcom', role: 'squad-leader', scrambled: false, limit: 20_000 };
    expect(refusal(withSchedule(put(final)), play).detail).toBe(
      'event 3, secret/schedule-prepared: the final mission has its cues only where it is available',
    );
    const crisis = { kind: 'crisis', side: 'xcom', role: 'commander', scrambled: false, limit: 25_000 };
    expect(refusal(withSchedule(put(crisis)), play).detail).toBe(
      'event 3, secret/schedule-prepared: each kind of cue has its own side, role and details',
    );
  });

  test('refusing a save changes nothing', () => {
    const game = { log: play.log, state: play.state, pack: play.pack };
    const crisis = { kind: 'crisis', side: 'xcom', role: 'commander', scrambled: false, limit: 25_000 };
    const load = makeSave({ ...game, log: withSchedule(put(crisis)) });
    expect(turn(game, { text: JSON.stringify({ id: 1, load }) })).toMatchObject({
      game,
      answer: { refused: { code: 'save-damaged', damage: 'replay' } },
    });
  });
});

describe('FIN-21 a log ends at the end of a move', () => {
  test('not between two events of one move', () => {
    const play = evening(2);
    const scanned = given({}, { forecasts: [{ from: 1, reveals: 3 }] });
    scanned.do('scan');
    const midMove = ['secret/schedule-prepared', 'secret/light-used', 'step-closed', 'round-ended', 'cue-closed'];
    for (const log of [play.log, scanned.log]) {
      for (const [i, { type }] of log.entries()) {
        if (!midMove.includes(type)) continue;
        const { state } = play;
        const cut = parseSave(
          makeSave({ log: log.slice(0, i + 1), state: { ...state, open: { ...state.open, at: log[i]?.at ?? 0 } } }),
        );
        expect(cut).toMatchObject({ refused: { code: 'save-damaged' } });
      }
    }
  });
});

/** Returns the log of the first of these games that is won. Which one it is depends on the cards and the bots. */
function wonLog(): readonly GameEvent[] {
  for (const seed of ['z1', 'z2', 'z3', 'z4', 'z5', 'z6', 'z7', 'z8']) {
    const { log } = playGame({ seed, difficulty: 'easy' }, bots.planner);
    if (log.some((event) => event.type === 'game-ended' && event.outcome.won)) return log;
  }
  throw new Error('no game is won');
}

describe('FIN-21 the final mission is laid as its cue opens, and won as it is cleared', () => {
  const log = wonLog();
  const until = (type: GameEvent['type'], is: (event: GameEvent) => boolean): readonly GameEvent[] => {
    const found = log.findIndex((event) => event.type === type && is(event));
    if (found < 0) throw new Error(`no ${type} in the game`);
    return log.slice(0, found + 1);
  };
  const cut = (short: readonly GameEvent[]) => refusal(short, { state: fold(short) }).detail;

  test('a log that ends in between is refused, because no later round could be planned', () => {
    const opened = until('cue-opened', (event) => event.type === 'cue-opened' && event.cue.kind === 'final-mission');
    const cleared = until('mission-cleared', (event) => 'place' in event && event.place === 'final-mission');
    for (const short of [opened, cleared]) expect(cut(short)).toBe('the log ends in the middle');
  });

  test('a task that is over is not opened again', () => {
    const units = [{ id: 'interceptor-1', at: 'continent:asia' }] as const;
    const task = { kind: 'global-defense', continent: 'asia' } as const;
    const play = table({ begin: 'global-defense', units, ufos: { asia: 3 } });
    const stamp = { at: 0, why: byStep('global-defense') } as const;
    const opened = { ...stamp, type: 'task-opened', task, threat: 1 } as const;
    const closed = { ...stamp, type: 'task-closed', kind: task.kind, over: 'continent:asia' } as const;
    expect(refusal([...play.log, opened, closed, opened], play).event).toBe(play.log.length + 3);
  });
});

describe('FIN-21 nothing on a table grows without end, however often a log repeats it', () => {
  const again = (events: readonly GameEvent[]): GameEvent[] => Array.from({ length: 200 }, () => events).flat();
  const stamp = { at: 0, why: byCard('x') } as const;
  const refusedSoon = (position: Parameters<typeof table>[0], events: readonly object[], within = 10) => {
    const play = table(position);
    const stamped = events.map((event) => ({ ...stamp, ...event }) as GameEvent);
    const { event } = refusal([...play.log, ...again(stamped)], play);
    expect(event).toBeLessThanOrEqual(play.log.length + within);
  };

  test('questions are limited', () => {
    const choice = { role: 'commander', about: 'card', options: ['a', 'b'], why: byCard('x'), todo: [], answers: [] };
    refusedSoon({ begin: 'budget' }, [{ type: 'choice-opened', choice }], 101);
    refusedSoon({ begin: 'recruit', budget: 3 }, [{ type: 'choice-opened', choice }], 2);
  });

  test('units cannot be assigned to several places', () => {
    const come = (to: string) => ({ type: 'units-assigned', units: ['interceptor-1'], to });
    refusedSoon({ begin: 'deploy-interceptors' }, [come('continent:asia'), come('continent:africa')]);
  });

  test('cards cannot multiply in any pile', () => {
    const move = (deck: string, cards: readonly string[], from: string, to: string) => ({
      type: 'cards-moved',
      deck,
      cards,
      from,
      to,
    });
    const hand = ['clean-room'];
    const twice = ['clean-room', 'clean-room'];
    refusedSoon({ begin: 'budget', hand }, [move('tech', twice, 'hand', 'hand')]);
    refusedSoon({ begin: 'budget', hand }, [move('tech', twice, 'hand', 'discard')]);
    refusedSoon({ begin: 'budget', salvage: ['muton-grunt'] }, [
      move('enemy', ['muton-grunt'], 'salvage', 'discard'),
      move('enemy', ['muton-grunt', 'muton-grunt'], 'discard', 'salvage'),
    ]);
    const decks = { enemy: Array(400).fill('muton-grunt') };
    refusedSoon({ begin: 'budget' }, [{ type: 'secret/decks-stacked', decks }]);
  });

  test('missions, their enemies and completed missions are limited', () => {
    const part = { successes: 0, complete: true, icons: [] };
    const mission = { card: 'opal-mine', parts: [part, part, part] };
    const cleared = (enemies: readonly string[], completed: boolean) => ({
      type: 'mission-cleared',
      place: 'mission',
      completed,
      enemies,
    });
    refusedSoon({ begin: 'choose-mission' }, [{ type: 'mission-laid', place: 'mission', mission }, cleared([], true)]);
    refusedSoon({ begin: 'choose-mission', mission: 'opal-mine' }, [cleared(Array(400).fill('muton-grunt'), false)]);
  });

  test('finished tasks and soldiers on icons are limited', () => {
    const units = [{ id: 'interceptor-1', at: 'continent:asia' }] as const;
    const opened = { type: 'task-opened', task: { kind: 'global-defense', continent: 'asia' }, threat: 1 };
    const closed = { type: 'task-closed', kind: 'global-defense', over: 'continent:asia' };
    refusedSoon({ begin: 'global-defense', units, ufos: { asia: 3 } }, [opened, closed]);
    const squad = [{ id: 'sniper-1', at: 'base' }] as const;
    const fight = { type: 'task-opened', task: { kind: 'base-defense', enemy: 0 }, threat: 1 };
    const placed = Array.from({ length: 20 }, (_, i) => ({ type: 'soldier-placed', soldier: `sniper-${i}`, icon: 0 }));
    refusedSoon({ begin: 'base-defense', units: squad, enemies: ['muton-grunt'] }, [fight, ...placed]);
  });
});

describe('FIN-21 a loaded game saves to the same bytes', () => {
  const bytes = (game: Game) => JSON.stringify(makeSave(game));

  test('bot games, and a companion game', () => {
    const games = Array.from({ length: 12 }, (_, i) => {
      const bot = (['random', 'careful', 'planner'] as const)[i % 3] ?? 'random';
      return playGame({ seed: `bytes-${i}`, difficulty: 'normal' }, bots[bot]);
    });
    for (const game of [...games, evening(3)]) {
      const text = bytes(game);
      const loaded = parseSave(JSON.parse(text));
      if ('refused' in loaded) throw new Error(loaded.refused.detail);
      expect(bytes(loaded)).toBe(text);
    }
  });
});
