// The compact form in which drills are written: one line of JSON for each, without what can be left out.

import type { Place, Position } from '../rules/index.ts';
import type { Drill, Made, Table } from './drill.ts';

/** Units by place, as words: `sniper-1*` is elite, `satellite-2!` is exhausted. */
type Units = Readonly<Record<string, string>>;

/** A drill as it is written. */
interface Written {
  readonly kind: Drill['kind'];
  readonly seed: string;
  readonly difficulty: Table['difficulty'];
  readonly plan: Table['plan'];
  readonly base: Table['base'];
  readonly enemies: string;
  readonly position: Omit<Position, 'units'> & { readonly at?: Units };
  readonly moves: readonly Made[];
  /** Chances in thousandths. */
  readonly answers: readonly (readonly [answer: string, thousandths: number])[];
  readonly error: number;
}

type Unit = NonNullable<Position['units']>[number];

function unitsByPlace(units: readonly Unit[]): Units {
  const at: Record<string, string> = {};
  for (const { id, at: place, elite, exhausted } of units) {
    const word = `${id}${elite ? '*' : ''}${exhausted ? '!' : ''}`;
    at[place] = at[place] === undefined ? word : `${at[place]} ${word}`;
  }
  return at;
}

const readUnits = (at: Units): Unit[] =>
  Object.entries(at).flatMap(([place, words]) =>
    words.split(' ').map((word) => ({
      id: word.replace(/[*!]/g, ''),
      at: place as Place,
      ...(word.includes('*') ? { elite: true } : {}),
      ...(word.includes('!') ? { exhausted: true } : {}),
    })),
  );

/** Whether a part of a position says nothing: an empty list, or no mission. */
const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** Writes a drill as a line. Its id is the seed and the number of moves. */
export function writeDrill({ kind, table, moves, answers, error }: Drill): string {
  const { seed, difficulty, plan, base, enemyTypes, position } = table;
  const { units = [], ...rest } = position;
  const kept = Object.fromEntries(Object.entries(rest).filter(([, value]) => !isEmpty(value)));
  const written: Written = {
    kind,
    seed,
    difficulty,
    plan,
    base,
    enemies: enemyTypes.join(' '),
    position: { ...kept, at: unitsByPlace(units) },
    moves,
    answers: answers.map(({ answer, chance }) => [answer, Math.round(1000 * chance)]),
    error: Math.round(1000 * error),
  };
  return JSON.stringify(written);
}

/** Reads a drill from its line. */
export function readDrill(line: string): Drill {
  const { kind, seed, difficulty, plan, base, enemies, position, moves, answers, error } = JSON.parse(line) as Written;
  const { at = {}, ...rest } = position;
  return {
    id: `${seed}/${moves.length}`,
    kind,
    table: {
      seed,
      difficulty,
      plan,
      base,
      enemyTypes: enemies.split(' '),
      position: { ...rest, units: readUnits(at) },
    },
    moves,
    answers: answers.map(([answer, thousandths]) => ({ answer, chance: thousandths / 1000 })),
    error: error / 1000,
  };
}
