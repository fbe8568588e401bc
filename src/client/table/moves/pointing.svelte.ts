import type { Continent } from '../../../content/continents.ts';

/** Panic on continents, before and after. */
type Panic = ReadonlyMap<Continent, { readonly from: number; readonly to: number }>;

/** The predicted panic changes of the option or card that is pointed at. */
export interface Pointing {
  readonly panic: Panic;
  /** Sets the consequences of the thing that the pointer is on. Null if it is on nothing. */
  at(panic: Panic | null): void;
}

/** Tracks the target of the pointer, so that the map shows its consequences. */
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
