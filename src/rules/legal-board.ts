import { isOf } from '../content/units.ts';
import { answers } from './effects/choose.ts';
import type { BoardIntent, Seat } from './intents.ts';
import { forSale } from './resolution/recruit.ts';
import { takeable } from './resolution/take.ts';
import type { Playing } from './state.ts';
import { placeOf, targetOf, wantsSoldiers } from './task.ts';
import { assignable } from './timed/assign.ts';
import { researchable } from './timed/research.ts';
import { unitsAt } from './units.ts';

/** What the open cue's role can do for it: units one by one, each tech for its lab, each sum of credits. */
function forCue(playing: Playing): BoardIntent[] {
  const { cue, board } = playing;
  const may = assignable(playing);
  const free =
    may === null ? [] : unitsAt(board, 'reserve').filter(({ kind, exhausted }) => !exhausted && isOf(kind, may.group));
  const lab = cue?.kind === 'assign-research' ? cue.lab : undefined;
  const most = cue?.kind === 'emergency-funding' ? board.emergency + board.brought.funded : -1;
  return [
    ...free.flatMap(({ id }) => (may?.places ?? []).map((to) => ({ type: 'assign', units: [id], to }) as const)),
    ...board.brought.units.map((id) => ({ type: 'recall', units: [id] }) as const),
    ...(lab === undefined ? [] : researchable(playing, lab).map((tech) => ({ type: 'research', lab, tech }) as const)),
    ...Array.from({ length: most + 1 }, (_, credits) => ({ type: 'fund', credits }) as const),
  ];
}

/** What can be done about the open task. */
function forTask(playing: Playing): BoardIntent[] {
  const { task, dice } = playing.board;
  if (task === null) return [];
  const rolls: BoardIntent[] = [
    ...(dice === 'app' ? [{ type: 'roll' } as const] : []),
    { type: 'apply' },
    { type: 'stop' },
  ];
  if (!wantsSoldiers(task.kind) || task.roll !== null) return rolls;
  const { icons } = targetOf(playing, task);
  const there = unitsAt(playing.board, placeOf(task));
  return [
    ...rolls,
    ...there.flatMap(({ id }) => icons.map((_, icon) => ({ type: 'place', soldier: id, icon }) as const)),
    ...Object.keys(task.soldiers).map((soldier) => ({ type: 'place', soldier, icon: null }) as const),
  ];
}

/**
 * What a seat might do on the board, before it is checked. Where the table rolls its own dice `roll` is not listed: only
 * the table knows the faces.
 */
export function boardMoves(playing: Playing, seat: Seat): BoardIntent[] {
  const { board, step } = playing;
  const asked = answers(playing, seat);
  return [
    ...(asked?.role === seat ? asked.options.map((option) => ({ type: 'choose', option }) as const) : []),
    ...(playing.cue?.role === seat ? forCue(playing) : []),
    ...(step === 'recruit' ? forSale(playing).map((kind) => ({ type: 'buy', kind }) as const) : []),
    ...(step === null ? [] : takeable(playing).map((task) => ({ type: 'take', task }) as const)),
    ...forTask(playing),
    ...board.inPlay.filter(({ owner }) => owner === seat).map(({ card }) => ({ type: 'use', card }) as const),
  ];
}
