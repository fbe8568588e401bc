// Sends hostile heads of requests to a host over raw TCP, and looks whether it lives.

import { connect } from 'node:net';
import { seededDice } from '../../src/rules/index.ts';
import { hostileHead } from './heads.ts';

/** How many connections are open at the same time. */
const together = 20;
/** A connection whose host waits for more is ended after this time, in ms. */
const patienceMs = 150;

/** Sends bytes. Resolves once the connection has ended, by either side. */
function send(port: number, head: Buffer, isCut: boolean): Promise<void> {
  return new Promise((ended) => {
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.on('error', () => {});
    // Any answer counts.
    socket.on('data', () => {
      if (isCut) socket.resetAndDestroy();
      else socket.end();
    });
    socket.on('close', () => ended());
    socket.write(head);
  });
}

/** Sends this many hostile requests to a host on this machine. Some connections are reset as soon as it answers. */
export async function sendHostileRequests(port: number, count: number, seed: string): Promise<void> {
  const chance = seededDice(seed).draws('requests');
  let left = count;
  const sender = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await send(port, hostileHead(chance), chance.next(4) === 0);
    }
  };
  await Promise.all(Array.from({ length: together }, sender));
}
