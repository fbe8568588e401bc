import { mostTokensAt } from '../../content/evolution/places.ts';
import { afterLaying, type LaidTokens, layingCue, storedTokens, type TokenCounts, tokensOn } from '../../wire/index.ts';
import type { Hazard, RollPlace, SharingTable } from '../game/stores/expansions.svelte.ts';
import type { GameStore } from '../game/stores/game-store.svelte.ts';
import { readJson } from '../platform/local-storage/local-texts.ts';
import { loadEntry, saveEntry } from '../platform/local-storage/per-game-entries.ts';

/** A place on which tokens are counted. */
export type TokenPlace = keyof TokenCounts;

/**
 * Tokens as the table lays them. It is a help: nobody must use it, and the director never reads it (EVO-33, EVO-35).
 */
export interface Tokens extends Hazard {
  readonly at: (place: TokenPlace) => number;
  readonly set: (place: TokenPlace, count: number) => void;
  /** Returns how many lie on all tasks. */
  readonly all: () => number;
  /**
   * Returns the number of tokens when the open sabotage cue began. The same after a reload and on devices that join
   * later (EVO-36).
   */
  readonly before: () => number;
}

/** Tokens of the game that this device counts alone. */
let own = $state.raw<{ readonly game: string; readonly laid: LaidTokens } | null>(null);

const ownTokens = (game: string): LaidTokens =>
  own?.game === game ? own.laid : (readJson(storedTokens, loadEntry('tokens', game)) ?? {});

/** The final mission has the token of the missions (EVO-41). */
const placeOf = (place: RollPlace): TokenPlace => (place === 'final-mission' ? 'mission' : place);

/**
 * Whether a finished task may be rolled on for to remove a token: not against a dead enemy or a finished part (EVO-57).
 */
export const mayRollOn = (place: RollPlace): boolean =>
  place !== 'base' && place !== 'mission' && place !== 'final-mission';

/** Returns the tokens of a game. A table online has them once for everybody (EVO-34, ONL-18). */
export function followTokens(play: GameStore, table: SharingTable | null): Tokens {
  const game = play.session.id;
  const laid = (): LaidTokens => table?.noted ?? ownTokens(game);
  const at = (place: TokenPlace): number => laid().tokens?.[place] ?? 0;
  const all = (): number => tokensOn(laid().tokens);
  const set = (place: TokenPlace, count: number): void => {
    const { [place]: _, ...others }: TokenCounts = laid().tokens ?? {};
    const next = count <= 0 ? others : { ...others, [place]: Math.min(count, mostTokensAt) };
    if (table?.noted) void table.online.note({ what: 'tokens', place, at: next });
    else {
      own = { game, laid: afterLaying(laid(), next, layingCue(play.open)) };
      saveEntry('tokens', game, own.laid);
    }
  };
  const before = (): number => {
    const { laying } = laid();
    return laying && laying.cue === layingCue(play.open) ? laying.before : all();
  };
  return {
    at,
    set,
    all,
    before,
    lyingOn: (place) => at(placeOf(place)),
    lay: (place, count) => set(placeOf(place), count),
  };
}
