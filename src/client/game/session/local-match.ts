import type { Role } from '../../../content/roles.ts';
import {
  advanceMatch,
  createMatch,
  dispatch,
  type Game,
  type HostDependencies,
  isFull,
  type Match,
  type UndoEntry,
  undo,
  undoOf,
} from '../../../host/index.ts';
import {
  due,
  type Intent,
  isRunning,
  type OpenGame,
  type PublicState,
  type Refusal,
  settle,
  withPack,
} from '../../../rules/index.ts';
import type { HostClock } from './clock.ts';
import type { SessionEvent, Stop } from './session.ts';
import { beatMs, type SeenTime, seenTime, sleepWatch } from './sleep.ts';

/** Arguments of `LocalMatch`. */
export interface LocalParts {
  readonly id: string;
  readonly game: Game;
  readonly clock: HostClock;
  readonly dependencies: HostDependencies;
}

/**
 * A game that runs on this device. It answers at once, and holds the hidden half. Its time continues from the instant
 * the game has reached. While the machine sleeps or nobody can see the game, it stands still, and its clock then waits
 * for the players (FIN-19).
 */
export class LocalMatch {
  readonly id: string;
  private match: Match;
  private readonly clock: HostClock;
  private readonly dependencies: HostDependencies;
  private readonly time: SeenTime;
  private readonly sleptMs: () => number | null;
  private startedAt: number;
  private readonly listeners = new Set<(news: SessionEvent) => void>();
  private readonly unwatch: () => void;
  private cancelWake = () => {};

  constructor({ id, game, clock, dependencies }: LocalParts) {
    this.id = id;
    this.match = createMatch(game);
    this.clock = clock;
    this.dependencies = dependencies;
    this.time = seenTime(clock);
    this.sleptMs = sleepWatch(clock);
    this.startedAt = this.time.now() - game.state.open.at;
    this.unwatch = clock.watch(() => this.time.look(() => this.catchUp()));
    this.arm();
  }

  /** Returns the open half at this instant, after everything due has happened. */
  now(): OpenGame {
    this.catchUp();
    return withPack(this.openNow(), this.match.pack);
  }

  /** Submits an intent for a role. Returns why it is refused, or null if it is accepted. */
  ask(intent: Intent, role: Role): Refusal | null {
    this.catchUp();
    const step = dispatch(this.match, intent, role, this.at(), this.dependencies);
    if ('refused' in step) return step.refused;
    this.put(step.game, { events: step.events });
    return null;
  }

  /**
   * Returns the last action that can be taken back, by one of these roles if given. Null if there is none or it is too
   * late. `revealed` if the last action in the open cue or step revealed too much to be undone.
   */
  undo(roles?: readonly Role[]): UndoEntry | 'revealed' | null {
    this.catchUp();
    return undoOf(this.match.done, this.match.state.open, this.at(), roles);
  }

  /** Undoes that action and everything after it. False if nothing can be undone. */
  takeBack(roles?: readonly Role[]): boolean {
    this.catchUp();
    const before = undo(this.match, this.at(), this.dependencies, { seats: roles });
    if ('refused' in before) return false;
    this.put(before, { takenBack: true });
    return true;
  }

  /** Goes back to an earlier state of the game, and to its time, regardless of revelations since. For practice. */
  restart(earlier: Game): void {
    this.startedAt = this.time.now() - earlier.state.open.at;
    this.put(createMatch(earlier), { takenBack: true });
  }

  /** Returns the game with its log and its hidden half. */
  game(): Game {
    this.catchUp();
    const { log, state, pack } = this.match;
    return { log, state: { ...state, open: this.openNow() }, pack };
  }

  /** Adds a listener, which is also told secret events. Returns a function that removes it. */
  listen(listener: (news: SessionEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Stops the clock and removes all listeners. */
  close(): void {
    this.unwatch();
    this.cancelWake();
    this.listeners.clear();
  }

  /** Whether the log is full. Then nothing happens any more and no time passes (FIN-21). */
  private isLogFull(): boolean {
    return isFull(this.match.log);
  }

  /** Whether time passes in the game. */
  private isMoving(): boolean {
    return isRunning(this.match.state.open) && !this.isLogFull();
  }

  /** Current game time, in ms since the game began. */
  private at(): number {
    const { at } = this.match.state.open;
    return this.isLogFull() ? at : Math.max(at, Math.floor(this.time.now() - this.startedAt));
  }

  private openNow(): PublicState {
    return settle(this.match.state.open, this.at());
  }

  private arm(): void {
    this.cancelWake();
    const next = due(this.match.state.open);
    const untilDue = next === null ? Number.POSITIVE_INFINITY : next.at - this.at();
    this.cancelWake = this.isMoving()
      ? this.clock.wake(Math.min(untilDue, beatMs), () => {
          this.catchUp();
          this.arm();
        })
      : () => {};
  }

  private put(next: Match, news: SessionEvent): void {
    this.match = next;
    this.arm();
    for (const listener of this.listeners) listener(news);
    this.stopIfHidden();
  }

  /** Opens the menu, so that the clock waits for the players. */
  private stop(why: Stop): void {
    const stopped = dispatch(this.match, { type: 'open-menu' }, 'central-officer', this.at(), this.dependencies);
    if (!('refused' in stopped)) this.put(stopped.game, { events: stopped.events, stopped: why });
  }

  private stopIfHidden(): void {
    if (!this.clock.isSeen() && this.isMoving()) this.stop('hidden');
  }

  /** Fires everything that is due by now. Alarms may come late, so this runs before anything is read. */
  private catchUp(): void {
    const lostMs = this.sleptMs();
    if (this.isLogFull()) return;
    if (lostMs !== null && isRunning(this.match.state.open)) {
      this.time.lose(lostMs);
      this.stop('asleep');
      return;
    }
    const next = due(this.match.state.open);
    const step = next === null || next.at > this.at() ? null : advanceMatch(this.match, this.at(), this.dependencies);
    if (step !== null && !('refused' in step)) this.put(step.game, { events: step.events });
    else this.stopIfHidden();
  }
}
