import { describe, expect, test } from 'vitest';
import { fullPause, limitOf, Play, setUp } from '../../../tests/tools/given.ts';
import { newStandardGame, standardTable } from '../../../tests/tools/standard.ts';
import { type BaseCueKind, type CueKind, cueKinds } from '../../content/cues.ts';
import { mixes } from '../../content/invasion.ts';
import { plans } from '../../content/plans.ts';
import type { Role } from '../../content/roles.ts';
import { type StepKind, stepKinds } from '../../content/steps.ts';
import { type GameOptions, legalIntents, type Position } from '../index.ts';
import { violatedInvariants } from '../invariants/invariants.ts';

/** A described table with the real director. */
function directed(position: Position, wishes: Partial<GameOptions> = {}): Play {
  const base = { seed: 'test', difficulty: 'normal', mode: 'virtual', plan: 'domination', base: 'europe' } as const;
  return new Play(standardTable, newStandardGame({ ...base, ...wishes, position }));
}

const seats: readonly Role[] = ['central-officer', 'commander', 'squad-leader', 'chief-scientist'];

/** Confirms what is open, or answers what must be answered first. */
function advance(play: Play): void {
  const moves = seats.flatMap((as) => legalIntents(play.open, as).map((asked) => ({ asked, as })));
  const next = ['done', 'choose', 'stop'].flatMap((type) => moves.find(({ asked }) => asked.type === type) ?? [])[0];
  if (next === undefined) throw new Error(`nothing to do in ${play.view.step ?? play.view.cue?.kind}`);
  play.do(next.asked, { as: next.as });
}

/** Plays the round with the fewest possible moves and begins the next one. */
function nextRound(play: Play): Play {
  while (play.view.phase !== 'setup' && play.view.phase !== 'over') advance(play);
  if (play.view.phase === 'setup') play.do('begin');
  return play;
}

/** The cue or step that opened first. */
const firstOpened = ({ log }: Play): CueKind | StepKind | undefined =>
  log.flatMap((event) =>
    event.type === 'cue-opened' ? event.cue.kind : event.type === 'step-opened' ? event.step : [],
  )[0];

const rounds = [1, 2, 4, 7, 9];
const calm = { 'north-america': 0, 'south-america': 0, europe: 0, africa: 0, asia: 0, australia: 0 };

describe('the start of a described table', () => {
  test('FIN-13 can be any cue in any round, and the next round works', () => {
    for (const begin of cueKinds) {
      for (const round of rounds) {
        const play = directed({ round, begin, panic: calm });
        expect(play.view).toMatchObject({ phase: 'timed', round, cueNumber: 1, cue: { kind: begin } });
        nextRound(play);
        expect(play.view).toMatchObject({ phase: 'timed', round: round + 1, cue: { kind: 'new-technology' } });
      }
    }
  });

  test('FIN-13 FIN-9 can be any step in any round, and the next rounds work', () => {
    for (const begin of stepKinds) {
      // A table that nobody defends may be lost by round 10.
      for (const round of [1, 2, 4, 7, 8]) {
        const play = directed({ round, begin, panic: calm });
        expect(firstOpened(play)).toBe(begin);
        nextRound(play);
        expect(play.view).toMatchObject({ phase: 'timed', round: round + 1, cue: { kind: 'new-technology' } });
        nextRound(play);
        expect(play.view.reports).toHaveLength(round + 1);
        expect(play.view.reports.map((report) => report.round)).toEqual(play.view.reports.map((_, i) => i + 1));
      }
    }
  });

  test('FIN-13 FIN-6 waits for `begin` in any round if no cue or step is named', () => {
    for (const round of rounds) {
      const play = directed({ round });
      expect(play.view).toMatchObject({ phase: 'setup', round, cue: null });
      play.do('begin');
      expect(play.view).toMatchObject({ phase: 'timed', round, cueNumber: 1, cue: { kind: 'new-technology' } });
    }
  });

  test('FIN-9 a step with something to decide waits', () => {
    const play = directed({ begin: 'recruit', budget: 3 });
    expect(play.view).toMatchObject({ phase: 'resolution', step: 'recruit', history: [] });
    play.do({ type: 'buy', kind: 'sniper' }, { as: 'commander' });
    expect(play.placeOf('sniper-3')).toBe('reserve');
  });
});

describe('the rest of the described round', () => {
  const kinds = (play: Play) => play.state.hidden.schedule?.cues.map(({ kind }) => kind) ?? [];

  test("FIN-13 follows the director's plan from the named cue on", () => {
    const whole = directed({ round: 2, begin: 'new-technology' });
    const play = directed({ round: 2, begin: 'deploy-interceptors' });
    expect(kinds(play)).toEqual(kinds(whole).slice(kinds(whole).indexOf('deploy-interceptors')));
  });

  test('FIN-13 an unplanned cue comes first and replaces the opening ones', () => {
    const whole = directed({ begin: 'new-technology' });
    expect(kinds(whole)).not.toContain('ufos-descend');
    const play = directed({ begin: 'ufos-descend', ufos: { orbit: 4 } });
    expect(kinds(play)).toEqual(['ufos-descend', ...kinds(whole).slice(2)]);
    expect(play.view.cue?.ufos).toEqual({ europe: 4 });
    expect(play.board.continents.europe.ufos).toBe(4);
    expect(play.board.orbit.ufos).toBe(0);
  });

  test('FIN-13 DIR-12 UFOs of an unplanned descent skip a fallen continent', () => {
    const play = directed({ begin: 'ufos-descend', ufos: { orbit: 4 }, panic: { europe: 8 } });
    expect(play.view.cue?.ufos).toEqual({ 'north-america': 4 });
    expect(play.board.continents.europe.ufos).toBe(0);
  });

  test('FIN-13 DIR-9 scanner lights reveal the cues they were planned for', () => {
    const forecasts = [
      { from: 1, reveals: 3 },
      { from: 2, reveals: 5 },
    ];
    const cues = ['new-technology', 'budget', { kind: 'ufos-detected', ufos: { asia: 1 } }] as const;
    const more = ['crisis', { kind: 'ufos-detected', ufos: { africa: 2 } }, 'ending'] as const;
    const shown = (begin: BaseCueKind) => {
      const play = setUp({ mode: 'virtual', position: { begin } }, { cues: [...cues, ...more], forecasts });
      if (play.view.scanner) play.do('scan');
      return play.view.forecasts.map(({ ufos }) => ufos);
    };
    expect(shown('budget')).toEqual([{ asia: 1 }]);
    expect(shown('ufos-detected')).toEqual([{ africa: 2 }]);
    expect(shown('crisis')).toEqual([{ africa: 2 }]);
    expect(shown('ending')).toEqual([]);
  });

  test('FIN-13 CLK-6 has the pause time of a fresh round', () => {
    expect(directed({ begin: 'crisis' }).clock.pauseLeft).toBe(fullPause);
    expect(directed({ begin: 'ending' }).clock).toMatchObject({ limit: limitOf('ending') + fullPause, pauseLeft: 0 });
  });
});

describe('the final mission of a described table', () => {
  const kinds = (play: Play) => play.state.hidden.schedule?.cues.map(({ kind }) => kind) ?? [];

  test('DIR-1 FIN-14 its squad is deployed in every round, and missions are still chosen', () => {
    const play = directed({ round: 2, finalMission: 'available' });
    for (let i = 0; i < 3; i += 1) {
      expect(play.view.finalMission).toBe('available');
      expect(kinds(play)).toEqual(expect.arrayContaining(['choose-mission', 'deploy-squad', 'deploy-final-squad']));
      expect(kinds(play)).not.toContain('final-mission');
      nextRound(play);
    }
  });

  test('FIN-13 DIR-1 comes or goes without changing any other planned cue', () => {
    const others = (play: Play) =>
      kinds(play).filter((kind) => kind !== 'final-mission' && kind !== 'deploy-final-squad');
    for (const round of rounds) {
      const planned = directed({ round, begin: 'new-technology' });
      for (const finalMission of ['locked', 'available'] as const) {
        expect(others(directed({ round, begin: 'new-technology', finalMission }))).toEqual(others(planned));
      }
    }
    expect(kinds(directed({ round: 2, finalMission: 'available' }))).toHaveLength(
      kinds(directed({ round: 2, begin: 'new-technology' })).length + 1,
    );
  });

  test("FIN-14 does not come again in the director's round for it", () => {
    for (const plan of plans) {
      const coming = mixes[plan].finalMissionRound;
      expect(kinds(directed({ round: coming }, { plan }))).toContain('final-mission');
      const play = directed({ round: coming, finalMission: 'available' }, { plan });
      expect(kinds(play)).toContain('deploy-final-squad');
      expect(kinds(play)).not.toContain('final-mission');
    }
  });

  test('FIN-6 DIR-11 comes in the next round with both cues if the described round starts too late for it', () => {
    for (const begin of ['ending', 'audit'] as const) {
      const play = directed({ round: mixes.domination.finalMissionRound, begin });
      nextRound(play);
      expect(kinds(play)).toContain('deploy-final-squad');
      expect(kinds(play).indexOf('final-mission')).toBeLessThan(kinds(play).indexOf('deploy-final-squad'));
      expect(kinds(play)).toContain('choose-mission');
      while (play.view.cue?.kind !== 'final-mission') advance(play);
      expect(play.board.finalMission?.card).toBe('domination');
    }
  });

  test('FIN-13 stays locked if the description says so, and a mission is chosen', () => {
    for (const begin of ['new-technology', 'choose-mission'] as const) {
      const play = directed({ round: 9, begin, finalMission: 'locked' });
      expect(play.view.finalMission).toBe('locked');
      expect(kinds(play).indexOf('choose-mission')).toBeLessThan(kinds(play).indexOf('deploy-squad'));
      expect(kinds(play)).not.toContain('final-mission');
      expect(kinds(play)).not.toContain('deploy-final-squad');
    }
  });

  test('FIN-13 is available to a table that begins with one of its cues', () => {
    for (const begin of ['final-mission', 'deploy-final-squad'] as const) {
      const play = directed({ begin });
      expect(play.view).toMatchObject({ finalMission: 'available', cue: { kind: begin } });
      expect(play.board.finalMission?.card).toBe('domination');
      expect(kinds(play)).toContain('deploy-final-squad');
    }
  });

  test('FIN-13 FIN-14 can be available to a table that begins with Choose Mission or Deploy Squad', () => {
    for (const begin of ['choose-mission', 'deploy-squad'] as const) {
      for (const round of [1, 2, 4]) {
        const play = directed({ round, begin, finalMission: 'available' });
        expect(play.view).toMatchObject({ finalMission: 'available', cue: { kind: begin } });
        expect(kinds(play)).toContain('deploy-final-squad');
        expect(kinds(play)).not.toContain('final-mission');
      }
    }
  });
});

describe('earlier steps of the described round', () => {
  test('FIN-13 RES-14 are part of a complete report', () => {
    const play = directed({ begin: 'orbit-report', panic: { asia: 6 }, ufos: { orbit: 3 } });
    expect(play.view.reports).toMatchObject([
      { round: 1, orbitUfos: 3, missionCompleted: false, baseDestroyed: false, panic: { asia: 'red' } },
    ]);
  });

  test('FIN-13 END-1 a base destroyed before the first step loses the game', () => {
    const play = directed({ begin: 'missions', damage: 8 });
    expect(play.view.outcome).toMatchObject({ won: false, why: 'base-destroyed' });
  });

  test('FIN-13 END-1 FIN-17 a lost table ends at once, even with a usable card', () => {
    for (const lost of [{ damage: 8 }, { panic: { asia: 8, africa: 8 } }] as const) {
      const play = directed({ begin: 'mission-report', inPlay: ['repair-drones'], ...lost });
      expect(play.view).toMatchObject({ phase: 'over', outcome: { won: false } });
      expect(violatedInvariants(play.state, play.pack)).toEqual([]);
    }
  });

  test('FIN-13 END-1 a table already lost in an earlier report ends in its first step', () => {
    for (const begin of ['mission-report', 'refresh', 'return-units', 'orbit-report'] as const) {
      const play = directed({ begin, panic: { asia: 8, africa: 8 } });
      const steps = play.log.flatMap((event) => (event.type === 'step-opened' ? [event.step] : []));
      expect(steps).toEqual([begin]);
      expect(play.log.at(-1)).toMatchObject({ type: 'game-ended', outcome: { won: false, why: 'panic' } });
      expect(play.view.phase).toBe('over');
    }
  });
});
