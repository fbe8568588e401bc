import { type CardWait, cardWaitOf } from '../../../bots/index.ts';
import type { Open, Playing } from '../../../rules/index.ts';
import type { CrewAtHand } from '../../app/crew.svelte.ts';
import type { Play } from '../../app/play.svelte.ts';
import { settingsAtHand } from '../../app/settings.svelte.ts';
import type { Move } from './moves.ts';

/** Live view of the card wait of the open step. */
export interface Waits {
  /** Null if it waits for more than cards, or no step is open. */
  readonly wait: CardWait | null;
  /** Call after every move made at the screen: a step reached by undo may then pass again. */
  acted(): void;
}

/** Key of the open cue or step. */
export const momentOf = ({ round, cueNumber, step }: Pick<Open, 'round' | 'cueNumber' | 'step'>): string =>
  `${round}/${cueNumber}/${step}`;

/** Tracks whether the open step waits for cards only. Must be called while a component initializes. */
export function followWaits(play: Play, crew: CrewAtHand, playing: () => Playing): Waits {
  /** Key of the cue or step that undo returned to. */
  let undoneTo = $state<string | null>(null);
  $effect(() =>
    play.session.listen((news) => {
      if ('takenBack' in news) undoneTo = momentOf(play.session.now());
    }),
  );
  const wait = $derived(
    cardWaitOf(playing(), {
      people: crew.people,
      passSteps: settingsAtHand().passSteps,
      tookBack: undoneTo === momentOf(playing()),
    }),
  );
  return {
    get wait() {
      return wait;
    },
    acted() {
      undoneTo = null;
    },
  };
}

/** Returns the move that people make for a waiting bot: begin the round or end its step. Otherwise null. */
export function forwardForBot({ phase }: Playing, wait: CardWait | null): Move | null {
  if (phase === 'setup') return { intent: { type: 'begin' }, as: 'central-officer' };
  const staysOpen = wait !== null && wait.ending !== 'by-itself';
  return staysOpen ? { intent: { type: 'done' }, as: wait.role } : null;
}
