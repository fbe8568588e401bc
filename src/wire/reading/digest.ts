import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with its keys in order, so that equal values are equal texts. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** A fingerprint of plain data: SHA-256, in hexadecimal. It finds damage; it proves no author. */
export const digest = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value))));
