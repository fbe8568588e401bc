// What the round may still bring, as far as anybody at the table can know.

import { type Space, spaces } from '../../../content/continents.ts';
import type { Growth } from '../../../content/invasion.ts';
import { type Cue, standing } from '../../../rules/index.ts';
import type { Outlook } from './outlook.ts';

const named = ({ ufos = {} }: Cue, space: Space): number => ufos[space] ?? 0;
const all = (cue: Cue): number => spaces.reduce((sum, space) => sum + named(cue, space), 0);

/** Counts in content are tenths. */
const tenths = 10;

/** What a round like this one usually brings. */
function usual({ setup, round, pack, weights }: Outlook, of: 'ufos' | 'enemies'): number {
  const { pressure, mixes } = pack.invasion;
  const { first, perRound }: Growth = pressure[setup.difficulty][of];
  const factor = of === 'ufos' ? weights.ufosExpected : weights.enemiesExpected;
  return ((first + perRound * (round - 1) + mixes[setup.plan][of]) / tenths) * factor;
}

/** Enemies that a round brings into the base, more or less. */
export const enemiesPerRound = (outlook: Outlook): number => Math.max(0, usual(outlook, 'enemies'));

/** UFOs not yet seen that a round like this one brings, more or less; none once they have all come (DIR-2). */
function unseenUfos(outlook: Outlook): number {
  const { phase, history, cue, forecasts } = outlook;
  const informed = cue?.kind === 'deploy-interceptors' || cue?.kind === 'deploy-satellites';
  if (phase !== 'timed' || (informed && !cue?.scrambled)) return 0;
  const seen = [...history.map((past) => past.cue), ...(cue ? [cue] : []), ...forecasts];
  const come = seen.filter(({ kind }) => kind === 'ufos-detected').reduce((sum, one) => sum + all(one), 0);
  return Math.max(0, usual(outlook, 'ufos') - come);
}

/** UFOs to be reckoned with on a space when its task comes: those there, those announced, and a share of the unseen. */
export function expectedUfos(outlook: Outlook): (space: Space) => number {
  const { board, forecasts, setup, pack } = outlook;
  const rest = unseenUfos(outlook);
  const inOrbit = pack.invasion.mixes[setup.plan].targets.orbit / 1000;
  const open = standing(board);
  return (space) => {
    const announced = forecasts.reduce((sum, cue) => sum + named(cue, space), 0);
    const share = space === 'orbit' ? inOrbit : open.includes(space) ? (1 - inOrbit) / open.length : 0;
    return board.ufos[space] + announced + rest * share;
  };
}

/** Enemies that may still come into the base this round. */
export function unseenEnemies(outlook: Outlook): number {
  const { phase, history, cue, board } = outlook;
  if (phase !== 'timed' || (cue?.kind === 'defend-base' && !cue.scrambled)) return 0;
  const seen = [...history.map((past) => past.cue), ...(cue ? [cue] : [])];
  const come = seen.filter(({ kind }) => kind === 'enemy-in-base').length;
  const room = board.enemies.filter((enemy) => !enemy).length;
  return Math.max(0, Math.min(usual(outlook, 'enemies') - come, room));
}
