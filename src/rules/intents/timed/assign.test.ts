import { describe, expect, test } from 'vitest';
import { given, type Play, table } from '../../../../tests/tools/given.ts';
import { continents } from '../../../content/continents.ts';
import { cueKinds, cues } from '../../../content/cues.ts';
import type { Role } from '../../../content/roles.ts';
import { roles } from '../../../content/roles.ts';
import { legalIntents, type Place } from '../../index.ts';

const assign = (to: Place, ...units: readonly string[]) => ({ type: 'assign', units, to }) as const;
const by = (as: Role) => ({ as });
/** Units at this place, in the order of the board. */
const there = (play: Play, place: Place) => play.board.units.filter(({ at }) => at === place).map(({ id }) => id);

describe('Deploy Satellites', () => {
  const officer = by('central-officer');

  test('ACT-SATELLITES up to three ready satellites go to orbit', () => {
    const play = table({ begin: 'deploy-satellites' });
    expect(play.do(assign('orbit', 'satellite-1', 'satellite-5'), officer)).toEqual(['units-assigned']);
    play.do(assign('orbit', 'satellite-8'), officer);
    expect(there(play, 'orbit')).toEqual(['satellite-1', 'satellite-5', 'satellite-8']);
    expect(play.refused(assign('orbit', 'satellite-2'), officer)).toEqual({ code: 'no-room', place: 'orbit', most: 3 });
  });

  test('ACT-SATELLITES units are refused together if there is not room for all', () => {
    const play = table({ begin: 'deploy-satellites', units: [{ id: 'satellite-8', at: 'orbit' }] });
    const three = assign('orbit', 'satellite-1', 'satellite-2', 'satellite-3');
    expect(play.refused(three, officer)).toEqual({ code: 'no-room', place: 'orbit', most: 3 });
    expect(there(play, 'orbit')).toEqual(['satellite-8']);
  });
});

describe('Deploy Interceptors', () => {
  const commander = by('commander');

  test('ACT-INTERCEPTORS interceptors go to continents, at most three each, all within this one cue', () => {
    const play = table({ begin: 'deploy-interceptors' });
    play.do(assign('continent:asia', 'interceptor-1', 'interceptor-2', 'interceptor-3'), commander);
    play.do(assign('continent:africa', 'interceptor-4'), commander);
    expect(there(play, 'continent:asia')).toHaveLength(3);
    expect(there(play, 'continent:africa')).toEqual(['interceptor-4']);
    expect(play.refused(assign('continent:asia', 'interceptor-5'), commander)).toEqual({
      code: 'no-room',
      place: 'continent:asia',
      most: 3,
    });
  });

  test('ACT-INTERCEPTORS interceptors go nowhere but to continents, and never to orbit', () => {
    const play = table({ begin: 'deploy-interceptors' });
    for (const place of ['orbit', 'base', 'pool', 'reserve', 'lab:1', 'card:emergency-funding'] as const) {
      const asked = assign(place, 'interceptor-1');
      expect(play.refused(asked, commander)).toEqual({ code: 'wrong-place', place });
    }
    for (const name of continents)
      play.do(assign(`continent:${name}`, `interceptor-${continents.indexOf(name) + 1}`), commander);
    expect(play.board.units.filter(({ at }) => at.startsWith('continent:'))).toHaveLength(6);
  });
});

describe('Assign Research', () => {
  const scientist = by('chief-scientist');

  test('ACT-RESEARCH up to three ready scientists go into the lab of the cue', () => {
    const play = table({ begin: 'assign-research', labs: [{ tech: 'clean-room' }, { tech: 'ion-lance' }] });
    expect(play.view.cue?.lab).toBe(1);
    play.do(assign('lab:1', 'scientist-1', 'scientist-2', 'scientist-3'), scientist);
    expect(there(play, 'lab:1')).toHaveLength(3);
    const fourth = assign('lab:1', 'scientist-4');
    expect(play.refused(fourth, scientist)).toEqual({ code: 'no-room', place: 'lab:1', most: 3 });
    expect(play.refused(assign('lab:2', 'scientist-4'), scientist)).toEqual({ code: 'wrong-place', place: 'lab:2' });
  });

  test('ACT-RESEARCH no scientist goes into a lab without a tech', () => {
    const play = table({ begin: 'assign-research', hand: ['clean-room'] });
    const asked = assign('lab:1', 'scientist-1');
    expect(play.refused(asked, scientist)).toEqual({ code: 'nothing-there', place: 'lab:1' });
    play.do({ type: 'research', lab: 1, tech: 'clean-room' }, scientist);
    play.do(asked, scientist);
    expect(there(play, 'lab:1')).toEqual(['scientist-1']);
  });
});

describe('soldiers', () => {
  const leader = by('squad-leader');

  test('ACT-SQUAD go to the mission, at most four on it in all', () => {
    const units = [{ id: 'heavy-1', at: 'mission' as const }];
    const play = table({ begin: 'deploy-squad', mission: 'harbor-rescue', units });
    play.do(assign('mission', 'sniper-1', 'assault-1'), leader);
    const two = assign('mission', 'sniper-2', 'assault-2');
    expect(play.refused(two, leader)).toEqual({ code: 'no-room', place: 'mission', most: 4 });
    play.do(assign('mission', 'support-1'), leader);
    expect(there(play, 'mission')).toEqual(['assault-1', 'heavy-1', 'sniper-1', 'support-1']);
  });

  test('ACT-SQUAD are refused without a mission', () => {
    const play = table({ begin: 'deploy-squad' });
    expect(play.refused(assign('mission', 'sniper-1'), leader)).toEqual({ code: 'nothing-there', place: 'mission' });
  });

  test('ACT-BASE defend the base in any number', () => {
    const play = table({ begin: 'defend-base' });
    const all = ['assault', 'heavy', 'sniper', 'support'].flatMap((kind) => [`${kind}-1`, `${kind}-2`]);
    play.do(assign('base', ...all), leader);
    expect(there(play, 'base')).toEqual(all);
    expect(play.refused(assign('mission', 'sniper-3'), leader)).toEqual({ code: 'wrong-place', place: 'mission' });
  });

  test('ACT-FINALSQUAD go to the final mission, and both missions may get some in one round', () => {
    const cues = ['deploy-squad', 'deploy-final-squad', 'ending'] as const;
    const position = { begin: 'deploy-squad', mission: 'harbor-rescue', finalMission: 'available' } as const;
    const play = table(position, { cues });
    play.do(assign('mission', 'sniper-1'), leader);
    const early = assign('final-mission', 'heavy-1');
    expect(play.refused(early, leader)).toEqual({ code: 'wrong-place', place: 'final-mission' });
    play.do('done', leader);
    play.do(assign('final-mission', 'heavy-1', 'heavy-2', 'assault-1', 'assault-2'), leader);
    expect(play.refused(assign('final-mission', 'support-1'), leader)).toEqual({
      code: 'no-room',
      place: 'final-mission',
      most: 4,
    });
    expect([there(play, 'mission').length, there(play, 'final-mission').length]).toEqual([1, 4]);
  });
});

describe('units that cannot be assigned', () => {
  const play = table({
    begin: 'defend-base',
    units: [
      { id: 'sniper-1', at: 'base' },
      { id: 'heavy-1', at: 'card:officer-training' },
    ],
  });
  const refused = (...units: readonly string[]) => play.refused(assign('base', ...units), by('squad-leader'));

  test('ACT-BASE are of another kind or do not exist', () => {
    for (const unit of ['scientist-1', 'interceptor-1', 'nobody', '']) {
      expect(refused('sniper-2', unit)).toEqual({ code: 'wrong-unit', unit });
    }
  });

  test('FIN-11 are not in reserve', () => {
    for (const unit of ['sniper-1', 'heavy-1', 'assault-3'])
      expect(refused(unit)).toEqual({ code: 'not-in-reserve', unit });
  });

  test('FIN-11 are exhausted', () => {
    const units = [{ id: 'satellite-2', at: 'reserve' as const, exhausted: true }];
    const tired = table({ begin: 'deploy-satellites', units });
    const asked = assign('orbit', 'satellite-1', 'satellite-2');
    expect(tired.refused(asked)).toEqual({ code: 'exhausted', unit: 'satellite-2' });
    tired.do(assign('orbit', 'satellite-1'));
    expect(tired.placeOf('satellite-1')).toBe('orbit');
  });

  test('TAB-7 are named twice, or not at all', () => {
    expect(refused()).toEqual({ code: 'no-units' });
    expect(refused('sniper-2', 'sniper-2')).toEqual({ code: 'no-units' });
  });
});

describe('who assigns, and when', () => {
  test('TIM-6 only the role of the cue assigns', () => {
    const play = table({ begin: 'defend-base' });
    for (const as of roles.filter((role) => role !== 'squad-leader')) {
      expect(play.refused(assign('base', 'sniper-1'), by(as))).toEqual({ code: 'not-your-cue', role: 'squad-leader' });
    }
  });

  test('TIM-2 assigned units stay when time is up, and no more can be assigned', () => {
    const play = table({ begin: 'deploy-satellites' });
    const { limit } = play.clock;
    play.do(assign('orbit', 'satellite-1'), { as: 'central-officer', at: (limit ?? 0) - 1 });
    const late = { as: 'central-officer', at: limit ?? 0 } as const;
    const refusal = play.refused(assign('orbit', 'satellite-2'), late);
    expect(refusal).toEqual({ code: 'not-your-cue', role: 'commander' });
    play.wait(limit ?? 0);
    expect(play.view.history).toMatchObject([{ cue: { kind: 'deploy-satellites' }, how: 'expired' }]);
    expect(there(play, 'orbit')).toEqual(['satellite-1']);
  });

  test('TIM-2 a later cue of the same role does not assign for the one before', () => {
    const labs = [{ tech: 'clean-room' }, { tech: 'ion-lance' }];
    const play = table({ begin: 'assign-research', labs });
    play.do('done', by('chief-scientist'));
    const refusal = play.refused(assign('lab:1', 'scientist-1'), by('chief-scientist'));
    expect(refusal).toEqual({ code: 'wrong-place', place: 'lab:1' });
  });

  test('ACT-END a cue that assigns no units refuses all', () => {
    const assigning = ['deploy-squad', 'assign-research', 'deploy-satellites', 'deploy-interceptors', 'defend-base'];
    for (const begin of cueKinds) {
      const { role } = cues[begin];
      if (assigning.includes(begin) || begin === 'deploy-final-squad' || role === 'all') continue;
      const play = table({ begin });
      expect(play.refused(assign('base', 'sniper-1'), by(role))).toEqual({ code: 'wrong-place', place: 'base' });
      expect(legalIntents(play.open, role).filter(({ type }) => type === 'assign')).toEqual([]);
    }
    const ending = table({ begin: 'ending' });
    expect(ending.refused(assign('base', 'sniper-1'))).toEqual({ code: 'not-your-cue', role: 'all' });
  });

  test('RND-1 no unit is assigned in the resolution phase', () => {
    const play = table({ begin: 'recruit', budget: 1 });
    expect(play.refused(assign('base', 'sniper-1'), by('squad-leader'))).toEqual({ code: 'no-cue' });
  });

  test('FIN-7 a companion game has no units to assign', () => {
    expect(given().refused(assign('base', 'sniper-1'))).toEqual({ code: 'no-board' });
  });

  test('FIN-3 units are assigned while paused, but not while the menu is open', () => {
    const play = table({ begin: 'deploy-satellites' });
    play.do('pause');
    play.do(assign('orbit', 'satellite-1'));
    play.do('open-menu');
    expect(play.refused(assign('orbit', 'satellite-2'))).toEqual({ code: 'menu-open' });
    expect(there(play, 'orbit')).toEqual(['satellite-1']);
  });

  test("TIM-6 all possible assignments are listed for the cue's role only", () => {
    const units = [
      { id: 'satellite-1', at: 'orbit', exhausted: false },
      { id: 'satellite-2', at: 'reserve', exhausted: true },
    ] as const;
    const play = table({ begin: 'deploy-satellites', units });
    const listed = (seat: Role) => legalIntents(play.open, seat).filter(({ type }) => type === 'assign');
    const rest = [3, 4, 5, 6, 7, 8].map((n) => assign('orbit', `satellite-${n}`));
    expect(listed('central-officer')).toEqual(rest);
    expect(listed('commander')).toEqual([]);
  });
});
