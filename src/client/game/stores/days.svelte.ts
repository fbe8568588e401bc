// Operations of days on this device: begins them, and decides which games count (DAY-3).

import { createSubscriber } from 'svelte/reactivity';
import type { Pack } from '../../../content/cards/pack.ts';
import { type DayOperation, dayAfter, dayAt, operationOf, resultOf } from '../../../daily/index.ts';
import { edition, setUp } from '../../../host/index.ts';
import type { GameOptions, PublicState } from '../../../rules/index.ts';
import { onWake } from '../../platform/device/waking.ts';
import { type DayEntry, type Days, daysKey, loadDays, saveDays } from '../../platform/local-storage/days/days.ts';
import { saveTable } from '../../platform/local-storage/tables/tables.ts';
import { leaveUncounted } from '../../platform/local-storage/uncounted.ts';
import { currentPage, navigate } from '../../platform/router.svelte.ts';
import { makeTable, type RequestFault } from '../online/requests.ts';
import { sendCrew } from './crew.svelte.ts';
import { beginSetUp } from './draft.svelte.ts';
import { tableFor } from './games.svelte.ts';
import { packFileOf } from './packs.svelte.ts';
import { useSettings } from './settings.svelte.ts';

let days = $state.raw<Days>(loadDays());
/** Learns what another tab has played meanwhile. A day that the storage refused stays known here. */
const refresh = (): void => {
  days = { ...days, ...loadDays() };
};
addEventListener('storage', ({ key }) => {
  if (key === daysKey) refresh();
});

/** Returns what is known of each day. */
export const knownDays = (): Days => days;

const followTime = createSubscriber((update) => {
  const often = setInterval(update, 20_000);
  const stop = onWake(update);
  return () => {
    clearInterval(often);
    stop();
  };
});

/**
 * Returns the time by the clock of this device, in ms since 1970. Components that read it update every 20 s, and on
 * wake.
 */
export function timeOfDevice(): number {
  followTime();
  return Date.now();
}

/** Returns today by the clock of this device, in UTC. Components that read it update at midnight. */
export const today = (): string => dayAt(timeOfDevice());

/** Returns the operation of a day. One that was begun keeps the edition it was begun with. */
export const operationOn = (day: string): DayOperation => operationOf(day, days[day]?.edition ?? edition);

function note(day: string, change: Partial<DayEntry>): void {
  refresh();
  days = { ...days, [day]: { game: null, edition, ...days[day], ...change } };
  saveDays(days);
}

/**
 * Whether a game of this day would count if it began now: the first one of today does, any other is practice. Reactive.
 */
export const wouldCount = (day: string): boolean => day === today() && (days[day]?.game ?? null) === null;

/** Notes that a game of a day has begun. The record leaves practice out, too. */
function noteBegun(day: string, game: string, door?: string): void {
  refresh();
  const counts = wouldCount(day);
  if (!counts) leaveUncounted(game);
  note(day, counts ? { game, edition, ...(door === undefined ? {} : { door }) } : {});
}

/**
 * Begins a game with these wishes, with the crew of the next game, and the cards of the standard set unless a pack is
 * given. Rejects if the rules of its board cannot be loaded.
 */
export async function beginOperation(wishes: GameOptions, pack?: Pack): Promise<void> {
  const table = await tableFor(wishes, pack);
  const game = setUp({ ...wishes, timers: useSettings().timers }, table);
  if ('refused' in game) throw new Error(game.refused.code);
  const day = wishes.condition?.day;
  await beginSetUp(game, table, (id) => {
    sendCrew(id);
    if (day !== undefined) noteBegun(day, id);
  });
}

/**
 * Makes a table online for an operation, and goes there unless people have left the page meanwhile. Returns the fault
 * if it cannot be made.
 */
export async function makeOperationTable(
  wishes: GameOptions & { readonly mode: 'companion' | 'virtual' },
  pack?: Pack,
): Promise<RequestFault | null> {
  const { name } = currentPage();
  const made = await makeTable({ game: { ...wishes, timers: useSettings().timers } }, pack && (await packFileOf(pack)));
  if (typeof made === 'string') return made;
  saveTable({ table: made.table, token: made.maker, door: made.door, code: made.code });
  const day = wishes.condition?.day;
  if (day !== undefined) noteBegun(day, made.table, made.door);
  if (currentPage().name === name) navigate({ name: 'table', id: made.table, door: made.door });
  return null;
}

/**
 * Keeps the result of a finished game, if it is the one that counts for its day. Somebody who came to a table on its
 * day has begun there.
 */
export function settleDay(id: string, open: PublicState): void {
  const day = open.setup.condition?.day;
  const result = resultOf(open);
  if (day === undefined || result === null) return;
  const known = loadDays()[day];
  const came = (known?.game ?? null) === null && known === undefined && [day, dayAfter(day, 1)].includes(today());
  if (known?.result === undefined && (known?.game === id || came)) note(day, { game: id, result });
}
