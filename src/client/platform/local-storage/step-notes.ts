import * as v from 'valibot';
import { type ReportEntry, type StepKind, stepKinds } from '../../../content/steps.ts';
import type { Entries } from '../../../rules/index.ts';
import { entry } from '../../../wire/index.ts';
import { readJson } from './local-texts.ts';
import { loadEntry, removeEntry, saveEntry } from './per-game-entries.ts';

const shape = v.object({
  round: v.number(),
  step: v.picklist(stepKinds),
  /** Answer entered but not yet reported. */
  entry: v.exactOptional(entry),
  /** State of the roll in this step. It is read where dice are rolled (`readRolls`). */
  rolls: v.exactOptional(v.unknown()),
});

/** Input on a step page that the game does not know yet: a partial report and the state of the roll. */
export type StepNotes = Readonly<v.InferOutput<typeof shape>>;

/** Reads notes from JSON. They are empty if the text is invalid or belongs to another step or round. */
export function parseStepNotes(text: string | null, round: number, step: StepKind): StepNotes {
  const notes = readJson(shape, text);
  return notes?.round === round && notes.step === step ? notes : { round, step };
}

/** Returns the stored input of a step, so that a reopened page has it again. */
export const loadStepNotes = (id: string, round: number, step: StepKind): StepNotes =>
  parseStepNotes(loadEntry('step', id), round, step);

/** Returns the entered answer, if it is the one the step asks for. */
export const notedEntry = ({ entry: noted }: StepNotes, asks: ReportEntry | null): Entries | null =>
  asks === null || noted?.[asks] === undefined ? null : { [asks]: noted[asks] };

/** Stores the input of a step. Replaces that of the previous step. */
export const saveStepNotes = (id: string, notes: StepNotes): void => saveEntry('step', id, notes);

/** Deletes the stored input when the step is done. */
export const removeStepNotes = (id: string): void => removeEntry('step', id);
