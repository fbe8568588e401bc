import type { Pack } from '../../content/cards/pack.ts';
import { standardPack } from '../../content/standard/pack.ts';
import type { Game } from '../../host/index.ts';
import type { Fault, PackName, PackRead, PackWords, SaveRefusal } from '../../wire/index.ts';
import { textOf } from '../shelf/files.ts';
import { type PackLabel, packLabelOf } from '../shelf/pack-label.ts';
import { type PackShelf, passingPacks } from '../shelf/pack-shelf.ts';

let shelf: PackShelf = passingPacks();
let labels = $state.raw<readonly PackLabel[]>([]);
/** Packs that were opened since the page was: a game takes its cards and words from here. */
const opened = new Map<string, PackRead>();

/** The loaded packs, by name. */
export const packsAtHand = (): readonly PackLabel[] => labels;

/** Looks which packs there are now. */
export async function refreshPacks(): Promise<void> {
  labels = await shelf.list().catch(() => []);
}

/** Takes packs from this shelf from now on. */
export async function usePacks(from: PackShelf): Promise<void> {
  shelf = from;
  await refreshPacks();
}

/** Opens a pack; null if it is not here, or is no longer what it was. What lies on the shelf is believed no more than a file. */
export async function openPack(hash: string): Promise<PackRead | null> {
  const known = opened.get(hash);
  if (known !== undefined) return known;
  const text = await shelf.read(hash).catch(() => null);
  if (text === null) return null;
  const { readPack } = await import('../shelf/pack-reading.ts');
  const read = readPack(text);
  if ('faults' in read || read.pack.hash !== hash) return null;
  opened.set(hash, read);
  return read;
}

/** The words a game's pack brought; the standard set's are the program's own. */
export const wordsOf = ({ hash }: Pack): PackWords | null => opened.get(hash ?? '')?.words ?? null;

/** What came of a file that was to be loaded. */
export type Loaded =
  | { readonly kind: 'loaded' | 'known'; readonly label: PackLabel }
  | { readonly kind: 'faulty'; readonly faults: readonly Fault[] }
  | { readonly kind: 'unreadable' | 'too-large' | 'not-kept' };

/** More bytes than the longest text that is looked into can have. */
const largest = 8_000_000;

/** Loads a pack from a file, if all of it is in order and there is room; else nothing changes. */
export async function loadPack(file: File): Promise<Loaded> {
  const written = await textOf(file, largest);
  if ('unread' in written) return { kind: written.unread };
  const { text } = written;
  const { contentsOf, readPack } = await import('../shelf/pack-reading.ts');
  const read = readPack(text);
  if ('faults' in read) return { kind: 'faulty', faults: read.faults };
  const label = packLabelOf(contentsOf(read));
  const kind = labels.some(({ hash }) => hash === label.hash) ? 'known' : 'loaded';
  try {
    await shelf.write(label, text);
  } catch {
    return { kind: 'not-kept' };
  }
  // Its words may be new, even if its cards are not.
  opened.set(label.hash, read);
  await refreshPacks();
  return { kind, label };
}

/** Takes a pack off the shelf. Games that need it stay, and wait for it. */
export async function removePack(hash: string): Promise<void> {
  await shelf.remove(hash);
  opened.delete(hash);
  await refreshPacks();
}

type Read = Game | { readonly refused: SaveRefusal };

const packOf = async ({ hash }: PackName): Promise<Pack | null> =>
  hash === undefined ? null : ((await openPack(hash))?.pack ?? null);

/** Reads a game, with the pack it needs if that is loaded. */
export async function withItsPack(read: (packs: readonly Pack[]) => Read): Promise<Read> {
  const game = read([standardPack]);
  if (!('refused' in game) || game.refused.code !== 'save-pack') return game;
  const pack = await packOf(game.refused.pack);
  return pack === null ? game : read([pack]);
}
