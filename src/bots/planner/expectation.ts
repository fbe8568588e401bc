// What the round may still bring, as far as anybody at the table can know.

import { type Space, spaces } from '../../content/continents.ts';
import { type Cue, type Playing, standing } from '../../rules/index.ts';

const named = ({ ufos = {} }: Cue, space: Space): number => ufos[space] ?? 0;
const all = (cue: Cue): number => spaces.reduce((sum, space) => sum + named(cue, space), 0);

/** Counts in content are tenths. */
const tenths = 10;

/** UFOs not yet seen that a round like this one brings, more or less; none once they have all come (DIR-2). */
function unseen(playing: Playing): number {
  const { setup, round, history, cue, forecasts, pack } = playing;
  const { pressure, mixes } = pack.invasion;
  const informed = cue?.kind === 'deploy-interceptors' || cue?.kind === 'deploy-satellites';
  if (playing.phase !== 'timed' || (informed && !cue?.scrambled)) return 0;
  const { first, perRound } = pressure[setup.difficulty].ufos;
  const usual = (first + perRound * (round - 1) + mixes[setup.plan].ufos) / tenths;
  const seen = [...history.map((past) => past.cue), ...(cue ? [cue] : []), ...forecasts];
  const come = seen.filter(({ kind }) => kind === 'ufos-detected').reduce((sum, one) => sum + all(one), 0);
  return Math.max(0, usual - come);
}

/** UFOs to be reckoned with on a space when its task comes: those there, those announced, and a share of the unseen. */
export function expectedUfos(playing: Playing): (space: Space) => number {
  const { board, forecasts, setup, pack } = playing;
  const rest = unseen(playing);
  const inOrbit = pack.invasion.mixes[setup.plan].targets.orbit / 1000;
  const open = standing(board);
  return (space) => {
    const announced = forecasts.reduce((sum, cue) => sum + named(cue, space), 0);
    const share = space === 'orbit' ? inOrbit : open.includes(space) ? (1 - inOrbit) / open.length : 0;
    return board.ufos[space] + announced + rest * share;
  };
}

/** Enemies that may still come into the base this round. */
export function unseenEnemies(playing: Playing): number {
  const { setup, round, history, cue, pack } = playing;
  const { pressure, mixes } = pack.invasion;
  if (playing.phase !== 'timed' || (cue?.kind === 'defend-base' && !cue.scrambled)) return 0;
  const { first, perRound } = pressure[setup.difficulty].enemies;
  const usual = (first + perRound * (round - 1) + mixes[setup.plan].enemies) / tenths;
  const come = [...history.map((past) => past.cue), ...(cue ? [cue] : [])].filter(
    ({ kind }) => kind === 'enemy-in-base',
  );
  return Math.max(0, Math.min(usual - come.length, playing.board.enemies.filter((enemy) => !enemy).length));
}
