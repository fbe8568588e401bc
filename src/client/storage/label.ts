import * as v from 'valibot';
import type { Game } from '../../wire/index.ts';

/** The last instant a calendar knows, in ms since 1970. */
const lastDate = 8.64e15;
/** An instant that a calendar can show. */
export const date = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(lastDate));

const shape = v.object({
  id: v.string(),
  /** Rows written before there was a table on the screen do not say it. */
  mode: v.optional(v.picklist(['companion', 'virtual']), 'companion'),
  /** When it was last written, in ms since 1970. */
  written: date,
  difficulty: v.string(),
  plan: v.string(),
  round: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  state: v.picklist(['setup', 'running', 'won', 'lost']),
  /** The pack it needs, where that is not the standard set. */
  pack: v.exactOptional(v.object({ name: v.string(), hash: v.string() })),
});

/** What is told of a kept game without opening it. */
export type Label = Readonly<v.InferOutput<typeof shape>>;

export function labelOf(id: string, { state: { open } }: Game): Label {
  const { mode, difficulty, plan, pack: name, packHash: hash } = open.setup;
  const running = open.phase === 'setup' && open.round === 1 ? 'setup' : 'running';
  const state = open.outcome === null ? running : open.outcome.won ? 'won' : 'lost';
  const pack = name === undefined || hash === undefined ? {} : { pack: { name, hash } };
  return { id, mode, written: Date.now(), difficulty, plan, round: open.round, state, ...pack };
}

/** A label as the shelf has it; null if it says nothing that can be shown. */
export function parseLabel(value: unknown): Label | null {
  const parsed = v.safeParse(shape, value);
  return parsed.success ? parsed.output : null;
}
