import type { GameOptions, Position } from '../../../rules/index.ts';

type Units = NonNullable<Position['units']>;

/** Units that are not at hand in the first round, so that every lesson can still be paid for. */
const resting: Units = [
  ...['heavy-2', 'support-2', 'interceptor-4', 'interceptor-5', 'interceptor-6'].map((id) => ({
    id,
    at: 'pool' as const,
  })),
  ...[5, 6, 7, 8].map((n) => ({ id: `scientist-${n}`, at: 'reserve' as const, exhausted: true })),
];

/**
 * Setup of the guided game: an easy game on a prepared table. With this seed the first round brings every kind of cue
 * in the order of the lessons. Its first roll has one success and no loss, and the second one is lost. This plan
 * scrambles cues even with an empty orbit, so the second round shows a scrambled cue.
 */
export const guidedGame: GameOptions = {
  seed: 'lesson-7843040',
  mode: 'virtual',
  difficulty: 'easy',
  plan: 'misdirection',
  base: 'europe',
  enemyTypes: ['sectoid', 'floater', 'thin-man'],
  position: {
    // Techs that the first roll does not finish.
    hand: ['ion-lance', 'missile-pods', 'beam-rifles', 'orbital-grid'],
    // A crisis that can damage the base, which is one space from critical damage.
    crisisPool: ['reactor-leak'],
    damage: 2,
    panic: { 'north-america': 0, 'south-america': 1, europe: 0, africa: 1, asia: 0, australia: 0 },
    salvage: ['sectoid-scout'],
    // UFOs to shoot at in orbit and over a continent.
    ufos: { orbit: 1, asia: 1 },
    units: resting,
  },
};
