// Hosts a game in boardgame.io, with a local master. Our rules are its only move.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { Local } = require('boardgame.io/multiplayer');

/** Plays recorded intents in a hosted game, waiting for the master after each. Returns the last state. */
export async function playIntents(initial, move, intents) {
  const game = { name: 'hosted', setup: () => initial(), moves: { ask: ({ G }, intent, as) => move(G, intent, as) } };
  const client = Client({ game, numPlayers: 1, playerID: '0', multiplayer: Local(), debug: false });
  client.start();
  for (const { intent, as } of intents) {
    const before = client.getState()._stateID;
    client.moves.ask(intent, as);
    // The master answers asynchronously. The limit prevents an endless wait if a move fails.
    for (let waited = 0; client.getState()._stateID === before; waited += 1) {
      if (waited > 1000) throw new Error('the master does not answer');
      await Promise.resolve();
    }
  }
  await Promise.resolve();
  const end = client.getState().G;
  client.stop();
  return end;
}
