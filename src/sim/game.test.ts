import { expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { standardPack } from '../content/standard/pack.ts';
import { eventsOf } from '../host/index.ts';
import { foldEvents, playerView, settle, withPack } from '../rules/index.ts';
import { resultOf } from './game.ts';
import { playAll, playGame, roundsWithoutDecision, sumUp } from './index.ts';

const wishes = { seed: 'sim-test', difficulty: 'normal' } as const;

test('the same seed and bots produce the same game', () => {
  const [one, two] = [playGame(wishes, bots.planner), playGame(wishes, bots.planner)];
  expect(two.log).toEqual(one.log);
  expect(playGame({ ...wishes, seed: 'another' }, bots.planner).log).not.toEqual(one.log);
});

test('the log of a played game folds to its final state', () => {
  const { log, state, pack } = playGame(wishes, bots.planner);
  const folded = foldEvents(eventsOf(log));
  expect({ ...folded, open: settle(folded.open, state.open.at) }).toEqual(state);
  expect(playerView(withPack(state.open, pack)).operation.phase).toBe('over');
});

test('a result summarizes the outcome, cards, cues, steps and verbs of a game', () => {
  const played = playGame({ ...wishes, plan: 'onslaught', base: 'asia' }, bots.planner);
  const result = resultOf('sim-test', played);
  const { outcome } = playerView(withPack(played.state.open, played.pack)).operation;
  expect(result).toMatchObject({
    seed: 'sim-test',
    plan: 'onslaught',
    base: 'asia',
    won: outcome?.won,
    why: outcome?.why,
  });
  expect(result.score).toBe(outcome?.score);
  expect(result.rounds).toBe(played.state.open.round);
  expect(result.firstHand).toHaveLength(6);
  expect(result.drawn).toEqual(expect.arrayContaining([...result.firstHand]));
  expect(result.cards).toEqual(expect.arrayContaining(['onslaught', 'launch-complex', ...result.researched]));
  expect(result.cues).toContain('budget');
  expect(result.steps).toContain('audit');
  expect(result.verbs).toContain('raise-panic');
});

test('a bot that never moves causes a dead end that names the seed', () => {
  expect(() => playGame(wishes, () => null)).toThrow('sim-test: nobody can move');
});

test('a refused move causes a dead end that names the seed', () => {
  expect(() => playGame(wishes, () => ({ as: 'commander', intent: { type: 'apply' }, reason: 'best' }))).toThrow(
    'sim-test: apply refused not-begun',
  );
});

test('games on several cores equal games on one core, in the order of their seeds', async () => {
  const seeds = Array.from({ length: 25 }, (_, i) => `pool-${i}`);
  const shown: number[] = [];
  const batch = { wishes: { difficulty: 'hard' as const }, seeds, bot: 'random' as const };
  const { results, cpuMs } = await playAll(batch, (done) => shown.push(done), new AbortController().signal, 2);
  expect(results).toEqual(seeds.map((seed) => resultOf(seed, playGame({ seed, difficulty: 'hard' }, bots.random))));
  expect(shown.at(-1)).toBe(25);
  expect(cpuMs).toBeGreaterThan(0);
});

test('a batch stopped early keeps the finished games', async () => {
  const stop = new AbortController();
  const seeds = Array.from({ length: 200 }, (_, i) => `stop-${i}`);
  const batch = { wishes: { difficulty: 'normal' as const }, seeds, bot: 'random' as const };
  const { results } = await playAll(batch, () => stop.abort(), stop.signal, 1);
  expect(results.length).toBeGreaterThan(0);
  expect(results.length).toBeLessThan(200);
});

test('a summary counts games, wins, losses, rounds and cards', () => {
  const results = Array.from({ length: 12 }, (_, i) =>
    resultOf(`s${i}`, playGame({ ...wishes, seed: `s${i}` }, bots.beginner)),
  );
  const sum = sumUp(results, standardPack);
  expect(sum.games).toBe(12);
  expect(sum.wins + sum.losses.panic + sum.losses['base-destroyed']).toBe(12);
  expect(Object.values(sum.byPlan).reduce((all, { games }) => all + games, 0)).toBe(12);
  expect(Object.values(sum.byBase).reduce((all, { wins }) => all + wins, 0)).toBe(sum.wins);
  expect(Object.values(sum.rounds.counts).reduce((all, count) => all + count, 0)).toBe(12);
  const funding = sum.cards.find(({ id }) => id === 'emergency-funding');
  expect(funding).toEqual({ id: 'emergency-funding', seen: 12, chosen: null, researched: null, worth: null });
  const unseen = new Set(sum.unseen.cards);
  for (const { id, seen } of sum.cards) expect(unseen.has(id)).toBe(seen === 0);
});

test('DIR-10 a summary counts the rounds in which adaptation pressed, eased, or was at either end', () => {
  const blank = resultOf('x', playGame(wishes, bots.beginner));
  const game = (...adaptation: readonly number[]) => ({ ...blank, adaptation });
  const sum = sumUp([game(1, 2, 2, 1), game(-1, 0), game(-2, -1, 0, 0)], standardPack);
  expect(sum.adaptation).toEqual({ rounds: 10, pressed: 4, eased: 3, atEitherEnd: 3 });
  const played = playGame(wishes, bots.planner);
  const { state } = played;
  const { adaptation } = resultOf('x', played);
  expect(adaptation).toHaveLength(state.open.round - 1);
  expect(adaptation.at(-1)).toBe(state.hidden.schedule?.adaptation.step);
});

test('the worth of a tech is the win rate with it in the first hand minus the win rate without it', () => {
  const blank = resultOf('x', playGame(wishes, bots.beginner));
  const game = (won: boolean, firstHand: readonly string[]) => ({ ...blank, won, firstHand, drawn: firstHand });
  const sum = sumUp(
    [
      game(true, ['ion-lance']),
      game(true, ['ion-lance']),
      game(true, []),
      game(false, []),
      game(false, []),
      game(false, []),
    ],
    standardPack,
  );
  expect(sum.cards.find(({ id }) => id === 'ion-lance')?.worth).toBe(0.75);
});

test('every role has something to decide in every round of five sample games', () => {
  const games = Array.from({ length: 5 }, (_, i) => ({ seed: `idle-${i}`, difficulty: 'normal' as const }));
  const { rounds, idle } = roundsWithoutDecision(games, bots.planner);
  expect(rounds).toBeGreaterThan(15);
  expect(idle).toEqual({ commander: 0, 'chief-scientist': 0, 'central-officer': 0, 'squad-leader': 0 });
});
