// Compares two states of the table and lists the changes to animate.

import type { EventOf } from '../../../rules/index.ts';
import type { PieceState, Pieces } from './pieces.ts';

/** A visible change of one piece. */
export interface Change {
  readonly piece: string;
  /** `slid`: along its track. `changed`: another value. `renewed`: replaced as a whole. `turned`: turned over. */
  readonly how: 'came' | 'went' | 'moved' | 'slid' | 'changed' | 'renewed' | 'turned';
  /** Name of the piece before the change. */
  readonly was: string;
  /** Places or pieces to animate from and to, if the piece itself is not visible there. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Pieces whose text is replaced as a whole. They end without motion: without its text a panel would be an empty surface. */
const wholes: ReadonlySet<string> = new Set(['now', 'choice', 'stage']);

/** Kinds of pieces that move along a track. */
const tracks: ReadonlySet<string> = new Set(['panic', 'damage']);

/** Returns the kind of a piece: its name up to the first colon. */
export const kindOf = (piece: string): string => piece.split(':', 1)[0] ?? '';

/** Returns the pile or piece that something comes from or goes to. UFOs and the final mission have none. */
function pileOf(piece: string, { at = '' }: PieceState, how: 'came' | 'went'): string | undefined {
  const [kind, name] = piece.split(':');
  if (kind === 'ufo') return undefined;
  if (kind === 'stand') return `unit:${name}`;
  if (kind === 'foreseen') return 'scanner';
  if (kind === 'enemy') return how === 'came' ? 'deck:enemy' : 'salvage';
  if (at === 'final-mission') return undefined;
  if (at === 'crises') return 'deck:crisis';
  return at === 'mission' ? 'deck:mission' : 'deck:tech';
}

function changeOf(piece: string, before: PieceState | undefined, after: PieceState | undefined): Change | null {
  const state = after ?? before;
  const same = { piece, was: piece };
  if (state?.at === undefined) {
    if (after?.is === before?.is) return null;
    if (after === undefined) return null;
    if (wholes.has(piece)) return { ...same, how: 'renewed' };
    return before ? { ...same, how: 'changed' } : null;
  }
  if (before === undefined) return { ...same, how: 'came', from: pileOf(piece, state, 'came') };
  if (after === undefined) return { ...same, how: 'went', to: pileOf(piece, state, 'went') };
  if (before.at !== after.at && tracks.has(kindOf(piece))) return { ...same, how: 'slid' };
  if (before.at !== after.at) return { ...same, how: 'moved', from: before.at, to: after.at };
  if (before.is === after.is) return null;
  return { ...same, how: kindOf(piece) === 'enemy' ? 'turned' : 'changed' };
}

/** Moves of UFOs, as events tell them. */
export type UfoMoves = EventOf<'ufos-moved'>['moves'];

/** Returns the space of a UFO's piece. */
const spaceOf = (piece: string): string | undefined => piece.split(':')[1];

/** Returns the pairs of spaces between which UFOs flew, once for each UFO. */
const flightsOf = (moves: UfoMoves): string[] =>
  moves.flatMap(({ count, from, to }) => Array.from({ length: count }, () => `${from}>${to}`));

/**
 * Pairs UFOs that disappeared with UFOs that appeared at the same time: they flew from one place to the other. If the
 * moves are known, only those that really did are paired.
 */
function joinFlights(changes: readonly Change[], moves: UfoMoves | null): Change[] {
  const ufos = (how: Change['how']) => changes.filter((one) => one.how === how && kindOf(one.piece) === 'ufo');
  const gone = ufos('went').map(({ piece }) => piece);
  const flights = moves && flightsOf(moves);
  const from = new Map<string, string>();
  for (const { piece } of ufos('came')) {
    const flightFrom = (one: string): number => flights?.indexOf(`${spaceOf(one)}>${spaceOf(piece)}`) ?? 0;
    const at = gone.findIndex((one) => flightFrom(one) >= 0);
    if (at < 0) continue;
    const [start = ''] = gone.splice(at, 1);
    flights?.splice(flightFrom(start), 1);
    from.set(piece, start);
  }
  const flown = new Set(from.values());
  return changes
    .filter(({ piece }) => !flown.has(piece))
    .map((one) => ({ ...one, was: from.get(one.piece) ?? one.was }));
}

/**
 * Returns the changes between two states: first the pieces that have gone, then the others in table order. `moves` are
 * the moves of UFOs between the two, or null if they are not known.
 */
export function changesOf(before: Pieces, after: Pieces, moves: UfoMoves | null = null): readonly Change[] {
  const gone = [...before.keys()].filter((piece) => !after.has(piece));
  const changes = [...gone, ...after.keys()].map((piece) => changeOf(piece, before.get(piece), after.get(piece)));
  return joinFlights(
    changes.filter((one) => one !== null),
    moves,
  );
}
