// Places where units and cards can be dropped, and the move of each drop: the same as pressing first one, then the
// other.

import { continents } from '../../../content/continents.ts';
import { labs } from '../../../content/cues.ts';
import { isSoldier } from '../../../content/units.ts';
import {
  check,
  continentPlaces,
  labPlaces,
  type Place,
  type Playing,
  placeOf,
  type Refusal,
  unitOf,
} from '../../../rules/index.ts';
import type { Move, Moves } from './moves.ts';

/**
 * Target of a drop: a place, an icon of the open task or the whole card of the task, the map, the dice, or the hand.
 */
export type DropTarget = Place | `icon:${number}` | 'task' | 'world' | 'stage' | 'hand';

/** Everything about the table that a drop depends on. */
export interface DropContext {
  readonly playing: Playing;
  readonly moves: Moves;
  /** Seats that people play. The first asks for moves that no seat may make. */
  readonly seats: readonly Move['as'][];
}

const firstOf = <Value>(map: ReadonlyMap<unknown, Value> | undefined): Value | undefined => map?.values().next().value;

/** A soldier steps onto an icon, or onto the first that fits if it is dropped on the whole card. */
function stand({ playing, moves }: DropContext, soldier: string, spot: DropTarget): Move | null {
  const { task } = playing.board;
  const open = moves.place.get(soldier);
  const as = firstOf(open)?.as;
  if (task === null || open === undefined || as === undefined) return null;
  const onto = (icon: number): Move => open.get(icon) ?? { intent: { type: 'place', soldier, icon }, as };
  if (spot.startsWith('icon:')) return onto(Number(spot.slice('icon:'.length)));
  if (spot !== 'task' && spot !== placeOf(task)) return null;
  return onto([...open.keys()].find((icon) => icon !== null) ?? 0);
}

/** A unit goes to a place on the board, or back to reserve. */
function go({ moves }: DropContext, unit: string, to: DropTarget): Move | null {
  const back = moves.recall.get(unit);
  if (to === 'reserve') return back ?? null;
  const open = moves.assign.get(unit);
  const as = (firstOf(open) ?? back)?.as;
  if (as === undefined || !isOnBoard(to)) return null;
  return open?.get(to) ?? { intent: { type: 'assign', units: [unit], to }, as };
}

const isOnBoard = (spot: DropTarget): spot is Place =>
  ['orbit', 'base', 'mission', 'final-mission'].includes(spot) || /^(continent|lab):/.test(spot);

/**
 * Returns the spaces of the map that a usable card asks about, and the subject of its question. Null if it asks about
 * none.
 */
function spacesFor({ playing }: DropContext, use: Move): { about: string; options: readonly string[] } | null {
  for (const about of ['continent', 'space']) {
    // An impossible answer is refused, with those that are possible.
    const refused = use.intent.type === 'use' && check(playing, { ...use.intent, with: { [about]: '' } }, use.as);
    if (refused && refused.code === 'no-such-option') return { about, options: refused.options };
  }
  return null;
}

const placeOfSpace = (space: string): DropTarget =>
  continents.includes(space as never) ? continentPlaces[space as (typeof continents)[number]] : 'orbit';
const spaceAt = (spot: DropTarget): string | undefined =>
  spot === 'orbit' ? spot : continents.find((one) => continentPlaces[one] === spot);

/**
 * Returns the move for a press on a card, legal or not: a card in play is used, a tech of the hand goes into the open
 * lab. Null if nobody at the screen could ask for it.
 */
export function pressOfCard({ playing, moves, seats }: DropContext, card: string): Move | null {
  const { inPlay, hand } = playing.board;
  const owner = inPlay.find((one) => one.card === card)?.owner ?? 'chief-scientist';
  const as = seats.includes(owner) ? owner : seats[0];
  if (as === undefined) return null;
  if (!hand.includes(card)) return moves.use.get(card) ?? { intent: { type: 'use', card }, as };
  const lab = playing.cue?.lab ?? 1;
  return moves.research.get(card) ?? { intent: { type: 'research', lab, tech: card }, as };
}

/** Returns why pressing a card would be refused. Null if it would not be, or if nobody at the screen could press it. */
export function dropRefusal(context: DropContext, card: string): Refusal | null {
  const move = pressOfCard(context, card);
  return move && check(context.playing, move.intent, move.as);
}

/** A card is used on something, a tech of the hand goes into a lab, one in a lab back to the hand. */
function put(context: DropContext, card: string, spot: DropTarget): Move | null {
  const { playing, moves } = context;
  const pressed = pressOfCard(context, card);
  if (moves.recall.has(card)) return (spot === 'hand' && moves.recall.get(card)) || null;
  if (pressed === null || spot === 'hand' || spot === 'reserve') return null;
  if (playing.board.hand.includes(card)) {
    const lab = labs.find((one) => labPlaces[one] === spot);
    if (lab === undefined || pressed.intent.type !== 'research') return null;
    return pressed.intent.lab === lab ? pressed : { ...pressed, intent: { ...pressed.intent, lab } };
  }
  const space = spaceAt(spot);
  const asks = space !== undefined && moves.use.has(card) ? spacesFor(context, pressed) : null;
  if (asks === null || pressed.intent.type !== 'use') return pressed;
  return { ...pressed, intent: { ...pressed.intent, with: { [asks.about]: space } } };
}

/** Returns the move for a drop of a unit or card, legal or not. Null if the drop has no meaning. */
export function dropOf(context: DropContext, id: string, spot: DropTarget): Move | null {
  const unit = unitOf(context.playing.board, id);
  if (unit === undefined) return put(context, id, spot);
  const onIcons = isSoldier(unit.kind) && context.moves.place.has(id);
  return onIcons ? stand(context, id, spot) : go(context, id, spot);
}

/** Returns all spots where a unit or card can be dropped to some effect. */
export function spotsFor(context: DropContext, id: string): ReadonlySet<DropTarget> {
  const { playing, moves } = context;
  const { board } = playing;
  const spots: DropTarget[] = [...(moves.assign.get(id)?.keys() ?? [])];
  for (const icon of moves.place.get(id)?.keys() ?? []) if (icon !== null) spots.push('task', `icon:${icon}`);
  if (moves.recall.has(id)) spots.push(unitOf(board, id) === undefined ? 'hand' : 'reserve');
  const research = moves.research.get(id)?.intent;
  if (research?.type === 'research') spots.push(labPlaces[research.lab]);
  const use = moves.use.get(id);
  if (use !== undefined) {
    const onMap = spacesFor(context, use)?.options.map(placeOfSpace);
    spots.push(...(onMap ?? [board.task === null ? 'world' : 'stage']));
  }
  return new Set(spots);
}
