/**
 * The shared note of a game with the box: ticked lines, counters and dice, the same on every device (ONL-18). It is not
 * part of the game's log.
 */
import * as v from 'valibot';
import { isRolling, type RollingStep, stepRolls, targetsOf } from '../../content/checklists.ts';
import { components } from '../../content/components.ts';
import { spaces } from '../../content/continents.ts';
import { type StepKind, stepKinds } from '../../content/steps.ts';
import { threatTrack } from '../../content/tracks.ts';
import type { OpenGame } from '../../rules/index.ts';
import { loosely } from '../reading/loose.ts';
import { anyPlan, type TokenCounts, tokenCounts } from '../schemas/expansions.ts';
import { counted, lying, type Rolls, rolls } from '../schemas/rolls.ts';
import { count, each, integerBetween } from '../schemas/schemas.ts';

/** Most lines of one round that can be ticked off: more than there are. */
const mostTicks = 150;
/** Most credits that can be counted: more than a round ever has. */
export const mostCountedCredits = 60;

const credits = integerBetween(0, mostCountedCredits);
/** Most devices whose counting of credits is told apart. */
const mostCounting = 40;
const ownCredits = integerBetween(-1_000_000, 1_000_000);
/** Credits that one device has counted in the round, more or fewer. */
const countedBy = v.strictObject({
  by: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  spent: ownCredits,
  added: ownCredits,
});
/** A line of a checklist. */
const line = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,30}$/));

const ufos = integerBetween(0, components.ufos);
/** UFOs as a table counts them. */
const ufoCounts = v.strictObject({ ...each(ufos), orbit: ufos });
/**
 * UFOs as a table last counted them, and the round of the count. The next round begins with those left on continents.
 */
export const countedUfos = v.strictObject({ round: count, at: ufoCounts });

/**
 * Tokens on places, as the table lays them (EVO-34), and their number before the last cue that orders some (EVO-36).
 */
const laidTokens = v.strictObject({
  tokens: v.exactOptional(tokenCounts),
  laying: v.exactOptional(v.strictObject({ cue: count, before: count })),
});
/** Tokens of a game as a device stores them. Earlier versions stored the counts alone. */
export const storedTokens = v.union([
  laidTokens,
  v.pipe(
    tokenCounts,
    v.transform((tokens) => ({ tokens })),
  ),
]);
/** Tokens on places. */
export type LaidTokens = Readonly<v.InferOutput<typeof laidTokens>>;

/** The box on the table: plans and enemy types that it lacks (EVO-13), and typed names of plans (EVO-10). */
const box = {
  missing: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40), v.readonly()),
  names: v.record(anyPlan, v.pipe(v.string(), v.maxLength(40))),
};

/** Schema of the shared note. */
export const tableNote = v.strictObject({
  /** Number of the table's game. */
  game: count,
  round: count,
  /** Lines ticked off in the round: `audit/pay`. */
  ticks: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(mostTicks), v.readonly()),
  /** Credits spent in the round, and those that Emergency Funding has added. */
  spent: credits,
  added: credits,
  /** Share of each device in these credits. Without it, a change that is sent twice would count twice. */
  counted: v.exactOptional(v.pipe(v.array(countedBy), v.maxLength(mostCounting), v.readonly())),
  ufos: v.exactOptional(countedUfos),
  /** Tokens stay from round to round. */
  ...laidTokens.entries,
  /** The box of the table. It stays from game to game. */
  box: v.exactOptional(v.strictObject(box)),
  /** The step that the rolls belong to. */
  step: v.exactOptional(v.picklist(stepKinds)),
  rolls: v.exactOptional(rolls),
});
/** The shared note of a table. */
export type TableNote = Readonly<v.InferOutput<typeof tableNote>>;

/** Reads a stored note of any version. Null if it cannot be read: the table opens without it. */
export function readNote(text: string): TableNote | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), loosely(tableNote)), text);
  return read.success ? read.output : null;
}

/** A change of the note. */
export const noteChange = v.union([
  /** A line of a step's list: of the open one, unless another step of its page is named. */
  v.strictObject({ what: v.literal('tick'), step: v.exactOptional(v.picklist(stepKinds)), line, done: v.boolean() }),
  v.strictObject({
    what: v.literal('counts'),
    target: counted.target,
    threat: v.exactOptional(counted.threat),
    units: v.exactOptional(counted.units),
    needed: v.exactOptional(counted.needed),
    six: counted.six,
  }),
  /** The roll with this number in the step. Of two at once only the first counts. */
  v.strictObject({ what: v.literal('roll'), number: count, threat: counted.threat, needed: counted.needed, lying }),
  v.strictObject({ what: v.literal('dice-away') }),
  // All credits, as the device sees them. With what it has counted itself only that changes, since others may count at once.
  v.strictObject({
    what: v.literal('credits'),
    spent: credits,
    added: credits,
    own: v.exactOptional(countedBy),
  }),
  // Counts of all places, as the device sees them. With a place, only that one changes, since others may count at once.
  v.strictObject({ what: v.literal('ufos'), place: v.exactOptional(v.picklist(spaces)), at: ufoCounts }),
  v.strictObject({ what: v.literal('tokens'), place: v.exactOptional(v.keyof(tokenCounts)), at: tokenCounts }),
  v.strictObject({ what: v.literal('box'), ...box }),
]);
/** A change of the note. */
export type NoteChange = Readonly<v.InferOutput<typeof noteChange>>;

/** The round of a game, its open step, and its open cue if that has tokens laid. */
export interface NoteScope {
  readonly game: number;
  readonly round: number;
  readonly step: StepKind | null;
  readonly cue: number | null;
}

/** Returns a number that is unique in the game for the open cue if tokens are laid during it. Null otherwise. */
export const layingCue = ({ cue, cueNumber, round }: Pick<OpenGame, 'cue' | 'cueNumber' | 'round'>): number | null =>
  cue?.tokens === undefined ? null : round * 100 + cueNumber;

/** Returns the scope for notes of a game. `game` is its number at the table. */
export const noteScope = (game: number, open: Pick<OpenGame, 'cue' | 'cueNumber' | 'round' | 'step'>): NoteScope => ({
  game,
  round: open.round,
  step: open.step,
  cue: layingCue(open),
});

/** Returns the number of tokens on all places. */
export const tokensOn = (at: TokenCounts = {}): number =>
  Object.values<number>(at).reduce((sum, count) => sum + count, 0);

/** Returns the tokens after a change. The first change during a cue also notes how many lay before it. */
export function afterLaying({ tokens, laying }: LaidTokens, at: TokenCounts, cue: number | null): LaidTokens {
  const before = cue === null || laying?.cue === cue ? laying : { cue, before: tokensOn(tokens) };
  return { tokens: at, ...(before && { laying: before }) };
}

/** Returns counts after a change: of the named place, or of all places if it names none. */
function afterCounting<C extends object>(before: C | undefined, place: keyof C | undefined, at: C): C {
  if (before === undefined || place === undefined) return at;
  const { [place]: _, ...others } = before;
  return { ...others, ...(at[place] !== undefined && { [place]: at[place] }) } as C;
}

type CreditsChange = Extract<NoteChange, { what: 'credits' }>;
type Credits = Pick<TableNote, 'spent' | 'added'>;

const within = (number: number): number => Math.min(mostCountedCredits, Math.max(0, number));

/** Returns the change with which a device, by its name, counts more credits, or fewer, than the note says. */
export function creditsCounted(note: TableNote, by: string, { spent = 0, added = 0 }: Partial<Credits>): CreditsChange {
  const own = note.counted?.find((one) => one.by === by) ?? { spent: 0, added: 0 };
  return {
    what: 'credits',
    spent: within(note.spent + spent),
    added: within(note.added + added),
    own: { by, spent: own.spent + spent, added: own.added + added },
  };
}

/** Returns the note after credits were counted. Of too many devices the later one wins. */
function afterCredits(note: TableNote, { spent, added, own }: CreditsChange): TableNote {
  const before = note.counted?.find(({ by }) => by === own?.by);
  const others = (note.counted ?? []).filter((one) => one !== before);
  if (own === undefined || others.length >= mostCounting) return { ...note, spent, added };
  return {
    ...note,
    spent: within(note.spent + own.spent - (before?.spent ?? 0)),
    added: within(note.added + own.added - (before?.added ?? 0)),
    counted: [...others, own],
  };
}

/** Returns the parts of a note that belong to the round and the open step. */
export function noteAt(note: TableNote | null, { game, round, step }: Omit<NoteScope, 'cue'>): TableNote {
  if (note?.game !== game || note.round !== round) {
    const { ufos, tokens } = note?.game === game ? note : {};
    const stays = { ...(ufos && { ufos }), ...(tokens && { tokens }), ...(note?.box && { box: note.box }) };
    return { game, round, ticks: [], spent: 0, added: 0, ...stays };
  }
  const { rolls: noted, step: of, ...rest } = note;
  return noted === undefined || of === undefined || of !== step ? rest : { ...rest, step: of, rolls: noted };
}

/** Name of a line among all of a round: of the set-up list, or of a step's. */
export const tickName = (step: StepKind | null, of: string): string => `${step ?? 'setup'}/${of}`;

/** Returns the note with a line ticked off, or not. Null if there are too many. */
function withTick(note: TableNote, name: string, done: boolean): TableNote | null {
  const others = note.ticks.filter((one) => one !== name);
  if (done && others.length >= mostTicks) return null;
  return { ...note, ticks: done ? [...others, name] : others };
}

/** A change of the rolls in a step. */
export type RollChange = Extract<NoteChange, { what: 'counts' | 'roll' | 'dice-away' }>;

/** Returns the initial counters of a roll. */
export const usualRolls = (step: RollingStep): Rolls => ({
  threat: threatTrack.lowest,
  units: stepRolls[step].units === 'dice' ? 2 : 3,
  needed: 2,
  roll: 0,
});

/** Returns the rolls of a step after a change. Null if the change is not possible there. */
export function afterRolls(rolled: Rolls | undefined, change: RollChange, step: RollingStep): Rolls | null {
  const before = rolled ?? usualRolls(step);
  switch (change.what) {
    case 'counts': {
      const { what: _, ...some } = change;
      if (some.target === undefined || some.target === before.target) return { ...before, ...some };
      if (!targetsOf[step].some((target) => target === some.target)) return null;
      // Removes the dice of the previous target, and the choice of its alien die.
      const { lying: __, six: ___, ...rest } = before;
      return { ...rest, ...some };
    }
    case 'roll': {
      const { number, threat, needed, lying: fallen } = change;
      if (number !== before.roll + 1 || fallen.xcom.length !== before.units) return null;
      return { ...before, threat, needed, roll: number, lying: fallen };
    }
    case 'dice-away': {
      const { lying: _, ...rest } = before;
      return rest;
    }
  }
}

/** Returns the note after a change, or null if the change is not possible there. `note` is the current one. */
export function afterNote(
  note: TableNote,
  change: NoteChange,
  { step, cue = null }: Pick<NoteScope, 'step'> & Partial<NoteScope>,
): TableNote | null {
  if (change.what === 'tick') return withTick(note, tickName(change.step ?? step, change.line), change.done);
  if (change.what === 'credits') return afterCredits(note, change);
  if (change.what === 'tokens')
    return { ...note, ...afterLaying(note, afterCounting(note.tokens, change.place, change.at), cue) };
  if (change.what === 'box') return { ...note, box: { missing: change.missing, names: change.names } };
  if (change.what === 'ufos') {
    const counted = note.ufos?.round === note.round ? note.ufos.at : undefined;
    return { ...note, ufos: { round: note.round, at: afterCounting(counted, change.place, change.at) } };
  }
  const after = step !== null && isRolling(step) ? afterRolls(note.rolls, change, step) : null;
  return step === null || after === null ? null : { ...note, step, rolls: after };
}
