import { dice } from '../../../content/components.ts';
import { isSuccess } from '../../../rules/index.ts';

/** A roll. Faces count from 1. */
export interface Cast {
  readonly xcom: readonly number[];
  readonly alien: number;
}

/** Number of XCOM dice that succeed. */
export const successesIn = ({ xcom }: Cast): number => xcom.filter(isSuccess).length;

const wholeRange = 2 ** 32;

/** Rolls one fair die. Draws again if a number would favour some faces. `word` returns a random 32-bit number. */
function face(sides: number, word: () => number): number {
  const fair = wholeRange - (wholeRange % sides);
  let value = word();
  while (value >= fair) value = word();
  return 1 + (value % sides);
}

const deviceWord = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Rolls `count` XCOM dice and the alien die of these sides, by default with the device's random numbers. */
export function cast(count: number, sides: number = dice.alien.sides, word: () => number = deviceWord): Cast {
  const xcom = Array.from({ length: count }, () => face(dice.xcom.sides, word));
  return { xcom, alien: face(sides, word) };
}
