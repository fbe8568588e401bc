import { describe, expect, test } from 'vitest';
import { calm, given, type ScriptedCue } from '../../../tests/tools/given.ts';
import { expectedPanic, knownUfos, type UfoCounts, ufosInOrbit } from './known-ufos.ts';

const none: UfoCounts = {
  'north-america': 0,
  'south-america': 0,
  europe: 0,
  africa: 0,
  asia: 0,
  australia: 0,
  orbit: 0,
};
const cues = (...ufos: readonly ScriptedCue[]) => ({ cues: ['new-technology', ...ufos, 'ending'] as const });
const detected = (ufos: Partial<UfoCounts>) => ({ kind: 'ufos-detected', ufos }) as const;
const descend = (ufos: Partial<UfoCounts>) => ({ kind: 'ufos-descend', ufos }) as const;

describe('the UFOs that the app knows of with the box', () => {
  test('RES-15 are those that the cues of the round have placed, on continents and in orbit', () => {
    const play = given({}, cues(detected({ asia: 2, orbit: 1 }), detected({ asia: 1, africa: 1 })));
    expect(knownUfos(play.open, null)).toEqual(none);
    play.untilStep('orbital-defense');
    expect(knownUfos(play.open, null)).toEqual({ ...none, asia: 3, africa: 1, orbit: 1 });
  });

  test('ACT-DESCEND leave orbit where they descend, which has as many as were reported', () => {
    const play = given({}, cues(detected({ orbit: 1 }), descend({ europe: 2 })));
    play.endRound({ orbitUfos: 3 }).do('begin');
    play.untilStep('orbital-defense');
    expect(knownUfos(play.open, null)).toEqual({ ...none, europe: 2, orbit: 2 });
  });

  test('RES-6 stay on continents for the next round as the table has counted them, but not on one that has fallen', () => {
    const play = given({}, cues(detected({ asia: 1 })));
    const counted = { round: 1, at: { ...none, asia: 2, africa: 1 } };
    expect(knownUfos(play.untilStep('base-defense').open, counted)).toEqual(counted.at);
    play.endRound({ panic: { ...calm, africa: 'orange' }, orbitUfos: 1 }).do('begin');
    play.untilStep('orbital-defense');
    expect(knownUfos(play.open, counted)).toEqual({ ...none, asia: 3, orbit: 1 });
    expect(knownUfos(play.open, { ...counted, round: 7 })).toEqual({ ...none, asia: 1, orbit: 1 });
  });

  test('RES-10 those of a continent that has fallen go to orbit', () => {
    expect(ufosInOrbit({ ...none, asia: 2, africa: 1, orbit: 1 }, { ...calm, asia: 'orange' })).toBe(3);
  });
});

describe('the panic that the app proposes with the box', () => {
  const startingPanic = { 'north-america': 0, 'south-america': 4, europe: 1, africa: 3, asia: 2, australia: 0 };

  test('RES-6 in the first round rises from the starting panic by one for each UFO left', () => {
    const play = given({ startingPanic }, cues(detected({ asia: 2 }))).untilStep('panic-report');
    const left = { ...none, 'south-america': 1, africa: 1, asia: 3 };
    expect(expectedPanic(play.open, { round: 1, at: left })).toEqual({ ...calm, 'south-america': 'red', asia: 'red' });
    expect(expectedPanic(play.open, null)).toEqual(calm);
  });

  test('RES-6 later becomes worse only where the UFOs left lead to another zone for certain', () => {
    const play = given({ startingPanic }, cues(detected({ asia: 2 })));
    play.endRound({ panic: { ...calm, asia: 'red', africa: 'red' } }).do('begin');
    play.untilStep('panic-report');
    const left = { ...none, 'south-america': 4, africa: 2, asia: 3 };
    expect(expectedPanic(play.open, { round: 2, at: left })).toEqual({ ...calm, africa: 'red', asia: 'orange' });
  });

  test('RES-10 is what was reported once it was', () => {
    const play = given({ startingPanic }, cues(detected({ asia: 2 })));
    play.untilStep('mission-report', { panic: { ...calm, europe: 'red' } });
    expect(expectedPanic(play.open, { round: 1, at: { ...none, asia: 8 } })).toEqual({ ...calm, europe: 'red' });
  });
});
