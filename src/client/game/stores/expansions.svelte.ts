// Screens of the expansions of a game, loaded with the first game that has one. The base game knows only this shape.
// The entry point of the app offers the expansions that exist.

import type { Component } from 'svelte';
import type { RollTarget } from '../../../content/checklists.ts';
import type { ExpansionId } from '../../../content/expansions/names.ts';
import type { StepKind } from '../../../content/steps.ts';
import type { EntryId } from '../../../i18n/index.ts';
import type { Cue, Setup } from '../../../rules/index.ts';
import type { NoteChange, TableNote } from '../../../wire/index.ts';
import type { Voice } from '../../platform/sound/voice.ts';
import type { Line } from '../../words/step.ts';
import type { BoxGuide } from './explained.ts';
import type { GameStore } from './game-store.svelte.ts';

/** A place where dice are rolled: a roll target, or the base. */
export type RollPlace = RollTarget | 'base';

/** Tokens that make tasks dangerous, and the controls for them. */
export interface Hazard {
  /** Returns the number of tokens on a place. Successes remove them. */
  readonly lyingOn: (place: RollPlace) => number;
  readonly lay: (place: RollPlace, count: number) => void;
}

/** A table online, as far as it shares a note (ONL-18). */
export interface SharingTable {
  readonly noted: TableNote | null;
  readonly online: { note(change: NoteChange): Promise<void> };
}

/** A thing of the box that is laid out besides those of the base game. */
export interface ExpansionThing {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly entry: EntryId;
}

/** Screens of an expansion, for games with the box. */
export interface ExpansionParts {
  /** Returns the checklist of a step with its lines. */
  readonly withLines: (step: StepKind, lines: readonly Line[]) => readonly Line[];
  readonly things: () => readonly ExpansionThing[];
  /** The drawing of such a thing. */
  readonly Drawing: Component<{ thing: string }>;
  /** Shown below the draws of a set-up. */
  readonly SetupAside: Component<{ setup: Setup }>;
  /** Shown below the clock of a cue. */
  readonly CueAside: Component<{ cue: Cue }>;
  /** Shown in a step. */
  readonly StepAside: Component<{ step: StepKind }>;
  /** Shown with the counters of a roll. */
  readonly RollAside: Component<{
    place: RollPlace;
    hazard: Hazard;
    units: number;
    needed: number;
    threat: number;
    sides: number | undefined;
    onsides: (six: boolean) => void;
  }>;
  /** Shown on a television. */
  readonly WallAside: Component;
  /** Explains its additions when they first occur. */
  readonly guide: BoxGuide;
  readonly followHazard: (play: GameStore, table: SharingTable | null) => Hazard;
  /**
   * Returns a label for the odds of a roll that only removes the hazard, once the task is done. Null where that is not
   * allowed.
   */
  readonly rollOn: (place: RollPlace) => string | null;
  /** The sides of the alien die where the hazard lies. */
  readonly hazardSides: 6;
  /** Says beside the score how its pieces count. */
  readonly scoreNote: () => string;
  /** Sounds of its cues. */
  readonly sounds: Readonly<Partial<Record<Cue['kind'], readonly Voice[]>>>;
  /** Returns the names that the people at this device have typed for its plans. */
  readonly typedNames: () => Readonly<Record<string, string>>;
  /** Uses those names for its plans, or those stored at a table online. */
  readonly loadNames: (told?: Readonly<Record<string, string>>) => void;
}

type Loader = (id: ExpansionId) => Promise<{ readonly parts: ExpansionParts }>;

let offered: Loader | null = null;
let loaded = $state.raw<Readonly<Partial<Record<ExpansionId, ExpansionParts>>>>({});

/** Registers the loader of expansions. Called once, when the app starts. */
export const offerExpansions = (load: Loader): void => {
  offered = load;
};

/** Loads the screens of these expansions. Rejects if it fails, and can be retried. */
export async function loadExpansions(ids: readonly ExpansionId[] = []): Promise<void> {
  for (const id of ids) {
    if (loaded[id] !== undefined) continue;
    const file = await offered?.(id);
    if (file === undefined) continue;
    file.parts.loadNames();
    loaded = { ...loaded, [id]: file.parts };
  }
}

/** Returns the screens of the expansions of a game. Empty without expansions, or until they are loaded. */
export const expansionsOf = ({ expansions = [] }: Pick<Setup, 'expansions'>): readonly ExpansionParts[] =>
  expansions.flatMap((id) => loaded[id] ?? []);
