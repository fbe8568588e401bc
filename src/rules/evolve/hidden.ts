// Applies events to the hidden half of any game: the seed, the schedule and the shown forecasts.

import type { GameEvent } from '../state/events.ts';
import type { SecretState, State } from '../state/state.ts';
import type { BoardReducer, HiddenCardEvent } from './board-reducer.ts';

/** Removes a forecast when its cue opens (DIR-9). */
const cueArrived = (hidden: SecretState, foreseen: number | null): SecretState =>
  foreseen === null ? hidden : { ...hidden, revealed: hidden.revealed.toSpliced(foreseen, 1) };

/** Returns the hidden half after an event, given the state before it. */
export function hiddenAfter(state: State, event: GameEvent, folding: BoardReducer | null): SecretState {
  const { hidden } = state;
  switch (event.type) {
    case 'secret/seeded':
      return { ...hidden, seed: event.seed };
    case 'secret/schedule-prepared':
      return { ...hidden, schedule: event.schedule, revealed: [] };
    case 'secret/light-used':
      return { ...hidden, revealed: [...hidden.revealed, event.reveals] };
    case 'cue-opened':
      return cueArrived(hidden, event.foreseen);
    default:
      event satisfies HiddenCardEvent;
      return folding === null ? hidden : folding.hiddenAfter(state, event);
  }
}
