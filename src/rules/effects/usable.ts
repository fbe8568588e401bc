// May a card be used: by its owner, when it works, for what it costs, if it then does anything?

import type { Asset, Price, Tech } from '../../content/cards.ts';
import { roles } from '../../content/roles.ts';
import { stepKinds } from '../../content/steps.ts';
import { isOf } from '../../content/units.ts';
import type { Board, Task, With } from '../board.ts';
import type { Refusal, Seat } from '../intents.ts';
import { hasBoard, type Open, type Playing } from '../state.ts';
import { works } from '../task.ts';
import { changed } from '../units.ts';
import { canDo, firstAsk } from './index.ts';

/** Steps in which no card may be used any more (CRD-6). */
const lastStep = stepKinds.indexOf('mission-report');

function checkPhase({ phase, clock, step }: Playing, card: Tech | Asset): Refusal | null {
  if (card.phase === 'always') return { code: 'works-by-itself' };
  if (phase === 'timed') {
    if (card.phase === 'resolution') return { code: 'not-in-this-phase', phase: card.phase };
    return clock?.paused ? { code: 'paused' } : null;
  }
  if (card.phase === 'timed') return { code: 'not-in-this-phase', phase: card.phase };
  return step !== null && stepKinds.indexOf(step) > lastStep ? { code: 'too-late' } : null;
}

/** Ready units in reserve that could be placed on the card; those that lack a star before those that have one. */
function placeable({ units }: Board, { place }: Price): readonly string[] {
  if (place === undefined) return [];
  const plain: string[] = [];
  const starred: string[] = [];
  for (const { id, kind, at, exhausted, elite } of units) {
    if (at === 'reserve' && !exhausted && isOf(kind, place.kind)) (elite ? starred : plain).push(id);
  }
  return starred.length === 0 ? plain : [...plain, ...starred];
}

function checkPrice({ board }: Playing, { place, salvage = 0, credits = 0 }: Price, able: number): Refusal | null {
  if (place && able < place.count) return { code: 'no-units' };
  if (board.salvage.length < salvage) return { code: 'no-salvage', needs: salvage };
  return board.budget < credits ? { code: 'no-credits' } : null;
}

/** The units that are placed for the price: those named, where the card lets them be named, else the first able ones. */
function placed(able: readonly string[], { place }: Price, given: With | undefined): readonly string[] | Refusal {
  const wish = given?.['place'];
  if (wish === undefined) return able.slice(0, place?.count ?? 0);
  const ids = (Array.isArray(wish) ? wish : [wish]) as unknown[];
  const units = able.filter((id) => ids.includes(id));
  return units.length === ids.length && units.length === place?.count
    ? units
    : { code: 'no-such-option', options: able };
}

/** The units that go onto the card for its price; none where they cannot be had. */
export function unitsFor(board: Board, { price }: Tech | Asset, given: With | undefined): readonly string[] {
  const units = placed(placeable(board, price), price, given);
  return 'code' in units ? [] : units;
}

/** The table as it will be once the price is paid, as far as effects look at it. */
function afterPaying(playing: Playing, card: Tech | Asset, units: readonly string[]): Playing {
  const { board } = playing;
  if (units.length === 0) return playing;
  const moved = changed(board.units, units, (unit) => ({ ...unit, at: `card:${card.id}` }));
  return { ...playing, board: { ...board, units: moved } };
}

/** Can the card be used on the open task, if it wants one? */
const fits = ({ tasks }: Tech | Asset, task: Task | null): boolean =>
  tasks === undefined || (task !== null && tasks.includes(task.kind));

function checkEffects(
  playing: Playing,
  card: Tech | Asset,
  seat: Seat,
  given: With | undefined,
  units: readonly string[],
): Refusal | null {
  const { task, choices } = playing.board;
  if (!fits(card, task)) return { code: 'wrong-task', tasks: card.tasks ?? [] };
  if (playing.phase === 'resolution' && choices.length > 0) return { code: 'choose-first' };
  const then = afterPaying(playing, card, units);
  const doing = { role: seat, source: card.id, answers: [] };
  if (!card.effects.some((effect) => canDo(then, effect, doing))) return { code: 'no-effect' };
  if (given === undefined) return null;
  const ask = firstAsk(then, card.effects, doing);
  const wish = ask && given[ask.about];
  return wish !== undefined && wish !== null && !ask?.options.some((option) => option === wish)
    ? { code: 'no-such-option', options: ask?.options ?? [] }
    : null;
}

/** Does the card work now, whatever it costs and does? */
function checkReady(playing: Playing, card: Tech | Asset, exhausted: boolean): Refusal | null {
  const phase = checkPhase(playing, card);
  if (phase) return phase;
  if (card.price.exhaust && exhausted) return { code: 'card-exhausted', card: card.id };
  return works(playing, card) ? null : { code: 'base-in-panic' };
}

/** Cards of a seat that work now, and on the open task: those it is worth asking about. */
export function readyCards(playing: Playing, seat: Seat): string[] {
  const { board, pack } = playing;
  const { inPlay, task } = board;
  const ready: string[] = [];
  for (const { card: id, owner, exhausted } of inPlay) {
    const card = owner === seat ? pack.usable.get(id) : undefined;
    if (card === undefined || !fits(card, task)) continue;
    if (checkReady(playing, card, exhausted) === null) ready.push(id);
  }
  return ready;
}

/** May the seat use the card, with these answers in advance? */
export function checkUse(open: Open, id: string, given: With | undefined, seat: Seat): Refusal | null {
  if (!hasBoard(open)) return { code: 'no-board' };
  const lies = open.board.inPlay.find(({ card }) => card === id);
  const card = open.pack.usable.get(id);
  if (lies === undefined || card === undefined) return { code: 'not-in-play', card: id };
  if (lies.owner !== seat) return { code: 'not-your-card', role: lies.owner };
  const ready = checkReady(open, card, lies.exhausted);
  if (ready) return ready;
  const able = placeable(open.board, card.price);
  const price = checkPrice(open, card.price, able.length);
  if (price) return price;
  const units = placed(able, card.price, given);
  return 'code' in units ? units : checkEffects(open, card, seat, given, units);
}

/** Could anybody use a card now that works in the resolution phase alone, and had no time before it (FIN-9)? */
export const canStillUse = (playing: Playing): boolean =>
  roles.some((role) =>
    readyCards(playing, role).some(
      (id) => playing.pack.usable.get(id)?.phase === 'resolution' && checkUse(playing, id, undefined, role) === null,
    ),
  );
