// Checks that each tech is chosen often enough but not always, and that none decides the game.

import type { CardUse } from '../tally.ts';
import { type Cell, type Cells, type Figure, type Finding, forTeams, percent, points, withBounds } from './finding.ts';

/** Bounds in percent of games that assigned a tech to a lab, out of those with the tech in hand. */
const chosen = { least: 3, most: 60 } as const;

/** Largest allowed change of the win rate by a tech in the first hand, in percentage points. */
const mostWorth = 12;

const techsOf = ({ cards }: Cell): CardUse[] => cards.filter(({ chosen: share }) => share !== null);

const rateOf = ({ chosen: share }: CardUse): number => share?.rate ?? 0;

function extreme(cell: Cell, which: 'least' | 'most'): CardUse | undefined {
  const sign = which === 'least' ? 1 : -1;
  return techsOf(cell).toSorted((a, b) => sign * (rateOf(a) - rateOf(b)))[0];
}

function chosenFigure(cell: Cell, which: 'least' | 'most'): Figure {
  const tech = extreme(cell, which);
  const rate = tech === undefined ? 0 : rateOf(tech) * 100;
  return {
    wanted: which === 'least' ? `at least ${chosen.least} %` : `at most ${chosen.most} %`,
    found: tech?.chosen ? `${tech.id}: ${withBounds(tech.chosen)}` : 'none',
    kept: which === 'least' ? rate >= chosen.least : rate <= chosen.most,
  };
}

function worthFinding(cell: Cell): Finding {
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

/** Returns the findings about techs at normal. */
export function techFindings(cells: Cells): Finding[] {
  const normal = cells.planner.normal;
  return [
    forTeams('the tech chosen least often when in hand, normal', cells, 'normal', (cell) =>
      chosenFigure(cell, 'least'),
    ),
    forTeams('the tech chosen most often when in hand, normal', cells, 'normal', (cell) => chosenFigure(cell, 'most')),
    ...(normal ? [worthFinding(normal)] : []),
  ];
}

/** Markdown table with a row per tech: how often each team chose it, and its worth in the first hand. */
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
