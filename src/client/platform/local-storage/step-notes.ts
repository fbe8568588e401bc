import * as v from 'valibot';
import { dice } from '../../../content/components.ts';
import { type ReportEntry, type StepKind, stepKinds } from '../../../content/steps.ts';
import { threatTrack } from '../../../content/tracks.ts';
import type { Entries } from '../../../rules/index.ts';
import { entry } from '../../../wire/index.ts';
import { readJson } from './local-texts.ts';
import { loadEntry, removeEntry, saveEntry } from './per-game-entries.ts';

/** Most units or successes the odds calculator accepts. */
export const mostCounted = 12;
const integerBetween = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const shape = v.object({
  round: v.number(),
  step: v.picklist(stepKinds),
  /** Answer entered but not yet reported. */
  entry: v.exactOptional(entry),
  /** State of the roll in this step. */
  rolls: v.exactOptional(
    v.object({
      threat: integerBetween(threatTrack.lowest, threatTrack.highest),
      units: integerBetween(1, mostCounted),
      needed: integerBetween(0, mostCounted),
      /** Faces of the app's dice after the last roll, and the threat at that time. */
      lying: v.exactOptional(
        v.object({
          xcom: v.pipe(
            v.array(integerBetween(1, dice.xcom.sides)),
            v.minLength(1),
            v.maxLength(mostCounted),
            v.readonly(),
          ),
          alien: integerBetween(1, dice.alien.sides),
          threat: integerBetween(threatTrack.lowest, threatTrack.highest),
        }),
      ),
    }),
  ),
});

/** Input on a step page that the game does not know yet: a partial report and the state of the roll. */
export type StepNotes = Readonly<v.InferOutput<typeof shape>>;
/** State of the roll in a step, including the app's dice. */
export type Rolls = NonNullable<StepNotes['rolls']>;

/** Faces of the app's dice after a roll. */
export type Lying = NonNullable<Rolls['lying']>;

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
