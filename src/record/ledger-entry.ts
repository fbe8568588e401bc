// One game in the record: the facts that stay when the game itself is deleted.

import type { Continent } from '../content/continents.ts';
import type { Difficulty } from '../content/difficulties.ts';
import type { Plan } from '../content/plans.ts';
import { type Role, roles } from '../content/roles.ts';
import { eventsOf, type Game, isPractice, type Log } from '../host/index.ts';
import { scoreOf, statsOf } from '../rules/index.ts';
import type { Company } from './finished.ts';
import { earnedIn, type GameCommendation } from './game-commendations.ts';

/** The four figures of a reviewed game, as chances from 0 to 1. */
export interface Judged {
  readonly start: number;
  readonly decisions: number;
  readonly luck: number;
  readonly result: number;
}

/** A finished game that counts. Plain JSON. */
export interface LedgerEntry {
  /** Id of the game, the same on every device that had a seat at its table. */
  readonly id: string;
  /** When it ended, in ms since 1970. */
  readonly ended: number;
  readonly mode: 'companion' | 'virtual';
  readonly difficulty: Difficulty;
  readonly plan: Plan;
  /** Null if only the label of the game could be read. */
  readonly base: Continent | null;
  readonly rounds: number;
  readonly won: boolean;
  /** Null if a table with the box has not counted it. */
  readonly score: number | null;
  /** Roles played by people on this device. */
  readonly roles: readonly Role[];
  readonly earned: readonly GameCommendation[];
  /** Null while it has not been reviewed. */
  readonly judged: Judged | null;
}

/**
 * Whether a game can count (REC-1): it was neither begun from a described position, as the guided game is, nor played
 * on from a moment of another one.
 */
const canCount = (log: Log): boolean => {
  const [first] = log;
  return !isPractice(log) && (first?.row !== 'set-up' || first.wishes.position === undefined);
};

/** Facts about the end of a game that its log does not hold. */
interface Ending {
  readonly id: string;
  /** In ms since 1970. */
  readonly ended: number;
  readonly company: Company;
  /** The score that a table with the box has counted; null if it has not. */
  readonly counted: number | null;
}

/** Returns the entry of a game. Null if it is not over or cannot count. */
export function entryOf(game: Game, { id, ended, company, counted }: Ending): LedgerEntry | null {
  const { outcome, setup, round, board } = game.state.open;
  if (outcome === null || !canCount(game.log)) return null;
  return {
    id,
    ended,
    mode: setup.mode,
    difficulty: setup.difficulty,
    plan: setup.plan,
    base: setup.base,
    rounds: round,
    won: outcome.won,
    score: board ? scoreOf(statsOf(board, outcome.won)) : counted,
    roles: roles.filter((role) => company.own.includes(role)),
    earned: earnedIn({ events: eventsOf(game.log), open: game.state.open, pack: game.pack, won: outcome.won, company }),
    judged: null,
  };
}
