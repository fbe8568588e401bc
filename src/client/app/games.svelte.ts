import type { Pack } from '../../content/cards/pack.ts';
import { standardPack } from '../../content/standard/pack.ts';
import { direct } from '../../director/index.ts';
import { type Game, hosted, type Outfit, setUp as setUpGame, wait } from '../../host/index.ts';
import { type SetupRefusal, seededDice, type Wishes } from '../../rules/index.ts';
import type { SaveRefusal } from '../../wire/index.ts';
import { type Hold, holdGame } from '../device/tab-hold.ts';
import { duplicateBelongings, forgetBelongings } from '../notes/belongings.ts';
import { type Instant, notedInstant, noteInstant } from '../notes/instant.ts';
import { Fenced, isNewer, openDatabase } from '../shelf/database.ts';
import { textOf } from '../shelf/files.ts';
import type { Label } from '../shelf/label.ts';
import { browserOwners, loneOwners } from '../shelf/owners.ts';
import { browserPacks } from '../shelf/pack-shelf.ts';
import { browserShelf, passingShelf, type Shelf } from '../shelf/shelf.ts';
import { usePacks, withItsPack } from './packs.svelte.ts';

/** What every game on this device is played with. */
export const outfit: Outfit = { director: direct, dice: seededDice };

/** Whether games are kept: yes, not at all in this browser, not since the storage filled up, or not by this version of the program. */
export type Keeping = 'yes' | 'none' | 'full' | 'newer';

let shelf: Shelf = passingShelf();
let owners = loneOwners();
let keeping = $state<Keeping>('yes');
let labels = $state.raw<readonly Label[]>([]);

export const keepingAtHand = (): Keeping => keeping;

/** The games on the shelf, newest first. */
export const gamesAtHand = (): readonly Label[] => labels;

/** Looks what is on the shelf now. */
export async function refreshGames(): Promise<void> {
  try {
    labels = await shelf.list();
  } catch (error) {
    if (isNewer(error)) keeping = 'newer';
    labels = [];
  }
}

/** Opens this browser's shelf, or one that forgets where there is none. */
export async function openShelf(): Promise<void> {
  try {
    const database = await openDatabase();
    shelf = browserShelf(database);
    owners = browserOwners(database);
    await usePacks(browserPacks(database));
  } catch (error) {
    keeping = isNewer(error) ? 'newer' : 'none';
  }
  await refreshGames();
}

/** Holds a game of the shelf for this tab; null if another one has it and `insist` does not make it give way. */
export const takeHold = (id: string, insist: boolean, lost: () => void): Promise<Hold | null> =>
  holdGame(id, owners, { insist, lost });

/** The outcome of keeping a game. */
export type Kept = 'kept' | 'not-kept' | 'overtaken';

/**
 * Keeps a game; that of a tab only as long as no other has taken it over. Where it fails, a game that is being played
 * goes on all the same, and the page says so.
 */
export async function keepGame(id: string, game: Game, tab?: string): Promise<Kept> {
  try {
    await shelf.write(id, game, tab);
    if (keeping === 'full') keeping = 'yes';
    return 'kept';
  } catch (error) {
    if (error instanceof Fenced) return 'overtaken';
    if (isNewer(error)) keeping = 'newer';
    else if (keeping === 'yes') keeping = 'full';
    return 'not-kept';
  }
}

/** Notes on the shelf how far a game has come since it was kept, for a browser that is killed. */
export const noteGame = (instant: Instant, tab: string): void => void shelf.note(instant, tab).catch(() => {});

/** Notes it where a page can write even while it is being closed, too. */
export function noteLast(instant: Instant, tab: string): void {
  noteInstant(instant);
  noteGame(instant, tab);
}

/** Takes a game off the shelf for good; else it stays: another tab plays it, or the shelf does not let go of it. */
export async function removeGame(id: string): Promise<'gone' | 'elsewhere' | 'stuck'> {
  const hold = await holdGame(id, owners);
  if (hold === null) return 'elsewhere';
  try {
    await shelf.remove(id);
    forgetBelongings(id);
    return 'gone';
  } catch {
    return 'stuck';
  } finally {
    await hold.release();
    await refreshGames();
  }
}

/** Keeps a second game that goes on from where the first one is, with all that is kept of that; false where that fails. */
export async function copyGame(id: string, game: Game): Promise<boolean> {
  const copy = randomName(10);
  if ((await keepGame(copy, game)) !== 'kept') return false;
  duplicateBelongings(id, copy);
  await refreshGames();
  return true;
}

/** Random letters and digits, as many as asked for. */
export function randomName(length: number): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => letters[byte % letters.length]).join('');
}

/** A fresh game, set up as wished; with the standard set if no pack is named. */
export const setUp = (wishes: Wishes, pack: Pack = standardPack): Game | { readonly refused: SetupRefusal } =>
  setUpGame(wishes, { ...outfit, pack });

/** A game from the shelf as it was written last, whatever it is; null if there is none of that name. */
export const savedGame = (id: string): Promise<unknown> => shelf.read(id).catch(() => null);

/** The largest file that is looked into; a save is far below. */
const largest = 5_000_000;

/** Why a file is not loaded as a game. */
export type FileRefusal = SaveRefusal | { readonly code: 'file-unreadable' };

/** Reads a game from a file, whatever the file may be. */
export async function readGame(file: File): Promise<Game | { readonly refused: FileRefusal }> {
  const written = await textOf(file, largest);
  if ('unread' in written) {
    if (written.unread === 'unreadable') return { refused: { code: 'file-unreadable' } };
    return { refused: { code: 'save-foreign', detail: 'too large' } };
  }
  const { readSave } = await import('../shelf/save-reading.ts');
  return withItsPack((packs) => readSave(written.text, packs));
}

/**
 * A game from the shelf, at the very instant it was left at. Null if there is none of that name.
 * What was written last may be older than the last instant noted; nothing is lost in between.
 */
export async function takeGame(id: string): Promise<Game | { readonly refused: SaveRefusal } | null> {
  const save = await savedGame(id);
  if (save === null) return null;
  const { parseSave } = await import('../shelf/save-reading.ts');
  const game = await withItsPack((packs) => parseSave(save, packs));
  if ('refused' in game) return game;
  const notes = [notedInstant(id), await shelf.noted(id).catch(() => null)];
  // A note belongs to the very log it was written for.
  const at = Math.max(0, ...notes.map((note) => (note?.events === game.log.length ? note.at : 0)));
  if (at <= game.state.open.at) return game;
  const later = wait(hosted(game), at, outfit);
  return 'refused' in later ? game : later.game;
}
