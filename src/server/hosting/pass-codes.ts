// Codes of passes: six letters that lead another device of the same person to their seat (ONL-10).

/** A pass to a seat: six letters, and the token that they stand for. */
export interface Pass {
  readonly code: string;
  readonly pass: string;
}

/** A pass as a host keeps it, until a time of its clock, in ms. */
interface KeptPass extends Pass {
  readonly table: string;
  readonly until: number;
}

/** Passes in the memory of a host. After a restart their codes are invalid, and people ask for new ones. */
export class PassCodes {
  private readonly now: () => number;
  private readonly kept = new Map<string, KeptPass>();

  /** `now` never goes back, in ms. */
  constructor(now: () => number) {
    this.now = now;
  }

  /** Keeps a pass to a table for so long, in ms. */
  keep(table: string, pass: Pass, ms: number): void {
    for (const [code, { until }] of this.kept) if (this.now() >= until) this.kept.delete(code);
    this.kept.set(pass.code, { ...pass, table, until: this.now() + ms });
  }

  /** Returns the pass of a code, or null. */
  find(code: string): KeptPass | null {
    const kept = this.kept.get(code);
    return kept === undefined || this.now() >= kept.until ? null : kept;
  }
}
