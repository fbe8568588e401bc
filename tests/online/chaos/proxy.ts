// A proxy between devices and their host that drops, delays, cuts and reorders their connections.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Way } from './way.ts';

/** How long a connection that nobody needs any more stays open at the host, in ms. */
const afterglowMs = 100;

/** One connection of a device, and the one that it stands for at the host. */
class Connection {
  readonly address: string;
  readonly up: Way;
  readonly down: Way;
  /** Everything that the device has sent. */
  readonly sent: Buffer[] = [];
  private readonly client: Socket;
  private readonly host: Socket;

  constructor(client: Socket, hostPort: number) {
    this.client = client;
    this.address = client.remoteAddress ?? '';
    // Each device has its own address at the host, too.
    this.host = connect({ port: hostPort, host: '127.0.0.1', localAddress: this.address });
    this.up = new Way(this.host, () => this.cut());
    this.down = new Way(client, () => this.cut());
    client.on('data', (chunk: Buffer) => {
      this.sent.push(chunk);
      this.up.pass(chunk);
    });
    this.host.on('data', (chunk: Buffer) => this.down.pass(chunk));
    for (const socket of [client, this.host]) socket.on('error', () => {});
    client.on('close', () => this.up.end());
    this.host.on('close', () => this.down.end());
  }

  get isOpen(): boolean {
    return !this.client.destroyed;
  }

  /** Whether the table has answered the first frame: the answer to the request for a socket came before it. */
  get isGreeted(): boolean {
    return this.down.passed > 1;
  }

  /** Ends both sides without a word. */
  cut(): void {
    this.client.destroy();
    this.host.destroy();
  }

  /** Holds back everything in both directions for some time. */
  delay(ms: number): void {
    for (const way of [this.up, this.down]) way.hold();
    setTimeout(() => {
      for (const way of [this.up, this.down]) way.release();
    }, ms);
  }

  /** Ends the side of the device alone. */
  cutClient(): void {
    this.client.destroy();
  }

  /** Brings everything that was held to the host, long after the device has given this connection up. */
  async arriveLate(): Promise<void> {
    this.up.release();
    await new Promise((resolve) => setTimeout(resolve, afterglowMs));
    this.host.destroy();
  }
}

/** A proxy before a host. */
export class ChaosProxy {
  readonly port: number;
  private readonly server: Server;
  private readonly hostPort: number;
  private readonly connections = new Set<Connection>();
  private readonly waiting = new Set<() => void>();
  /** Addresses whose next connection holds back the frames that the device sends after the request for a socket. */
  private readonly heldNext = new Set<string>();

  private constructor(server: Server, hostPort: number) {
    this.server = server;
    this.hostPort = hostPort;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (client) => this.accept(client));
  }

  static async open(hostPort: number): Promise<ChaosProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new ChaosProxy(server, hostPort);
  }

  private accept(client: Socket): void {
    const connection = new Connection(client, this.hostPort);
    this.connections.add(connection);
    if (this.heldNext.delete(connection.address)) connection.up.holdAfter(1);
    const look = (): void => {
      for (const again of this.waiting) again();
    };
    connection.down.onPassed = look;
    connection.up.onHeld = look;
  }

  /** The present connection of a device. */
  of(address: string): Connection | undefined {
    return [...this.connections].findLast((one) => one.address === address && one.isOpen);
  }

  /** Resolves with the first connection of a device, other than `old`, that fits. */
  private until(address: string, old: Connection | undefined, fits: (one: Connection) => boolean): Promise<Connection> {
    return new Promise((found) => {
      const again = (): void => {
        const now = this.of(address);
        if (now === undefined || now === old || !fits(now)) return;
        this.waiting.delete(again);
        found(now);
      };
      this.waiting.add(again);
      again();
    });
  }

  /** Delays the device's next first frame and its followers until after those of the connection after that. */
  async reorder(address: string): Promise<void> {
    const before = this.of(address);
    this.heldNext.add(address);
    before?.cut();
    const old = await this.until(address, before, ({ up }) => up.isHolding);
    old.cutClient();
    await this.until(address, old, ({ isGreeted }) => isGreeted);
    await old.arriveLate();
  }

  /** Everything that the device has sent on this connection arrives once more, after the next one is open. */
  async duplicate(address: string): Promise<void> {
    const old = this.of(address);
    if (old === undefined) return;
    old.cut();
    await this.until(address, old, ({ isGreeted }) => isGreeted);
    const host = connect({ port: this.hostPort, host: '127.0.0.1', localAddress: address });
    host.on('error', () => {});
    for (const chunk of old.sent) host.write(chunk);
    await new Promise((resolve) => setTimeout(resolve, afterglowMs));
    host.destroy();
  }

  close(): void {
    this.server.close();
    for (const connection of this.connections) connection.cut();
  }
}
