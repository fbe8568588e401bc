import { components } from '../../content/components.ts';
import { continents } from '../../content/continents.ts';
import type { Role } from '../../content/roles.ts';
import type { ReportEntry } from '../../content/steps.ts';
import { zones } from '../../content/tracks.ts';
import { check } from '../intents/check.ts';
import type { Intent, IntentOf, OperationIntent } from '../state/intents.ts';
import { knownPanic } from '../state/panic.ts';
import { lateNames, namesOf, requiredEntry } from '../state/report.ts';
import { type Entries, hasBoard, type OpenGame, type PublicState } from '../state/state.ts';
import { boardMoves } from './board.ts';

/** Each intent of the app's half as a move; null if `entries` lists its moves, or if it is a setting. */
const operationMoves: { readonly [T in OperationIntent['type']]: IntentOf<T> | null } = {
  begin: { type: 'begin' },
  done: { type: 'done' },
  pause: { type: 'pause' },
  resume: { type: 'resume' },
  'open-menu': { type: 'open-menu' },
  'close-menu': { type: 'close-menu' },
  scan: { type: 'scan' },
  report: null,
  correct: null,
  'report-late': null,
  'set-timers': null,
};
const simpleMoves: readonly Intent[] = [
  ...Object.values(operationMoves).filter((move) => move !== null),
  { type: 'ready' },
];

const flags = [false, true] as const;

/** Returns values of an entry. Of 729 panic pictures, lists only the known one and those one marker away. */
function entryValues(open: PublicState, entry: ReportEntry): Entries[] {
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

function entries(open: PublicState): Intent[] {
  const asks = requiredEntry(open);
  const reports = asks === null ? [] : entryValues(open, asks);
  const corrections = namesOf(open.entries).flatMap((name) => entryValues(open, name));
  const late = lateNames(open).flatMap((name) => entryValues(open, name));
  return [
    ...reports.map((entry): Intent => ({ type: 'report', entry })),
    ...corrections.map((entry): Intent => ({ type: 'correct', entry })),
    ...late.map((entry): Intent => ({ type: 'report-late', entry })),
  ];
}

/** Returns unchecked moves of a seat, for callers that need one legal move and not all of them. */
export const candidateIntents = (open: OpenGame, seat: Role): Intent[] =>
  hasBoard(open) ? boardMoves(open, seat) : entries(open);

/** Returns the moves of a seat that `check` accepts now. A table's settings are not moves. */
export const legalIntents = (open: OpenGame, seat: Role): Intent[] =>
  [...simpleMoves, ...candidateIntents(open, seat)].filter((intent) => check(open, intent, seat) === null);
