// An operation that somebody sent, as it is shown before anything begins (DAY-4).

import type { Pack } from '../../../content/cards/pack.ts';
import type { Condition } from '../../../content/day/condition.ts';
import { expansionIds } from '../../../content/expansions/names.ts';
import { companionPack } from '../../../content/standard/companion-pack.ts';
import { type DayOperation, operationOf } from '../../../daily/index.ts';
import { edition, type Game, sameOperation } from '../../../host/index.ts';
import { type Setup, seededDice, setupOf } from '../../../rules/index.ts';
import { type PackName, readOperation, type SharedOperation, type SharedWishes } from '../../../wire/index.ts';
import { navigate } from '../../platform/router.svelte.ts';
import { today } from '../stores/days.svelte.ts';
import { beginWith, choosePack, prepare } from '../stores/draft.svelte.ts';
import { expansionsAtHand, tableFor } from '../stores/games.svelte.ts';
import { isPackKept, openPack } from '../stores/packs.svelte.ts';

/** An operation that can begin here. */
export interface OpenedOperation {
  readonly shared: SharedOperation;
  readonly wishes: SharedWishes;
  readonly setup: Setup;
  /** The day that it is the operation of. */
  readonly day: DayOperation | null;
  /** The pack of its cards, unless it is the standard set. */
  readonly pack: Pack | undefined;
}

/**
 * Why an operation cannot begin here. `none`: it is not a code. `letters`: its letters are invalid. Other reasons: it
 * is of an earlier or later edition, its settings contradict each other, or its day is still to come.
 */
export type OperationRefusal = 'none' | 'letters' | 'earlier' | 'later' | 'closed' | 'to-come';

/** Result of reading a code: an operation, a refusal, or the name of a pack that is not loaded here. */
export type Found = OpenedOperation | { readonly refused: OperationRefusal } | { readonly wanted: PackName };

/** Reads a code. Rejects if the rules of an expansion cannot be loaded, and can be retried. */
export async function openOperation(code: string): Promise<Found> {
  const shared = readOperation(code, edition);
  if (shared === null || shared === 'letters') return { refused: shared ?? 'none' };
  if (shared.edition !== edition) return { refused: shared.edition < edition ? 'earlier' : 'later' };
  if ('day' in shared) {
    if (shared.day > today()) return { refused: 'to-come' };
    const day = operationOf(shared.day, edition);
    return { shared, wishes: day.wishes, setup: day.setup, day, pack: undefined };
  }
  const { wishes, pack } = shared;
  await prepare(expansionIds.filter((id) => wishes.expansions?.includes(id)));
  // The pack makes no difference to the facts shown.
  const drawn = setupOf(wishes, { dice: seededDice, pack: companionPack }, expansionsAtHand());
  if ('refused' in drawn) return { refused: 'closed' };
  if (pack === undefined) return { shared, wishes, setup: drawn.setup, day: null, pack };
  const opened = (await isPackKept(pack.hash)) ? await openPack(pack.hash) : null;
  return opened ? { shared, wishes, setup: drawn.setup, day: null, pack: opened.pack } : { wanted: pack };
}

/** Lays a shared operation out for the box: its setup is shown first, and begins with a press there. */
export function setUpBox({ wishes, pack }: OpenedOperation): void {
  beginWith(wishes);
  if (pack?.hash !== undefined) choosePack(pack.hash);
  navigate({ name: 'setup' });
}

/** A condition alone: no other game counts for the day that it comes from. */
function withoutDay(condition: Condition): Condition {
  const { day: _, ...numbers } = condition;
  return numbers;
}

/** Returns the operation of a game, for others. Null if they could not get the same one. */
export async function operationOfGame(game: Game): Promise<SharedOperation | null> {
  const same = sameOperation(game, await tableFor(game.state.open.setup, game.pack));
  if (same === null) return null;
  const { condition, mode = 'companion', ...wishes } = same;
  const day = condition?.day;
  if (day !== undefined && operationOf(day, edition).wishes.seed === wishes.seed) return { edition, day };
  const { name, hash } = game.pack;
  return {
    edition,
    wishes: { ...wishes, mode, ...(condition && { condition: withoutDay(condition) }) },
    ...(mode === 'virtual' && hash !== undefined && { pack: { name, hash } }),
  };
}
