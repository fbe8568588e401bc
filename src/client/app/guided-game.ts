import type { Wishes } from '../../rules/index.ts';

/**
 * Setup of the guided game: an easy game on a prepared table. The seed is chosen so that the first round brings every
 * kind of cue once. This plan scrambles cues even with an empty orbit, so the second round shows a scrambled cue.
 */
export const guidedGame: Wishes = {
  seed: 'lesson-52',
  mode: 'virtual',
  difficulty: 'easy',
  plan: 'misdirection',
  base: 'europe',
  enemyTypes: ['sectoid', 'floater', 'thin-man'],
  position: {
    // Techs that three scientists are likely to finish in the first round.
    hand: ['layered-armor', 'reverse-engineering', 'evasive-frames', 'psi-screen'],
    // A crisis that asks a question, and UFOs to shoot at in orbit and over a continent.
    crisisPool: ['hostage-demand'],
    ufos: { orbit: 1, asia: 1 },
  },
};
