import * as v from 'valibot';
import { dice } from '../../content/components.ts';
import { type ReportEntry, type StepKind, stepKinds } from '../../content/steps.ts';
import { threatTrack } from '../../content/tracks.ts';
import type { Entries } from '../../rules/index.ts';
import { entry } from '../../wire/index.ts';
import { forgetOf, keepOf, keptOf } from './belongings.ts';

/** The most units or successes the odds are asked for. */
export const mostCounted = 12;
const counted = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const shape = v.object({
  round: v.number(),
  step: v.picklist(stepKinds),
  /** What is about to be reported. */
  entry: v.exactOptional(entry),
  /** How the rolls of the step stand. */
  rolls: v.exactOptional(
    v.object({
      threat: counted(threatTrack.lowest, threatTrack.highest),
      units: counted(1, mostCounted),
      needed: counted(0, mostCounted),
      /** The app's dice as they fell last, at the threat of then. */
      lying: v.exactOptional(
        v.object({
          xcom: v.pipe(v.array(counted(1, dice.xcom.sides)), v.minLength(1), v.maxLength(mostCounted), v.readonly()),
          alien: counted(1, dice.alien.sides),
          threat: counted(threatTrack.lowest, threatTrack.highest),
        }),
      ),
    }),
  ),
});

/** What people have set on the page of a step and the game does not know: half a report, and how their rolls stand. */
export type StepNotes = Readonly<v.InferOutput<typeof shape>>;
/** How the rolls of a step stand, and how the app’s dice lie. */
export type Rolls = NonNullable<StepNotes['rolls']>;
export type Lying = NonNullable<Rolls['lying']>;

/** Reads notes from a text, if they are of this very step of this round; else there are none yet. */
export function parseStepNotes(text: string | null, round: number, step: StepKind): StepNotes {
  try {
    const parsed = v.safeParse(shape, JSON.parse(text ?? 'null'));
    if (parsed.success && parsed.output.round === round && parsed.output.step === step) return parsed.output;
  } catch {
    // Somebody else's text: as if there were none.
  }
  return { round, step };
}

/** What has been set in a step of a game, so that a page that was closed has it again. */
export const keptStepNotes = (id: string, round: number, step: StepKind): StepNotes =>
  parseStepNotes(keptOf('step', id), round, step);

/** What is about to be reported, as far as it is what the step asks for. */
export const notedEntry = ({ entry: noted }: StepNotes, asks: ReportEntry | null): Entries | null =>
  asks === null || noted?.[asks] === undefined ? null : { [asks]: noted[asks] };

/** Keeps what is set in a step; what was set in the one before is forgotten. */
export const keepStepNotes = (id: string, notes: StepNotes): void => keepOf('step', id, notes);

/** Forgets what was set: the step is done. */
export const forgetStepNotes = (id: string): void => forgetOf('step', id);
