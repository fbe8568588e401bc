// Secrets and codes, from the random numbers of the platform.

const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** Returns a new secret token of 128 random bits. */
export const newToken = (): string =>
  btoa(String.fromCharCode(...bytes(16)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Letters of codes, without those that are easily mistaken. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const codeLength = 6;
/** Bytes from here on are drawn again, because they would favour the first letters. */
const evenBytes = 256 - (256 % letters.length);

function newLetter(): string {
  for (;;) {
    const [byte = evenBytes] = bytes(1);
    if (byte < evenBytes) return letters[byte % letters.length] ?? '';
  }
}

/** Returns six letters, for typing. */
export const newCode = (): string => Array.from({ length: codeLength }, newLetter).join('');

/** Whether a text can be a code. */
export const isCode = (text: string): boolean => /^[A-Za-z]{6}$/.test(text);
