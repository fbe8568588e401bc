// Plays whole random battles of pokemon-showdown (generation 9) with its own random players.
import PS from 'pokemon-showdown';
import tools from 'pokemon-showdown/dist/sim/tools/random-player-ai.js';

const { BattleStream, getPlayerStreams, Teams } = PS;
const { RandomPlayerAI } = tools;
const format = 'gen9randombattle';

async function battle(number) {
  const streams = getPlayerStreams(new BattleStream());
  const player = (name) => JSON.stringify({ name, team: Teams.pack(Teams.generate(format)) });
  for (const side of ['p1', 'p2']) void new RandomPlayerAI(streams[side]).start();
  const begin = JSON.stringify({ formatid: format, seed: `sodium,${number.toString(16).padStart(32, '0')}` });
  void streams.omniscient.write(`>start ${begin}\n>player p1 ${player('A')}\n>player p2 ${player('B')}`);
  let ended = false;
  for await (const chunk of streams.omniscient) ended ||= chunk.includes('|win|') || chunk.includes('|tie');
  if (!ended) throw new Error(`battle ${number} has no end`);
}

/** Returns how many battles one core plays per second of processor time, over `count` battles. */
export async function battlesPerSecond(count) {
  for (let i = 0; i < count / 4; i += 1) await battle(i + 1);
  const before = process.threadCpuUsage();
  for (let i = 0; i < count; i += 1) await battle(1000 + i);
  const { user, system } = process.threadCpuUsage(before);
  return (count * 1_000_000) / (user + system);
}
