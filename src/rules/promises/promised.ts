/** A promise, and whether the state keeps it. */
export type Promised = readonly [says: string, kept: boolean];
