import * as v from 'valibot';
import { continents } from '../../../content/continents.ts';
import { zones } from '../../../content/tracks.ts';
import type { Game } from '../../../host/index.ts';
import { type EventOf, type GameEvent, knownPanic, type Outcome, type State, zonesOf } from '../../../rules/index.ts';
import { fieldOf } from './rows.ts';

/** Last instant that `Date` can represent, in ms since 1970. */
const lastDate = 8.64e15;
/** Schema of an instant that `Date` can represent, in ms since 1970. */
export const date = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(lastDate));

/** Whether a stored time lies more than a day ahead: the clock was wrong when it was noted. */
export const isAhead = (at: number): boolean => at - Date.now() > 86_400_000;
const written = v.pipe(
  date,
  v.transform((at) => (isAhead(at) ? 0 : at)),
);

const shape = v.object({
  id: v.string(),
  /** Missing in rows of versions without the virtual table. */
  mode: v.optional(v.picklist(['companion', 'virtual']), 'companion'),
  /** Time of the last write, in ms since 1970. 0 if it is not known. */
  written,
  difficulty: v.string(),
  plan: v.string(),
  round: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  state: v.picklist(['setup', 'running', 'won', 'lost']),
  /** The panic of each continent, as the game knew it. Missing in rows of older versions. */
  zones: v.exactOptional(v.object(v.entriesFromList(continents, v.picklist(zones)))),
  /** The pack it needs, unless it is the standard set. */
  pack: v.exactOptional(v.object({ name: v.string(), hash: v.string() })),
});

/** Summary of a stored game, readable without opening it. */
export type Label = Readonly<v.InferOutput<typeof shape>>;

type Setup = State['open']['setup'];
type LabelParts = Pick<Label, 'id' | 'written' | 'round'> & { readonly setup: Setup; readonly outcome: Outcome | null };

function labelWith(parts: LabelParts, begun: boolean): Label {
  const { id, written, round, setup, outcome } = parts;
  const { mode, difficulty, plan, pack: name, packHash: hash } = setup;
  const state = outcome === null ? (begun ? 'running' : 'setup') : outcome.won ? 'won' : 'lost';
  const pack = name === undefined || hash === undefined ? {} : { pack: { name, hash } };
  return { id, mode, written, difficulty, plan, round, state, ...pack };
}

/** Returns the label of a game, as written now. */
export function labelOf(id: string, { state: { open } }: Pick<Game, 'state'>): Label {
  const { setup, round, outcome, phase, board } = open;
  const label = labelWith({ id, written: Date.now(), round, setup, outcome }, phase !== 'setup' || round > 1);
  return { ...label, zones: board ? zonesOf(board.panic) : knownPanic(open) };
}

const last = <T extends GameEvent['type']>(log: readonly GameEvent[], ...types: readonly T[]): EventOf<T> | undefined =>
  log.findLast((event): event is EventOf<T> => types.some((type) => type === event.type));

/**
 * Rebuilds a damaged label from the log of its save. `written` is 0 if it is lost. Null if the id is lost or the log
 * has no setup.
 */
export function rebuiltLabel(label: unknown, log: readonly GameEvent[]): Label | null {
  const id = fieldOf(label, 'id');
  const opening = last(log, 'game-set-up');
  if (typeof id !== 'string' || opening === undefined) return null;
  const read = v.safeParse(written, fieldOf(label, 'written'));
  const end = last(log, 'game-ended', 'game-revived');
  const parts = {
    id,
    written: read.success ? read.output : 0,
    round: last(log, 'round-prepared')?.round ?? 1,
    setup: opening.setup,
    outcome: end?.type === 'game-ended' ? end.outcome : null,
  };
  return labelWith(parts, last(log, 'cue-opened', 'step-opened') !== undefined);
}

/** Reads a label from unchecked data. Null if it is invalid. */
export function parseLabel(value: unknown): Label | null {
  const parsed = v.safeParse(shape, value);
  return parsed.success ? parsed.output : null;
}
