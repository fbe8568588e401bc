// What a tech is worth to the team.

import type { Tech } from '../content/cards.ts';
import type { Verb } from '../content/effects.ts';
import type { Playing } from '../rules/index.ts';
import { effectsWorth } from './effects.ts';
import { weights } from './weights.ts';

/** What dice and their changes are worth, once a round. */
const diceWorth: Readonly<Partial<Record<Verb['do'], number>>> = {
  reroll: 0.9,
  'turn-dice': 1,
  'raise-alien-die': 1,
  'add-dice': 0.9,
  'add-successes': 1,
  'forgive-loss': 1.1,
  'lower-threat': 0.8,
  'lengthen-cue': 0.05,
  'add-pause': 0.05,
  'ready-units': 0.6,
};

/** Rounds a game has, more or less: what is researched early helps for longer. */
const lastRound = 8;

/** What having the tech brings in the rest of the game. */
export function techWorth(playing: Playing, { effects, standing = [] }: Tech): number {
  const dice = effects.reduce((sum, effect) => sum + ('do' in effect ? (diceWorth[effect.do] ?? 0) : 0), 0);
  const lasting = standing.reduce((sum, one) => sum + ('dice' in one ? 0.9 * one.dice : one.budget), 0);
  const others = Math.max(0, Math.min(2, effectsWorth(playing, effects)));
  return Math.max(0.2, dice + lasting + others * 0.6) * Math.max(1, lastRound - playing.round) * weights.tech;
}
