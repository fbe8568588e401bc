import { dice } from '../../content/components.ts';
import type { Faces } from '../state/board.ts';
import type { Transaction } from './transaction.ts';

/** Returns the faces of the app's next roll: `count` XCOM dice and the alien die. Does not advance the roll counter. */
export function rolledFaces({ state, services }: Transaction, count: number): Faces {
  const { seed, rolls } = state.hidden;
  const from = services.dice(seed);
  const stream = `roll/${rolls}`;
  const xcom: number[] = [];
  for (let n = 1; n <= count; n += 1) xcom.push(from.face(stream, n, dice.xcom.sides) + 1);
  return { xcom, alien: from.face(stream, 0, dice.alien.sides) + 1 };
}
