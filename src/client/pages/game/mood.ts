import { hasBoard, knownPanic, type OpenGame, zonesOf } from '../../../rules/index.ts';
import type { Mood } from '../../platform/sound/music.ts';

/** Returns what the music follows in a game. */
export function moodOf(game: OpenGame): Mood {
  const zones = Object.values(hasBoard(game) ? zonesOf(game.board.panic) : knownPanic(game));
  return {
    red: zones.filter((zone) => zone === 'red').length,
    fallen: zones.includes('orange'),
    during: game.board?.task ? 'roll' : game.cue ? 'cue' : 'step',
    final: game.board?.finalMission != null,
  };
}
