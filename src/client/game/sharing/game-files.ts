// Games from files, and copies of games. Only the page of games needs them, so they are not among the first things loaded.

import type { Game } from '../../../host/index.ts';
import type { SaveRefusal } from '../../../wire/index.ts';
import { textOf } from '../../platform/database/files.ts';
import { copyPerGameEntries } from '../../platform/local-storage/copied-entries.ts';
import { dependenciesFor, keepGame, refreshGames } from '../stores/games.svelte.ts';
import { withItsPack } from '../stores/packs.svelte.ts';

/** Stores a copy that continues from the same point, with all local data of the game. False if storing fails. */
export async function copyGame(from: string, to: string, game: Game): Promise<boolean> {
  if ((await keepGame(to, game)) !== 'kept') return false;
  copyPerGameEntries(from, to);
  await refreshGames();
  return true;
}

/** Size limit of a file, in bytes. Saves are far smaller. */
const maxFileBytes = 5_000_000;

/** Why a file cannot be loaded as a game. */
type FileRefusal = SaveRefusal | { readonly code: 'file-unreadable' };

/** Reads and checks a game from a file. */
export async function readGame(file: File): Promise<Game | { readonly refused: FileRefusal }> {
  const content = await textOf(file, maxFileBytes);
  if ('unread' in content) {
    if (content.unread === 'unreadable') return { refused: { code: 'file-unreadable' } };
    return { refused: { code: 'save-foreign', detail: 'too large' } };
  }
  const { readSave } = await import('../../platform/database/save-reading.ts');
  const dependencies = await dependenciesFor({ mode: 'virtual' });
  return withItsPack((packs) => readSave(content.text, dependencies, packs));
}
