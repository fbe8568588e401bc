import { describe, expect, test } from 'vitest';
import { calm, given, type Play, setUp } from '../../../tests/tools/given.ts';
import type { Role } from '../../content/roles.ts';
import { roles } from '../../content/roles.ts';
import { zoneOf } from '../../content/tracks.ts';
import { knownPanic, legalIntents } from '../index.ts';

const types = (play: Play, seat: Role = 'central-officer') => legalIntents(play.open, seat).map(({ type }) => type);
const entries = (play: Play) =>
  legalIntents(play.open, 'commander').flatMap((move) =>
    'entry' in move && move.type !== 'report-late' ? move.entry : [],
  );

describe('legal moves of a seat', () => {
  test('FIN-7 before the game only the Central Officer has one: `begin`', () => {
    for (const seat of roles) expect(types(setUp(), seat)).toEqual(seat === 'central-officer' ? ['begin'] : []);
  });

  test('TIM-5 FIN-3 CLK-10 each seat has its own while a cue is open', () => {
    const play = given(
      {},
      { cues: ['new-technology', { kind: 'ufos-detected', ufos: { asia: 1 } }], forecasts: [{ from: 1, reveals: 2 }] },
    );
    expect(types(play)).toEqual(['done', 'pause', 'open-menu', 'scan']);
    expect(types(play, 'chief-scientist')).toEqual(['done', 'open-menu']);
    expect(types(play, 'commander')).toEqual(['open-menu']);
    play.do('pause');
    expect(types(play)).toEqual(['done', 'resume', 'open-menu', 'scan']);
    play.do('open-menu');
    for (const seat of roles) expect(types(play, seat)).toEqual(['close-menu']);
  });

  test('RES-15 a step that asks nothing lists `done`; a yes-or-no question lists both reports', () => {
    const play = given({}, { finalMission: () => 'available' });
    expect(types(play.untilStep('audit'), 'commander')).toEqual(['done']);
    expect(entries(play.untilStep('base-destroyed'))).toEqual([{ baseDestroyed: false }, { baseDestroyed: true }]);
    expect(types(play)).toEqual(['report', 'report']);
    expect(entries(play.untilStep('missions')).slice(0, 2)).toEqual([
      { finalMissionCompleted: false },
      { finalMissionCompleted: true },
    ]);
    expect(entries(play.untilStep('mission-report')).slice(0, 2)).toEqual([
      { missionCompleted: false },
      { missionCompleted: true },
    ]);
  });

  test('RES-14 list every number of UFOs in orbit from 0 to 24', () => {
    const play = given().untilStep('orbit-report');
    const reports = legalIntents(play.open, 'commander').flatMap((move) => (move.type === 'report' ? move.entry : []));
    expect(reports).toEqual(Array.from({ length: 25 }, (_, orbitUfos) => ({ orbitUfos })));
  });

  test('RES-10 list only the known panic picture and those one marker away', () => {
    const play = given().nextRound({ panic: { ...calm, asia: 'red' } });
    play.untilStep('panic-report');
    const pictures = entries(play).flatMap(({ panic }) => panic ?? []);
    expect(pictures).toHaveLength(13);
    expect(pictures[0]).toEqual({ ...calm, asia: 'red' });
    expect(new Set(pictures.map((picture) => JSON.stringify(picture))).size).toBe(13);
    for (const picture of pictures.slice(1)) {
      const moved = Object.entries(picture).filter(([place, zone]) => zone !== { ...calm, asia: 'red' }[place]);
      expect(moved).toHaveLength(1);
    }
  });

  test('RES-16 list corrections of reported entries until it is too late', () => {
    const play = given().untilStep('panic-report');
    expect(types(play).filter((type) => type === 'correct')).toHaveLength(2);
    play.nextRound();
    expect(new Set(entries(play).flatMap((entry) => Object.keys(entry)))).toEqual(
      new Set(['baseDestroyed', 'panic', 'missionCompleted', 'orbitUfos']),
    );
    play.do('done');
    expect(types(play)).not.toContain('correct');
  });
});

describe('the panic picture last known', () => {
  test('SET-6 is that of the setup before any report', () => {
    const play = given();
    const { startingPanic } = play.view;
    expect(knownPanic(play.state.open)).toEqual(
      Object.fromEntries(Object.entries(startingPanic).map(([place, space]) => [place, zoneOf(space)])),
    );
  });

  test('RES-10 is the one last entered or reported', () => {
    const red = { ...calm, europe: 'red' } as const;
    const play = given().untilStep('mission-report', { panic: red });
    expect(knownPanic(play.state.open)).toEqual(red);
    play.nextRound();
    play.do('done');
    expect(knownPanic(play.state.open)).toEqual(red);
  });
});
