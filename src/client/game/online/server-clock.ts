// The table's clock on this device (ONL-5). Nothing ticks on the wire: pongs tell the time.

/**
 * Bounds of the table's time minus this device's, from one ping and its pong, in ms. The table read its clock after the
 * ping was sent and before the pong arrived.
 */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Pongs that are remembered: those of about a minute, in which clocks hardly drift. */
const remembered = 20;
/** Maximum rate at which the shown time approaches the measured one, in ms per ms. */
const slewRate = 0.2;
/** Tolerated contradiction between the bounds of two pongs, in ms: for drift, and because `at` is a whole number. */
const driftMs = 20;

/** The table's time on this device. */
export interface ServerClock {
  /** Notes that the table's time was `at` when a frame without a question arrived. Counts until the first pong. */
  hint(at: number): void;
  /**
   * Notes a pong: asked at `asked` by this device's clock, answered with the table's time. Returns whether the shown
   * time has changed by that.
   */
  pong(asked: number, at: number): boolean;
  /** Forgets all pongs, because a clock may have jumped. The shown time is that of the next one. */
  anew(): void;
  /** Returns the table's time, in ms since the game began. It goes back only when a clock has jumped. */
  now(): number;
}

/** Returns the range that all pongs allow. Null if they contradict each other. */
function allowedBy(pongs: readonly Bounds[]): Bounds | null {
  const least = Math.max(...pongs.map((one) => one.least));
  const most = Math.min(...pongs.map((one) => one.most));
  return least > most + driftMs ? null : { least, most };
}

/**
 * The middle of the allowed range. Its error is half the difference between the fastest ways there and back, which is
 * less than that of the fastest round trip alone.
 */
const middleOf = ({ least, most }: Bounds): number => (least + most) / 2;

/** Follows the time of a table with this device's monotonic clock. */
export function serverClock(clock: () => number): ServerClock {
  let pongs: readonly Bounds[] = [];
  /** Pings sent before this time do not count. */
  let since = Number.NEGATIVE_INFINITY;
  let wanted = 0;
  let shown: { readonly offset: number; readonly at: number } | null = null;
  let latest = Number.NEGATIVE_INFINITY;

  /** Shows the measured time at once, also if that is earlier. */
  function jump(): void {
    shown = null;
    latest = Number.NEGATIVE_INFINITY;
  }

  /** Moves the shown offset towards the measured one. */
  function offset(): number {
    const now = clock();
    const most = shown === null ? Number.POSITIVE_INFINITY : Math.max(0, now - shown.at) * slewRate;
    const from = shown?.offset ?? wanted;
    shown = { offset: from + Math.max(-most, Math.min(most, wanted - from)), at: now };
    return shown.offset;
  }

  /** Returns the time that the screen shows now. Unlike a reading, it does not move the offset. */
  const shownNow = (): number => Math.max(latest, clock() + (shown?.offset ?? wanted));

  function measure(newest: Bounds): void {
    const next = [...pongs, newest].slice(-remembered);
    const allowed = allowedBy(next);
    // The first pong replaces the hint at once, and one that contradicts the others replaces those.
    if (pongs.length === 0 || allowed === null) jump();
    pongs = allowed === null ? [newest] : next;
    const { least, most } = allowed ?? newest;
    wanted = middleOf({ least, most });
    // An offset that the pongs rule out is corrected at once. So the error of a slow first pong does not last.
    if (shown !== null) {
      const possible = Math.max(least - driftMs, Math.min(most + driftMs, shown.offset));
      shown = { ...shown, offset: possible };
    }
  }

  return {
    hint(at) {
      if (pongs.length > 0) return;
      wanted = at - clock();
      jump();
    },
    pong(asked, at) {
      const now = clock();
      // The clock was put back, so it cannot be compared with earlier times.
      if (now < since) since = Number.NEGATIVE_INFINITY;
      if (asked < since || asked > now) return false;
      const before = shownNow();
      measure({ least: at - now, most: at - asked });
      return Math.abs(shownNow() - before) > driftMs;
    },
    anew() {
      pongs = [];
      since = clock();
    },
    now() {
      latest = Math.max(latest, Math.floor(clock() + offset()));
      return latest;
    },
  };
}
