/** A promise (an invariant of every state) in words, and whether the state keeps it. */
export type Promised = readonly [says: string, kept: boolean];
