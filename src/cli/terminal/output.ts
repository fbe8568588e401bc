import { once } from 'node:events';

/** Writes to standard output, and waits while its buffer is full. */
export async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/**
 * Exits if standard output fails: silently if the reader closed the pipe (`| head`), with an error message for any
 * other reason, such as a full disk.
 */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    console.error(`sitroom: the output cannot be written: ${error.message}`);
    process.exit(1);
  });
}

/** Ignores that nobody reads the output any more, because a server must not end with its log (ONL-12). */
export function outliveReaders(): void {
  process.stdout.removeAllListeners('error');
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
}

/** Characters that many line readers treat as a line break, although only a line feed is one. */
const breaks = /[\u0085\u2028\u2029]/g;
const escaped = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Serializes a value as one line of JSON. Escapes other line breaks, so that every reader sees one line (FIN-16). */
export const lineOf = (value: unknown): string => `${JSON.stringify(value).replaceAll(breaks, escaped)}\n`;
