// Points for when a cue or step holds nothing more for a bot, and points about credits and the scanner.

import { components } from '../../content/components.ts';
import { type Continent, continents } from '../../content/continents.ts';
import type { CueKind } from '../../content/cues.ts';
import type { StepKind } from '../../content/steps.ts';
import { stock } from '../../content/units.ts';
import { countAt, type Playing, readyAt, standingContinents, unitsAt } from '../../rules/index.ts';
import type { IntentOf } from '../../rules/state/intents.ts';
import type { Point } from './point.ts';
import { basePoint, moneyPoint } from './using.ts';

/** The continent nearest to falling. Null if all have fallen. */
function worstPoint({ board }: Playing): Point | null {
  const danger = (one: Continent): number => board.panic[one] + board.ufos[one];
  const [worst] = standingContinents(board).toSorted((a, b) => danger(b) - danger(a));
  return worst === undefined
    ? null
    : { is: 'worst', place: worst, numbers: { panic: board.panic[worst], ufos: board.ufos[worst] } };
}

/** Interceptors that stay in reserve, and the UFOs on Earth. */
function homePoint({ board }: Playing): Point {
  const home = unitsAt(board, 'reserve').filter(({ kind }) => kind === 'interceptor').length;
  const ufos = continents.reduce((sum, one) => sum + board.ufos[one], 0);
  return { is: 'home', place: 'reserve', numbers: { interceptors: home, ufos } };
}

function orbitHeld({ board }: Playing): Point {
  const [satellites, ufos] = [readyAt(board, 'orbit'), board.ufos.orbit];
  return ufos === 0
    ? { is: 'orbit-clear', place: 'orbit', numbers: { satellites } }
    : { is: 'orbit-held', place: 'orbit', numbers: { satellites, ufos } };
}

const squadPoint =
  (place: 'mission' | 'final-mission') =>
  ({ board }: Playing): Point => ({
    is: 'squad',
    place,
    numbers: { soldiers: countAt(board, place), most: components.soldiersPerMission },
  });

const handPoint = ({ board }: Playing): Point => ({ is: 'hand', place: 'hand', numbers: { techs: board.hand.length } });

const crisesPoint = ({ board }: Playing): Point => ({
  is: 'crises',
  place: 'crises',
  numbers: { crises: board.crisisPool.length },
});

const poolPoint = (playing: Playing): Point => ({
  is: 'pool',
  place: 'pool',
  numbers: { units: countAt(playing.board, 'pool'), credits: playing.board.budget },
});

type PointOf = (playing: Playing) => Point | null;

const ofCue: Readonly<Partial<Record<CueKind, PointOf>>> = {
  'new-technology': handPoint,
  budget: moneyPoint,
  'ufos-detected': worstPoint,
  'ufos-descend': worstPoint,
  'enemy-in-base': basePoint,
  crisis: crisesPoint,
  'choose-mission': squadPoint('mission'),
  'deploy-squad': squadPoint('mission'),
  'assign-research': moneyPoint,
  'emergency-funding': moneyPoint,
  'deploy-satellites': orbitHeld,
  'deploy-interceptors': homePoint,
  'defend-base': basePoint,
  'final-mission': squadPoint('final-mission'),
  'deploy-final-squad': squadPoint('final-mission'),
  ending: moneyPoint,
};

const ofStep: Readonly<Partial<Record<StepKind, PointOf>>> = {
  audit: moneyPoint,
  recruit: poolPoint,
  crises: crisesPoint,
  research: handPoint,
  'orbital-defense': orbitHeld,
  'global-defense': worstPoint,
  'base-defense': basePoint,
  missions: squadPoint('mission'),
  'base-destroyed': basePoint,
  'panic-report': worstPoint,
  'mission-report': squadPoint('mission'),
  refresh: handPoint,
  'return-units': poolPoint,
  'orbit-report': orbitHeld,
};

/** Returns a point for a cue or step in which a bot has nothing more to do. */
export function donePoint(playing: Playing): Point | null {
  const { cue, step } = playing;
  const point = cue === null ? ofStep[step ?? 'audit'] : ofCue[cue.kind];
  return point?.(playing) ?? null;
}

/** Returns a point about credits from Emergency Funding: the cost of the round, and the credits left. */
export function fundPoint({ board }: Playing, { credits }: IntentOf<'fund'>): Point {
  const { budget, emergency } = board;
  return { is: 'fund', place: 'budget', numbers: { plan: budget + credits, budget, left: emergency - credits } };
}

/** Returns a point about a unit that is bought: how few are left. */
export function buyPoint({ board }: Playing, { kind }: IntentOf<'buy'>): Point {
  const { all } = stock[kind];
  const gone = unitsAt(board, 'pool').filter((unit) => unit.kind === kind).length;
  return { is: 'buy', place: 'pool', numbers: { left: all - gone, all, credits: board.budget } };
}

/** Returns a point about the scanner: the UFOs that are known already. */
export function scanPoint(playing: Playing): Point {
  const { board } = playing;
  const ufos = continents.reduce((sum, one) => sum + board.ufos[one], board.ufos.orbit);
  return { is: 'scan', place: 'orbit', numbers: { ufos } };
}
