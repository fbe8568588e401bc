import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Serializes to JSON with sorted keys, so that equal values give equal texts. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** Returns the SHA-256 digest of plain data in hexadecimal. It detects damage but does not authenticate. */
export const digest = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value))));
