/** An invariant of every state in words, and whether the state keeps it. */
export type Invariant = readonly [says: string, kept: boolean];
