// `npm run tempers [-- games]`: plays the same seeds at normal with cautious and with bold planners, and prints how many
// each wins, with the rolls, losses and stops of a round.
import { tempered } from '../../src/bots/colleagues.ts';
import { playGame } from '../../src/sim/game.ts';

const games = Number(process.argv[2] ?? 300);

for (const temper of ['cautious', 'bold'] as const) {
  let [won, rounds, rolls, losses, stops] = [0, 0, 0, 0, 0];
  for (let i = 1; i <= games; i += 1) {
    const { state } = playGame(
      { seed: `temper-${i}`, difficulty: 'normal' },
      tempered[temper],
      undefined,
      (move, events) => {
        if (move.intent.type === 'roll') rolls += 1;
        if (move.intent.type === 'stop') stops += 1;
        losses += events.filter((event) => event.type === 'roll-applied' && event.loss).length;
      },
    );
    rounds += state.open.round;
    if (state.open.outcome?.won) won += 1;
  }
  const perRound = [rolls, losses, stops].map((count) => (count / rounds).toFixed(2));
  console.log(
    `${temper}: won ${won} of ${games}; a round ${perRound[0]} rolls, ${perRound[1]} losses, ${perRound[2]} stops`,
  );
}
