import { components } from '../../content/components.ts';
import { continents } from '../../content/continents.ts';
import type { ReportEntry } from '../../content/steps.ts';
import { zones } from '../../content/tracks.ts';
import { check } from '../intents/check.ts';
import type { Intent, Seat } from '../state/intents.ts';
import { zonesOf } from '../state/panic.ts';
import { asked, namesOf } from '../state/report.ts';
import { type Entries, hasBoard, type Open, type OpenGame } from '../state/state.ts';
import { boardMoves } from './board.ts';

const plain: readonly Intent[] = [
  { type: 'begin' },
  { type: 'done' },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'open-menu' },
  { type: 'close-menu' },
  { type: 'scan' },
];

/** The panic picture last known to the app: entered, reported, or of the setup. */
export const knownPanic = ({ entries, reports, setup }: Open): NonNullable<Entries['panic']> =>
  entries.panic ?? reports.at(-1)?.panic ?? zonesOf(setup.startingPanic);

const flags = [false, true] as const;

/** Values an entry may take. Of the 729 panic pictures only the known one and those one marker away from it are listed. */
function values(open: Open, entry: ReportEntry): Entries[] {
  switch (entry) {
    case 'baseDestroyed':
      return flags.map((baseDestroyed) => ({ baseDestroyed }));
    case 'finalMissionCompleted':
      return flags.map((finalMissionCompleted) => ({ finalMissionCompleted }));
    case 'missionCompleted':
      return flags.map((missionCompleted) => ({ missionCompleted }));
    case 'orbitUfos':
      return Array.from({ length: components.ufos + 1 }, (_, orbitUfos) => ({ orbitUfos }));
    case 'panic': {
      const known = knownPanic(open);
      const moved = continents.flatMap((continent) =>
        zones.filter((zone) => zone !== known[continent]).map((zone) => ({ panic: { ...known, [continent]: zone } })),
      );
      return [{ panic: known }, ...moved];
    }
  }
}

function entries(open: Open): Intent[] {
  const asks = asked(open);
  const reports = asks === null ? [] : values(open, asks);
  const corrections = namesOf(open.entries).flatMap((name) => values(open, name));
  return [
    ...reports.map((entry): Intent => ({ type: 'report', entry })),
    ...corrections.map((entry): Intent => ({ type: 'correct', entry })),
  ];
}

/** What a seat might do or tell, before it is checked: for those who want one move and not all of them. */
export const candidates = (open: OpenGame, seat: Seat): Intent[] =>
  hasBoard(open) ? boardMoves(open, seat) : entries(open);

/** The moves a seat may make now: what `check` lets pass. A table's settings are no moves, and not among them. */
export const legal = (open: OpenGame, seat: Seat): Intent[] =>
  [...plain, ...candidates(open, seat)].filter((intent) => check(open, intent, seat) === null);
