import { factsOf, type StepKind } from '../content/steps.ts';
import { isOf } from '../content/units.ts';
import { answers } from './effects/choose.ts';
import { readyCards } from './effects/use.ts';
import type { BoardIntent, Seat } from './intents.ts';
import { forSale } from './resolution/recruit.ts';
import { taskFor } from './resolution/roll.ts';
import { takeable } from './resolution/take.ts';
import type { Playing } from './state.ts';
import { placeOf, targetOf, wantsSoldiers } from './task.ts';
import { assignable } from './timed/assign.ts';
import { researchable } from './timed/research.ts';
import { unitsAt } from './units.ts';

/** What the open cue's role can do for it: units one by one, each tech for its lab, each sum of credits. */
function forCue(playing: Playing): BoardIntent[] {
  const { cue, board } = playing;
  const moves: BoardIntent[] = [];
  const may = assignable(playing);
  if (may !== null) {
    for (const { id, kind, at, exhausted } of board.units) {
      if (at !== 'reserve' || exhausted || !isOf(kind, may.group)) continue;
      for (const to of may.places) moves.push({ type: 'assign', units: [id], to });
    }
  }
  for (const id of board.brought.units) moves.push({ type: 'recall', units: [id] });
  if (cue?.kind === 'assign-research' && cue.lab !== undefined) {
    for (const tech of researchable(playing, cue.lab)) moves.push({ type: 'research', lab: cue.lab, tech });
  }
  if (cue?.kind === 'emergency-funding') {
    const most = board.emergency + board.brought.funded;
    for (let credits = 0; credits <= most; credits += 1) moves.push({ type: 'fund', credits });
  }
  return moves;
}

/** What a role can do about its open task. */
function forTask(playing: Playing, seat: Seat): BoardIntent[] {
  const found = taskFor(playing, seat);
  if ('code' in found) return [];
  const { task } = found;
  const moves: BoardIntent[] = playing.board.dice === 'app' ? [{ type: 'roll' }] : [];
  moves.push({ type: 'apply' }, { type: 'stop' });
  if (!wantsSoldiers(task.kind) || task.roll !== null) return moves;
  const { icons } = targetOf(playing, task);
  for (const { id } of unitsAt(playing.board, placeOf(task))) {
    for (const icon of icons.keys()) moves.push({ type: 'place', soldier: id, icon });
  }
  for (const soldier of Object.keys(task.soldiers)) moves.push({ type: 'place', soldier, icon: null });
  return moves;
}

/** What a role can do in its open step: buy, pick the next task, roll. */
function forStep(playing: Playing, step: StepKind, seat: Seat): BoardIntent[] {
  const { role } = factsOf(step);
  if (role !== 'all' && role !== seat) return [];
  const sale = step === 'recruit' ? forSale(playing) : [];
  return [
    ...sale.map((kind) => ({ type: 'buy', kind }) as const),
    ...takeable(playing).map((task) => ({ type: 'take', task }) as const),
    ...forTask(playing, seat),
  ];
}

/**
 * What a seat might do on the board, before it is checked. Where the table rolls its own dice `roll` is not listed: only
 * the table knows the faces.
 */
export function boardMoves(playing: Playing, seat: Seat): BoardIntent[] {
  const { cue, step } = playing;
  const asked = answers(playing, seat);
  const options = asked?.role === seat ? asked.options : [];
  return [
    ...options.map((option) => ({ type: 'choose', option }) as const),
    ...(cue?.role === seat ? forCue(playing) : []),
    ...(step === null ? [] : forStep(playing, step, seat)),
    ...readyCards(playing, seat).map((card) => ({ type: 'use', card }) as const),
  ];
}
