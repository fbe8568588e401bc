// What is different between two tables, as eyes would follow it.

import type { Lying, Pieces } from './pieces.ts';

/** What happened to a piece: it travels, slides along its track, is another than it was, is all new, or was turned over. */
export interface Change {
  readonly piece: string;
  readonly how: 'came' | 'went' | 'moved' | 'slid' | 'changed' | 'renewed' | 'turned';
  /** The name under which it lay there before. */
  readonly was: string;
  /** The place or piece it comes from and goes to, where it is not seen there itself. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What comes with new words, as a whole. */
const wholes: ReadonlySet<string> = new Set(['now', 'choice', 'stage']);

/** What stands on a track, and never leaves it. */
const tracks: ReadonlySet<string> = new Set(['panic', 'damage']);

/** What a name begins with. */
export const kindOf = (piece: string): string => piece.split(':', 1)[0] ?? '';

/** The pile that a piece comes from or goes to; UFOs and the final mission have none. */
function pileOf(piece: string, { at = '' }: Lying, how: 'came' | 'went'): string | undefined {
  const [kind, name] = piece.split(':');
  if (kind === 'ufo') return undefined;
  if (kind === 'stand') return `unit:${name}`;
  if (kind === 'foreseen') return 'scanner';
  if (kind === 'enemy') return how === 'came' ? 'deck:enemy' : 'salvage';
  if (at === 'final-mission') return undefined;
  if (at === 'crises') return 'deck:crisis';
  return at === 'mission' ? 'deck:mission' : 'deck:tech';
}

function changeOf(piece: string, before: Lying | undefined, after: Lying | undefined): Change | null {
  const lying = after ?? before;
  const same = { piece, was: piece };
  if (lying?.at === undefined) {
    if (after?.is === before?.is) return null;
    if (wholes.has(piece)) return { ...same, how: after ? 'renewed' : 'went' };
    if (after === undefined) return null;
    return before ? { ...same, how: 'changed' } : null;
  }
  if (before === undefined) return { ...same, how: 'came', from: pileOf(piece, lying, 'came') };
  if (after === undefined) return { ...same, how: 'went', to: pileOf(piece, lying, 'went') };
  if (before.at !== after.at && tracks.has(kindOf(piece))) return { ...same, how: 'slid' };
  if (before.at !== after.at) return { ...same, how: 'moved', from: before.at, to: after.at };
  if (before.is === after.is) return null;
  return { ...same, how: kindOf(piece) === 'enemy' ? 'turned' : 'changed' };
}

/** UFOs that went and UFOs that came in the same breath are the same ones: they flew from here to there. */
function joined(changes: readonly Change[]): Change[] {
  const ufos = (how: Change['how']) => changes.filter((one) => one.how === how && kindOf(one.piece) === 'ufo');
  const gone = ufos('went');
  const from = new Map(ufos('came').flatMap(({ piece }, i) => (gone[i] ? [[piece, gone[i].piece] as const] : [])));
  const flown = new Set(from.values());
  return changes
    .filter(({ piece }) => !flown.has(piece))
    .map((one) => ({ ...one, was: from.get(one.piece) ?? one.was }));
}

/** What is different between two tables; what has gone comes first, the rest in the order in which it lies there. */
export function changesOf(before: Pieces, after: Pieces): readonly Change[] {
  const gone = [...before.keys()].filter((piece) => !after.has(piece));
  const changes = [...gone, ...after.keys()].map((piece) => changeOf(piece, before.get(piece), after.get(piece)));
  return joined(changes.filter((one) => one !== null));
}
