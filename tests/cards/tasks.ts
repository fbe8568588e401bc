import { icons } from '../../src/content/standard/enemies.ts';
import type { Position } from '../../src/rules/index.ts';
import { type Around, type Play, table } from '../tools/given.ts';
import { finalMissionOf, man, mover } from '../tools/hands.ts';

type Unit = NonNullable<Position['units']>[number];

/** Returns ready units at a place, for a position. */
export const at = (place: Unit['at'], ...ids: readonly string[]): Unit[] => ids.map((id) => ({ id, at: place }));

/** Different panic on each continent, so that there are no ties to choose among. All but Australia are yellow. */
export const panic = { 'north-america': 0, 'south-america': 1, europe: 2, africa: 3, asia: 4, australia: 5 } as const;

/** Sets up research of a tech that costs three, by two scientists. */
export const inLab = (position: Position = {}, around: Around = {}): Play =>
  table(
    {
      begin: 'research',
      labs: [{ tech: 'repair-drones' }],
      units: at('lab:1', 'scientist-1', 'scientist-2'),
      ...position,
    },
    around,
  );

/** Sets up orbital defence: two satellites against three UFOs. */
export const inOrbit = (position: Position = {}, around: Around = {}): Play =>
  table(
    { begin: 'orbital-defense', ufos: { orbit: 3 }, units: at('orbit', 'satellite-1', 'satellite-2'), ...position },
    around,
  );

/** Sets up global defence of Asia: two interceptors against three UFOs. */
export function overAsia(position: Position = {}, around: Around = {}): Play {
  const units = at('continent:asia', 'interceptor-1', 'interceptor-2');
  const play = table({ begin: 'global-defense', ufos: { asia: 3 }, units, ...position }, around);
  play.do({ type: 'take', task: { continent: 'asia' } }, { as: mover(play) });
  return play;
}

/** Sets up base defence: a heavy on the firepower icon of a grunt, with one die. */
export function inBase(position: Position = {}, around: Around = {}): Play {
  const units = at('base', 'heavy-1');
  const play = table({ begin: 'base-defense', enemies: ['muton-grunt'], units, ...position }, around);
  play.do({ type: 'take', task: { enemy: 0 } }, { as: mover(play) });
  man(play, 'heavy-1');
  return play;
}

/** Sets up a mission: an assault on the first part, on a positioning icon that is not special, with one die. */
export function onMission(position: Position = {}, around: Around = {}): Play {
  const units = at('mission', 'assault-1');
  const play = table({ begin: 'missions', mission: 'lost-patrol', units, ...position }, around);
  play.do({ type: 'take', task: { mission: 'mission' } }, { as: mover(play) });
  man(play, 'assault-1');
  return play;
}

/** Sets up a final mission: a heavy on the first part, on a special firepower icon, with two dice. */
export function onFinalMission(position: Position = {}, around: Around = {}): Play {
  const first = { icons: icons('positioning', 'firepower*') };
  const pack = finalMissionOf([first, { enemy: true }, first]);
  const units = at('final-mission', 'heavy-1');
  const play = table({ begin: 'missions', finalMission: 'available', units, ...position }, { pack, ...around });
  play.do({ type: 'take', task: { mission: 'final-mission' } }, { as: mover(play) });
  play.do({ type: 'place', soldier: 'heavy-1', icon: 1 }, { as: mover(play) });
  return play;
}

/** Returns the exhausted cards in play. */
export const exhausted = ({ board }: Play): string[] =>
  board.inPlay.flatMap(({ card, exhausted: tired }) => (tired ? [card] : []));
