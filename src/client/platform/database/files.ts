import type { Game } from '../../../host/index.ts';
import { makeSave } from '../../../wire/index.ts';

/** How long a file stays available, in ms. Some browsers ask first, and fetch it only after the answer. */
const keptMs = 10 * 60_000;

/** Downloads a blob as a file. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}

/** Downloads a save as a JSON file, without checking it. */
export const downloadSave = (save: unknown, name: string): void =>
  download(new Blob([JSON.stringify(save)], { type: 'application/json' }), `${name}.sitroom.json`);

/** Downloads a game as a save file. */
export const downloadGame = (game: Game, name: string): void => downloadSave(makeSave(game), name);

/** Text of a file, or why it was not read. */
type FileText = { readonly text: string } | { readonly unread: 'too-large' | 'unreadable' };

/** Reads the text of a file. Files of more than `maxBytes` are not read. */
export async function textOf(file: File, maxBytes: number): Promise<FileText> {
  if (file.size > maxBytes) return { unread: 'too-large' };
  try {
    return { text: await file.text() };
  } catch {
    return { unread: 'unreadable' };
  }
}
