import type { Wishes } from '../../rules/index.ts';

/**
 * The guided game: an easy one, on a prepared table. Its draws are fixed by the seed, so that the first round brings every
 * kind of cue once; its plan is the one that scrambles even with an empty orbit, so that the second round brings that too.
 */
export const guidedGame: Wishes = {
  seed: 'lesson-52',
  mode: 'virtual',
  difficulty: 'easy',
  plan: 'misdirection',
  base: 'europe',
  enemyTypes: ['sectoid', 'floater', 'thin-man'],
  position: {
    // Techs that three scientists have a fair chance to finish in the first round.
    hand: ['layered-armor', 'reverse-engineering', 'evasive-frames', 'psi-screen'],
    // A crisis that asks, and something to shoot at in orbit and below.
    crisisPool: ['hostage-demand'],
    ufos: { orbit: 1, asia: 1 },
  },
};
