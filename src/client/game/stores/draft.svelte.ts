import type { Pack } from '../../../content/cards/pack.ts';
import { type Difficulty, difficulties } from '../../../content/difficulties.ts';
import { type ExpansionId, expansionIds } from '../../../content/expansions/names.ts';
import { fixedPlan } from '../../../content/plans.ts';
import type { Role } from '../../../content/roles.ts';
import { companionPack } from '../../../content/standard/companion-pack.ts';
import { createMatch, dispatch, type Game, type HostTable, setUp } from '../../../host/index.ts';
import { type GameOptions, type Setup, type SetupRefusal, seededDice, setupOf } from '../../../rules/index.ts';
import type { PackLabel } from '../../platform/database/pack-label.ts';
import { crewWithBots, saveCrew, soloCrew } from '../../platform/local-storage/crew.ts';
import { type Draft, draftText, removeDraft, saveDraft } from '../../platform/local-storage/drafts/draft.ts';
import { saveLessons } from '../../platform/local-storage/lessons.ts';
import { navigate } from '../../platform/router.svelte.ts';
import { sendCrew } from './crew.svelte.ts';
import { openGame } from './current-game.svelte.ts';
import { loadExpansions } from './expansions.svelte.ts';
import { dependenciesFor, expansionsAtHand, newSeed, randomName, storedGames, tableFor } from './games.svelte.ts';
import { knownPacks, openPack } from './packs.svelte.ts';
import { useSettings } from './settings.svelte.ts';

/**
 * Returns the expansions that a game with the box is played with at a difficulty: those that people own (EVO-2, EVO-3).
 */
const ownedAt = (difficulty: Difficulty): Pick<GameOptions, 'expansions'> => {
  const { expansions } = useSettings();
  return fixedPlan[difficulty] || expansions.length === 0 || expansionsAtHand() === null ? {} : { expansions };
};

/** Draws everything that is not fixed by hand. The pack makes no difference to the draws. */
const drawn = (some: GameOptions) => setupOf(some, { dice: seededDice, pack: companionPack }, expansionsAtHand());

/** Draws only pieces in the box of the people here (EVO-13). */
const fromBox = (some: GameOptions): GameOptions =>
  expansionsAtHand()?.fromBox(some, useSettings().missing, drawn, newSeed) ?? some;

/** Returns the default options of a game, with the expansions and box of this device. */
export const freshWishes = (difficulty: Difficulty): GameOptions =>
  fromBox({
    seed: newSeed(),
    difficulty,
    ...(useSettings().box ? { mode: 'companion', ...ownedAt(difficulty) } : { mode: 'virtual' }),
  });

let wishes = $state.raw<GameOptions>({ seed: '', difficulty: 'normal' });
let packHash = $state<string | null>(null);
let lost = $state<string | null>(null);
let settingUp = $state(false);
let refusal = $state.raw<SetupRefusal | null>(null);

const draftSetup = $derived.by((): Setup => {
  const draft = drawn(wishes);
  if ('refused' in draft) throw new Error(draft.refused.code);
  return draft.setup;
});

/**
 * Loads the rules, the words and the screens of expansions, and the code that draws from a box with missing pieces.
 * Rejects if it fails, and can be retried.
 */
export async function prepare(ids: readonly ExpansionId[]): Promise<void> {
  if (ids.length + useSettings().missing.length > 0)
    await Promise.all([dependenciesFor({ mode: 'virtual' }), loadExpansions(ids)]);
}

/** Reads the stored setup. Null if there is none, or if the code that reads it cannot be loaded. */
async function readDraft(): Promise<Draft | null> {
  const text = draftText();
  if (text === null) return null;
  const reading = await import('../../platform/local-storage/drafts/draft-reading.ts').catch(() => null);
  return reading?.parseDraft(text) ?? null;
}

/**
 * Restores the setup that was in progress when the page was closed, if it is still valid. Otherwise draws one. Called
 * before the first page is shown. Loads owned expansions first.
 */
export async function restoreDraft(): Promise<void> {
  const kept = await readDraft();
  const known = expansionIds.filter((id) => kept?.wishes.expansions?.includes(id));
  // Without a network a game begins without them.
  await prepare([...useSettings().expansions, ...known]).catch(() => {});
  if (kept === null || 'refused' in drawn(kept.wishes)) {
    wishes = freshWishes('normal');
    return;
  }
  ({ wishes, pack: packHash } = kept);
  settingUp = true;
}

/** Whether a setup is in progress. */
export const isSettingUp = (): boolean => settingUp;

/** Returns the setup in progress, with the wishes it was drawn for, and why the last choice was refused. */
export const currentDraft = (): {
  readonly wishes: GameOptions;
  readonly setup: Setup;
  readonly refusal: SetupRefusal | null;
} => ({
  wishes,
  setup: draftSetup,
  refusal,
});

const keep = (): void => saveDraft({ wishes, pack: packHash });

/**
 * Returns the pack chosen for the next game. `chosen` is null for the standard set. `lost` is the name of a chosen pack
 * that could not be opened.
 */
export const packOfDraft = (): { readonly chosen: PackLabel | null; readonly lost: string | null } => ({
  chosen: knownPacks().find(({ hash }) => hash === packHash) ?? null,
  lost,
});

/**
 * Chooses the pack of the next game by its hash. Null chooses the standard set, in the place of a pack of the name `gone` if
 * there is one.
 */
export function choosePack(hash: string | null, gone: string | null = null): void {
  packHash = hash;
  lost = gone;
  keep();
}

/**
 * Starts a new setup with exactly this operation: no defaults of this device are added, and nothing is redrawn (DAY-4).
 */
export function beginWith(operation: GameOptions): void {
  wishes = operation;
  refusal = null;
  settingUp = true;
  choosePack(null);
}

/** Starts a new setup at a difficulty, with choices made before. */
export const beginDraft = (difficulty: Difficulty, chosen: Partial<GameOptions> = {}): void =>
  beginWith(fromBox({ ...freshWishes(difficulty), ...chosen }));

/** Redraws everything that was not fixed by hand. */
export function redraw(): void {
  wishes = fromBox({ ...wishes, seed: newSeed() });
  keep();
}

/** Fixes choices by hand. If the rules forbid them, only the refusal changes. */
export function wish(some: Partial<GameOptions>): void {
  const next = { ...wishes, ...some };
  const draft = drawn(next);
  refusal = 'refused' in draft ? draft.refused : null;
  if (refusal !== null) return;
  wishes = fromBox(next);
  keep();
}

let starting: Promise<void> | null = null;

/** Begins the drawn game. Repeated calls share one start. Rejects if the rules of its board cannot be loaded. */
export function beginGame(): Promise<void> {
  starting ??= startDraft().finally(() => {
    starting = null;
  });
  return starting;
}

/** Begins a game with these wishes. `prepare` is called with its id before it opens. */
async function startGame(some: GameOptions, prepare: (id: string) => void, pack?: Pack): Promise<void> {
  const table = await tableFor(some, pack);
  const game = setUp({ ...some, timers: useSettings().timers }, table);
  if ('refused' in game) throw new Error(game.refused.code);
  await beginSetUp(game, table, prepare);
}

/** Begins a game that is set up. `prepare` is called with its id before it opens. */
export async function beginSetUp(game: Game, table: HostTable, prepare: (id: string) => void): Promise<void> {
  const begun = dispatch(createMatch(game), { type: 'begin' }, 'central-officer', 0, table);
  if ('refused' in begun) throw new Error(begun.refused.code);
  const id = randomName(10);
  prepare(id);
  await openGame(id, begun.game);
  navigate({ name: 'game', id }, true);
}

async function startGuided(): Promise<void> {
  const { guidedGame } = await import('./guided-game.ts');
  await startGame(guidedGame, (id) => {
    saveCrew(id, soloCrew);
    saveLessons(id, []);
  });
}

/** Begins the guided game, in which one person plays all roles. A setup in progress is unchanged. Rejects as above. */
export function beginGuided(): Promise<void> {
  starting ??= startGuided().finally(() => {
    starting = null;
  });
  return starting;
}

/** Returns the difficulty last played on this screen; easy before the first game. */
export const usualDifficulty = (): Difficulty => {
  const last = storedGames().find(({ mode }) => mode === 'virtual')?.difficulty;
  return difficulties.find((one) => one === last) ?? 'easy';
};

/** Begins a game for one person in this role, and three bots. A setup in progress is unchanged. Rejects as above. */
export function beginWithBots(role: Role): Promise<void> {
  const some: GameOptions = { ...freshWishes(usualDifficulty()), mode: 'virtual' };
  starting ??= startGame(some, (id) => saveCrew(id, crewWithBots(role))).finally(() => {
    starting = null;
  });
  return starting;
}

async function startDraft(): Promise<void> {
  const { chosen } = packOfDraft();
  const read = chosen && (await openPack(chosen.hash));
  if (chosen && !read) return choosePack(null, chosen.name);
  await startGame(wishes, (id) => wishes.mode === 'virtual' && sendCrew(id), read?.pack);
  packHash = null;
  wishes = freshWishes(wishes.difficulty);
  settingUp = false;
  removeDraft();
}
