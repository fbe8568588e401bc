import type { Pack } from '../../../content/cards/pack.ts';
import type { Game } from '../../../host/index.ts';
import type { PackName, PackRead, PackWords, SaveRefusal } from '../../../wire/index.ts';
import type { PackLabel } from '../../platform/database/pack-label.ts';
import { memoryPacks, type PackRepository } from '../../platform/database/pack-repository.ts';

let shelf: PackRepository = memoryPacks();
let labels = $state.raw<readonly PackLabel[]>([]);
/** Packs opened since the page loaded, by hash. Games take their cards and words from here. */
const opened = new Map<string, PackRead>();

/** Returns the labels of the loaded packs, sorted by name. */
export const knownPacks = (): readonly PackLabel[] => labels;

/** Reloads the labels from the shelf. */
export async function refreshPacks(): Promise<void> {
  labels = await shelf.list().catch(() => []);
}

/** Whether a pack is still on the shelf. Another tab may have removed it. */
export async function isPackKept(hash: string): Promise<boolean> {
  await refreshPacks();
  return labels.some((label) => label.hash === hash);
}

/** Switches to this pack shelf. */
export async function usePacks(from: PackRepository): Promise<void> {
  shelf = from;
  await refreshPacks();
}

/**
 * Opens a pack and checks it like any file. Null if it is missing or does not match its hash. One that is not here is read
 * from `elsewhere`.
 */
export async function openPack(hash: string, elsewhere?: () => Promise<string | null>): Promise<PackRead | null> {
  const known = opened.get(hash);
  if (known !== undefined) return known;
  const text = (await shelf.read(hash).catch(() => null)) ?? (await elsewhere?.());
  if (text === null || text === undefined) return null;
  const { readPack } = await import('../../platform/database/pack-reading.ts');
  const read = readPack(text);
  if ('faults' in read || read.pack.hash !== hash) return null;
  opened.set(hash, read);
  return read;
}

/** Returns the file of a pack, for another machine. Undefined for the standard set, which every machine has. */
export const packFileOf = async ({ hash }: Pack): Promise<string | undefined> =>
  hash === undefined ? undefined : ((await shelf.read(hash).catch(() => null)) ?? undefined);

/** Returns the words that a game's pack brought. Null for the standard set. */
export const wordsOf = ({ hash }: Pack): PackWords | null => opened.get(hash ?? '')?.words ?? null;

/** Stores a pack from a file. Rejects if the database refuses. */
export async function keepPack(label: PackLabel, text: string, read: PackRead): Promise<void> {
  await shelf.write(label, text);
  // The words may be new even if the cards are not.
  opened.set(label.hash, read);
  await refreshPacks();
}

/** Deletes a pack. Rejects if the database refuses. Games that need it stay stored. */
export async function removePack(hash: string): Promise<void> {
  await shelf.remove(hash);
  opened.delete(hash);
  await refreshPacks();
}

type GameRead = Game | { readonly refused: SaveRefusal };

const packOf = async ({ hash }: PackName): Promise<Pack | null> =>
  hash === undefined ? null : ((await openPack(hash))?.pack ?? null);

/** Reads a game, with the pack it needs if that is loaded. */
export async function withItsPack(read: (packs?: readonly Pack[]) => GameRead): Promise<GameRead> {
  const game = read();
  if (!('refused' in game) || game.refused.code !== 'save-pack') return game;
  const pack = await packOf(game.refused.pack);
  return pack === null ? game : read([pack]);
}
