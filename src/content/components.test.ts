import { describe, expect, test } from 'vitest';
import { components, fullHand, startingEmergencyFunding, startingReserve } from './components.ts';

const classes = 4;
const pool = {
  soldiersPerClass: components.soldiers / classes - startingReserve.soldiersPerClass,
  interceptors: components.interceptors - startingReserve.interceptors,
  satellites: components.satellites - startingReserve.satellites,
  scientists: components.scientists - startingReserve.scientists,
};

describe('components', () => {
  test('TAB-6 the box holds 8 interceptors, 8 satellites, 8 scientists, 12 soldiers, 24 UFOs and 4 elite markers', () => {
    expect(components).toMatchObject({
      interceptors: 8,
      satellites: 8,
      scientists: 8,
      soldiers: 12,
      ufos: 24,
      eliteMarkers: 4,
    });
  });

  test('TAB-2 a continent holds 3 interceptors, orbit 3 satellites, a lab 3 scientists, a mission 4 soldiers and the base 4 enemies', () => {
    expect(components).toMatchObject({
      interceptorsPerContinent: 3,
      satellitePlaces: 3,
      scientistsPerLab: 3,
      soldiersPerMission: 4,
      basePlaces: 4,
    });
  });

  test('SET-2 the reserve starts with 2 soldiers of each class, 6 interceptors, 8 satellites and 8 scientists', () => {
    expect(startingReserve).toEqual({ soldiersPerClass: 2, interceptors: 6, satellites: 8, scientists: 8 });
  });

  test('SET-2 the recruitment pool starts with only 1 soldier of each class and 2 interceptors', () => {
    expect(pool).toEqual({ soldiersPerClass: 1, interceptors: 2, satellites: 0, scientists: 0 });
  });

  test('SET-4 Emergency Funding starts with 10 credits', () => {
    expect(startingEmergencyFunding).toBe(10);
  });

  test('ACT-TECH a full hand has six techs', () => {
    expect(fullHand).toBe(6);
  });
});
