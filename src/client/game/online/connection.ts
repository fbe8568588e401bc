// The connection to a table. It is opened again whenever it is lost, and no press is lost.

import {
  type ClientFrame,
  isServerFrame,
  oldestProtocol,
  parseServerFrame,
  protocol,
  type ServerFrame,
  spokenAt,
  type UnreadFrame,
} from '../../../wire/index.ts';

/**
 * State of the connection. `here`; `slow`: nothing was heard for a while; `away`: it is lost, and tried again;
 * `restarting`: the same, because the server restarts. `moved`: the seat is at another device. `taken`: another device
 * has asked for the seat and got it. `closed`: the table is gone, or does not let this device in. `old`: this page and
 * the server do not understand each other, and another page must be loaded (ONL-13).
 */
export type ConnectionStatus = 'here' | 'slow' | 'away' | 'restarting' | 'moved' | 'taken' | 'closed' | 'old';

/** A socket, as far as the link needs it. It reports nothing before `connect` has returned. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** Opens a socket and reports what happens to it. */
export type Connect = (events: {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  readonly closed: (code: number, reason?: string) => void;
}) => Wire;

/** Dependencies of a link. Times are in ms. */
export interface ConnectionOptions {
  readonly connect: Connect;
  readonly now: () => number;
  /** Time of day. It runs on while the device sleeps, where `now` may stand still. */
  readonly wall: () => number;
  readonly wake: (afterMs: number, then: () => void) => () => void;
  /**
   * Returns a random number from 0 up to 1, so that devices that lost a server together do not return at one instant.
   */
  readonly chance: () => number;
  /** Returns the first frame of a connection. */
  readonly hello: () => Extract<ClientFrame, { t: 'hello' }>;
  /** Whether a cue is open: then the table's clock is measured more often. */
  readonly isTimed: () => boolean;
  readonly heard: (frame: ServerFrame) => void;
  /** Called if events cannot be read, so that the whole table must be requested. */
  readonly missed: () => void;
  /** Called if the server does not understand a press with this id, or something that was sent (null). */
  readonly misunderstood: (id: string | null) => void;
  readonly changed: (state: ConnectionStatus) => void;
  /** Called when the clocks of device and table may have moved against each other: a new connection, or a sleep. */
  readonly anew: () => void;
}

/** Longest delays before each try to reconnect, in ms. All further delays are as long as the last. */
const retryMs = [200, 500, 1_000, 2_000, 4_000] as const;
/** Close code of a server that restarts. The reason says after how many ms to come back. */
const restartCode = 1012;
/** Longest such delay. */
const mostRestartMs = 30_000;
/** Tries after which a server that does not come back no longer counts as restarting. */
const restartTries = 4;
/** Interval of pings while a cue is open, and otherwise. */
const pingMs = { timed: 2_500, calm: 5_000 } as const;
/** The first pings of a connection follow each other fast, so that the clock is right soon. */
const firstPings = 6;
const firstPingMs = 250;
/** Silence after a ping that shows as slow, and after which the connection is given up. */
const slowMs = 1_500;
const deadMs = 8_000;
/**
 * The same for a page that wakes, because most connections have died meanwhile. Also the delay of a timer that shows
 * sleep.
 */
const wokenMs = 1_500;
/** Interval at which the silence is checked. */
const lookMs = 1_000;

/** States that a close code of the table leads to. After others the link is tried again. */
const finalStates: Readonly<Record<number, ConnectionStatus>> = {
  4003: 'closed',
  4009: 'moved',
  4010: 'old',
  4011: 'taken',
};
/** Close codes of a server that does not understand a frame, and that does not speak this version. */
const [badFrame, otherVersion] = [4001, 4010];
/** Frames that a page can do without. All others of a known kind must be readable. */
const spare: readonly string[] = ['pointed', 'said', 'stale'] satisfies ServerFrame['t'][];
/** Number of unreadable frames of one kind, or of refused first frames, after which the page counts as old. */
const mostUnread = 2;
const mostMisunderstood = 2;

const finals: ReadonlySet<ConnectionStatus> = new Set(Object.values(finalStates));

/** A connection to a table, which is opened again whenever it is lost. */
export class Connection {
  private readonly parts: ConnectionOptions;
  private current: ConnectionStatus = 'away';
  private wire: Wire | null = null;
  private tries = 0;
  private pings = 0;
  /** Version of the protocol that is spoken on this connection. */
  private version = protocol;
  /** Whether anything was read on this connection. */
  private hasRead = false;
  private misunderstood = 0;
  /** Frames that could not be read since the last one of their kind that could. */
  private readonly unread = new Map<string, number>();
  /** When the oldest ping without an answer was sent. Earlier ones do not count any more. */
  private unansweredAt: number | null = null;
  /** Silence after which the connection is given up. */
  private patienceMs: number = deadMs;
  private isOpen = false;
  private cancel = (): void => {};

  constructor(parts: ConnectionOptions) {
    this.parts = parts;
    this.open();
  }

  get state(): ConnectionStatus {
    return this.current;
  }

  /** Sends a frame now, or drops it if the link is away. The session repeats frames that must not be lost. */
  send(frame: ClientFrame): void {
    const spoken = spokenAt(this.version, frame);
    if (spoken !== null) this.wire?.send(JSON.stringify(spoken));
    else if ('id' in frame) this.parts.misunderstood(frame.id);
  }

  /** Greets the table again on the same connection, to get missed rows. */
  greet(): void {
    this.send({ ...this.parts.hello(), v: this.version });
  }

  /**
   * Checks the connection at once, because the page was asleep or the network has changed: an open connection must
   * answer soon, and a lost one is opened again without delay.
   */
  woke(): void {
    if (finals.has(this.current)) return;
    this.cancel();
    this.tries = 0;
    if (this.wire === null) {
      this.open();
      return;
    }
    this.patienceMs = wokenMs;
    if (!this.isOpen) {
      this.cancel = this.wakeIn(wokenMs, () => this.lose());
      return;
    }
    this.parts.anew();
    this.pings = 0;
    this.unansweredAt = null;
    this.ping();
  }

  close(): void {
    this.cancel();
    const { wire } = this;
    this.wire = null;
    wire?.close();
  }

  /** How long a ping has been without its answer. */
  private get silentMs(): number {
    return this.unansweredAt === null ? 0 : this.parts.now() - this.unansweredAt;
  }

  /** Sets the only alarm. One that comes much too late shows that the device slept. */
  private wakeIn(afterMs: number, then: () => void): () => void {
    const { now, wall, wake } = this.parts;
    const [from, fromWall] = [now(), wall()];
    return wake(afterMs, () => {
      const lateMs = Math.max(now() - from, wall() - fromWall) - afterMs;
      if (lateMs > wokenMs) this.woke();
      else then();
    });
  }

  private become(next: ConnectionStatus): void {
    if (next === this.current) return;
    this.current = next;
    this.parts.changed(next);
  }

  private ping(): void {
    this.send({ t: 'ping', c: this.parts.now() });
    this.unansweredAt ??= this.parts.now();
    this.pings += 1;
    const usual = this.parts.isTimed() ? pingMs.timed : pingMs.calm;
    this.watch(this.pings < firstPings ? firstPingMs : usual);
  }

  /** Waits for the next ping, and looks at the silence in between. */
  private watch(untilPing: number): void {
    const { silentMs } = this;
    if (silentMs >= this.patienceMs) {
      this.lose();
      return;
    }
    if (silentMs >= slowMs) this.become('slow');
    const step = Math.min(untilPing, lookMs, this.patienceMs - silentMs);
    this.cancel = this.wakeIn(step, () => (untilPing > step ? this.watch(untilPing - step) : this.ping()));
  }

  /** Gives the connection up, and tries again after a while. */
  private lose(): void {
    const longest = retryMs[Math.min(this.tries, retryMs.length - 1)] ?? 0;
    this.tries += 1;
    const restarts = this.current === 'restarting' && this.tries <= restartTries;
    this.comeBack(restarts ? 'restarting' : 'away', longest * (1 - this.parts.chance() / 2));
  }

  private comeBack(status: 'away' | 'restarting', afterMs: number): void {
    this.close();
    this.become(status);
    this.version = protocol;
    this.cancel = this.wakeIn(afterMs, () => this.open());
  }

  /** The server restarts. It has told when to come back, so that not all devices do so at once. */
  private restart(reason: string): void {
    const afterMs = /^\d{1,5}$/.test(reason) ? Number(reason) : retryMs[0];
    this.tries = 0;
    this.comeBack('restarting', Math.min(mostRestartMs, afterMs));
  }

  private open(): void {
    this.pings = 0;
    this.hasRead = false;
    this.unansweredAt = null;
    this.patienceMs = deadMs;
    this.isOpen = false;
    // Ignore late events of a connection that has been replaced.
    const ifCurrent =
      <A extends readonly unknown[]>(then: (...given: A) => void) =>
      (...given: A): void => {
        if (this.wire === wire) then(...given);
      };
    const wire = this.parts.connect({
      opened: ifCurrent(() => this.opened()),
      heard: ifCurrent((text: string) => this.heard(text)),
      closed: ifCurrent((code: number, reason?: string) => this.closed(code, reason)),
    });
    this.wire = wire;
    // A connection that does not open is given up like a silent one.
    this.cancel = this.wakeIn(deadMs, () => this.lose());
  }

  private opened(): void {
    this.cancel();
    this.isOpen = true;
    this.parts.anew();
    this.greet();
    this.ping();
  }

  private heard(text: string): void {
    const frame = parseServerFrame(text);
    // Other frames do not tell whether anything from here arrives: a connection may be dead in one direction.
    if ('t' in frame && frame.t === 'pong' && frame.c >= (this.unansweredAt ?? 0)) this.answered();
    if (this.silentMs < slowMs) this.become('here');
    if ('fault' in frame) this.passOver(frame);
    else this.read(frame);
  }

  private read(frame: ServerFrame): void {
    this.tries = 0;
    this.misunderstood = 0;
    this.hasRead = true;
    this.unread.delete(frame.t);
    this.parts.heard(frame);
  }

  /**
   * Handles an unreadable frame, which is from a newer server (ONL-13). Missed rows come later with the whole table.
   */
  private passOver({ kind = '', isNewer }: UnreadFrame): void {
    if (kind === 'events') this.parts.missed();
    if (kind === 'events' || spare.includes(kind) || (isNewer && !isServerFrame(kind))) return;
    const times = (this.unread.get(kind) ?? 0) + 1;
    this.unread.set(kind, times);
    if (times < mostUnread) this.parts.missed();
    else this.finish('old');
  }

  private answered(): void {
    this.unansweredAt = null;
    this.patienceMs = deadMs;
  }

  private closed(code: number, reason = ''): void {
    const final = finalStates[code];
    // A server that refuses other versions may be unable to read even their first frame.
    const isOtherVersion = code === otherVersion || (code === badFrame && !this.hasRead);
    if (isOtherVersion && this.version > oldestProtocol) {
      this.version -= 1;
      this.close();
      this.open();
    } else if (final !== undefined) this.finish(final);
    else if (code === badFrame) this.notUnderstood();
    else if (code === restartCode) this.restart(reason);
    else this.lose();
  }

  /** The server is older than this page, or there was no first frame in time. */
  private notUnderstood(): void {
    const { hasRead } = this;
    this.misunderstood += hasRead ? 0 : 1;
    if (this.misunderstood === mostMisunderstood) this.finish('old');
    else this.lose();
    if (hasRead) this.parts.misunderstood(null);
  }

  private finish(state: ConnectionStatus): void {
    this.close();
    this.become(state);
  }
}
