import type { VerbName } from '../../content/cards/effects.ts';

/** Effect of a verb on the continent, unit or card that its question asks for (CRD-7). `none`: it asks no question. */
export type TargetEffect = 'helps' | 'harms' | 'moves' | 'none';

/** Effect of each verb on its target. Removing an enemy or a crisis counts as `harms`, although it helps the team. */
export const targetEffects: Readonly<Record<VerbName, TargetEffect>> = {
  'destroy-ufos': 'helps',
  'move-ufos': 'helps',
  'place-ufos': 'harms',
  'raise-panic': 'harms',
  'lower-panic': 'helps',
  'gain-credits': 'none',
  'lose-credits': 'none',
  reroll: 'none',
  'turn-dice': 'none',
  'raise-alien-die': 'none',
  'add-dice': 'none',
  'add-successes': 'none',
  'forgive-loss': 'none',
  'lower-threat': 'none',
  'ready-units': 'helps',
  'exhaust-units': 'harms',
  'kill-units': 'harms',
  'recruit-units': 'helps',
  'move-units': 'moves',
  'promote-units': 'helps',
  'draw-techs': 'none',
  'swap-techs': 'harms',
  'draw-enemies': 'none',
  'remove-enemies': 'harms',
  'damage-base': 'none',
  'repair-base': 'none',
  'gain-salvage': 'none',
  'lose-salvage': 'none',
  'discard-crises': 'harms',
  'add-crises': 'none',
  'ready-cards': 'helps',
  'lengthen-cue': 'none',
  'add-pause': 'none',
};
