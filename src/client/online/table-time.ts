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
/** How fast the shown time may approach the measured one: ms per ms. */
const slewRate = 0.2;
/** A difference above this is no drift, but a new beginning. In ms. */
const jumpMs = 2_000;

/** The table's time on this device. */
export interface TableTime {
  /** Notes that the table's time was `at` when a frame without a question arrived. Counts until the first pong. */
  hint(at: number): void;
  /** Notes a pong: asked at `asked` by this device's clock, answered with the table's time. */
  pong(asked: number, at: number): void;
  /** Returns the table's time, in ms since the game began. It never goes back. */
  now(): number;
}

/** Follows the time of a table with this device's monotonic clock. */
export function tableTime(clock: () => number): TableTime {
  let pongs: readonly Bounds[] = [];
  let hinted = 0;
  let shown: { readonly offset: number; readonly at: number } | null = null;
  let latest = 0;

  /**
   * The middle of what all pongs allow. Its error is half the difference between the fastest ways there and back, which
   * is less than that of the fastest round trip alone.
   */
  function measured(): number {
    if (pongs.length === 0) return hinted;
    const least = Math.max(...pongs.map((one) => one.least));
    const most = Math.min(...pongs.map((one) => one.most));
    return (least + most) / 2;
  }

  /** Moves the shown offset towards the measured one. */
  function offset(): number {
    const wanted = measured();
    const now = clock();
    if (shown === null || Math.abs(wanted - shown.offset) > jumpMs) shown = { offset: wanted, at: now };
    else {
      const most = (now - shown.at) * slewRate;
      const step = Math.max(-most, Math.min(most, wanted - shown.offset));
      shown = { offset: shown.offset + step, at: now };
    }
    return shown.offset;
  }

  return {
    hint(at) {
      hinted = at - clock();
    },
    pong(asked, at) {
      // The first measurement replaces the hint at once.
      if (pongs.length === 0) shown = null;
      pongs = [...pongs, { least: at - clock(), most: at - asked }].slice(-remembered);
    },
    now() {
      latest = Math.max(latest, Math.floor(clock() + offset()));
      return latest;
    },
  };
}
