import { untrack } from 'svelte';
import { delayOf, endsWindow, type Move, withoutCards } from '../../../bots/index.ts';
import type { BotPace } from '../../../content/bot-paces.ts';
import type { Role } from '../../../content/roles.ts';
import { hasBoard, type Playing, type PublicState } from '../../../rules/index.ts';
import type { CrewStore } from '../stores/crew.svelte.ts';
import type { GameStore } from '../stores/game-store.svelte.ts';
import { useThinker } from '../thinking/thinker.svelte.ts';
import { type Leave, leaves } from './leave.svelte.ts';
import { type BotMove, movesMade } from './moves-made.svelte.ts';
import { onlineLeave } from './online-leave.svelte.ts';

/** A window that can end now: Ending Timed Phase, a step, or a roll before it is applied (FIN-22). */
export interface Window {
  /** Role whose press ends it. */
  readonly role: Role;
  /** Whether it waits for a person's press, so that neither a bot nor time may end it. */
  readonly isHeld: boolean;
  /** Delay before the step ends without anybody's press, in ms. Null if somebody must end the window. */
  readonly passesAfterMs: number | null;
}

/** Inputs of the bots besides the table. */
export interface BotPlayerOptions {
  /** Whether bots have to wait. */
  readonly held: () => boolean;
  /** Null unless a window can end now. */
  readonly window: () => Window | null;
  readonly pace: () => BotPace;
}

/** The bots at a table. */
export interface BotPlayers {
  readonly last: BotMove | null;
  /** The bots' moves in the open cue or step, or in the last one in which they made any. */
  readonly made: readonly BotMove[];
  /** Requests of bots for leave to move people's units. */
  readonly leave: Pick<Leave, 'asked' | 'answer'>;
  /** The next move, once the bots have thought. */
  readonly wanted: Move | null;
  /** Whether the next move waits for `go`. */
  readonly waiting: boolean;
  /** Makes the next move at once. Nothing happens if it is not the bots' turn. */
  go(): void;
}

/** Whether people decide when to continue. They do between rounds, if anyone plays (RND-3). */
const isForPeople = ({ phase }: PublicState, { people }: CrewStore): boolean => phase === 'setup' && people.length > 0;

/** Whether nobody can move: the game is over or the clock is stopped. */
const isStopped = ({ outcome, clock }: PublicState): boolean =>
  outcome !== null || clock?.menu === true || clock?.paused === true;

/**
 * Plays the bots' roles at human pace while the component lives. Also ends steps that pass without a press. Bots think
 * during their delay, and use their cards before a step passes. At a table online the host does all that and sends the
 * bots' moves.
 */
export function botsPlay(play: GameStore, crew: CrewStore, { held, window, pace }: BotPlayerOptions): BotPlayers {
  const thinker = useThinker();
  const made = movesMade();
  const leave = leaves();
  /** Makes the coming move at once. `byItself`: it comes without a press, too. */
  let coming = $state.raw<{ readonly make: () => void; readonly byItself: boolean } | null>(null);
  /** The turn in which a person pressed to go on before the bots had thought. */
  let hurried: { readonly open: Playing } | null = null;
  /** Table and roles for which bots must find a move. Null if it is not the bots' turn. */
  const turn = $derived.by(() => {
    const { open } = play;
    const isIdle = play.session.isHosted || isStopped(open) || isForPeople(open, crew);
    if (!hasBoard(open) || isIdle) return null;
    return { open, roles: crew.bots, view: withoutCards(open, leave.refused(open)) };
  });
  let thought = $state.raw<{ readonly about: typeof turn; readonly move: Move | null; readonly ms: number } | null>(
    null,
  );
  /** The pace of the bots. Where it waits for a press, a person’s “nothing more” is that press. */
  const paceNow = ({ board }: Playing): BotPace => (pace() === 'press' && board.ready.length > 0 ? 'slow' : pace());
  const wanted = $derived(thought?.about === turn ? (thought?.move ?? null) : null);
  $effect(() => {
    if (turn === null) return;
    const [about, began] = [turn, performance.now()];
    const answered = (move: Move | null) => {
      thought = { about, move, ms: performance.now() - began };
    };
    return about.roles.length === 0 ? answered(null) : thinker.ask({ open: about.view, roles: about.roles }, answered);
  });
  $effect(() => {
    if (turn === null || thought?.about !== turn || held() || play.isAsking) return;
    const { open, roles } = turn;
    const { ms } = thought;
    const ending = window();
    if (ending?.isHeld && (wanted === null || endsWindow(open, wanted))) return;
    const passesAfterMs = wanted === null || wanted.intent.type === 'done' ? (ending?.passesAfterMs ?? null) : null;
    const passing = ending !== null && passesAfterMs !== null;
    const move: Move | null = passing ? { as: ending.role, intent: { type: 'done' }, reason: 'nothing-more' } : wanted;
    if (move === null) return;
    const unasked = leave.ask(move, open, crew.people);
    if (unasked !== null) return unasked;
    const before = untrack(() => made.inMoment(open));
    const wait = passesAfterMs ?? delayOf(paceNow(open), { move, open, before, waitedMs: made.waitedMs(open) });
    const make = () => {
      clearTimeout(timer);
      coming = null;
      made.wait(open, wait ?? 0);
      void play.ask(move.intent, move.as).then((accepted) => {
        if (accepted && roles.includes(move.as)) made.add({ ...move, seen: open });
      });
    };
    const delay = hurried === turn ? 0 : wait;
    const timer = delay === null ? undefined : setTimeout(make, Math.max(0, delay - ms));
    coming = { make, byItself: wait !== null };
    return () => {
      coming = null;
      clearTimeout(timer);
    };
  });
  $effect(() => {
    if (!play.session.isHosted) return;
    let before = untrack(() => play.session.now());
    return play.session.listen((news) => {
      if ('bot' in news && crew.bots.includes(news.bot.as) && hasBoard(before)) made.add({ ...news.bot, seen: before });
      before = play.session.now();
    });
  });
  return {
    get last() {
      return made.all.at(-1) ?? null;
    },
    get made() {
      return made.all;
    },
    leave: onlineLeave(play, crew) ?? leave,
    get wanted() {
      return wanted;
    },
    get waiting() {
      return coming?.byItself === false;
    },
    go() {
      if (coming === null) hurried = turn;
      else coming.make();
    },
  };
}
