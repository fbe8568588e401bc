import { hasBoard, knownPanic, type OpenGame, zonesOf } from '../../../rules/index.ts';
import type { GameStore } from '../../game/stores/game-store.svelte.ts';
import { useSettings } from '../../game/stores/settings.svelte.ts';
import { type Mood, playMusic } from '../../platform/sound/music.ts';

/** Returns the mood of a game, which the music follows. */
function moodOf(game: OpenGame): Mood {
  const zones = Object.values(hasBoard(game) ? zonesOf(game.board.panic) : knownPanic(game));
  return {
    red: zones.filter((zone) => zone === 'red').length,
    fallen: zones.includes('orange'),
    during: game.board?.task ? 'roll' : game.cue ? 'cue' : 'step',
    final: game.board?.finalMission != null,
  };
}

/** Plays music that follows a game. Returns a function that stops it. */
export const playMusicOf = (play: GameStore): (() => void) =>
  playMusic(
    () => moodOf(play.open),
    () => useSettings().musicVolume,
  );
