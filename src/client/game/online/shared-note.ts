// This device's view of the shared note of a game with the box (ONL-18).

import { afterNote, type NoteChange, type NoteScope, noteAt, type TableNote } from '../../../wire/index.ts';

/** The note that the server has sent, with this device's unconfirmed changes, which show at once. */
export class SharedNote {
  private told: TableNote | null = null;
  private readonly sent = new Set<NoteChange>();

  /** The table has told what is noted. */
  hear(note: TableNote): void {
    this.told = note;
  }

  /** Shows a change until it is answered. By then the table has sent it to everybody, or refused it. */
  async send(change: NoteChange, press: Promise<unknown>): Promise<void> {
    this.sent.add(change);
    await press;
    this.sent.delete(change);
  }

  /** Returns the note for a scope. Null at a table that shares nothing. */
  at(scope: NoteScope): TableNote | null {
    if (this.told === null) return null;
    const apply = (note: TableNote, change: NoteChange) => afterNote(note, change, scope) ?? note;
    return [...this.sent].reduce(apply, noteAt(this.told, scope));
  }
}
