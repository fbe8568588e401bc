// What happened is shown by what moves: told from two tables, painted above them, and over at a press.

import type { Attachment } from 'svelte/attachments';
import type { Playing } from '../../../rules/index.ts';
import { type Change, changesOf } from './changes.ts';
import { ghostOf } from './ghost.ts';
import { boxOf, painter, piecesBelow, type Seen } from './painter.ts';
import { type Pieces, piecesOf } from './pieces.ts';

/** Nothing moves where less motion is asked for, or nobody looks. */
const still = (): boolean => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shows on the element it is attached to how the table changes. To be called where a component begins, so that
 * the table is looked at before it is drawn anew.
 */
export function followMotion(playing: () => Playing): Attachment<HTMLElement> {
  let root: HTMLElement | null = null;
  let paint: ReturnType<typeof painter> | null = null;
  let now: Pieces | null = null;
  let before: Pieces | null = null;
  let seen = new Map<string, Seen>();
  let frame = 0;

  const look = (changes: readonly Change[]): void => {
    if (changes.length === 0 || root === null) return;
    const shown = piecesBelow(root);
    for (const { was, how } of changes) {
      const element = shown.get(was);
      const box = ['came', 'went', 'moved', 'slid'].includes(how) ? boxOf(element) : null;
      if (element && box && !seen.has(was)) seen.set(was, { box, ghost: ghostOf(element, box) });
    }
  };
  const begin = (): void => {
    if (before && now) paint?.begin(changesOf(before, now), seen);
    frame = 0;
    before = null;
    seen = new Map();
  };

  $effect.pre(() => {
    const after = piecesOf(playing());
    if (now !== null && root !== null && !still()) {
      const changes = changesOf(now, after);
      look(changes);
      if (changes.length > 0) before ??= now;
      // Once for all that happened since the last picture.
      if (before !== null) frame ||= requestAnimationFrame(begin);
    }
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
