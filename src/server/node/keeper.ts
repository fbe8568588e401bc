// Keeps the journal of this machine: opens it, retries, notices trouble, and tidies it up once a day.

import { type Stats, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as soon } from 'node:timers/promises';
import type { OpenJournal } from './disk/event-store.ts';
import { makeFolder } from './disk/make-folder.ts';
import { isPassing, LostFile, type Trouble, troubleOf } from './disk/trouble.ts';
import { asError, guarded } from './guard.ts';

/** Report for people of trouble with the file of the tables. */
export interface TroubleNews {
  readonly trouble: Trouble;
  readonly folder: string;
  readonly file: string;
  /** Its newest copy, and when that was made. */
  readonly backup: { readonly file: string; readonly at: Date } | null;
  readonly error: Error;
  /** Whether it is not tried again. */
  readonly isFinal: boolean;
}

/** Dependencies of a keeper. */
export interface KeeperParts {
  /** Folder for the file with all tables. It is created if it is missing. */
  readonly folder: string;
  /** Tables without a new row for this many days, on which the host ran, are deleted. */
  readonly keptDays: number;
  /** Returns the tables that are awake, which are not deleted. */
  readonly awake: () => ReadonlySet<string>;
  /** Called once the journal is open. */
  readonly opened?: () => void;
  /** Time that never goes back, in ms. */
  readonly now: () => number;
  readonly onTrouble: (news: TroubleNews) => void;
  readonly onFault: (error: Error) => void;
  /** Called with messages for the operator. */
  readonly tell: (text: string) => void;
}

const dayMs = 86_400_000;
/** Interval between tries to open the file, and time for which a file of another host is retried, in ms. */
const retryMs = 500;
const takenMs = 60_000;
/** Interval at which the time that the host has run is stored, in ms. */
const beatMs = 60_000;
/** Minimum time between two checks whether anything can be stored, in ms. */
const checkMs = 1_000;

/** Returns the metadata of a file. Null if it is missing, or in a folder that this user may not enter. */
function statOf(file: string): Stats | null {
  try {
    return statSync(file);
  } catch {
    return null;
  }
}

/** Whether only people can help. */
const isLasting = (trouble: Trouble | null): boolean => trouble === 'damaged' || trouble === 'gone';

/** Keeps the journal in a folder. */
export class Keeper {
  /** Current trouble. Null if tables are kept. */
  private trouble: Trouble | null = null;
  private opened: OpenJournal | null = null;
  private readonly parts: KeeperParts;
  private readonly file: string;
  private readonly copy: string;
  private readonly ending = new AbortController();
  private tidying: Promise<void> = Promise.resolve();
  private beatAt: number;
  private openedInode: number | undefined;
  private triedSince: number;

  constructor(parts: KeeperParts) {
    this.parts = parts;
    this.file = join(parts.folder, 'tables.sqlite');
    this.copy = join(parts.folder, 'tables.backup.sqlite');
    this.beatAt = parts.now();
    this.triedSince = parts.now();
  }

  get isOpen(): boolean {
    return this.opened !== null;
  }

  /** The journal. Throws while it cannot be opened. */
  get journal(): OpenJournal {
    if (this.opened === null) throw new Error('no tables are kept');
    return this.opened;
  }

  /** Opens the journal. If that fails, it is tried again. */
  async open(): Promise<void> {
    try {
      const { openJournal } = await import('./disk/event-store.ts');
      if (this.ending.signal.aborted) return;
      makeFolder(this.parts.folder);
      this.opened = openJournal(this.file);
      this.openedInode = this.inode();
    } catch (error) {
      this.fail(error);
      return;
    }
    if (this.trouble !== null) this.parts.tell('tables online are kept again');
    this.trouble = null;
    this.parts.opened?.();
    this.every(beatMs, () => this.beat());
    const tidy = (): void => {
      this.tidying = this.tidy();
    };
    this.every(dayMs, tidy);
    tidy();
  }

  /** Returns why nothing can be stored now, or null. Checks once a second at most. */
  check(): Trouble | null {
    if (this.isOpen && this.parts.now() - this.beatAt >= checkMs) this.beat();
    return this.trouble;
  }

  /** Notes the trouble with the file behind an error, if any. */
  private notice(error: unknown): void {
    const trouble = troubleOf(error);
    if (trouble === null || isLasting(this.trouble) || this.trouble === trouble) return;
    this.trouble = trouble;
    if (isLasting(trouble)) this.report(error, true, trouble);
  }

  /** Notes the trouble with the file behind a fault, if any, and passes the fault on. */
  fault(error: Error): void {
    this.notice(error);
    this.parts.onFault(error);
  }

  /** Number of kept tables, age of the newest copy in s, and free bytes on the disk. Missing if unknown. */
  figures(): { readonly kept?: number; readonly backupAge?: number; readonly free?: number } {
    const at = this.backup()?.at;
    const count = (): number => this.journal.count();
    const free = (): number => {
      const { bavail, bsize } = statfsSync(this.parts.folder);
      return bavail * bsize;
    };
    return {
      ...known('kept', count),
      ...known('free', free),
      ...(at === undefined ? {} : { backupAge: (Date.now() - at.getTime()) / 1000 }),
    };
  }

  /** Stores how long the host has run, and closes the journal once a copy under way has stopped. */
  async close(): Promise<void> {
    this.ending.abort();
    await this.tidying;
    if (this.opened === null) return;
    this.beat();
    this.opened.close();
    this.opened = null;
  }

  private every(ms: number, then: () => void): void {
    const failed = (error: unknown): void => this.parts.onFault(asError(error));
    const timer = setInterval(guarded(then, failed), ms);
    timer.unref();
    this.ending.signal.addEventListener('abort', () => clearInterval(timer));
  }

  private fail(error: unknown): void {
    const { now } = this.parts;
    const trouble = troubleOf(error) ?? 'unusable';
    if (trouble !== this.trouble) this.triedSince = now();
    const isOver = trouble === 'taken' && now() - this.triedSince >= takenMs;
    const isFinal = isOver || !isPassing(trouble);
    if (trouble !== this.trouble || isOver) this.report(error, isFinal, trouble);
    this.trouble = trouble;
    if (!isFinal && !this.ending.signal.aborted) setTimeout(() => void this.open(), retryMs).unref();
  }

  private report(error: unknown, isFinal: boolean, trouble: Trouble): void {
    const { folder, onTrouble } = this.parts;
    onTrouble({ trouble, folder, file: this.file, backup: this.backup(), error: asError(error), isFinal });
  }

  /** Number of the file on its disk. */
  private inode(): number | undefined {
    return statOf(this.file)?.ino;
  }

  private backup(): TroubleNews['backup'] {
    const found = statOf(this.copy);
    return found === null ? null : { file: this.copy, at: found.mtime };
  }

  /** Stores the time that the host has run, which also shows whether anything can be stored. */
  private beat(): void {
    const elapsed = this.parts.now() - this.beatAt;
    this.beatAt += elapsed;
    try {
      // A machine that slept did not run.
      this.journal.ran(Math.min(elapsed, 2 * beatMs));
      if (this.inode() !== this.openedInode) throw new LostFile('it was moved or deleted while the server ran');
      if (!isLasting(this.trouble)) this.trouble = null;
    } catch (error) {
      this.notice(error);
    }
  }

  /** Copies the journal, and only then deletes tables that nobody has used for long. */
  private async tidy(): Promise<void> {
    const { keptDays, tell, onFault } = this.parts;
    try {
      // The journal itself is locked while the server runs, so that nobody else could copy it. If its file was lost,
      // the new one is empty, and the copy is all that is left.
      if (this.journal.count() > 0) await this.journal.backUp(this.copy, this.ending.signal);
      const gone = await this.prune(keptDays * dayMs);
      if (gone > 0) tell(`deleted ${gone} tables that nobody has used on ${keptDays} days of this server`);
    } catch (error) {
      if (this.ending.signal.aborted) return;
      // A full disk, say. Today's tables go on.
      this.notice(error);
      onFault(asError(error));
    }
  }

  /** Deletes tables that were left alone, one after another, so that nobody waits. Resolves to their number. */
  private async prune(keptMs: number): Promise<number> {
    let gone = 0;
    for (const id of this.journal.leftAlone(keptMs)) {
      await soon();
      if (this.ending.signal.aborted) return gone;
      if (this.parts.awake().has(id)) continue;
      this.journal.remove(id);
      gone += 1;
    }
    return gone;
  }
}

/** Returns a figure, if it can be found out. */
function known<K extends string>(name: K, look: () => number): Partial<Record<K, number>> {
  try {
    return { [name]: look() } as Record<K, number>;
  } catch {
    return {};
  }
}

/** Returns the journal of a keeper, which may be opened later. Each use throws while it is not open. */
export const journalOf = (keeper: Keeper): OpenJournal =>
  new Proxy({} as OpenJournal, { get: (_, key: keyof OpenJournal) => keeper.journal[key] });
