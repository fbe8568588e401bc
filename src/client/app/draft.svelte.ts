import type { Pack } from '../../content/cards/pack.ts';
import type { Difficulty } from '../../content/difficulties.ts';
import { ask, type Game, hosted } from '../../host/index.ts';
import type { SetupRefusal, Wishes } from '../../rules/index.ts';
import { keepCrew, soloCrew } from '../notes/crew.ts';
import { type Draft, forgetDraft, keepDraft, keptDraft } from '../notes/draft.ts';
import { keepLessons } from '../notes/lessons.ts';
import type { PackLabel } from '../shelf/pack-label.ts';
import { sendCrew } from './crew.svelte.ts';
import { openGame } from './current.svelte.ts';
import { outfit, randomName, setUp } from './games.svelte.ts';
import { guidedGame } from './guided-game.ts';
import { openPack, packsAtHand } from './packs.svelte.ts';
import { go } from './page.svelte.ts';
import { settingsAtHand } from './settings.svelte.ts';

const freshWishes = (difficulty: Difficulty): Wishes => ({
  seed: randomName(12),
  difficulty,
  mode: settingsAtHand().box ? 'companion' : 'virtual',
});

/** Returns the setup that was in progress when the page was closed, if it is still valid. */
function restoreDraft(): Draft | null {
  const kept = keptDraft();
  return kept !== null && !('refused' in setUp(kept.wishes)) ? kept : null;
}

const restored = restoreDraft();
let wishes = $state.raw<Wishes>(restored?.wishes ?? freshWishes('normal'));
let packHash = $state(restored?.pack ?? null);
let lost = $state<string | null>(null);
let settingUp = $state(restored !== null);
let refusal = $state.raw<SetupRefusal | null>(null);

/** The game as drawn, with the choices fixed by hand. Its visible setup does not depend on the pack. */
const draftGame = $derived.by((): Game => {
  const game = setUp(wishes);
  if ('refused' in game) throw new Error(`the draft is not a valid setup: ${game.refused.code}`);
  return game;
});

/** Whether a setup is in progress. */
export const isSettingUp = (): boolean => settingUp;

/** Returns the setup in progress, the game drawn for it, and why the last choice was refused. */
export const draftAtHand = (): {
  readonly wishes: Wishes;
  readonly game: Game;
  readonly refusal: SetupRefusal | null;
} => ({
  wishes,
  game: draftGame,
  refusal,
});

const keep = (): void => keepDraft({ wishes, pack: packHash });

/**
 * Returns the pack chosen for the next game. `chosen` is null for the standard set. `lost` is the name of a chosen pack
 * that could not be opened.
 */
export const packOfDraft = (): { readonly chosen: PackLabel | null; readonly lost: string | null } => ({
  chosen: packsAtHand().find(({ hash }) => hash === packHash) ?? null,
  lost,
});

/** Chooses the pack of the next game by its hash. Null chooses the standard set. */
export function choosePack(hash: string | null): void {
  packHash = hash;
  lost = null;
  keep();
}

/** Starts a new setup at a difficulty. */
export function beginDraft(difficulty: Difficulty): void {
  wishes = freshWishes(difficulty);
  refusal = null;
  settingUp = true;
  choosePack(null);
}

/** Redraws everything that was not fixed by hand. */
export function redraw(): void {
  wishes = { ...wishes, seed: randomName(12) };
  keep();
}

/** Fixes choices by hand. If the rules forbid them, only the refusal changes. */
export function wish(some: Partial<Wishes>): void {
  const next = { ...wishes, ...some };
  const game = setUp(next);
  refusal = 'refused' in game ? game.refused : null;
  if (refusal !== null) return;
  wishes = next;
  keep();
}

let starting: Promise<void> | null = null;

/** Begins the drawn game. Repeated calls share one start. */
export function beginGame(): Promise<void> {
  starting ??= startDraft().finally(() => {
    starting = null;
  });
  return starting;
}

/** Begins a game with these wishes. `prepare` is called with its id before it opens. */
async function startGame(some: Wishes, prepare: (id: string) => void, pack?: Pack): Promise<void> {
  const game = setUp({ ...some, timers: settingsAtHand().timers }, pack);
  if ('refused' in game) throw new Error(game.refused.code);
  const begun = ask(hosted(game), { type: 'begin' }, 'central-officer', 0, outfit);
  if ('refused' in begun) throw new Error(begun.refused.code);
  const id = randomName(10);
  prepare(id);
  await openGame(id, begun.game);
  go({ name: 'game', id }, true);
}

/** Begins the guided game, in which one person plays all roles. A setup in progress is unchanged. */
export function beginGuided(): Promise<void> {
  starting ??= startGame(guidedGame, (id) => {
    keepCrew(id, soloCrew);
    keepLessons(id, []);
  }).finally(() => {
    starting = null;
  });
  return starting;
}

async function startDraft(): Promise<void> {
  const { chosen } = packOfDraft();
  const read = chosen && (await openPack(chosen.hash));
  if (chosen && read === null) {
    choosePack(null);
    lost = chosen.name;
    return;
  }
  await startGame(wishes, (id) => wishes.mode === 'virtual' && sendCrew(id), read?.pack);
  packHash = null;
  wishes = freshWishes(wishes.difficulty);
  settingUp = false;
  forgetDraft();
}
