// Every tech is worth its place: chosen often enough, not always, and none decides the game.

import type { CardUse } from '../tally.ts';
import { type Cell, type Cells, type Figure, type Finding, forTeams, percent, points, withBounds } from './finding.ts';

/** Games in which a tech that was in hand was put into a lab, in percent. */
const chosen = { least: 3, most: 60 } as const;

/** Percentage points by which a tech in the first hand changes the chance of winning. */
const mostWorth = 12;

const techsOf = ({ cards }: Cell): CardUse[] => cards.filter(({ chosen: share }) => share !== null);

const rateOf = ({ chosen: share }: CardUse): number => share?.rate ?? 0;

function extreme(cell: Cell, which: 'least' | 'most'): CardUse | undefined {
  const sign = which === 'least' ? 1 : -1;
  return techsOf(cell).toSorted((a, b) => sign * (rateOf(a) - rateOf(b)))[0];
}

function ofChosen(cell: Cell, which: 'least' | 'most'): Figure {
  const tech = extreme(cell, which);
  const rate = tech === undefined ? 0 : rateOf(tech) * 100;
  return {
    wanted: which === 'least' ? `at least ${chosen.least} %` : `at most ${chosen.most} %`,
    found: tech?.chosen ? `${tech.id}: ${withBounds(tech.chosen)}` : 'none',
    kept: which === 'least' ? rate >= chosen.least : rate <= chosen.most,
  };
}

function ofWorth(cell: Cell): Finding {
  const strongest = techsOf(cell).toSorted((a, b) => Math.abs(b.worth ?? 0) - Math.abs(a.worth ?? 0))[0];
  const worth = strongest?.worth ?? 0;
  return {
    what: 'the tech in the first hand that changes most, normal',
    planner: {
      wanted: `at most ${mostWorth} points`,
      found: `${strongest?.id}: ${points(worth)} points`,
      kept: Math.abs(worth) * 100 <= mostWorth,
    },
    thinker: null,
  };
}

/** Techs at normal, of games in which they were in hand. */
export function ofTechs(cells: Cells): Finding[] {
  const normal = cells.planner.normal;
  return [
    forTeams('the tech chosen least often when in hand, normal', cells, 'normal', (cell) => ofChosen(cell, 'least')),
    forTeams('the tech chosen most often when in hand, normal', cells, 'normal', (cell) => ofChosen(cell, 'most')),
    ...(normal ? [ofWorth(normal)] : []),
  ];
}

/** One row for each tech: how often each team chose it, and what it adds to winning. */
export function techTable(cells: Cells): string {
  const { planner, thinker } = { planner: cells.planner.normal, thinker: cells.thinker.normal };
  const of = (cell: Cell | undefined, id: string) => cell?.cards.find((card) => card.id === id);
  const share = (use: CardUse | undefined) => (use?.chosen ? percent(use.chosen.rate) : '');
  const rows = (planner ? techsOf(planner) : [])
    .toSorted((a, b) => rateOf(b) - rateOf(a))
    .map(({ id, worth }) => {
      const added = worth === null ? '' : points(worth);
      return `| ${id} | ${share(of(planner, id))} | ${share(of(thinker, id))} | ${added} |`;
    });
  return ['| tech | planner | thinker | points in the first hand |', '|---|---|---|---|', ...rows].join('\n');
}
