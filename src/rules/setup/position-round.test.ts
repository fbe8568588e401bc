import { describe, expect, test } from 'vitest';
import { Play, setUp } from '../../../tests/tools/given.ts';
import { standardTable } from '../../../tests/tools/standard.ts';
import { type CueKind, cueKinds } from '../../content/cues.ts';
import { mixes } from '../../content/invasion.ts';
import { plans } from '../../content/plans.ts';
import { type StepKind, stepKinds } from '../../content/steps.ts';
import { legal, newGame, type Position, type Seat, type Wishes } from '../index.ts';
import { brokenPromises } from '../promises/promises.ts';

/** A described table with the director that ships. */
function directed(position: Position, wishes: Partial<Wishes> = {}): Play {
  const base = { seed: 'test', difficulty: 'normal', mode: 'virtual', plan: 'domination', base: 'europe' } as const;
  const told = newGame({ ...base, ...wishes, position }, standardTable);
  if ('refused' in told) throw new Error(JSON.stringify(told.refused));
  return new Play(standardTable, told.events, told.state);
}

const seats: readonly Seat[] = ['central-officer', 'commander', 'squad-leader', 'chief-scientist'];

/** Confirms what is open, or answers what must be answered first. */
function advance(play: Play): void {
  const moves = seats.flatMap((as) => legal(play.open, as).map((asked) => ({ asked, as })));
  const next = ['done', 'choose', 'stop'].flatMap((type) => moves.find(({ asked }) => asked.type === type) ?? [])[0];
  if (next === undefined) throw new Error(`nothing to do in ${play.view.step ?? play.view.cue?.kind}`);
  play.do(next.asked, { as: next.as });
}

/** Lets the round go by with nobody doing more than must be done, and begins the next one. */
function nextRound(play: Play): Play {
  while (play.view.phase !== 'setup' && play.view.phase !== 'over') advance(play);
  if (play.view.phase === 'setup') play.do('begin');
  return play;
}

/** What the table opened first. */
const firstOpened = ({ log }: Play): CueKind | StepKind | undefined =>
  log.flatMap((event) =>
    event.type === 'cue-opened' ? event.cue.kind : event.type === 'step-opened' ? event.step : [],
  )[0];

const rounds = [1, 2, 4, 7, 9];
const calm = { 'north-america': 0, 'south-america': 0, europe: 0, africa: 0, asia: 0, australia: 0 };

describe('a described table begins where it says', () => {
  test('FIN-13 at every cue, in any round, and the round after works', () => {
    for (const begin of cueKinds) {
      for (const round of rounds) {
        const play = directed({ round, begin, panic: calm });
        expect(play.view).toMatchObject({ phase: 'timed', round, cueNumber: 1, cue: { kind: begin } });
        nextRound(play);
        expect(play.view).toMatchObject({ phase: 'timed', round: round + 1, cue: { kind: 'new-technology' } });
      }
    }
  });

  test('FIN-13 FIN-9 at every step, in any round, and the round after works', () => {
    for (const begin of stepKinds) {
      // A table that nobody defends may not outlast round 10.
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

  test('FIN-13 FIN-6 without a word of it every round waits for begin', () => {
    for (const round of rounds) {
      const play = directed({ round });
      expect(play.view).toMatchObject({ phase: 'setup', round, cue: null });
      play.do('begin');
      expect(play.view).toMatchObject({ phase: 'timed', round, cueNumber: 1, cue: { kind: 'new-technology' } });
    }
  });

  test('FIN-9 a step that leaves something to decide waits', () => {
    const play = directed({ begin: 'recruit', budget: 3 });
    expect(play.view).toMatchObject({ phase: 'resolution', step: 'recruit', history: [] });
    play.do({ type: 'buy', kind: 'sniper' }, { as: 'commander' });
    expect(play.placeOf('sniper-3')).toBe('reserve');
  });
});

describe('the rest of the described round', () => {
  const kinds = (play: Play) => play.state.hidden.schedule?.cues.map(({ kind }) => kind) ?? [];

  test('FIN-13 is what the director planned from that cue on', () => {
    const whole = directed({ round: 2, begin: 'new-technology' });
    const play = directed({ round: 2, begin: 'deploy-interceptors' });
    expect(kinds(play)).toEqual(kinds(whole).slice(kinds(whole).indexOf('deploy-interceptors')));
  });

  test('FIN-13 a cue that was not planned comes first, and the opening ones are over', () => {
    const whole = directed({ begin: 'new-technology' });
    expect(kinds(whole)).not.toContain('ufos-descend');
    const play = directed({ begin: 'ufos-descend', ufos: { orbit: 4 } });
    expect(kinds(play)).toEqual(['ufos-descend', ...kinds(whole).slice(2)]);
    expect(play.view.cue?.ufos).toEqual({ europe: 4 });
    expect(play.board.continents.europe.ufos).toBe(4);
    expect(play.board.orbit.ufos).toBe(0);
  });

  test('FIN-13 DIR-12 UFOs that were not planned to descend spare a continent that has fallen', () => {
    const play = directed({ begin: 'ufos-descend', ufos: { orbit: 4 }, panic: { europe: 8 } });
    expect(play.view.cue?.ufos).toEqual({ 'north-america': 4 });
    expect(play.board.continents.europe.ufos).toBe(0);
  });

  test('FIN-13 DIR-9 its lights show the cues they would have shown', () => {
    const forecasts = [
      { from: 1, reveals: 3 },
      { from: 2, reveals: 5 },
    ];
    const cues = ['new-technology', 'budget', { kind: 'ufos-detected', ufos: { asia: 1 } }] as const;
    const more = ['crisis', { kind: 'ufos-detected', ufos: { africa: 2 } }, 'ending'] as const;
    const shown = (begin: CueKind) => {
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
    expect(directed({ begin: 'crisis' }).clock.pauseLeft).toBe(60_000);
    expect(directed({ begin: 'ending' }).clock).toMatchObject({ limit: 90_000, pauseLeft: 0 });
  });
});

describe('the final mission of a described table', () => {
  const kinds = (play: Play) => play.state.hidden.schedule?.cues.map(({ kind }) => kind) ?? [];

  test('DIR-1 FIN-14 one that lies there has its squad deployed in every round, and missions are still chosen', () => {
    const play = directed({ round: 2, finalMission: 'available' });
    for (let i = 0; i < 3; i += 1) {
      expect(play.view.finalMission).toBe('available');
      expect(kinds(play)).toEqual(expect.arrayContaining(['choose-mission', 'deploy-squad', 'deploy-final-squad']));
      expect(kinds(play)).not.toContain('final-mission');
      nextRound(play);
    }
  });

  test('FIN-13 DIR-1 sooner or later than the director would, its cues alone come or go: all others stay as planned', () => {
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

  test('FIN-14 it does not come again when the director has it come', () => {
    for (const plan of plans) {
      const coming = mixes[plan].finalMissionRound;
      expect(kinds(directed({ round: coming }, { plan }))).toContain('final-mission');
      const play = directed({ round: coming, finalMission: 'available' }, { plan });
      expect(kinds(play)).toContain('deploy-final-squad');
      expect(kinds(play)).not.toContain('final-mission');
    }
  });

  test('FIN-6 DIR-11 one the description is too late for comes in the next round, with its two cues', () => {
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

  test('FIN-13 a table that says it is locked has it locked, and chooses a mission', () => {
    for (const begin of ['new-technology', 'choose-mission'] as const) {
      const play = directed({ round: 9, begin, finalMission: 'locked' });
      expect(play.view.finalMission).toBe('locked');
      expect(kinds(play).indexOf('choose-mission')).toBeLessThan(kinds(play).indexOf('deploy-squad'));
      expect(kinds(play)).not.toContain('final-mission');
      expect(kinds(play)).not.toContain('deploy-final-squad');
    }
  });

  test('FIN-13 a table that begins with its cues has it', () => {
    for (const begin of ['final-mission', 'deploy-final-squad'] as const) {
      const play = directed({ begin });
      expect(play.view).toMatchObject({ finalMission: 'available', cue: { kind: begin } });
      expect(play.board.finalMission?.card).toBe('domination');
      expect(kinds(play)).toContain('deploy-final-squad');
    }
  });

  test('FIN-13 FIN-14 a table that begins with Choose Mission or Deploy Squad may have it: its squad comes after', () => {
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

describe('what was taken before', () => {
  test('FIN-13 RES-14 a round begun late is reported whole', () => {
    const play = directed({ begin: 'orbit-report', panic: { asia: 6 }, ufos: { orbit: 3 } });
    expect(play.view.reports).toMatchObject([
      { round: 1, orbitUfos: 3, missionCompleted: false, baseDestroyed: false, panic: { asia: 'red' } },
    ]);
  });

  test('FIN-13 END-1 a base that was destroyed before is lost', () => {
    const play = directed({ begin: 'missions', damage: 8 });
    expect(play.view.outcome).toMatchObject({ won: false, why: 'base-destroyed' });
  });

  test('FIN-13 END-1 FIN-17 is lost at once, whatever card could still be used', () => {
    for (const lost of [{ damage: 8 }, { panic: { asia: 8, africa: 8 } }] as const) {
      const play = directed({ begin: 'mission-report', inPlay: ['repair-drones'], ...lost });
      expect(play.view).toMatchObject({ phase: 'over', outcome: { won: false } });
      expect(brokenPromises(play.state, play.pack)).toEqual([]);
    }
  });

  test('FIN-13 END-1 is over in the very step it begins with, if the app has been told before that all is lost', () => {
    for (const begin of ['mission-report', 'refresh', 'return-units', 'orbit-report'] as const) {
      const play = directed({ begin, panic: { asia: 8, africa: 8 } });
      const steps = play.log.flatMap((event) => (event.type === 'step-opened' ? [event.step] : []));
      expect(steps).toEqual([begin]);
      expect(play.log.at(-1)).toMatchObject({ type: 'game-ended', outcome: { won: false, why: 'panic' } });
      expect(play.view.phase).toBe('over');
    }
  });
});
