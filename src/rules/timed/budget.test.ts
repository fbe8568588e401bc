import { expect, test } from 'vitest';
import { type Around, type Play, table } from '../../../tests/tools/given.ts';

const cues = ['new-technology', { kind: 'budget', credits: 11 }, 'emergency-funding', 'ending'] as const;
const budget = (position: Parameters<typeof table>[0], around: Around = {}): Play =>
  table({ begin: 'budget', ...position }, { cues, ...around });

test("ACT-BUDGET FIN-8 the cue's credits become the budget when the cue opens", () => {
  const play = budget({});
  expect(play.board.credits).toEqual({ budget: 11, emergency: 10 });
  play.do('done', { as: 'commander' });
  expect(play.board.credits.budget).toBe(11);
});

test('SET-3 ACT-BUDGET mineral wealth adds one credit while its continent is yellow', () => {
  expect(budget({ panic: { africa: 4 } }, { base: 'africa' }).board.credits.budget).toBe(12);
  expect(budget({ panic: { africa: 5 } }, { base: 'africa' }).board.credits.budget).toBe(11);
});

test('TIM-7 ACT-BUDGET keeps credits that a card gained before the cue', () => {
  const play = budget({ begin: 'new-technology', inPlay: ['black-market'] });
  play.do({ type: 'use', card: 'black-market' }, { as: 'chief-scientist' });
  expect(play.board.credits.budget).toBe(2);
  play.do('done');
  expect(play.board.credits.budget).toBe(13);
});

test('RES-2 ACT-BUDGET credits left from the previous round are lost', () => {
  const play = budget({ begin: 'crises', budget: 5 }).nextRound();
  expect(play.view).toMatchObject({ round: 2, cue: { kind: 'new-technology' } });
  expect(play.board.credits.budget).toBe(0);
  play.do('done');
  expect(play.board.credits.budget).toBe(11);
});
