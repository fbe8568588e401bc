// UFOs and enemies to expect this round, from what the table can know.

import { type Space, spaces } from '../../../content/continents.ts';
import { type BaseCueKind, isBaseCue } from '../../../content/cues.ts';
import { type Growth, mixOf } from '../../../content/invasion.ts';
import { type Cue, standingContinents } from '../../../rules/index.ts';
import type { Outlook } from './outlook.ts';

const ufosOn = ({ ufos = {} }: Cue, space: Space): number => ufos[space] ?? 0;
const ufosIn = (cue: Cue): number => spaces.reduce((sum, space) => sum + ufosOn(cue, space), 0);

/** News a cue gives: it brings UFOs or enemies itself, or comes after all of them unless scrambled (DIR-2). */
type News = 'brings-ufos' | 'brings-enemies' | 'after-ufos' | 'after-enemies' | 'nothing';

const newsOf: Readonly<Record<BaseCueKind, News>> = {
  'new-technology': 'nothing',
  budget: 'nothing',
  'ufos-detected': 'brings-ufos',
  'ufos-descend': 'nothing',
  'enemy-in-base': 'brings-enemies',
  crisis: 'nothing',
  'choose-mission': 'nothing',
  'deploy-squad': 'nothing',
  'assign-research': 'nothing',
  'emergency-funding': 'nothing',
  'deploy-satellites': 'after-ufos',
  'deploy-interceptors': 'after-ufos',
  'defend-base': 'after-enemies',
  'final-mission': 'nothing',
  'deploy-final-squad': 'nothing',
  ending: 'nothing',
};

const hasNews = (cue: Cue | null, news: News): cue is Cue =>
  cue !== null && isBaseCue(cue.kind) && newsOf[cue.kind] === news;

/** The director's numbers are in tenths. */
const tenths = 10;

/** Returns the mean count of a round like this one, times the planner's weight. */
function usualCount({ setup, round, pack, weights }: Outlook, of: 'ufos' | 'enemies'): number {
  const { pressure } = pack.invasion;
  const { first, perRound }: Growth = pressure[setup.difficulty][of];
  const factor = of === 'ufos' ? weights.ufosExpected : weights.enemiesExpected;
  return ((first + perRound * (round - 1) + mixOf(pack.invasion, setup.plan)[of]) / tenths) * factor;
}

/** Returns the number of enemies that a round usually brings into the base; may be fractional. */
export const enemiesPerRound = (outlook: Outlook): number => Math.max(0, usualCount(outlook, 'enemies'));

/** Returns the expected number of UFOs not yet seen this round. 0 once all must have come (DIR-2). */
function unseenUfos(outlook: Outlook): number {
  const { phase, history, cue, forecasts } = outlook;
  if (phase !== 'timed' || (hasNews(cue, 'after-ufos') && !cue.scrambled)) return 0;
  const seen = [...history.map((past) => past.cue), ...(cue ? [cue] : []), ...forecasts];
  const come = seen.filter((one) => hasNews(one, 'brings-ufos')).reduce((sum, one) => sum + ufosIn(one), 0);
  return Math.max(0, usualCount(outlook, 'ufos') - come);
}

/** Returns the expected UFOs on a space when its task comes: present, forecast, and a share of the unseen. */
export function expectedUfos(outlook: Outlook): (space: Space) => number {
  const { board, forecasts, setup, pack } = outlook;
  const rest = unseenUfos(outlook);
  const inOrbit = mixOf(pack.invasion, setup.plan).targets.orbit / 1000;
  const open = standingContinents(board);
  return (space) => {
    const announced = forecasts.reduce((sum, cue) => sum + ufosOn(cue, space), 0);
    const share = space === 'orbit' ? inOrbit : open.includes(space) ? (1 - inOrbit) / open.length : 0;
    return board.ufos[space] + announced + rest * share;
  };
}

/** Returns the expected number of enemies still to come into the base this round. */
export function unseenEnemies(outlook: Outlook): number {
  const { phase, history, cue, board } = outlook;
  if (phase !== 'timed' || (hasNews(cue, 'after-enemies') && !cue.scrambled)) return 0;
  const seen = [...history.map((past) => past.cue), ...(cue ? [cue] : [])];
  const come = seen.filter((one) => hasNews(one, 'brings-enemies')).length;
  const room = board.enemies.filter((enemy) => !enemy).length;
  return Math.max(0, Math.min(usualCount(outlook, 'enemies') - come, room));
}
