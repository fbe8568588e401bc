import { describe, expect, test } from 'vitest';
import { given, type Script, type ScriptedCue, setUp } from '../../../../tests/tools/given.ts';
import { lateClock } from '../../../../tests/tools/hand-clock.ts';
import { newStandardGame, standardTable, withStandardPack } from '../../../../tests/tools/standard.ts';
import { bots } from '../../../bots/index.ts';
import type { Role } from '../../../content/roles.ts';
import { roles } from '../../../content/roles.ts';
import { limitMs } from '../../../content/timings.ts';
import { takeBackMs } from '../../../host/index.ts';
import { type Draws, hasBoard, type Intent, type Playing, type Position, seededDice } from '../../../rules/index.ts';
import { LocalMatch } from './local-match.ts';

/** A session at a described table, on a manual clock. Its alarms never ring, so reading it finds what is due. */
function sessionAt(position: Position, script: Script = {}, difficulty: 'normal' | 'expert' = 'normal') {
  const wishes = { mode: 'virtual', plan: 'domination', base: 'europe', difficulty, position } as const;
  const play = setUp(wishes, script);
  const { clock, pass } = lateClock();
  const session = new LocalMatch({ id: 'x', game: play.game, clock, dependencies: play.table });
  const ask = (intent: Intent, seat: Role) => expect(session.ask(intent, seat)).toBeNull();
  return { session, ask, pass };
}

const ufos: ScriptedCue = { kind: 'ufos-detected', ufos: { asia: 2 } };

/** Asserts that nothing can be taken back and that trying changes nothing. */
function expectNothingToUndo({ session }: { session: LocalMatch }): void {
  const before = session.game();
  expect(session.takeBack()).toBe(false);
  expect(session.game()).toEqual(before);
}

describe('FIN-18 what the aliens did cannot be undone', () => {
  const full = Array<string>(4).fill('muton-grunt');
  const alienCues: readonly (readonly [string, ScriptedCue, Position])[] = [
    ['UFOs from the force', ufos, {}],
    ['UFOs when none are left in the supply', ufos, { ufos: { orbit: 24 } }],
    ['UFOs from orbit', { kind: 'ufos-descend', ufos: { asia: 2 } }, { ufos: { orbit: 2 } }],
    ['an enemy', 'enemy-in-base', {}],
    ['an enemy when the base is full', 'enemy-in-base', { enemies: full }],
    ['crises', 'crisis', {}],
  ];

  test.each(alienCues)('%s, after a confirmed cue', (_, cue, more) => {
    const cues = ['new-technology', 'budget', 'deploy-satellites', cue, 'ending'] as const;
    const play = sessionAt({ begin: 'deploy-satellites', ...more }, { cues });
    play.ask({ type: 'assign', units: ['satellite-1'], to: 'orbit' }, 'central-officer');
    play.ask({ type: 'done' }, 'central-officer');
    expect(play.session.now().cue?.side).toBe('alien');
    expect(play.session.undo()).toBeNull();
    expectNothingToUndo(play);
  });

  test.each(alienCues)('%s, after an expired cue', (_, cue, more) => {
    const cues = ['new-technology', 'budget', 'crisis', 'emergency-funding', cue, 'ending'] as const;
    const play = sessionAt({ begin: 'crisis', ...more }, { cues }, 'expert');
    const [crisis = ''] = play.session.now().board?.drawn?.offered ?? [];
    play.ask({ type: 'choose', option: crisis }, 'commander');
    // It expires, so the next cue ends within the five seconds.
    play.pass(limitMs('crisis', 'expert') ?? 0);
    play.ask({ type: 'done' }, 'commander');
    const { left } = play.session.now().clock ?? {};
    expect(left).toBeLessThanOrEqual(takeBackMs);
    expect(play.session.undo()).not.toBeNull();
    play.pass(takeBackMs);
    // Nobody has read the session since, so the take-back itself must catch up.
    expectNothingToUndo(play);
    expect(play.session.now()).toMatchObject({ cueNumber: 3 });
    expect(play.session.undo()).toBeNull();
  });

  test('but a confirmed XCOM cue that leads to another XCOM cue can be undone', () => {
    const cues = ['new-technology', 'budget', 'deploy-interceptors', 'defend-base', ufos, 'ending'] as const;
    const { session, ask } = sessionAt({ begin: 'deploy-interceptors' }, { cues });
    ask({ type: 'done' }, 'commander');
    expect(session.now().cue?.kind).toBe('defend-base');
    expect(session.takeBack()).toBe(true);
    expect(session.now().cue?.kind).toBe('deploy-interceptors');
  });

  test('alien cues that open through an undo block further undo', () => {
    const cues = ['new-technology', 'budget', 'crisis', 'emergency-funding', ufos, 'ending'] as const;
    const play = sessionAt({ begin: 'crisis', inPlay: ['signal-delay'] }, { cues }, 'expert');
    const [crisis = ''] = play.session.now().board?.drawn?.offered ?? [];
    play.ask({ type: 'choose', option: crisis }, 'commander');
    play.pass(limitMs('crisis', 'expert') ?? 0);
    play.ask({ type: 'done' }, 'commander');
    const { left } = play.session.now().clock ?? {};
    expect(left).toBeLessThanOrEqual(takeBackMs);
    play.pass((left ?? 0) - 1);
    play.ask({ type: 'use', card: 'signal-delay' }, 'central-officer');
    play.pass(1);
    // Without the card, the halved cue expires just now.
    expect(play.session.takeBack()).toBe(true);
    expect(play.session.now().cue?.kind).toBe('ufos-detected');
    expectNothingToUndo(play);
  });

  test('RES-3 a crisis that places UFOs or moves them down from orbit', () => {
    for (const crisis of ['second-wave', 'landing-zone']) {
      const panic = { europe: 4, africa: 1, australia: 1, 'north-america': 1, 'south-america': 1 };
      const units = [{ id: 'interceptor-1', at: 'continent:asia' }] as const;
      const there = { units, ufos: { orbit: 2, asia: 1 }, panic };
      const play = sessionAt({ begin: 'recruit', budget: 5, crisisPool: [crisis], ...there });
      play.ask({ type: 'buy', kind: 'interceptor' }, 'commander');
      play.ask({ type: 'done' }, 'commander');
      expect(play.session.now()).toMatchObject({ phase: 'resolution', round: 1, board: { crisisPool: [] } });
      expectNothingToUndo(play);
    }
  });

  test('DIR-9 a scan blocks what came before it, and undo says why', () => {
    const cues = ['new-technology', 'budget', 'deploy-interceptors', ufos, 'ending'] as const;
    const play = sessionAt({ begin: 'deploy-interceptors' }, { cues, forecasts: [{ from: 2, reveals: 4 }] });
    play.ask({ type: 'assign', units: ['interceptor-1'], to: 'continent:asia' }, 'commander');
    play.ask({ type: 'scan' }, 'central-officer');
    expect(play.session.undo()).toBe('revealed');
    expectNothingToUndo(play);
  });
});

describe('FIN-18 other revelations cannot be undone either', () => {
  test('ACT-MISSION face-down enemies that are discarded with their mission', () => {
    const play = sessionAt({
      begin: 'choose-mission',
      mission: 'opal-mine',
      inPlay: ['decoy-signal'],
      ufos: { asia: 1 },
    });
    play.ask({ type: 'use', card: 'decoy-signal' }, 'central-officer');
    expect(play.session.undo()).not.toBe('revealed');
    const [mission = ''] = play.session.now().board?.drawn?.offered ?? [];
    play.ask({ type: 'choose', option: mission }, 'squad-leader');
    expect(play.session.undo()).toBe('revealed');
    expectNothingToUndo(play);
  });

  test('END-3 the end of a game, which reveals everything', () => {
    const play = sessionAt({ begin: 'base-defense', damage: 8, inPlay: ['repair-drones'], budget: 0 });
    while (play.session.now().outcome === null) {
      const { step } = play.session.now();
      play.ask({ type: 'done' }, step === 'base-defense' ? 'squad-leader' : 'central-officer');
    }
    expect(play.session.now().outcome?.why).toBe('base-destroyed');
    expectNothingToUndo(play);
  });

  test('RND-1 a new round', () => {
    const play = sessionAt({ begin: 'missions', units: [{ id: 'sniper-1', at: 'mission' }], mission: 'opal-mine' });
    play.ask({ type: 'done' }, 'squad-leader');
    expect(play.session.now().round).toBe(2);
    expectNothingToUndo(play);
  });
});

describe('FIN-18 in companion mode', () => {
  /** A companion game at the cue before an alien one. */
  function companion() {
    const cues = ['new-technology', 'budget', 'deploy-satellites', ufos, 'ending'] as const;
    const play = given({}, { cues, forecasts: [{ from: 3, reveals: 4 }] }).until('deploy-satellites');
    const { clock, pass } = lateClock();
    const session = new LocalMatch({ id: 'x', game: play.game, clock, dependencies: play.table });
    return { session, pass };
  }
  const officer = 'central-officer';

  test('TIM-6 a confirmed cue can be undone for five seconds, even from an alien cue, and the same alien cue follows again', () => {
    const { session, pass } = companion();
    const limit = session.now().clock?.limit ?? 0;
    session.ask({ type: 'done' }, officer);
    const shown = session.now().cue;
    expect(shown).toMatchObject(ufos);
    pass(4_900);
    expect(session.takeBack()).toBe(true);
    expect(session.now()).toMatchObject({ cue: { kind: 'deploy-satellites' }, clock: { left: limit - 4_900 } });
    session.ask({ type: 'done' }, officer);
    expect(session.now().cue).toEqual(shown);
  });

  test('DIR-9 neither a scan nor anything before it can be undone', () => {
    const { session } = companion();
    session.takeBack();
    session.ask({ type: 'scan' }, officer);
    expect(session.now().forecasts).toMatchObject([ufos]);
    expect(session.undo()).toBeNull();
    expect(session.takeBack()).toBe(false);
  });
});

/** Returns what the table has learned that it could not know before. An undo must not go back past it. */
function knowledgeOf({ cue, cueNumber, round, forecasts, board, outcome }: Playing, rolls: number) {
  const enemies = [board.mission, board.finalMission].flatMap((mission) => mission?.parts ?? []);
  const faceUp = enemies.flatMap(({ enemy }) => (enemy && enemy !== 'none' && enemy.card ? [enemy.card] : []));
  const piles = Object.values(board.decks).flatMap(({ discard }) => discard);
  const lying = [...board.hand, ...board.crisisPool, ...board.salvage, ...board.inPlay.map(({ card }) => card)];
  const named = [...(board.drawn?.offered ?? []), ...board.enemies.flatMap((enemy) => enemy?.card ?? [])];
  const labs = board.labs.flatMap(({ tech }) => tech ?? []);
  return {
    alien: cue?.side === 'alien' ? round * 100 + cueNumber : 0,
    round,
    rolls,
    forecasts: forecasts.length,
    over: outcome !== null,
    cards: new Set([...faceUp, ...piles, ...lying, ...named, ...labs, board.mission?.card ?? '', ...board.gone]),
  };
}

type Knowledge = ReturnType<typeof knowledgeOf>;

/** Whether there is new knowledge. Cards that are face down again were known before. */
const knowsMore = (before: Knowledge, now: Knowledge): boolean =>
  now.alien > before.alien ||
  now.round > before.round ||
  now.rolls > before.rolls ||
  now.forecasts > before.forecasts ||
  (now.over && !before.over) ||
  [...now.cards].some((card) => !before.cards.has(card));

/** Plays a random game with undos at random moments. Returns the number of undos and of revelations. */
function playWithSlips(seed: string, chance: Draws): { taken: number; revealed: number } {
  const { clock, pass } = lateClock();
  const game = newStandardGame({ seed, difficulty: chance.pick(['easy', 'expert']), mode: 'virtual' });
  const session = new LocalMatch({ id: seed, game, clock, dependencies: standardTable });
  const look = () => {
    const { log, state } = session.game();
    const open = withStandardPack(state.open);
    return { open, known: hasBoard(open) ? knowledgeOf(open, state.hidden.rolls) : null, length: log.length };
  };
  let [taken, revealed, revealedAt] = [0, 0, 0];
  let before = look();
  /** Returns the log length at the last revelation. */
  const lastRevelation = (now: ReturnType<typeof look>): number => {
    if (before.known && now.known && knowsMore(before.known, now.known)) {
      revealed += 1;
      revealedAt = now.length;
    }
    before = now;
    return revealedAt;
  };
  for (let moves = 0; moves < 1_500 && before.open.outcome === null; moves += 1) {
    pass(chance.pick([0, 0, 0, 400, 2_000, chance.next(9_000)]));
    // Events that time brought are learned too.
    const since = lastRevelation(look());
    const slip = chance.next(6) === 0 ? session.undo() : null;
    if (slip !== null && slip !== 'revealed') {
      expect(slip.rows).toBeGreaterThanOrEqual(since);
      expect(session.takeBack()).toBe(true);
      taken += 1;
    } else {
      const open = session.now();
      const move = open.scanner && chance.next(4) === 0 ? null : bots.random(open, roles, chance);
      if (move) session.ask(move.intent, move.as);
      else session.ask({ type: 'scan' }, 'central-officer');
    }
    lastRevelation(look());
  }
  return { taken, revealed };
}

test('FIN-18 random games never undo anything that came before a revelation', () => {
  const all = Array.from({ length: 25 }, (_, i) => {
    const seed = `slips-${i}`;
    return playWithSlips(seed, seededDice(seed).draws('slips'));
  });
  const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0);
  expect(sum(({ taken }) => taken)).toBeGreaterThan(300);
  expect(sum(({ revealed }) => revealed)).toBeGreaterThan(500);
});
