import { once } from 'node:events';

/** Says it on standard output, at the reader's pace. */
export async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/**
 * A reader who has left (`| head`) wants no more: the program ends, without a word. Where output cannot be written for
 * another reason, such as a full disk, it says so and ends.
 */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    console.error(`sitroom: the output cannot be written: ${error.message}`);
    process.exit(1);
  });
}

/** What many readers of lines take for the end of one, although only a line feed is. */
const breaks = /[\u0085\u2028\u2029]/g;
const escaped = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A value as a line of JSON that stays one line whoever reads it (FIN-16). */
export const lineOf = (value: unknown): string => `${JSON.stringify(value).replaceAll(breaks, escaped)}\n`;
