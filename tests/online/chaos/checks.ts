// Checks after a chaos.

import { standardPack } from '../../../src/content/standard/pack.ts';
import { seen, settle, withPack } from '../../../src/rules/index.ts';
import { type JournalEntry, readRow } from '../../../src/wire/index.ts';
import { roomFrom } from '../../tools/online.ts';
import { lostIn } from '../kills.ts';
import type { Device } from './device.ts';
import { textOf } from './told.ts';

/** Returns the part of a row that everybody may see, as `Told` notes it. Null for rows that are told in another way. */
function seenOf(row: JournalEntry): string | null {
  if (row.row === 'passed') return textOf({ at: row.at, by: 'table', events: seen(row.events) });
  if (row.row !== 'asked') return null;
  const { at, by, id, events } = row;
  return textOf({ at, by, id, events: seen(events) });
}

/** Rows that a device was told, but that are others in the log. */
function untrue({ name, told }: Device, game: readonly JournalEntry[]): string[] {
  return [...told.rows].flatMap(([n, text]) => {
    const row = game[n - 1];
    return row !== undefined && seenOf(row) === text ? [] : [`${name} was told another row ${n} than the log has`];
  });
}

/** Whether a device shows the table as the log tells it. */
function otherThan(device: Device, rows: readonly JournalEntry[], game: readonly JournalEntry[]): string[] {
  const { name, told } = device;
  const shown = device.shown();
  if (shown === null) return [`${name} shows nothing`];
  const last = game[told.n - 1];
  if (last === undefined) return [`${name} knows row ${told.n}, the log has ${game.length}`];
  const { open } = roomFrom('table', rows.slice(0, rows.indexOf(last) + 1), standardPack, 0).table.game.state;
  const wanted = withPack(settle(open, shown.at), standardPack);
  return textOf(shown) === textOf(wanted) ? [] : [`${name} shows another table at row ${told.n}`];
}

/** Returns the faults of a table whose host has stopped: everything that was told must be in its rows. */
export function faultsIn(texts: readonly string[], devices: readonly Device[]): string[] {
  const rows = texts.map(readRow);
  const game = rows.filter(({ row }) => row !== 'seated');
  return devices.flatMap((device) => [
    ...device.told.faults.map((fault) => `${device.name}: ${fault}`),
    ...lostIn(texts, device.told.confirmed).map((fault) => `${device.name}: ${fault}`),
    ...untrue(device, game),
    ...otherThan(device, rows, game),
  ]);
}
