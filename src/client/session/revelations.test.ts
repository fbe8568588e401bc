import { describe, expect, test } from 'vitest';
import { given, type Script, type ScriptedCue, setUp } from '../../../tests/tools/given.ts';
import { lateClock } from '../../../tests/tools/hand-clock.ts';
import { standardTable, withStandardPack } from '../../../tests/tools/standard.ts';
import { bots } from '../../bots/index.ts';
import { roles } from '../../content/roles.ts';
import {
  type Draws,
  hasBoard,
  type Intent,
  newGame,
  type Playing,
  type Position,
  type Seat,
  seededDice,
} from '../../rules/index.ts';
import { localSession } from './local.ts';
import type { Session } from './session.ts';

/** A session at a described table, on a clock moved by hand. Its alarms never ring: whoever looks finds what is due. */
function sitting(position: Position, script: Script = {}, difficulty: 'normal' | 'expert' = 'normal') {
  const wishes = { mode: 'virtual', plan: 'domination', base: 'europe', difficulty, position } as const;
  const play = setUp(wishes, script);
  const { clock, pass } = lateClock();
  const game = { log: play.log, state: play.state, pack: play.pack };
  const session = localSession({ id: 'x', game, clock, outfit: play.table });
  const ask = (intent: Intent, seat: Seat) => expect(session.ask(intent, seat)).toBeNull();
  return { session, ask, pass };
}

const ufos: ScriptedCue = { kind: 'ufos-detected', ufos: { asia: 2 } };

/** Nothing can be taken back, and trying changes nothing. */
function stays({ session }: { session: Session }): void {
  const before = session.game();
  expect(session.takeBack()).toBe(false);
  expect(session.game()).toEqual(before);
}

describe('FIN-18 what the aliens did ends taking back', () => {
  const full = Array<string>(4).fill('muton-grunt');
  const alien: readonly (readonly [string, ScriptedCue, Position])[] = [
    ['UFOs from the force', ufos, {}],
    ['UFOs of which none is left', ufos, { ufos: { orbit: 24 } }],
    ['UFOs from orbit', { kind: 'ufos-descend', ufos: { asia: 2 } }, { ufos: { orbit: 2 } }],
    ['an enemy', 'enemy-in-base', {}],
    ['an enemy that finds no place', 'enemy-in-base', { enemies: full }],
    ['crises', 'crisis', {}],
  ];

  test.each(alien)('%s, where a confirmed cue led to them', (_, cue, more) => {
    const cues = ['new-technology', 'budget', 'deploy-satellites', cue, 'ending'] as const;
    const play = sitting({ begin: 'deploy-satellites', ...more }, { cues });
    play.ask({ type: 'assign', units: ['satellite-1'], to: 'orbit' }, 'central-officer');
    play.ask({ type: 'done' }, 'central-officer');
    expect(play.session.now().cue?.side).toBe('alien');
    expect(play.session.undo()).toBeNull();
    stays(play);
  });

  test.each(alien)('%s, where a cue that ran out led to them', (_, cue, more) => {
    const cues = ['new-technology', 'budget', 'crisis', 'emergency-funding', cue, 'ending'] as const;
    const play = sitting({ begin: 'crisis', ...more }, { cues }, 'expert');
    const [crisis = ''] = play.session.now().board?.drawn?.offered ?? [];
    play.ask({ type: 'choose', option: crisis }, 'commander');
    // It expires, so that the next cue is over before the five seconds are.
    play.pass(12_000);
    play.ask({ type: 'done' }, 'commander');
    expect(play.session.now().clock?.left).toBe(4_000);
    expect(play.session.undo()).not.toBeNull();
    play.pass(4_500);
    // Nobody has looked since: asking to take back finds out what time it is.
    stays(play);
    expect(play.session.now()).toMatchObject({ cueNumber: 3 });
    expect(play.session.undo()).toBeNull();
  });

  test('a confirmed XCOM cue that leads to another one can be taken back', () => {
    const cues = ['new-technology', 'budget', 'deploy-interceptors', 'defend-base', ufos, 'ending'] as const;
    const { session, ask } = sitting({ begin: 'deploy-interceptors' }, { cues });
    ask({ type: 'done' }, 'commander');
    expect(session.now().cue?.kind).toBe('defend-base');
    expect(session.takeBack()).toBe(true);
    expect(session.now().cue?.kind).toBe('deploy-interceptors');
  });

  test('what the time shows that goes on when something is taken back ends taking back what came before it', () => {
    const cues = ['new-technology', 'budget', 'crisis', 'emergency-funding', ufos, 'ending'] as const;
    const play = sitting({ begin: 'crisis', inPlay: ['signal-delay'] }, { cues }, 'expert');
    const [crisis = ''] = play.session.now().board?.drawn?.offered ?? [];
    play.ask({ type: 'choose', option: crisis }, 'commander');
    play.pass(12_000);
    play.ask({ type: 'done' }, 'commander');
    play.pass(3_000);
    play.ask({ type: 'use', card: 'signal-delay' }, 'central-officer');
    play.pass(1_500);
    // Without the card the halved cue ran out half a second ago.
    expect(play.session.takeBack()).toBe(true);
    expect(play.session.now().cue?.kind).toBe('ufos-detected');
    stays(play);
  });

  test('RES-3 a crisis that brings UFOs, or moves them down from orbit', () => {
    for (const crisis of ['second-wave', 'landing-zone']) {
      const panic = { europe: 4, africa: 1, australia: 1, 'north-america': 1, 'south-america': 1 };
      const units = [{ id: 'interceptor-1', at: 'continent:asia' }] as const;
      const there = { units, ufos: { orbit: 2, asia: 1 }, panic };
      const play = sitting({ begin: 'recruit', budget: 5, crisisPool: [crisis], ...there });
      play.ask({ type: 'buy', kind: 'interceptor' }, 'commander');
      play.ask({ type: 'done' }, 'commander');
      expect(play.session.now()).toMatchObject({ phase: 'resolution', round: 1, board: { crisisPool: [] } });
      stays(play);
    }
  });

  test('DIR-9 a scan: what was done before it stays, and it is said why', () => {
    const cues = ['new-technology', 'budget', 'deploy-interceptors', ufos, 'ending'] as const;
    const play = sitting({ begin: 'deploy-interceptors' }, { cues, forecasts: [{ from: 2, reveals: 4 }] });
    play.ask({ type: 'assign', units: ['interceptor-1'], to: 'continent:asia' }, 'commander');
    play.ask({ type: 'scan' }, 'central-officer');
    expect(play.session.undo()).toBe('revealed');
    stays(play);
  });
});

describe('FIN-18 other revelations end it, too', () => {
  test('ACT-MISSION enemies that lay face down on a mission and are discarded with it', () => {
    const play = sitting({
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
    stays(play);
  });

  test('END-3 the end of a game, after which nothing is hidden any more', () => {
    const play = sitting({ begin: 'base-defense', damage: 8, inPlay: ['repair-drones'], budget: 0 });
    while (play.session.now().outcome === null) {
      const { step } = play.session.now();
      play.ask({ type: 'done' }, step === 'base-defense' ? 'squad-leader' : 'central-officer');
    }
    expect(play.session.now().outcome?.why).toBe('base-destroyed');
    stays(play);
  });

  test('RND-1 a new round', () => {
    const play = sitting({ begin: 'missions', units: [{ id: 'sniper-1', at: 'mission' }], mission: 'opal-mine' });
    play.ask({ type: 'done' }, 'squad-leader');
    expect(play.session.now().round).toBe(2);
    stays(play);
  });
});

describe('FIN-18 beside the box', () => {
  /** A companion game at a cue before the one that shows what the aliens do. */
  function companion() {
    const cues = ['new-technology', 'budget', 'deploy-satellites', ufos, 'ending'] as const;
    const play = given({}, { cues, forecasts: [{ from: 3, reveals: 4 }] }).until('deploy-satellites');
    const { clock, pass } = lateClock();
    const game = { log: play.log, state: play.state, pack: play.pack };
    const session = localSession({ id: 'x', game, clock, outfit: play.table });
    return { session, pass };
  }
  const officer = 'central-officer';

  test('TIM-6 a confirmed cue comes back for five seconds, also from an alien one, and leads to the same again', () => {
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

  test('DIR-9 a scan cannot be taken back, and neither can what came before it', () => {
    const { session } = companion();
    session.takeBack();
    session.ask({ type: 'scan' }, officer);
    expect(session.now().forecasts).toMatchObject([ufos]);
    expect(session.undo()).toBeNull();
    expect(session.takeBack()).toBe(false);
  });
});

/** All that a table could have learned so far that it could not know: of an earlier game it must not be played again. */
function learned({ cue, cueNumber, round, forecasts, board, outcome }: Playing, rolls: number) {
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

type Learned = ReturnType<typeof learned>;

/** Is there more to know than before? Cards that have come to lie face down again were known all the same. */
const knowsMore = (before: Learned, now: Learned): boolean =>
  now.alien > before.alien ||
  now.round > before.round ||
  now.rolls > before.rolls ||
  now.forecasts > before.forecasts ||
  (now.over && !before.over) ||
  [...now.cards].some((card) => !before.cards.has(card));

/** Plays a game at random, with slips taken back at any moment, and counts what was and what stayed. */
function playWithSlips(seed: string, chance: Draws): { taken: number; revealed: number } {
  const told = newGame({ seed, difficulty: chance.pick(['easy', 'expert']), mode: 'virtual' }, standardTable);
  if ('refused' in told) throw new Error(told.refused.code);
  const { clock, pass } = lateClock();
  const game = { log: told.events, state: told.state, pack: standardTable.pack };
  const session = localSession({ id: seed, game, clock, outfit: standardTable });
  const look = () => {
    const { log, state } = session.game();
    const open = withStandardPack(state.open);
    return { open, known: hasBoard(open) ? learned(open, state.hidden.rolls) : null, length: log.length };
  };
  let [taken, revealed, revealedAt] = [0, 0, 0];
  let before = look();
  /** How long the log was when the table last learned something. */
  const learnedBy = (now: ReturnType<typeof look>): number => {
    if (before.known && now.known && knowsMore(before.known, now.known)) {
      revealed += 1;
      revealedAt = now.length;
    }
    before = now;
    return revealedAt;
  };
  for (let moves = 0; moves < 1_500 && before.open.outcome === null; moves += 1) {
    pass(chance.pick([0, 0, 0, 400, 2_000, chance.next(9_000)]));
    // What has happened by itself meanwhile is learned, too.
    const since = learnedBy(look());
    const slip = chance.next(6) === 0 ? session.undo() : null;
    if (slip !== null && slip !== 'revealed') {
      expect(slip.before.log.length).toBeGreaterThanOrEqual(since);
      expect(session.takeBack()).toBe(true);
      taken += 1;
    } else {
      const open = session.now();
      const move = open.scanner && chance.next(4) === 0 ? null : bots.random(open, roles, chance);
      if (move) session.ask(move.intent, move.as);
      else session.ask({ type: 'scan' }, 'central-officer');
    }
    learnedBy(look());
  }
  return { taken, revealed };
}

test('FIN-18 in random games nothing that came before a revelation is ever taken back', () => {
  const all = Array.from({ length: 25 }, (_, i) => {
    const seed = `slips-${i}`;
    return playWithSlips(seed, seededDice(seed).draws('slips'));
  });
  const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0);
  expect(sum(({ taken }) => taken)).toBeGreaterThan(300);
  expect(sum(({ revealed }) => revealed)).toBeGreaterThan(500);
});
