import { describe, expect, test } from 'vitest';
import { table } from '../../../tests/tools/given.ts';
import { standardTable } from '../../../tests/tools/standard.ts';
import { createGame, type GameOptions, type Position } from '../index.ts';

/** Field and expectation of the refusal; null if the description is accepted. */
function fault(position: Position, wishes: Partial<GameOptions> = {}): readonly unknown[] | null {
  const all = { seed: 'test', difficulty: 'normal', mode: 'virtual', base: 'europe', ...wishes, position } as const;
  const result = createGame(all, standardTable);
  if (!('refused' in result)) return null;
  const { code, ...details } = result.refused;
  expect(code).toBe('position');
  return Object.values(details).map(String);
}

const unit = (id: string, at: string) => ({ id, at }) as NonNullable<Position['units']>[number];
const pack = 'a card of the pack';
const range = (most: number, least = 0) => `a whole number from ${least} to ${most}`;

describe('impossible numbers', () => {
  test('FIN-13 a round is a whole number from 1 to 100', () => {
    for (const round of [0, -1, 1.5, 101, Number.NaN]) expect(fault({ round })).toEqual(['round', range(100, 1)]);
    expect(fault({ round: 100 })).toBe(null);
  });

  test('FIN-13 credits are a whole number from 0 to 1000', () => {
    for (const wrong of [-1, 0.5, 1001]) {
      expect(fault({ budget: wrong })).toEqual(['budget', range(1000)]);
      expect(fault({ emergency: wrong })).toEqual(['emergency', range(1000)]);
    }
    expect(fault({ budget: 0, emergency: 1000 })).toBe(null);
  });

  test('FIN-13 TAB-4 damage stays on its track', () => {
    for (const damage of [-1, 9, 2.5]) expect(fault({ damage })).toEqual(['damage', range(8)]);
    expect(fault({ damage: 8 })).toBe(null);
  });

  test('FIN-13 TAB-3 panic stays on its track', () => {
    for (const wrong of [-1, 9, 0.1]) expect(fault({ panic: { asia: wrong } })).toEqual(['panic.asia', range(8)]);
    expect(fault({ panic: { asia: 8, 'north-america': 0 } })).toBe(null);
  });

  test('FIN-13 TAB-6 there are at most 24 UFOs in all', () => {
    for (const wrong of [-1, 25, 1.5]) expect(fault({ ufos: { orbit: wrong } })).toEqual(['ufos.orbit', range(24)]);
    expect(fault({ ufos: { africa: -2 } })).toEqual(['ufos.africa', range(24)]);
    expect(fault({ ufos: { orbit: 20, asia: 5 } })).toEqual(['ufos', 'at most 24 in all']);
    expect(fault({ ufos: { orbit: 20, asia: 4 } })).toBe(null);
  });

  test('FIN-13 RES-4 a tech in a lab has fewer successes than it costs', () => {
    const lab = (successes: number) => fault({ labs: [null, { tech: 'clean-room', successes }] });
    for (const wrong of [-1, 0.5]) expect(lab(wrong)).toEqual(['labs.1.successes', range(1000)]);
    expect(lab(2)).toEqual(['labs.1.successes', 'fewer than the tech costs']);
    expect(lab(1)).toBe(null);
    const first = { tech: 'clean-room', successes: 2 };
    expect(fault({ labs: [first] })).toEqual(['labs.0.successes', 'fewer than the tech costs']);
  });
});

describe('impossible cards', () => {
  test('FIN-13 an unknown card is refused at the field that names it', () => {
    expect(fault({ labs: [null, { tech: 'no-such' }] })).toEqual(['labs.1.tech', pack]);
    expect(fault({ hand: ['clean-room', 'open-skies'] })).toEqual(['hand.1', pack]);
    expect(fault({ inPlay: ['clean-room', 'ion-lance', 'muton-elite'] })).toEqual(['inPlay.2', pack]);
    expect(fault({ crisisPool: ['clean-room'] })).toEqual(['crisisPool.0', pack]);
    expect(fault({ mission: 'domination' })).toEqual(['mission', pack]);
    expect(fault({ enemies: [null, 'no-such'] })).toEqual(['enemies.1', pack]);
    expect(fault({ mission: 'opal-mine', missionEnemies: ['opal-mine'] })).toEqual(['missionEnemies.0', pack]);
    expect(fault({ salvage: ['muton-elite', ''] })).toEqual(['salvage.1', pack]);
  });

  test('FIN-13 each tech and each crisis is named only once', () => {
    const once = 'each card once';
    expect(fault({ hand: ['clean-room', 'clean-room'] })).toEqual(['hand.1', once]);
    expect(fault({ labs: [{ tech: 'clean-room' }], hand: ['clean-room'] })).toEqual(['hand.0', once]);
    expect(fault({ labs: [{ tech: 'clean-room' }, { tech: 'clean-room' }] })).toEqual(['labs.1.tech', once]);
    expect(fault({ hand: ['clean-room'], inPlay: ['ion-lance', 'clean-room'] })).toEqual(['inPlay.1', once]);
    expect(fault({ crisisPool: ['open-skies', 'home-front', 'open-skies'] })).toEqual(['crisisPool.2', once]);
  });

  test('FIN-13 TAB-2 labs, base places and mission enemies are limited', () => {
    expect(fault({ labs: [null, null, null, null] })).toEqual(['labs', 'at most 3']);
    expect(fault({ enemies: [null, null, null, null, null] })).toEqual(['enemies', 'at most 4']);
    const missionEnemies = ['muton-elite', 'muton-grunt'];
    expect(fault({ mission: 'opal-mine', missionEnemies })).toEqual(['missionEnemies', 'at most 1 for this mission']);
    expect(fault({ missionEnemies })).toEqual(['missionEnemies', 'at most 0 for this mission']);
    expect(fault({ mission: 'buried-hangar', missionEnemies })).toBe(null);
    expect(fault({ labs: [null, null, null], enemies: [null, null, null, 'muton-elite'] })).toBe(null);
  });
});

describe('impossible units', () => {
  test('FIN-13 TAB-6 a unit must exist and be named only once', () => {
    expect(fault({ units: [unit('sniper-4', 'base')] })).toEqual(['units.0.id', 'a unit of the game, as sniper-1']);
    const both = [unit('sniper-1', 'base'), unit('sniper-1', 'pool')];
    expect(fault({ units: both })).toEqual(['units.1.id', 'each unit once']);
  });

  test('FIN-13 TAB-7 only satellites and scientists can be exhausted', () => {
    for (const id of ['sniper-1', 'interceptor-1']) {
      const units = [{ ...unit(id, 'reserve'), exhausted: true }];
      expect(fault({ units })).toEqual(['units.0.exhausted', 'a satellite or scientist']);
    }
    expect(fault({ units: [{ ...unit('scientist-1', 'reserve'), exhausted: true }] })).toBe(null);
  });

  test('FIN-13 TAB-7 CRD-5 only soldiers outside the pool can be elite, at most four', () => {
    const elite = (id: string, at = 'reserve') => ({ ...unit(id, at), elite: true });
    const soldiers = ['sniper-1', 'sniper-2', 'heavy-1', 'heavy-2', 'support-1'];
    expect(fault({ units: [elite('satellite-1')] })).toEqual(['units.0.elite', 'a soldier']);
    expect(fault({ units: soldiers.map((id) => elite(id)) })).toEqual(['units', 'at most 4 elite']);
    expect(fault({ units: soldiers.slice(1).map((id) => elite(id)) })).toBe(null);
    expect(fault({ units: [elite('sniper-1', 'pool')] })).toEqual([
      'units.0.elite',
      'a soldier who is not in the pool',
    ]);
  });

  test('FIN-13 TAB-2 each kind of unit has its own places', () => {
    const wrong = [
      ['interceptor-1', 'orbit', 'interceptor'],
      ['satellite-1', 'continent:asia', 'satellite'],
      ['scientist-1', 'base', 'scientist'],
      ['sniper-1', 'lab:1', 'sniper'],
    ] as const;
    for (const [id, at, kind] of wrong) {
      const labs = [{ tech: 'clean-room' }];
      expect(fault({ labs, units: [unit(id, at)] })).toEqual(['units.0.at', `a place for ${kind}`]);
    }
    for (const id of ['satellite-1', 'scientist-1']) {
      expect(fault({ units: [unit(id, 'pool')] })).toEqual(['units.0.at', 'a soldier or interceptor']);
    }
  });

  test('FIN-13 TAB-2 places have limited room', () => {
    const orbit = [1, 2, 3, 4].map((n) => unit(`satellite-${n}`, 'orbit'));
    const soldiers = ['sniper-1', 'sniper-2', 'heavy-1', 'heavy-2', 'support-1'];
    const squad = soldiers.map((id) => unit(id, 'mission'));
    expect(fault({ units: orbit })).toEqual(['units.3.at', 'at most 3 there']);
    expect(fault({ mission: 'opal-mine', units: squad })).toEqual(['units.4.at', 'at most 4 there']);
    expect(fault({ units: soldiers.map((id) => unit(id, 'base')) })).toBe(null);
  });

  test('FIN-13 units cannot be on a missing mission or at an empty lab', () => {
    expect(fault({ units: [unit('sniper-1', 'mission')] })).toEqual(['units.0.at', 'a mission to be on']);
    expect(fault({ units: [unit('sniper-1', 'final-mission')] })).toEqual(['units.0.at', 'a final mission']);
    expect(fault({ units: [unit('scientist-1', 'lab:1')] })).toEqual(['units.0.at', 'a tech in the lab']);
    expect(fault({ labs: [null, { tech: 'clean-room' }], units: [unit('scientist-1', 'lab:1')] })).toEqual([
      'units.0.at',
      'a tech in the lab',
    ]);
    expect(fault({ finalMission: 'available', units: [unit('sniper-1', 'final-mission')] })).toBe(null);
  });

  test('FIN-13 CRD-4 a unit can only be on a card in play', () => {
    const on = (card: string) => [unit('satellite-1', `card:${card}`)];
    expect(fault({ units: on('ion-lance') })).toEqual(['units.0.at', 'a card in play']);
    expect(fault({ units: on('no-such') })).toEqual(['units.0.at', 'a card in play']);
    expect(fault({ inPlay: ['ion-lance'], units: on('ion-lance') })).toBe(null);
    expect(fault({ units: on('transfer-order') })).toBe(null);
    expect(fault({ units: on('launch-complex') })).toEqual(['units.0.at', 'a card in play']);
    expect(fault({ units: on('launch-complex') }, { base: 'asia' })).toBe(null);
  });
});

describe('impossible beginnings', () => {
  test('FIN-13 FIN-14 cues of the final mission need it available; Choose Mission does not', () => {
    for (const begin of ['final-mission', 'deploy-final-squad'] as const) {
      expect(fault({ begin, finalMission: 'locked' })).toEqual(['finalMission', 'available']);
      expect(fault({ begin, finalMission: 'available' })).toBe(null);
    }
    for (const finalMission of ['locked', 'available'] as const) {
      expect(fault({ begin: 'choose-mission', finalMission })).toBe(null);
    }
  });

  test('FIN-13 soldiers cannot be on a final mission that its opening cue has yet to lay', () => {
    const units = [unit('sniper-1', 'final-mission')];
    const coming = { begin: 'final-mission', finalMission: 'available', units } as const;
    expect(fault(coming)).toEqual(['units.0.at', 'a final mission']);
    expect(fault({ begin: 'deploy-final-squad', units })).toBe(null);
  });
});

test('FIN-13 an empty description is valid', () => {
  expect(fault({})).toBe(null);
  expect(table({}).board.units).toHaveLength(36);
});
