import type { Continent } from '../../../content/continents.ts';
import type { Cause } from '../../state/cause.ts';

/** Event that decided a game. */
export type Turning =
  /** Panic of a continent rose by this many spaces. */
  | {
      readonly kind: 'panic';
      readonly continent: Continent;
      readonly by: number;
      readonly fell: boolean;
      /** The one or two causes of most of them, the main one first. */
      readonly causes: readonly Cause[];
      /** UFOs over the continent and in orbit, and interceptors there, when the main cause acted. */
      readonly ufos: number;
      readonly orbit: number;
      readonly interceptors: number;
    }
  /** The base took this much damage from these enemies; from other causes if there are none. */
  | { readonly kind: 'base'; readonly by: number; readonly enemies: number }
  /** The last part of the final mission was completed at this threat, by a roll that was lost or not. */
  | { readonly kind: 'final'; readonly threat: number; readonly lost: boolean; readonly close: Close | null }
  /** In companion mode: these continents fell or turned red; none if the app knows only the outcome. */
  | { readonly kind: 'reported'; readonly fell: readonly Continent[]; readonly turned: readonly Continent[] };

/** How near a won game was to being lost. `fallen`: the panic report, which comes later, would have lost it. */
export type Close =
  | { readonly what: 'fallen'; readonly count: number }
  | { readonly what: 'panic'; readonly continent: Continent; readonly left: number }
  | { readonly what: 'base'; readonly left: number };

/** The round in which a game was decided, the index of the event that did it, and what it was. */
export interface Decision {
  readonly round: number;
  readonly event: number;
  readonly turning: Turning;
}
