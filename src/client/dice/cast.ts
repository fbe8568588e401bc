import { dice } from '../../content/components.ts';
import { isSuccess } from '../../rules/index.ts';

/** A roll as it lies: faces from 1 up. */
export interface Cast {
  readonly xcom: readonly number[];
  readonly alien: number;
}

/** How many of the dice succeed. */
export const successesIn = ({ xcom }: Cast): number => xcom.filter(isSuccess).length;

const wholeRange = 2 ** 32;

/** A face of a fair die, from the device's own chance; numbers that would favour some faces are cast again. */
function face(sides: number, word: () => number): number {
  const fair = wholeRange - (wholeRange % sides);
  let value = word();
  while (value >= fair) value = word();
  return 1 + (value % sides);
}

const deviceWord = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Rolls so many XCOM dice with the alien die. For tables whose dice have rolled under the sofa. */
export function cast(count: number, word: () => number = deviceWord): Cast {
  const xcom = Array.from({ length: count }, () => face(dice.xcom.sides, word));
  return { xcom, alien: face(dice.alien.sides, word) };
}
