// Chooses which of the drills that were found ship.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Drill, type Kind, writeDrill } from '../../../src/drills/index.ts';
import { seededDice } from '../../../src/rules/index.ts';

/** Maximum number of drills of each kind that ship. */
const wanted: Readonly<Record<Kind, number>> = { push: 64, interceptors: 107, tech: 29 };

/** Most drills with the same tech as their answer. */
const mostOfOne = 8;

/** Game and round of a drill. At most one drill ships from each. */
const roundOf = ({ table }: Drill): string => table.seed.split('/').slice(0, 2).join('/');

/**
 * Returns a key that balances the drills of a kind: answer and step of a push, tech, or number of places and
 * difficulty.
 */
const groupOf = ({ kind, table, answers }: Drill): string => {
  const [best] = answers;
  if (kind === 'push') return `${best?.answer}/${table.position.begin}`;
  return kind === 'tech' ? `${best?.answer}` : `${new Set(best?.answer.split(' ')).size}/${table.difficulty}`;
};

/** Reads the found drills. A line that was cut short is left out. Throws if there is no file: it would ship no drills. */
export function poolOf(path: string): readonly Drill[] {
  if (!existsSync(path)) throw new Error(`${path} is missing: find drills with --find first`);
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as Drill];
      } catch {
        return [];
      }
    });
}

/** Takes from each group in turn, those of rare groups first, until there are enough. */
function balanced(drills: readonly Drill[], count: number, most = count): Drill[] {
  const groups = Object.values(Object.groupBy(drills, groupOf)).map((group = []) => group.slice(0, most));
  const chosen: Drill[] = [];
  while (chosen.length < count && groups.some(({ length }) => length > 0)) {
    for (const group of groups.toSorted((a, b) => a.length - b.length)) {
      const drill = group.shift();
      if (drill !== undefined && chosen.length < count) chosen.push(drill);
    }
  }
  return chosen;
}

/** Chooses drills of a kind. Up to half of the pushes are better stopped, as far as there are such. */
function chosenOf(kind: Kind, drills: readonly Drill[]): Drill[] {
  if (kind !== 'push') return balanced(drills, wanted[kind], kind === 'tech' ? mostOfOne : wanted[kind]);
  const stops = balanced(
    drills.filter(({ answers: [best] }) => best?.answer === 'stop'),
    wanted.push / 2,
  );
  const pushes = drills.filter(({ answers: [best] }) => best?.answer === 'push');
  return [...stops, ...balanced(pushes, wanted.push - stops.length)];
}

/** Writes the chosen drills, mixed by a fixed shuffle. */
export function ship(pool: readonly Drill[], path: string): void {
  const rounds = new Set<string>();
  const isStop = ({ answers: [best] }: Drill) => Number(best?.answer === 'stop');
  const distinct = pool
    .toSorted((a, b) => isStop(b) - isStop(a))
    .filter((drill) => {
      const isNew = !rounds.has(`${drill.kind}/${roundOf(drill)}`);
      rounds.add(`${drill.kind}/${roundOf(drill)}`);
      return isNew;
    });
  const chosen = (['push', 'interceptors', 'tech'] as const).flatMap((kind) =>
    chosenOf(
      kind,
      distinct.filter((drill) => drill.kind === kind),
    ),
  );
  const lines = seededDice('drills')
    .draws('order')
    .shuffled(chosen)
    .map((drill) => `  '${writeDrill(drill)}',`);
  writeFileSync(
    path,
    `// Written by \`npm run drills\`: the drills that ship, one a line.\n\nexport const written: readonly string[] = [\n${lines.join('\n')}\n];\n`,
  );
  for (const kind of ['push', 'interceptors', 'tech'] as const) {
    const of = chosen.filter((drill) => drill.kind === kind);
    console.log(
      kind,
      of.length,
      JSON.stringify(Object.entries(Object.groupBy(of, groupOf)).map(([group, all]) => `${group} ${all?.length}`)),
    );
  }
}
