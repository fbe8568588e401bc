// Animates changes of the table: compares two states, paints the motion above the table, and ends it at any press.

import type { Attachment } from 'svelte/attachments';
import type { Playing } from '../../../rules/index.ts';
import type { Session } from '../../game/session/session.ts';
import { useTableSound } from '../../game/sound/table-sound.ts';
import { type Change, changesOf, type UfoMoves } from './changes.ts';
import { ghostOf } from './ghost.ts';
import { soundsOf } from './heard.ts';
import { boxOf, painter, piecesBelow, type Seen } from './painter.ts';
import { type Pieces, piecesOf } from './pieces.ts';
import { staggerMs } from './sight.ts';

/** Whether changes are heard, but do not move. */
const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** How far to the side a sound may be: from -1 (left) to 1 (right). */
const widest = 0.7;

/**
 * Returns an attachment that animates changes of the table inside its element. Must be called while a component
 * initializes, so that the old state is captured before the DOM updates. The moves of UFOs come from the session of a
 * running game, or from `flights` between two states of a replay.
 */
export function followMotion(
  playing: () => Playing,
  session: Session | null,
  flights?: (was: Playing, is: Playing) => UfoMoves,
): Attachment<HTMLElement> {
  let root: HTMLElement | null = null;
  let paint: ReturnType<typeof painter> | null = null;
  let shown: Playing | null = null;
  let now: Pieces | null = null;
  let before: Pieces | null = null;
  let seen = new Map<string, Seen>();
  let frame = 0;
  const sound = useTableSound();
  /** Plays the sounds of changes in their order, each from the position of its piece. Undo has a single sound. */
  const tellAloud = (changes: readonly Change[], was: Pieces, is: Pieces): void => {
    if (root === null || session === null) return;
    if (moves === null) {
      sound('undone');
      return;
    }
    const below = piecesBelow(root);
    for (const [i, { sound: name, piece }] of soundsOf(changes, was, is).entries()) {
      const box = boxOf(below.get(piece));
      const pan = box ? widest * ((2 * (box.x + box.width / 2)) / innerWidth - 1) : 0;
      sound(name, { after: (i * staggerMs) / 1000, pan: Math.max(-widest, Math.min(widest, pan)) });
    }
  };
  const noMoves = session === null && flights === undefined ? null : [];
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
    const below = piecesBelow(root);
    for (const { was, how } of changes) {
      const element = below.get(was);
      const box = ['came', 'went', 'moved', 'slid'].includes(how) ? boxOf(element) : null;
      if (element && box && !seen.has(was)) seen.set(was, { box, ghost: ghostOf(element, box) });
    }
  };
  const begin = (): void => {
    if (before && now) {
      const changes = changesOf(before, now, moves);
      if (!isMotionReduced()) paint?.begin(changes, seen);
      tellAloud(changes, before, now);
    }
    frame = 0;
    moves = noMoves;
    before = null;
    seen = new Map();
  };

  $effect.pre(() => {
    const next = playing();
    const after = piecesOf(next);
    if (shown !== null && flights !== undefined) moves = [...(moves ?? []), ...flights(shown, next)];
    shown = next;
    if (now !== null && root !== null && !document.hidden) {
      const changes = changesOf(now, after, moves);
      if (!isMotionReduced()) capture(changes);
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
