// Upcasts logs of older versions: adds fields that their events did not have yet, and turns names into data.

import { cueKinds } from '../../content/cues.ts';
import { plans } from '../../content/plans.ts';
import { stepKinds } from '../../content/steps.ts';
import {
  byCard,
  byCue,
  byIntent,
  byPlan,
  bySetup,
  byStep,
  byTime,
  type Cause,
  causingIntents,
} from '../../rules/index.ts';

/** An event before its shape has been checked. */
type Raw = Readonly<Record<string, unknown>>;

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;

/** Adds `foreseen` to cues. Before version 3 it had to be derived from secret events of the scanner's lights. */
function withForecasts(log: readonly unknown[]): unknown[] {
  let revealed: unknown[] = [];
  return log.map((event) => {
    if (!isRaw(event)) return event;
    if (event['type'] === 'secret/schedule-prepared') revealed = [];
    if (event['type'] === 'secret/light-used') revealed.push(event['reveals']);
    if (event['type'] !== 'cue-opened') return event;
    const at = revealed.indexOf(event['number']);
    if (at >= 0) revealed = revealed.toSpliced(at, 1);
    return { foreseen: at < 0 ? null : at, ...event };
  });
}

const isOneOf = <T extends string>(all: readonly T[], text: string): text is T => all.includes(text as T);

/** Returns the cause that a name of versions before 4 stands for. Any other name is that of a card. */
function causeNamed(name: string): Cause {
  if (name === 'new') return bySetup;
  if (name === 'time') return byTime;
  if (isOneOf(cueKinds, name)) return byCue(name);
  if (isOneOf(stepKinds, name)) return byStep(name);
  if (isOneOf(causingIntents, name)) return byIntent(name);
  return isOneOf(plans, name) ? byPlan(name) : byCard(name);
}

const asCause = (name: unknown): unknown => (typeof name === 'string' ? causeNamed(name) : name);

/** Renames `source` of a choice, and of the work that waits for it, to `why`. */
function withCause({ source, ...rest }: Raw): Raw {
  const { todo } = rest;
  const work = Array.isArray(todo)
    ? { todo: todo.map((one: unknown) => (isRaw(one) && 'source' in one ? withCause(one) : one)) }
    : {};
  return { ...rest, ...work, why: asCause(source) };
}

/** Whether a cue causes the event by itself, and not a card with the same name. */
const isOfCue = (event: Raw): boolean =>
  event['type'] === 'cue-opened' || event['type'] === 'step-opened' || 'funded' in event;

/** Turns the names of causes into data. The standard set has an asset with the name of a cue. */
function withCauses(log: readonly unknown[]): unknown[] {
  const used = new Set<unknown>();
  return log.map((event) => {
    if (!isRaw(event)) return event;
    const { type, card, choice, why: name } = event;
    if (type === 'card-used') used.add(card);
    const why = typeof name === 'string' && used.has(name) && !isOfCue(event) ? byCard(name) : asCause(name);
    return { ...event, why, ...(isRaw(choice) ? { choice: withCause(choice) } : {}) };
  });
}

/** Upcasts a log to the current version. `version` is that of the save, from 1. */
export function upcast(log: readonly unknown[], version: number): readonly unknown[] {
  const foreseen = version < 3 ? withForecasts(log) : log;
  return version < 4 ? withCauses(foreseen) : foreseen;
}
