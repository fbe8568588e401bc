import { type CardWait, cardWaitOf } from '../../../bots/index.ts';
import type { Role } from '../../../content/roles.ts';
import { factsOf } from '../../../content/steps.ts';
import { type Asked, type Playing, waitsForCardsOnly } from '../../../rules/index.ts';
import { momentOf } from '../../game/session/open-moment.ts';
import type { CrewStore } from '../../game/stores/crew.svelte.ts';
import type { GameStore } from '../../game/stores/game-store.svelte.ts';
import { useSettings } from '../../game/stores/settings.svelte.ts';
import type { Move, Moves } from './moves.ts';

/** Sources for the end of a window, besides the table. */
export interface WaitSources {
  /** Next move of the bots at this screen. Null if they have none, or are still thinking. */
  readonly wanted: () => Asked | null;
  /** The cards that a table online says it waits for. Null for a game on this device, which finds them itself. */
  readonly told: () => CardWait['cards'] | null;
}

/** Live view of the card wait of the open window. */
export interface Waits {
  /** Null if no window can end now. */
  readonly wait: CardWait | null;
  /**
   * Returns the moves that lead on: `done` if people at this screen may ask it, or `ready` for each role of the person
   * who holds the window open. Empty if others must act.
   */
  onward(moves: Moves): readonly Move[];
  /** Call after every move made at the screen: a step reached by undo may then pass again. */
  readonly acted: () => void;
}

const officer: Role = 'central-officer';

/** Returns the card wait at a table online, which says what it waits for. */
function waitTold(playing: Playing, cards: CardWait['cards']): CardWait | null {
  const { step } = playing;
  const passes = waitsForCardsOnly(playing);
  if (cards.length === 0 && !passes) return null;
  const role = step === null ? 'all' : factsOf(step).role;
  const ending = cards.length > 0 ? 'by-press' : 'by-itself';
  return { role: role === 'all' ? officer : role, cards, ending, passes };
}

/** Tracks how the open window ends. Must be called while a component initializes. */
export function followWaits(
  play: GameStore,
  crew: CrewStore,
  playing: () => Playing,
  { wanted, told }: WaitSources,
): Waits {
  /** Key of the cue or step that undo returned to. */
  let undoneTo = $state<string | null>(null);
  $effect(() =>
    play.session.listen((news) => {
      if ('takenBack' in news) undoneTo = momentOf(play.session.now());
    }),
  );
  const wait = $derived.by((): CardWait | null => {
    const cards = told();
    if (cards !== null) return waitTold(playing(), cards);
    const { askTime: when, neverAsk: never } = useSettings();
    const tookBack = undoneTo === momentOf(playing());
    return cardWaitOf(playing(), { people: crew.people, asksOf: () => ({ when, never }), tookBack, wanted: wanted() });
  });
  return {
    get wait() {
      return wait;
    },
    onward({ begin, done }) {
      const own = begin ?? done;
      if (own !== null) return [own];
      if (crew.people.length === 0) return [];
      const readies = readyMoves(wait, crew);
      const instead = readies.length > 0 ? null : forwardForBot(playing(), wait);
      return instead === null ? readies : [instead];
    },
    acted() {
      undoneTo = null;
    },
  };
}

/**
 * Returns the `ready` moves of the first person at this screen who holds the window open, one for each of their roles.
 */
function readyMoves(wait: CardWait | null, { all, people }: CrewStore): readonly Move[] {
  const waited = people.filter((role) => wait?.cards.some(({ owner }) => owner === role));
  const [first] = waited;
  if (first === undefined) return [];
  const ofOne = waited.filter((role) => all[role].name === all[first].name);
  return ofOne.map((as) => ({ intent: { type: 'ready' }, as }));
}

/** Returns the move that people make for a waiting bot: begin the round or end its step. Otherwise null. */
function forwardForBot({ phase }: Playing, wait: CardWait | null): Move | null {
  if (phase === 'setup') return { intent: { type: 'begin' }, as: officer };
  const staysOpen = wait?.passes && wait.ending === 'by-press' && wait.cards.length === 0;
  return staysOpen ? { intent: { type: 'done' }, as: wait.role } : null;
}
