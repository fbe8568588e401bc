// Animates changes of the table: compares two states, paints the motion above the table, and ends it at any press.

import type { Attachment } from 'svelte/attachments';
import type { Playing } from '../../../rules/index.ts';
import type { Session } from '../../game/session/session.ts';
import { type Change, changesOf, type UfoMoves } from './changes.ts';
import { ghostOf } from './ghost.ts';
import { boxOf, painter, piecesBelow, type Seen } from './painter.ts';
import { type Pieces, piecesOf } from './pieces.ts';

/** Whether to skip motion: the page is hidden, or reduced motion is preferred. */
const isMotionOff = (): boolean => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Returns an attachment that animates changes of the table inside its element. Must be called while a component
 * initializes, so that the old state is captured before the DOM updates. The session of a running game tells which UFOs
 * flew where.
 */
export function followMotion(playing: () => Playing, session: Session | null): Attachment<HTMLElement> {
  let root: HTMLElement | null = null;
  let paint: ReturnType<typeof painter> | null = null;
  let now: Pieces | null = null;
  let before: Pieces | null = null;
  let seen = new Map<string, Seen>();
  let frame = 0;
  const noMoves = session === null ? null : [];
  /** Moves of UFOs since the last frame. Null if they are not known, as after undo. */
  let moves: UfoMoves | null = noMoves;
  $effect(() =>
    session?.listen((news) => {
      const added =
        'events' in news ? news.events.flatMap((one) => (one.type === 'ufos-moved' ? one.moves : [])) : null;
      moves = moves && added && [...moves, ...added];
    }),
  );

  const capture = (changes: readonly Change[]): void => {
    if (changes.length === 0 || root === null) return;
    const shown = piecesBelow(root);
    for (const { was, how } of changes) {
      const element = shown.get(was);
      const box = ['came', 'went', 'moved', 'slid'].includes(how) ? boxOf(element) : null;
      if (element && box && !seen.has(was)) seen.set(was, { box, ghost: ghostOf(element, box) });
    }
  };
  const begin = (): void => {
    if (before && now) paint?.begin(changesOf(before, now, moves), seen);
    frame = 0;
    moves = noMoves;
    before = null;
    seen = new Map();
  };

  $effect.pre(() => {
    const after = piecesOf(playing());
    if (now !== null && root !== null && !isMotionOff()) {
      const changes = changesOf(now, after, moves);
      capture(changes);
      if (changes.length > 0) before ??= now;
      // One start for all changes since the last frame.
      if (before !== null) frame ||= requestAnimationFrame(begin);
    }
    if (before === null) moves = noMoves;
    now = after;
  });

  return (element) => {
    root = element;
    paint = painter(element);
    const { finish, leave } = paint;
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, finish, true);
    return () => {
      cancelAnimationFrame(frame);
      for (const press of ['pointerdown', 'keydown']) removeEventListener(press, finish, true);
      leave();
      root = null;
    };
  };
}
