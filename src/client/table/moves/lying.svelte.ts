import type { Roll } from '../../../rules/index.ts';

/** The roll whose dice lie still on the screen. Until then nothing reveals the result of a roll. */
export interface Lying {
  readonly roll: Roll | null;
  /** Sets the roll that lies still now. */
  rest(roll: Roll | null): void;
}

/** Tracks which roll lies still. */
export function followLying(): Lying {
  let roll = $state.raw<Roll | null>(null);
  return {
    get roll() {
      return roll;
    },
    rest(next) {
      roll = next;
    },
  };
}
