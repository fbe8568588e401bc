import { untrack } from 'svelte';
import type { Play } from '../app/play.svelte.ts';
import { hearMoments } from './heard.ts';
import { momentsOf } from './moments.ts';
import { speech } from './screen-speech.ts';
import { type Line, linesOf } from './telling.ts';

/** A line of the log beside the table, with a key that stays the same. */
export interface NewsRow {
  readonly key: number;
  readonly line: Line;
}

/** More than two rounds have. */
const most = 150;

/**
 * Follows what happens at the table, in words. Returns a getter for the rows, newest first. A screen that has only the
 * open half knows what happened since it was opened. Must be called while a component initializes.
 */
export function followNews(play: Play): () => readonly NewsRow[] {
  let count = 0;
  const rowOf = (line: Line): NewsRow => {
    count += 1;
    return { key: count, line };
  };
  let heard = $state.raw<readonly NewsRow[]>([]);
  /** Events of the log before those that were heard. */
  let from = untrack(() => play.whole()?.log.length ?? 0);
  /** The rows before those that were heard, put into words once somebody reads them. */
  let past: readonly NewsRow[] | null = null;
  const pastRows = (): readonly NewsRow[] => {
    const game = play.whole();
    if (game === null) return [];
    const moments = momentsOf({ ...game, log: game.log.slice(0, from) }).slice(-most);
    return linesOf(moments, speech)
      .flatMap((line) => (line === null ? [] : rowOf(line)))
      .toReversed();
  };
  $effect(() =>
    hearMoments(
      play.session,
      (told) => {
        heard = [...told.map(({ line }) => rowOf(line)).toReversed(), ...heard].slice(0, most);
      },
      () => {
        const log = play.whole()?.log;
        if (log === undefined) return;
        from = log.length;
        past = null;
        heard = [];
      },
    ),
  );
  return () => {
    past ??= untrack(pastRows);
    return [...heard, ...past].slice(0, most);
  };
}
