import * as v from 'valibot';
import { type ReportEntry, type StepKind, stepKinds } from '../../../content/steps.ts';
import type { Entries } from '../../../rules/index.ts';
import { countedUfos, entry } from '../../../wire/index.ts';
import { readJson } from './local-texts.ts';
import { loadEntry, saveEntry } from './per-game-entries.ts';

const shape = v.object({
  round: v.number(),
  step: v.picklist(stepKinds),
  /** Answer entered but not yet reported. */
  entry: v.exactOptional(entry),
  /** State of the roll in this step. It is read where dice are rolled (`readRolls`). */
  rolls: v.exactOptional(v.unknown()),
  /** UFOs as last counted, in any step or round. */
  ufos: v.exactOptional(countedUfos),
});

/** Input on a step page that the game does not know: a partial report, the state of the roll and the UFOs counted. */
export type StepNotes = Readonly<v.InferOutput<typeof shape>>;

/** Reads notes from JSON. Keeps only the UFOs of another step or round. An invalid text gives empty notes. */
export function parseStepNotes(text: string | null, round: number, step: StepKind): StepNotes {
  const notes = readJson(shape, text);
  if (notes?.round === round && notes.step === step) return notes;
  return { round, step, ...(notes?.ufos && { ufos: notes.ufos }) };
}

/** Returns the stored input of a step, so that a reopened page has it again. */
export const loadStepNotes = (id: string, round: number, step: StepKind): StepNotes =>
  parseStepNotes(loadEntry('step', id), round, step);

/** Returns the UFOs as last counted in a game. Null if they have not been. */
export const loadCountedUfos = (id: string): StepNotes['ufos'] | null =>
  readJson(shape, loadEntry('step', id))?.ufos ?? null;

/** Returns the entered answer, if it is the one the step asks for. */
export const notedEntry = ({ entry: noted }: StepNotes, asks: ReportEntry | null): Entries | null =>
  asks === null || noted?.[asks] === undefined ? null : { [asks]: noted[asks] };

/** Stores the input of a step. Replaces that of the previous step. */
export const saveStepNotes = (id: string, notes: StepNotes): void => saveEntry('step', id, notes);

/** Deletes the stored input when its step is done, except the UFOs. */
export const clearStepNotes = (id: string, { round, step, ufos }: StepNotes): void =>
  saveStepNotes(id, { round, step, ...(ufos && { ufos }) });
