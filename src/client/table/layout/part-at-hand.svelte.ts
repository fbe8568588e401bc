import { untrack } from 'svelte';
import { tablet } from '../../design/style/desks.ts';
import type { TableContext } from '../moves/table.svelte.ts';
import type { LessonsAtHand } from '../tutorial/progress.svelte.ts';
import { partAtHand, type TablePart, tableParts } from './table-parts.ts';

/** Inputs besides the table that decide which part is shown. */
interface Shown {
  /** Whether an open question replaces the cards. */
  readonly asked: boolean;
  /** Whether there is a log, as in a replay. */
  readonly told: boolean;
  readonly lessons: LessonsAtHand | undefined;
  /** Whether somebody at another device acts. A phone then shows the world. */
  readonly elsewhere: boolean;
}

/** The parts of the table on a phone or tablet, and the one it shows. */
export interface PartsAtHand {
  readonly parts: readonly TablePart[];
  readonly part: TablePart;
  /** Shows a part until the next cue or step that needs another one. */
  choose(part: TablePart): void;
}

/** Follows which part of the table a phone or tablet shows. Must be called while a component initializes. */
export function followParts(table: TableContext, shown: () => Shown): PartsAtHand {
  const parts = $derived(
    tableParts.filter((part) => (part !== 'log' || shown().told) && (part !== 'crises' || tablet.current)),
  );
  /** A tablet shows questions below any part. A phone shows crises with the labs. */
  const partOf = $derived.by((): TablePart => {
    const { asked, elsewhere } = shown();
    const part = elsewhere && !asked ? 'world' : partAtHand(table, asked && !tablet.current);
    return parts.includes(part) ? part : 'labs';
  });
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
      const part = chosen ?? lessonPart ?? partOf;
      return parts.includes(part) ? part : partOf;
    },
    choose(part) {
      chosen = part;
    },
  };
}
