import type { Pack } from '../../src/content/cards/pack.ts';
import {
  type GameEvent,
  type GameState,
  hasBoard,
  type State,
  violatedInvariants,
  withPack,
} from '../../src/rules/index.ts';
import { cardsOf } from '../../src/rules/invariants/cards.ts';
import { BrokenPromise } from './broken.ts';
import { leaks } from './hidden.ts';

/** Deeply freezes plain data, so that changing it in place throws. */
export function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

/** Returns all enemy cards in the game, sorted and joined. They stay the same from beginning to end. */
const enemyCards = (state: GameState): string =>
  hasBoard(state.open) ? cardsOf(state, 'enemy', state.open.board).toSorted().join() : '';

/** Checks the promises of one game after every move. */
export class InvariantChecker {
  private readonly pack: Pack;
  private readonly enemies: string;

  constructor(state: State, pack: Pack) {
    freeze(pack);
    this.pack = pack;
    this.enemies = enemyCards(this.withCards(state));
  }

  private withCards({ open, hidden }: State): GameState {
    return { open: withPack(open, this.pack), hidden };
  }

  /** Checks and freezes a state and the events that led to it. Throws a `BrokenPromise` if one is broken. */
  check(state: State, events: readonly GameEvent[], what = ''): void {
    freeze(state);
    freeze(events);
    const game = this.withCards(state);
    const [broken] = [
      ...violatedInvariants(state, this.pack),
      ...leaks(game, events).map((leak) => `INF-1: it shows ${leak}`),
      ...(enemyCards(game) === this.enemies ? [] : ['an enemy is lost or doubled']),
    ];
    if (broken !== undefined) throw new BrokenPromise(`${what} ${broken}`.trim());
  }
}
