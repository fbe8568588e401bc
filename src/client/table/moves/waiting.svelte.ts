import type { Open, Playing } from '../../../rules/index.ts';
import type { CrewAtHand } from '../../app/crew.svelte.ts';
import type { Play } from '../../app/play.svelte.ts';
import { settingsAtHand } from '../../app/settings.svelte.ts';
import { type CardWait, cardWaitOf } from './card-wait.ts';
import type { Move } from './moves.ts';

/** What the open step waits for, as it is followed. */
export interface Waits {
  /** Null if it waits for more than cards, or no step is open. */
  readonly wait: CardWait | null;
  /** To be told of everything that somebody at the screen does: what undo led back to may then pass again. */
  acted(): void;
}

/** The cue or step that is open, by a name of its own. */
const momentOf = ({ round, cueNumber, step }: Open): string => `${round}/${cueNumber}/${step}`;

/** Follows whether the open step waits for cards only, for as long as the component lives. */
export function followWaits(play: Play, crew: CrewAtHand, playing: () => Playing): Waits {
  /** The cue or step that undo led back to. */
  let backIn = $state<string | null>(null);
  $effect(() =>
    play.session.listen((news) => {
      if ('takenBack' in news) backIn = momentOf(play.session.now());
    }),
  );
  const wait = $derived(
    cardWaitOf(playing(), {
      people: crew.people,
      passSteps: settingsAtHand().passSteps,
      tookBack: backIn === momentOf(playing()),
    }),
  );
  return {
    get wait() {
      return wait;
    },
    acted() {
      backIn = null;
    },
  };
}

/** Leads on for a bot that begins no round, or leaves its step open, for the people's sake. */
export function forBot({ phase }: Playing, wait: CardWait | null): Move | null {
  if (phase === 'setup') return { intent: { type: 'begin' }, as: 'central-officer' };
  const isLeft = wait !== null && wait.ending !== 'by-itself';
  return isLeft ? { intent: { type: 'done' }, as: wait.role } : null;
}
