/**
 * Work in turns: it yields regularly, so that its caller can do other work in between (ONL-12). Returns its result.
 */
export type Turns<T> = Generator<void, T, void>;

/** Events that are handled in one turn: some milliseconds. */
export const turnLength = 250;

/** Does all of the work at once. */
export function atOnce<T>(turns: Turns<T>): T {
  for (;;) {
    const turn = turns.next();
    if (turn.done) return turn.value;
  }
}

/** Does the work in turns, and waits for `breathe` between them. */
export async function inTurns<T>(turns: Turns<T>, breathe: () => Promise<void>): Promise<T> {
  for (let turn = turns.next(); ; turn = turns.next()) {
    if (turn.done) return turn.value;
    await breathe();
  }
}

/** Most events of a log, and characters of its text. Packed it is shorter. */
export interface Most {
  readonly events: number;
  readonly characters: number;
}

/** As long as any log can be. */
export const anyLength: Most = { events: Number.POSITIVE_INFINITY, characters: Number.POSITIVE_INFINITY };
