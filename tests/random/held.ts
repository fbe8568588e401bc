import { brokenPromises, type GameEvent, hasBoard, type State } from '../../src/rules/index.ts';
import { cardsOf } from '../../src/rules/promises-cards.ts';
import { Broken } from './broken.ts';
import { leaks } from './hidden.ts';

/** Makes plain data unchangeable, all the way down: whoever would change a state in place throws. */
export function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

/** The enemies in the game, wherever they lie: the same ones from its beginning to its end. */
const enemies = (state: State): string =>
  hasBoard(state.open) ? cardsOf(state, 'enemy', state.open.board).toSorted().join() : '';

/** What a game has promised, held after every move. */
export class Promises {
  private readonly enemies: string;

  constructor(state: State) {
    this.enemies = enemies(state);
  }

  /** Holds a state, and the events that led to it, against the promises. Throws what broke. */
  hold(state: State, events: readonly GameEvent[], what = ''): void {
    freeze(state);
    freeze(events);
    const [broken] = [
      ...brokenPromises(state),
      ...leaks(state, events).map((leak) => `INF-1: it shows ${leak}`),
      ...(enemies(state) === this.enemies ? [] : ['an enemy is lost or doubled']),
    ];
    if (broken !== undefined) throw new Broken(`${what} ${broken}`.trim());
  }
}
