import type { Pack } from '../../content/cards/pack.ts';
import type { Difficulty } from '../../content/difficulties.ts';
import { ask, type Game, hosted } from '../../host/index.ts';
import type { SetupRefusal, Wishes } from '../../rules/index.ts';
import { alone, keepCrew } from '../notes/crew.ts';
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

const fresh = (difficulty: Difficulty): Wishes => ({
  seed: randomName(12),
  difficulty,
  mode: settingsAtHand().box ? 'companion' : 'virtual',
});

/** The table that was being set when the page was closed, if there was one. */
function found(): Draft | null {
  const kept = keptDraft();
  return kept !== null && !('refused' in setUp(kept.wishes)) ? kept : null;
}

const before = found();
let wishes = $state.raw<Wishes>(before?.wishes ?? fresh('normal'));
let packHash = $state(before?.pack ?? null);
let lost = $state<string | null>(null);
let setting = $state(before !== null);
let refusal = $state.raw<SetupRefusal | null>(null);

/** The game being set up: drawn, and fixed by hand where the table wished. What is drawn for all to see needs no pack. */
const drawn = $derived.by((): Game => {
  const game = setUp(wishes);
  if ('refused' in game) throw new Error(`a draft that cannot be: ${game.refused.code}`);
  return game;
});

/** Is a table being set that has not begun yet? */
export const isSetting = (): boolean => setting;

export const draftAtHand = (): {
  readonly wishes: Wishes;
  readonly game: Game;
  readonly refusal: SetupRefusal | null;
} => ({
  wishes,
  game: drawn,
  refusal,
});

const keep = (): void => keepDraft({ wishes, pack: packHash });

/** The pack the next game will be played with, if it is not the standard set; `lost` is the name of one that was chosen and cannot be opened. */
export const packOfDraft = (): { readonly chosen: PackLabel | null; readonly lost: string | null } => ({
  chosen: packsAtHand().find(({ hash }) => hash === packHash) ?? null,
  lost,
});

/** Chooses the pack of the next game by its hash; null for the standard set. */
export function choosePack(hash: string | null): void {
  packHash = hash;
  lost = null;
  keep();
}

/** Draws a new game at a difficulty. */
export function beginDraft(difficulty: Difficulty): void {
  wishes = fresh(difficulty);
  refusal = null;
  setting = true;
  choosePack(null);
}

/** Draws all that was not fixed anew. */
export function redraw(): void {
  wishes = { ...wishes, seed: randomName(12) };
  keep();
}

/** Fixes something by hand, unless the rules forbid it. */
export function wish(some: Partial<Wishes>): void {
  const next = { ...wishes, ...some };
  const game = setUp(next);
  refusal = 'refused' in game ? game.refused : null;
  if (refusal !== null) return;
  wishes = next;
  keep();
}

let beginning: Promise<void> | null = null;

/** Begins the game that was drawn; once, however often it is asked for. */
export function beginGame(): Promise<void> {
  beginning ??= begin().finally(() => {
    beginning = null;
  });
  return beginning;
}

/** Begins a game with these wishes; `prepare` hears its name before it is opened. */
async function play(some: Wishes, prepare: (id: string) => void, pack?: Pack): Promise<void> {
  const game = setUp({ ...some, timers: settingsAtHand().timers }, pack);
  if ('refused' in game) throw new Error(game.refused.code);
  const begun = ask(hosted(game), { type: 'begin' }, 'central-officer', 0, outfit);
  if ('refused' in begun) throw new Error(begun.refused.code);
  const id = randomName(10);
  prepare(id);
  await openGame(id, begun.game);
  go({ name: 'game', id }, true);
}

/** Begins the guided game: one person plays all roles. A table that is being set stays as it is. */
export function beginGuided(): Promise<void> {
  beginning ??= play(guidedGame, (id) => {
    keepCrew(id, alone);
    keepLessons(id, []);
  }).finally(() => {
    beginning = null;
  });
  return beginning;
}

async function begin(): Promise<void> {
  const { chosen } = packOfDraft();
  const read = chosen && (await openPack(chosen.hash));
  if (chosen && read === null) {
    choosePack(null);
    lost = chosen.name;
    return;
  }
  await play(wishes, (id) => wishes.mode === 'virtual' && sendCrew(id), read?.pack);
  packHash = null;
  wishes = fresh(wishes.difficulty);
  setting = false;
  forgetDraft();
}
