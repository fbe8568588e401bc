// Why tables cannot be kept (ONL-17), from the errors of Node and of SQLite.

/**
 * Kind of trouble. The folder is `taken` by another host, `read-only`, on a `full` disk, or `unwritable` for another
 * reason. The file is `damaged`, of a `newer` version, or `gone` since it was opened. `old-node` has no SQLite, or cannot
 * back it up.
 */
export type Trouble =
  | 'taken'
  | 'read-only'
  | 'full'
  | 'unwritable'
  | 'damaged'
  | 'newer'
  | 'gone'
  | 'old-node'
  | 'unusable';

/** The file is of a newer version than this server. */
export class NewerFile extends Error {}

/** This Node cannot copy an open database, without which no table is ever deleted. */
export class OldNode extends Error {}

/** A copy of the file turned out to be damaged, and so is the file. */
export class DamagedFile extends Error {}

/** The opened file was replaced by another one, so that everything stored now is lost with the process. */
export class LostFile extends Error {}

/** Troubles by the primary error codes of SQLite (https://www.sqlite.org/rescode.html). */
const ofSqlite: Readonly<Record<number, Trouble>> = {
  5: 'taken',
  6: 'taken',
  8: 'read-only',
  10: 'unwritable',
  11: 'damaged',
  13: 'full',
  14: 'unwritable',
  26: 'damaged',
};

/** Troubles by the codes of system errors. */
const ofSystem: Readonly<Record<string, Trouble>> = {
  EACCES: 'read-only',
  EPERM: 'read-only',
  EROFS: 'read-only',
  ENOSPC: 'full',
  EDQUOT: 'full',
  ERR_UNKNOWN_BUILTIN_MODULE: 'old-node',
};

/** Returns the trouble behind an error. Null if the error is not about the file. */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof NewerFile) return 'newer';
  if (error instanceof OldNode) return 'old-node';
  if (error instanceof DamagedFile) return 'damaged';
  if (error instanceof LostFile) return 'gone';
  if (!(error instanceof Error)) return null;
  if ('errcode' in error && typeof error.errcode === 'number') return ofSqlite[error.errcode & 0xff] ?? null;
  return 'code' in error ? (ofSystem[String(error.code)] ?? null) : null;
}

/** Troubles that may go away by themselves, or when somebody makes room. */
export const isPassing = (trouble: Trouble): boolean =>
  trouble === 'taken' || trouble === 'read-only' || trouble === 'full' || trouble === 'unwritable';
