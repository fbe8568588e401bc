import type { Move } from '../../bots/index.ts';
import type { Role } from '../../content/roles.ts';
import { hasBoard, type Intent, type Open, type Playing } from '../../rules/index.ts';
import { useThinker } from '../thinking/thinker.svelte.ts';
import type { CrewAtHand } from './crew.svelte.ts';
import type { Play } from './play.svelte.ts';

/** What a bot did last and why, and the table as it saw it. */
export interface BotMove extends Move {
  readonly seen: Playing;
}

/** When the open step, which waits for cards only, ends without a press: in so many ms, or never if null. */
export interface Passing {
  /** Whose step it is. */
  readonly role: Role;
  readonly afterMs: number | null;
}

/** What bots heed besides the table. */
export interface Around {
  /** Nothing is played while this holds. */
  readonly held: () => boolean;
  readonly passing: () => Passing | null;
}

/** How long a bot takes, in ms: long enough to be followed, short beside any countdown. */
const paces: Partial<Record<Intent['type'], number>> = {
  roll: 900,
  apply: 1900,
  stop: 1200,
  use: 1100,
  choose: 1100,
  begin: 1900,
};
const pace = { first: 700, next: 450 } as const;

/** Whether people decide when it goes on: between rounds, wherever there are any (RND-3). */
const isForPeople = ({ phase }: Open, { people }: CrewAtHand): boolean => phase === 'setup' && people.length > 0;

/** Whether nobody can move now: the game is over, or the clock stands still. */
const isStill = ({ outcome, clock }: Open): boolean =>
  outcome !== null || clock?.menu === true || clock?.paused === true;

/**
 * Lets bots play their roles at human pace for as long as the component lives, and ends steps that pass by themselves.
 * Bots think while they seem to wait, and use their cards before a step passes.
 */
export function botsPlay(play: Play, crew: CrewAtHand, { held, passing }: Around): { readonly last: BotMove | null } {
  const thinker = useThinker();
  let last = $state.raw<BotMove | null>(null);
  let stale = 0;
  /** The table and the roles for which bots have to find a move; null if nobody waits for them. */
  const turn = $derived.by(() => {
    const { open } = play;
    return !hasBoard(open) || isStill(open) || isForPeople(open, crew) ? null : { open, roles: crew.bots };
  });
  let thought = $state.raw<{ readonly about: typeof turn; readonly move: Move | null; readonly ms: number } | null>(
    null,
  );
  $effect(() => {
    if (turn === null) return;
    const [about, began] = [turn, performance.now()];
    const tell = (move: Move | null) => {
      thought = { about, move, ms: performance.now() - began };
    };
    return about.roles.length === 0 ? tell(null) : thinker.ask(about, tell);
  });
  $effect(() => {
    if (turn === null || thought?.about !== turn || held()) return;
    const { open, roles } = turn;
    const { move: wanted, ms } = thought;
    const pass = passing();
    const passes = pass !== null && (wanted === null || wanted.intent.type === 'done');
    const move: Move | null = passes ? { as: pass.role, intent: { type: 'done' }, reason: 'nothing-more' } : wanted;
    if (move === null || (passes && pass.afterMs === null)) return;
    const fresh = open.cueNumber * 100 + open.round;
    const wait = (passes ? pass.afterMs : paces[move.intent.type]) ?? (fresh === stale ? pace.next : pace.first);
    stale = fresh;
    const timer = setTimeout(
      () => {
        if (play.ask(move.intent, move.as) && roles.includes(move.as)) last = { ...move, seen: open };
      },
      Math.max(0, wait - ms),
    );
    return () => clearTimeout(timer);
  });
  return {
    get last() {
      return last;
    },
  };
}
