import { untrack } from 'svelte';
import { eventsOf } from '../../../host/index.ts';
import type { Line } from '../../../i18n/log/lines.ts';
import { momentsOf } from '../../../i18n/log/moments.ts';
import type { GameEvent } from '../../../rules/index.ts';
import { isTumbling } from '../../box/dice/tumbling.svelte.ts';
import type { GameStore } from '../../game/stores/game-store.svelte.ts';
import { say } from '../../words/say.ts';
import { entryOf, followLog, type LogEntry } from './follow-log.ts';

/** A line of the log beside the table, in the current language, with a key that stays the same. */
export interface LogRow {
  readonly key: number;
  readonly line: Line;
  /** Whether it tells a roll. While its dice tumble, it and all later rows are left out. */
  readonly isRoll: boolean;
}

/** The events of a game on this device. Null if only its host has them. */
function eventsIn(play: GameStore): readonly GameEvent[] | null {
  const game = play.whole();
  return game && eventsOf(game.log);
}

/** Maximum number of rows: enough for more than two rounds. */
const most = 150;

/** Options of a log: the source of names, and when it waits. */
interface Telling {
  /** Returns the name at a seat. */
  readonly nameOf: (seat: string) => string;
  /** Whether a scene tells the latest events. Until it is over, the log leaves them out. */
  readonly held: () => boolean;
}

/**
 * Follows the events at the table, in words. Returns a getter for the rows, newest first. A screen that has only the
 * open half knows the events since it was opened. It keeps undone ones, with a row that names the person who undid
 * them. Must be called while a component initializes.
 */
export function followLogRows(play: GameStore, { nameOf, held }: Telling): () => readonly LogRow[] {
  let count = 0;
  const rowOf = (told: Pick<LogEntry, 'line'>, isRoll = false): LogRow => {
    count += 1;
    return {
      key: count,
      isRoll,
      get line() {
        return told.line;
      },
    };
  };
  let recent = $state.raw<readonly LogRow[]>([]);
  const add = (rows: readonly LogRow[]): void => {
    recent = [...rows.toReversed(), ...recent].slice(0, most);
  };
  /** Number of events in the log before the recent rows. */
  let from = untrack(() => eventsIn(play)?.length ?? 0);
  /** The rows before the recent ones, put into words once somebody reads them. */
  let past: readonly LogRow[] | null = null;
  const pastRows = (): readonly LogRow[] => {
    const log = eventsIn(play);
    if (log === null) return [];
    const moments = momentsOf(log.slice(0, from), play.open.pack).slice(-most);
    return moments
      .flatMap((moment, i) => {
        const entry = entryOf(moment, moments[i - 1]?.open ?? moment.open);
        return entry === null ? [] : rowOf(entry);
      })
      .toReversed();
  };
  $effect(() =>
    followLog(
      play.session,
      (entries) =>
        add(
          entries.map((entry) =>
            rowOf(
              entry,
              entry.events.some(({ type }) => type === 'dice-rolled'),
            ),
          ),
        ),
      (by) => {
        const log = eventsIn(play);
        if (log === null) {
          if (by !== undefined) {
            const head = nameOf(by);
            const undone = {
              get line() {
                return { role: null, head, text: say('together.undone'), opens: false };
              },
            };
            add([rowOf(undone)]);
          }
          return;
        }
        from = log.length;
        past = null;
        recent = [];
      },
    ),
  );
  /** The rows before the open scene. */
  let still: readonly LogRow[] | null = null;
  return () => {
    past ??= untrack(pastRows);
    const untold = isTumbling() ? recent.findIndex(({ isRoll }) => isRoll) + 1 : 0;
    const rows = [...recent.slice(untold), ...past].slice(0, most);
    if (!held()) still = rows;
    return still ?? rows;
  };
}
