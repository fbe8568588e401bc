import { check } from '../../../rules/index.ts';
import type { GameStore } from '../../game/stores/game-store.svelte.ts';

/**
 * Returns a function that holds the clock of a game or lets it go. It is paused, which costs nothing in an easy game
 * (CLK-6).
 */
export function clockHolder(play: GameStore): (hold: boolean) => void {
  let held = false;
  return (hold) => {
    const { open } = play;
    const paused = open.clock?.paused === true;
    if (hold && check(open, { type: 'pause' }, 'central-officer') === null) void play.ask({ type: 'pause' });
    if (!hold && held && paused && !open.clock?.menu) void play.ask({ type: 'resume' });
    held = hold;
  };
}
