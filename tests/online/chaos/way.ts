import type { Socket } from 'node:net';

/** One direction of a connection. */
export class Way {
  /** Number of chunks that have arrived. */
  passed = 0;
  onPassed = (): void => {};
  onHeld = (): void => {};
  private readonly to: Socket;
  private readonly cut: () => void;
  private state: 'open' | 'held' | 'swallowing' | 'cutting' = 'open';
  private held: Buffer[] = [];
  private isEnded = false;
  private heldAfter = Number.POSITIVE_INFINITY;

  constructor(to: Socket, cut: () => void) {
    this.to = to;
    this.cut = cut;
  }

  /** Whether something waits. */
  get isHolding(): boolean {
    return this.held.length > 0;
  }

  /** A chunk comes along. */
  pass(chunk: Buffer): void {
    if (this.passed >= this.heldAfter) this.state = 'held';
    if (this.state === 'held') {
      this.held.push(chunk);
      this.onHeld();
    } else if (this.state === 'cutting') {
      this.to.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), this.cut);
      this.state = 'swallowing';
    } else if (this.state === 'open') this.write(chunk);
  }

  /** The side that sends has ended. A swallowing way swallows this, too. */
  end(): void {
    if (this.state === 'held') this.isEnded = true;
    else if (this.state !== 'swallowing') this.to.end();
  }

  /** Holds everything back until it is released. */
  hold(): void {
    if (this.state === 'open') this.state = 'held';
  }

  /** Holds everything back after this many chunks. */
  holdAfter(chunks: number): void {
    this.heldAfter = chunks;
  }

  release(): void {
    if (this.state !== 'held') return;
    this.state = 'open';
    this.heldAfter = Number.POSITIVE_INFINITY;
    const { held } = this;
    this.held = [];
    for (const chunk of held) this.write(chunk);
    if (this.isEnded) this.to.end();
  }

  /** From now on nothing arrives any more, and neither side learns of it. */
  swallow(): void {
    this.state = 'swallowing';
  }

  /** Lets the first half of the next chunk through, and then ends the connection. */
  cutNext(): void {
    if (this.state === 'open') this.state = 'cutting';
  }

  private write(chunk: Buffer): void {
    this.to.write(chunk);
    this.passed += 1;
    this.onPassed();
  }
}
