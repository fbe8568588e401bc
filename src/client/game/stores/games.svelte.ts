import type { Pack } from '../../../content/cards/pack.ts';
import { companionPack } from '../../../content/standard/companion-pack.ts';
import { directBase } from '../../../director/index.ts';
import {
  advanceMatch,
  createMatch,
  eventsOf,
  type Game,
  type HostDependencies,
  type HostTable,
  seedLength,
  seedLetters,
} from '../../../host/index.ts';
import { type GameOptions, operationRules, type RuleSet, seededDice } from '../../../rules/index.ts';
import type { SaveRefusal } from '../../../wire/index.ts';
import { Fenced, isNewer, openDatabase } from '../../platform/database/database.ts';
import { type GameRepository, indexedDbRepository, memoryRepository } from '../../platform/database/game-repository.ts';
import type { Label } from '../../platform/database/label.ts';
import { browserLocks, singleTabLocks } from '../../platform/database/lock-registry.ts';
import { indexedDbPacks } from '../../platform/database/pack-repository.ts';
import { acquireLock, type TabLock } from '../../platform/device/tab-lock.ts';
import { type Instant, loadInstant, saveInstant } from '../../platform/local-storage/instant.ts';
import { removePerGameEntries } from '../../platform/local-storage/per-game-entries.ts';
import { loadExpansions } from './expansions.svelte.ts';
import { usePacks, withItsPack } from './packs.svelte.ts';

/** Expansions whose rules are loaded. */
let known = $state.raw<RuleSet['expansions']>(operationRules.expansions);

/** Returns the expansions that a game can be set up with, as far as their rules are loaded. */
export const expansionsAtHand = (): RuleSet['expansions'] => known;

async function loadBoard() {
  const board = await import('../session/board.ts');
  known = board.allRules.expansions;
  return board;
}

/** Options that decide which rules a game needs. */
type Kind = Pick<GameOptions, 'mode' | 'expansions'>;

/**
 * Returns the director, dice and rules of a game on this device. Loads those that a plain game with the box does not
 * need.
 */
export async function dependenciesFor({ mode, expansions = [] }: Kind): Promise<HostDependencies> {
  if (mode !== 'virtual' && expansions.length === 0)
    return { director: directBase, dice: seededDice, rules: operationRules };
  const { direct: director, allRules: rules } = await loadBoard();
  return { director, dice: seededDice, rules };
}

/** Returns the table of a new game, with the cards of the standard set unless a pack is given. */
export async function tableFor(kind: Kind, pack?: Pack): Promise<HostTable> {
  const dependencies = await dependenciesFor(kind);
  const standard = kind.mode === 'virtual' ? (await loadBoard()).standardPack : companionPack;
  return { ...dependencies, pack: pack ?? standard };
}

/**
 * Whether games are stored: `none` if the browser cannot, `full` since the storage filled up, `newer` if a newer
 * version has changed the database.
 */
export type StorageStatus = 'yes' | 'none' | 'full' | 'newer';

let shelf: GameRepository = memoryRepository();
let owners = singleTabLocks();
let status = $state<StorageStatus>('yes');
let labels = $state.raw<readonly Label[]>([]);

/** Returns whether games are stored. */
export const storageStatus = (): StorageStatus => status;

/** Returns the labels of the stored games, newest first. */
export const storedGames = (): readonly Label[] => labels;

/** Reloads the labels from the shelf. */
export async function refreshGames(): Promise<void> {
  try {
    labels = await shelf.list();
  } catch (error) {
    if (isNewer(error)) status = 'newer';
    labels = [];
  }
}

/** Opens the database. Without one, games last until the page is closed. */
export async function openShelf(): Promise<void> {
  try {
    const database = await openDatabase();
    shelf = indexedDbRepository(database);
    owners = browserLocks(database);
    await usePacks(indexedDbPacks(database));
  } catch (error) {
    status = isNewer(error) ? 'newer' : 'none';
  }
  await refreshGames();
}

/**
 * Acquires a game for this tab. Null if another tab keeps it. With `insist`, that tab is asked to give it up. `lost` is
 * called if this tab loses the game later.
 */
export const acquireHold = (id: string, insist: boolean, lost: () => void): Promise<TabLock | null> =>
  acquireLock(id, owners, { insist, lost });

/** Result of storing a game. `overtaken` means that another tab owns it now. */
export type StoreResult = 'kept' | 'not-kept' | 'overtaken';

/**
 * Stores a game. With a tab, it is stored only while that tab owns it. If storing fails, play goes on and the page
 * shows a notice.
 */
export async function keepGame(id: string, game: Game, tab?: string): Promise<StoreResult> {
  try {
    await shelf.write(id, game, tab);
    if (status === 'full') status = 'yes';
    return 'kept';
  } catch (error) {
    if (error instanceof Fenced) return 'overtaken';
    if (isNewer(error)) status = 'newer';
    else if (status === 'yes') status = 'full';
    return 'not-kept';
  }
}

/** Records on the shelf how far a game has come, in case the browser is killed. */
export const noteGame = (instant: Instant, tab: string): void => void shelf.note(instant, tab).catch(() => {});

/** Records the instant in localStorage too, which works even while a page closes. */
export function noteLast(instant: Instant, tab: string): void {
  saveInstant(instant);
  noteGame(instant, tab);
}

/** Deletes a game. `elsewhere`: another tab plays it. `stuck`: the database refused. */
export async function removeGame(id: string): Promise<'gone' | 'elsewhere' | 'stuck'> {
  const hold = await acquireLock(id, owners);
  if (hold === null) return 'elsewhere';
  try {
    await shelf.remove(id);
    removePerGameEntries(id);
    return 'gone';
  } catch {
    return 'stuck';
  } finally {
    await hold.release();
    await refreshGames();
  }
}

/**
 * Takes a game that a correction has revived at its table (RES-16) out of the games and the record of this device, until
 * it ends again. What the device has noted about it stays.
 */
export async function forgetEnd(id: string): Promise<void> {
  // The ledger is a late part of the app.
  const { dropEntry } = await import('../../platform/database/ledger.ts');
  await shelf.remove(id).catch(() => {});
  await dropEntry(id);
  await refreshGames();
}

/** Returns a random id of this length, in lower-case letters and digits. */
export function randomName(length: number): string {
  return [...crypto.getRandomValues(new Uint8Array(length))]
    .map((byte) => seedLetters[byte % seedLetters.length])
    .join('');
}

/** Returns a seed for a new game. */
export const newSeed = (): string => randomName(seedLength);

/** Returns a save as stored, unchecked. Null if there is none with that id. */
export const savedGame = (id: string): Promise<unknown> => shelf.read(id).catch(() => null);

/** Reads and checks a save, with the pack that it needs, and loads the screens of its expansions. */
export async function gameIn(save: unknown): Promise<Game | { readonly refused: SaveRefusal }> {
  const { parseSave } = await import('../../platform/database/save-reading.ts');
  const dependencies = await dependenciesFor({ mode: 'virtual' });
  const game = await withItsPack((packs) => parseSave(save, dependencies, packs));
  if (!('refused' in game)) await loadExpansions(game.state.open.setup.expansions);
  return game;
}

/**
 * Returns a stored game, advanced to the last instant recorded for it. Null if there is none with that id. The save
 * itself can be older than that instant.
 */
export async function takeGame(id: string): Promise<Game | { readonly refused: SaveRefusal } | null> {
  const save = await savedGame(id);
  if (save === null) return null;
  const game = await gameIn(save);
  if ('refused' in game) return game;
  const notes = [loadInstant(id), await shelf.noted(id).catch(() => null)];
  // A recorded instant counts only for the log it was recorded for.
  const at = Math.max(0, ...notes.map((note) => (note?.events === eventsOf(game.log).length ? note.at : 0)));
  if (at <= game.state.open.at) return game;
  const later = advanceMatch(createMatch(game), at, await dependenciesFor(game.state.open.setup));
  return 'refused' in later ? game : later.game;
}
