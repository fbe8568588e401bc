import type { Pack } from '../../src/content/cards/pack.ts';
import {
  brokenPromises,
  type GameEvent,
  type GameState,
  hasBoard,
  type State,
  withPack,
} from '../../src/rules/index.ts';
import { cardsOf } from '../../src/rules/promises/cards.ts';
import { Broken } from './broken.ts';
import { leaks } from './hidden.ts';

/** Makes plain data unchangeable, all the way down: whoever would change a state in place throws. */
export function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

/** The enemies in the game, wherever they lie: the same ones from its beginning to its end. */
const enemies = (state: GameState): string =>
  hasBoard(state.open) ? cardsOf(state, 'enemy', state.open.board).toSorted().join() : '';

/** What a game has promised, held after every move. */
export class Promises {
  private readonly pack: Pack;
  private readonly enemies: string;

  constructor(state: State, pack: Pack) {
    freeze(pack);
    this.pack = pack;
    this.enemies = enemies(this.withCards(state));
  }

  private withCards({ open, hidden }: State): GameState {
    return { open: withPack(open, this.pack), hidden };
  }

  /** Holds a state, and the events that led to it, against the promises. Throws what broke. */
  hold(state: State, events: readonly GameEvent[], what = ''): void {
    freeze(state);
    freeze(events);
    const game = this.withCards(state);
    const [broken] = [
      ...brokenPromises(state, this.pack),
      ...leaks(game, events).map((leak) => `INF-1: it shows ${leak}`),
      ...(enemies(game) === this.enemies ? [] : ['an enemy is lost or doubled']),
    ];
    if (broken !== undefined) throw new Broken(`${what} ${broken}`.trim());
  }
}
