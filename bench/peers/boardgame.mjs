// A game hosted in boardgame.io: its reducer, and its master on the same machine; the rules are handed in as its one move.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { Local } = require('boardgame.io/multiplayer');

/** Asks a recorded game's intents of a hosted one, one after another, each when the master has answered the last. */
export async function asked(initial, move, intents) {
  const game = { name: 'hosted', setup: () => initial(), moves: { ask: ({ G }, intent, as) => move(G, intent, as) } };
  const client = Client({ game, numPlayers: 1, playerID: '0', multiplayer: Local(), debug: false });
  client.start();
  for (const { intent, as } of intents) {
    const before = client.getState()._stateID;
    client.moves.ask(intent, as);
    // The master answers in promises; a game that went wrong would wait here for ever.
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
