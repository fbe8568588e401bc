import { mostTokensAt, tokenPlaces } from '../../content/evolution/places.ts';
import { type TokenCounts, tokenCounts } from '../../wire/index.ts';
import type { Hazard, RollPlace, SharingTable } from '../game/stores/expansions.svelte.ts';
import type { GameStore } from '../game/stores/game-store.svelte.ts';
import { readJson } from '../platform/local-storage/local-texts.ts';
import { loadEntry, saveEntry } from '../platform/local-storage/per-game-entries.ts';

/** A place on which tokens are counted. */
export type TokenPlace = keyof TokenCounts;

/** Tokens as the table lays them. It is a help: nobody must use it, and the director never reads it (EVO-33, EVO-35). */
export interface Tokens extends Hazard {
  readonly at: (place: TokenPlace) => number;
  readonly set: (place: TokenPlace, count: number) => void;
}

/** Those of the game that this device counts alone. */
let own = $state.raw<{ readonly game: string; readonly at: TokenCounts } | null>(null);

const ownCounts = (game: string): TokenCounts =>
  own?.game === game ? own.at : (readJson(tokenCounts, loadEntry('tokens', game)) ?? {});

/** The final mission has the token of the missions (EVO-41). */
const placeOf = (place: RollPlace): TokenPlace => (place === 'final-mission' ? 'mission' : place);

/** Returns the tokens of a game. A table online has them once for everybody (EVO-34, ONL-18). */
export function followTokens(play: GameStore, table: SharingTable | null): Tokens {
  const game = play.session.id;
  const counts = (): TokenCounts => (table?.noted ? (table.noted.tokens ?? {}) : ownCounts(game));
  const at = (place: TokenPlace): number => counts()[place] ?? 0;
  const set = (place: TokenPlace, count: number): void => {
    const { [place]: _, ...others } = counts();
    const next = count <= 0 ? others : { ...others, [place]: Math.min(count, mostTokensAt) };
    if (table?.noted) void table.online.note({ what: 'tokens', at: next });
    else {
      own = { game, at: next };
      saveEntry('tokens', game, next);
    }
  };
  return { at, set, lyingOn: (place) => at(placeOf(place)), lay: (place, count) => set(placeOf(place), count) };
}

/** Returns how many tokens lie on tasks. */
export const laidTokens = (tokens: Tokens): number => tokenPlaces.reduce((sum, place) => sum + tokens.at(place), 0);
