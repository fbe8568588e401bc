import type { Game } from '../../host/index.ts';
import { makeSave } from '../../wire/index.ts';

/** Hands something to the browser as a file to save. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Hands a save to the browser as a file, whatever it holds. */
export const downloadSave = (save: unknown, name: string): void =>
  download(new Blob([JSON.stringify(save)], { type: 'application/json' }), `${name}.sitroom.json`);

/** Hands a game to the browser as a file to save. */
export const downloadGame = (game: Game, name: string): void => downloadSave(makeSave(game), name);

/** The text of a file, or why there is none. */
type Written = { readonly text: string } | { readonly unread: 'too-large' | 'unreadable' };

/** Reads a text from a file, whatever the file may be; one of more bytes than that is not looked into. */
export async function textOf(file: File, largest: number): Promise<Written> {
  if (file.size > largest) return { unread: 'too-large' };
  try {
    return { text: await file.text() };
  } catch {
    return { unread: 'unreadable' };
  }
}
