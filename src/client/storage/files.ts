import { type Game, makeSave, readSave, type SaveRefusal } from '../../wire/index.ts';

/** The largest file that is looked into; a save is far below. */
const largest = 5_000_000;

/** Hands a game to the browser as a file to save. */
export function downloadGame(game: Game, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(makeSave(game))], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.sitroom.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Reads a game from a file, whatever the file may be. */
export async function readGame(
  file: File,
): Promise<Game | { readonly refused: SaveRefusal | { readonly code: 'file-unreadable' } }> {
  if (file.size > largest) return { refused: { code: 'save-foreign', detail: 'too large' } };
  try {
    return readSave(await file.text());
  } catch {
    return { refused: { code: 'file-unreadable' } };
  }
}
