import type { Roll } from '../../../rules/index.ts';

/** The roll whose dice lie still on the screen. Nothing tells what a roll is before. */
export interface Lying {
  readonly roll: Roll | null;
  /** Says which roll lies still now. */
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
