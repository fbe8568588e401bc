import { untrack } from 'svelte';
import type { LessonsAtHand } from '../../tutorial/progress.svelte.ts';
import type { TableAtHand } from '../moves/table.svelte.ts';
import { partAtHand, type TablePart, tableParts } from './table-parts.ts';

/** Inputs besides the table that decide which part a phone shows. */
interface Shown {
  /** Whether an open question replaces the cards. */
  readonly asked: boolean;
  /** Whether there is a log, as in a replay. */
  readonly told: boolean;
  readonly lessons: LessonsAtHand | undefined;
}

/** The parts of the table on a phone, and the one it shows. */
export interface PartsAtHand {
  readonly parts: readonly TablePart[];
  readonly part: TablePart;
  /** Shows a part until the next cue or step that needs another one. */
  choose(part: TablePart): void;
}

/** Follows which part of the table a phone shows. Must be called while a component initializes. */
export function followParts(table: TableAtHand, shown: () => Shown): PartsAtHand {
  const parts = $derived(tableParts.filter((part) => part !== 'log' || shown().told));
  const partOf = $derived(partAtHand(table, shown().asked));
  let chosen = $state<TablePart | null>(null);
  $effect(() => {
    if (partOf && untrack(() => chosen) !== 'log') chosen = null;
  });
  /** Part that a lesson points to while it is read. A card that it asks for stays there. */
  const lessonPart = $derived.by((): TablePart | null => {
    const { lessons } = shown();
    const asked = lessons?.lesson?.point;
    const point = lessons?.reading || asked === 'cards' ? asked : undefined;
    return point === 'orbit' ? 'world' : (parts.find((one) => one === point) ?? null);
  });
  $effect(() => {
    if (shown().lessons?.lesson) chosen = null;
  });
  // The map shows what the scanner found.
  $effect(() => {
    if (table.did?.intent.type === 'scan') chosen = 'world';
  });
  return {
    get parts() {
      return parts;
    },
    get part() {
      return chosen ?? lessonPart ?? partOf;
    },
    choose(part) {
      chosen = part;
    },
  };
}
