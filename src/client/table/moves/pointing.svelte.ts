import type { Continent } from '../../../content/continents.ts';

/** Panic on continents, before and after. */
type Panic = ReadonlyMap<Continent, { readonly from: number; readonly to: number }>;

/** The predicted panic changes of the option or card that is pointed at. */
export interface Pointing {
  readonly panic: Panic;
  /** Points at something that would do this. Null if nothing is pointed at any more. */
  at(panic: Panic | null): void;
}

/** Tracks what is pointed at, so that the map shows what it would do. */
export function followPointing(): Pointing {
  let panic = $state.raw<Panic>(new Map());
  return {
    get panic() {
      return panic;
    },
    at(next) {
      panic = next ?? new Map();
    },
  };
}
