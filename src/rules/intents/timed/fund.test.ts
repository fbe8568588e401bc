import { expect, test } from 'vitest';
import { given, type Play, scripted, table } from '../../../../tests/tools/given.ts';
import { packOf } from '../../../content/cards/pack.ts';
import type { Role } from '../../../content/roles.ts';
import { standardCards } from '../../../content/standard/pack.ts';
import { createGame, decide, type Intent, legalIntents, seededDice } from '../../index.ts';
import { byCue } from '../../state/cause.ts';

const commander = { as: 'commander' as Role };
const fund = (credits: number) => ({ type: 'fund', credits }) as const;
const funding = (more: Parameters<typeof table>[0] = {}): Play =>
  table({ begin: 'emergency-funding', budget: 3, emergency: 6, ...more });

test('ACT-EMERGENCY any number of credits moves from Emergency Funding to the budget', () => {
  const play = funding();
  play.do(fund(4), commander);
  expect(play.last).toMatchObject([{ type: 'credits-changed', why: byCue('emergency-funding') }]);
  expect(play.board.credits).toEqual({ budget: 7, emergency: 2 });
});

test('FIN-11 TIM-6 the number is the total of this cue, and can be raised, lowered or set to zero again', () => {
  const play = funding();
  const after = [4, 6, 1, 0].map((credits) => {
    play.do(fund(credits), commander);
    return play.board.credits;
  });
  expect(after).toEqual([
    { budget: 7, emergency: 2 },
    { budget: 9, emergency: 0 },
    { budget: 4, emergency: 5 },
    { budget: 3, emergency: 6 },
  ]);
});

test('FIN-11 the total is limited to what the card holds', () => {
  const play = funding();
  for (const wrong of [7, -1, 1.5]) {
    expect(play.refused(fund(wrong), commander)).toEqual({ code: 'not-that-many', most: 6 });
  }
  play.do(fund(5), commander);
  expect(play.refused(fund(7), commander)).toEqual({ code: 'not-that-many', most: 6 });
  play.do(fund(6), commander);
  expect(play.board.credits).toEqual({ budget: 9, emergency: 0 });
});

test('FIN-11 the same total again is refused', () => {
  const play = funding();
  expect(play.refused(fund(0), commander)).toEqual({ code: 'same-credits', credits: 0 });
  play.do(fund(2), commander);
  expect(play.refused(fund(2), commander)).toEqual({ code: 'same-credits', credits: 2 });
});

test('CRD-2 FIN-11 credits already spent on a card cannot be moved back', () => {
  const bribe = { id: 'bribe', owner: 'commander', phase: 'timed', price: { credits: 4 } } as const;
  const assets = [...standardCards.assets, { ...bribe, effects: [{ do: 'raise-panic', by: 1, on: 'asia' }] } as const];
  const rules = { director: scripted({}), dice: seededDice, pack: packOf('bribes', { ...standardCards, assets }) };
  const position = { begin: 'emergency-funding', emergency: 6 } as const;
  const started = createGame({ seed: 'test', difficulty: 'normal', mode: 'virtual', position }, rules);
  if ('refused' in started) throw new Error('refused');
  const asked = (intents: readonly Intent[]) =>
    intents.reduce(
      (last, intent) => ('refused' in last ? last : decide(last.state, intent, 'commander', 0, rules)),
      started as ReturnType<typeof decide>,
    );
  const bribed = [fund(5), { type: 'use', card: 'bribe' }] as const;
  expect(asked([...bribed, fund(3)])).toEqual({ refused: { code: 'no-credits' } });
  const after = asked([...bribed, fund(4)]);
  expect('state' in after && after.state.open.board).toMatchObject({ budget: 0, emergency: 2 });
});

test('SET-4 ACT-EMERGENCY an empty card gives nothing', () => {
  expect(funding({ emergency: 0 }).refused(fund(1), commander)).toEqual({ code: 'not-that-many', most: 0 });
});

test('TIM-2 moved credits stay when time is up, and a second cue starts from zero', () => {
  const play = table(
    { begin: 'emergency-funding', emergency: 6 },
    { cues: ['emergency-funding', 'emergency-funding'] },
  );
  play.do(fund(4), commander);
  play.wait(play.clock.limit ?? 0);
  expect(play.refused(fund(3), commander)).toEqual({ code: 'not-that-many', most: 2 });
  play.do(fund(1), commander);
  expect(play.board.credits).toEqual({ budget: 5, emergency: 1 });
});

test('ACT-EMERGENCY only the Commander moves credits, and only in this cue', () => {
  for (const as of ['central-officer', 'squad-leader', 'chief-scientist'] as const) {
    expect(funding().refused(fund(1), { as })).toEqual({ code: 'not-your-cue', role: 'commander' });
  }
  expect(table({ begin: 'deploy-interceptors' }).refused(fund(1), commander)).toEqual({ code: 'not-now' });
});

test('RND-1 FIN-7 credits cannot be moved in the resolution phase or without a board', () => {
  expect(table({ begin: 'recruit', budget: 1 }).refused(fund(1), commander)).toEqual({ code: 'no-cue' });
  expect(given().refused(fund(1), commander)).toEqual({ code: 'no-board' });
});

test('FIN-11 every total except the current one is listed', () => {
  const play = funding({ emergency: 3 });
  play.do(fund(1), commander);
  const listed = (seat: Role) => legalIntents(play.open, seat).filter(({ type }) => type === 'fund');
  expect(listed('commander')).toEqual([fund(0), fund(2), fund(3)]);
  expect(listed('central-officer')).toEqual([]);
});
