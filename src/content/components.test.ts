import { describe, expect, test } from 'vitest';
import { components, startingEmergencyFunding, startingReserve } from './components.ts';

const classes = 4;
const pool = {
  soldiersPerClass: components.soldiers / classes - startingReserve.soldiersPerClass,
  interceptors: components.interceptors - startingReserve.interceptors,
  satellites: components.satellites - startingReserve.satellites,
  scientists: components.scientists - startingReserve.scientists,
};

describe('what lies on the table', () => {
  test('TAB-6 eight interceptors, satellites and scientists, twelve soldiers, 24 UFOs and four elite markers', () => {
    expect(components).toMatchObject({
      interceptors: 8,
      satellites: 8,
      scientists: 8,
      soldiers: 12,
      ufos: 24,
      eliteMarkers: 4,
    });
  });

  test('TAB-2 three interceptors to a continent, three satellites in orbit, three scientists to a lab, four enemies in the base', () => {
    expect(components).toMatchObject({
      interceptorsPerContinent: 3,
      satellitePlaces: 3,
      scientistsPerLab: 3,
      soldiersPerMission: 4,
      basePlaces: 4,
    });
  });

  test('SET-2 reserves hold two soldiers of each class, six interceptors, eight satellites and scientists', () => {
    expect(startingReserve).toEqual({ soldiersPerClass: 2, interceptors: 6, satellites: 8, scientists: 8 });
  });

  test('SET-2 the recruitment pool holds one soldier of each class and two interceptors, and nothing else', () => {
    expect(pool).toEqual({ soldiersPerClass: 1, interceptors: 2, satellites: 0, scientists: 0 });
  });

  test('SET-4 Emergency Funding starts with ten credits', () => {
    expect(startingEmergencyFunding).toBe(10);
  });
});
