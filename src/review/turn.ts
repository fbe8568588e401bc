// Reads a log as turns: each input with the open half before and after it, its decision and its revelation.

import { bots, confirmingBot, type DecisionKind } from '../bots/index.ts';
import type { Pack } from '../content/cards/pack.ts';
import { type Role, roles } from '../content/roles.ts';
import type { Log, Row } from '../host/index.ts';
import {
  assignable,
  hasBoard,
  type Intent,
  initialState,
  type OpenGame,
  type Playing,
  seededDice,
  takeable,
} from '../rules/index.ts';
import type { IntentOf, OperationIntent } from '../rules/state/intents.ts';
import { type Source, sourceOf } from './source.ts';
import { tableAfter } from './table.ts';

/** Subject of a decision. `time`: a cue ran out. `confirm`: a cue or step was ended in which nothing is placed. */
export type Kind = DecisionKind | 'scan' | 'confirm' | 'time';

/** Action of a person: an intent of a role, or null if time passed. */
export interface Deed {
  readonly as: Role;
  readonly intent: Intent | null;
  readonly at: number;
}

/** A decision in a turn. */
export interface Choice {
  readonly kind: Kind;
  readonly role: Role;
  /** Whether the planner would have done the same. */
  readonly isPar: boolean;
}

/** One row of a log. */
export interface Turn {
  /** Index of the row in the log. */
  readonly n: number;
  readonly before: OpenGame;
  readonly after: OpenGame;
  readonly deed: Deed;
  /** Null if nothing was decided: the menu, a pause, time that passed. */
  readonly choice: Choice | null;
  /** Source of something hidden that it revealed, or null. */
  readonly source: Source | null;
}

/** Drops the faces of dice rolled at the table, which are rolled again in imagined worlds. */
const withoutFaces = (intent: Intent): Intent => (intent.type === 'roll' ? { type: 'roll' } : intent);

/** Returns the kind of decision that is made by confirming the open cue or step. */
function confirmedKind(open: Playing): Kind {
  if (open.cue?.kind === 'emergency-funding') return 'funding';
  if (open.cue?.kind === 'assign-research') return 'research';
  if (open.step === 'recruit') return 'purchase';
  if (open.board.task !== null || takeable(open).length > 0) return 'roll';
  return assignable(open) === null ? 'confirm' : 'allocation';
}

function kindOf(intent: Intent, open: Playing): Kind | null {
  switch (intent.type) {
    case 'assign':
    case 'recall':
      return open.cue?.kind === 'assign-research' ? 'research' : 'allocation';
    case 'research':
      return 'research';
    case 'fund':
      return 'funding';
    case 'buy':
      return 'purchase';
    case 'choose':
      return 'choice';
    case 'use':
      return 'card';
    case 'take':
      return 'task';
    case 'place':
    case 'roll':
    case 'apply':
    case 'stop':
      return 'roll';
    case 'scan':
      return 'scan';
    case 'done':
      return confirmedKind(open);
    default:
      intent satisfies Exclude<OperationIntent, IntentOf<'done' | 'scan'>> | IntentOf<'ready'>;
      return null;
  }
}

const ranOut = (row: Row): boolean =>
  row.row === 'passed' && row.events.some((event) => event.type === 'cue-closed' && event.how === 'expired');

/** The planner uses no randomness. */
const unused = seededDice('').draws('planner');

function choiceOf(row: Row, deed: Deed, open: OpenGame): Choice | null {
  if (!hasBoard(open)) return null;
  const kind = deed.intent === null ? (ranOut(row) ? 'time' : null) : kindOf(deed.intent, open);
  if (kind === null) return null;
  const par = bots.planner(open, roles, unused)?.intent;
  const done: Intent = deed.intent ?? { type: 'done' };
  return { kind, role: deed.as, isPar: JSON.stringify(par) === JSON.stringify(done) };
}

function deedOf(row: Row, open: OpenGame): Deed {
  const owner = confirmingBot(open);
  if (row.row !== 'asked') return { as: owner, intent: null, at: row.at };
  const intent = withoutFaces(row.intent);
  return { as: intent.type === 'done' ? owner : row.seat, intent, at: row.at };
}

/** Returns the turns of a log after its set-up. Reads only what seats may see (REV-3). */
export function turnsOf(log: Log, pack: Pack): Turn[] {
  const [setUp, ...rows] = log;
  if (setUp === undefined) return [];
  let before = tableAfter(initialState, setUp, pack);
  return rows.map((row, i) => {
    const after = tableAfter(before, row, pack);
    const deed = deedOf(row, before);
    const turn = {
      n: i + 1,
      before,
      after,
      deed,
      choice: choiceOf(row, deed, before),
      source: sourceOf(row.events, confirmingBot(before)),
    };
    before = after;
    return turn;
  });
}
