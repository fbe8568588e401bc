import { afterEvents, afterSync, type Replica } from '../../src/client/game/online/replica.ts';
import { roles } from '../../src/content/roles.ts';
import { standardPack } from '../../src/content/standard/pack.ts';
import { momentOf } from '../../src/host/index.ts';
import { type Draws, legalIntents, seededDice, withPack } from '../../src/rules/index.ts';
import { newToken } from '../../src/server/hosting/tokens.ts';
import type { ClientFrame, ServerFrame, ServerFrameOf } from '../../src/wire/index.ts';
import type { TableClient } from '../tools/table-client.ts';

type Press = ClientFrame & { readonly id: string };

/** One person with all roles, who makes random legal presses, and repeats unanswered ones. */
export class Presser {
  /** Presses that were confirmed, with the number of their row. */
  readonly confirmed = new Map<string, number>();
  mirror: Replica | null = null;
  private presses = 0;
  private pending: Press;
  private readonly chance: Draws;
  private readonly read = new WeakMap<TableClient, number>();

  constructor(seed: string) {
    this.chance = seededDice(seed).draws('presses');
    this.pending = { t: 'sit', id: this.next(), roles: [...roles], name: 'Ann', token: newToken() };
  }

  /** Presses once, on a client that has said hello. Resolves with the answer, or null if the connection is lost. */
  async press(client: TableClient): Promise<ServerFrameOf<'ack' | 'no'> | null> {
    const { id } = this.pending;
    client.send(this.pending);
    const answer = await client.until(
      () =>
        client.closed ??
        client.frames.find(
          (one): one is ServerFrameOf<'ack' | 'no'> => (one.t === 'ack' || one.t === 'no') && one.id === id,
        ),
    );
    if (typeof answer === 'number') return null;
    if (answer.t === 'ack') this.confirmed.set(id, answer.n);
    for (const frame of client.frames.slice(this.read.get(client) ?? 0)) this.hear(frame);
    this.read.set(client, client.frames.length);
    this.pending = this.another();
    return answer;
  }

  private hear(frame: ServerFrame): void {
    if (frame.t === 'sync') this.mirror = afterSync(this.mirror, frame).mirror;
    if (frame.t === 'events' && this.mirror) this.mirror = afterEvents(this.mirror, frame).mirror;
  }

  private next(): string {
    this.presses += 1;
    return `press-${this.presses}`;
  }

  private another(): Press {
    if (this.mirror === null) throw new Error('the table has not answered');
    const open = withPack(this.mirror.open, standardPack);
    const as = this.chance.pick(roles);
    const moves = legalIntents(open, as);
    const intent = moves.length > 0 ? this.chance.pick(moves) : ({ type: 'done' } as const);
    return { t: 'do', id: this.next(), intent, as, on: momentOf(open) };
  }
}
