// Events that reveal hidden information. Nothing before them can be taken back (TIM-6, FIN-18).

import { cardOf, type EventOf, type GameEvent } from '../rules/index.ts';
import type { Game } from './game.ts';

/** Whether the aliens placed or moved UFOs. Moves by the players' own cards are known beforehand and do not count. */
const isAlienMove = ({ moves, why }: EventOf<'ufos-moved'>, { pack }: Game): boolean =>
  !pack.usable.has(cardOf(why) ?? '') &&
  moves.some(({ from, to }) => (from === 'force' || from === 'orbit') && to !== 'force');

/** Whether face-down enemies go to the discard pile, which is open to everybody. */
const revealsEnemies = ({ place }: EventOf<'mission-cleared'>, { state: { hidden } }: Game): boolean =>
  Object.keys(hidden.faceDown[place]).length > 0;

/** Whether the event reveals something hidden. `before` is the game before the event, or before its whole intent. */
export function revealsHiddenInfo(event: GameEvent, before: Game): boolean {
  switch (event.type) {
    case 'cue-opened':
      // An alien cue reveals the director's plan, even if it has no piece left to move.
      return event.cue.side === 'alien';
    case 'cards-moved':
      return event.from === 'deck';
    case 'mission-cleared':
      return revealsEnemies(event, before);
    case 'ufos-moved':
      return isAlienMove(event, before);
    // The first shows what the next round brings, the second everything that was hidden.
    case 'round-prepared':
    case 'game-ended':
    case 'dice-rolled':
    case 'roll-changed':
    case 'enemies-turned':
    case 'scanned':
      return true;
    case 'game-set-up':
    case 'secret/seeded':
    case 'secret/schedule-prepared':
    case 'secret/light-used':
    case 'secret/decks-stacked':
    case 'board-set-up':
    case 'cue-expired':
    case 'cue-closed':
    case 'paused':
    case 'resumed':
    case 'menu-opened':
    case 'menu-closed':
    case 'timers-set':
    case 'step-opened':
    case 'step-closed':
    case 'reported':
    case 'corrected':
    case 'reported-late':
    case 'round-ended':
    case 'game-revived':
    case 'cards-turned':
    case 'card-used':
    case 'readied':
    case 'mission-laid':
    case 'mission-taken-back':
    case 'markers-placed':
    case 'units-moved':
    case 'units-assigned':
    case 'units-changed':
    case 'panic-changed':
    case 'credits-changed':
    case 'damage-changed':
    case 'threat-changed':
    case 'task-opened':
    case 'task-closed':
    case 'soldier-placed':
    case 'dice-added':
    case 'roll-applied':
    case 'choice-opened':
    case 'choice-withdrawn':
    case 'chosen':
    case 'time-added':
      return false;
  }
}
