import { type Game, makeSave } from '../../wire/index.ts';

/** Hands a save to the browser as a file, whatever it holds. */
export function downloadSave(save: unknown, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(save)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.sitroom.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Hands a game to the browser as a file to save. */
export const downloadGame = (game: Game, name: string): void => downloadSave(makeSave(game), name);

/** Reads a text from a file, whatever the file may be; one of more bytes than that is not looked into. */
export async function textOf(file: File, largest: number): Promise<string | 'too-large' | 'unreadable'> {
  if (file.size > largest) return 'too-large';
  try {
    return await file.text();
  } catch {
    return 'unreadable';
  }
}
