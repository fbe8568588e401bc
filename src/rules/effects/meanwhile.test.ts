// While a question is open in the resolution phase, other seats may use their cards (FIN-17).

import { describe, expect, test } from 'vitest';
import { at, commander, leader, type Play, scientist, table } from '../../../tests/tools/given.ts';
import { cannotUse, choose, roll, trial, use } from '../../../tests/tools/hands.ts';
import type { Role } from '../../content/roles.ts';
import { legalIntents } from '../index.ts';
import { byCard } from '../state/cause.ts';

const even = { africa: 1, asia: 1, europe: 1, australia: 1, 'north-america': 1, 'south-america': 1 };

const usable = (play: Play, seat: Role) =>
  legalIntents(play.open, seat).flatMap((intent) => (intent.type === 'use' ? [intent.card] : []));

/** The Commander is asked in which of six equally panicked continents the riots are. */
const riots = (more: Parameters<typeof table>[0] = {}): Play =>
  table({ begin: 'crises', panic: even, crisisPool: ['capital-riots', 'second-wave'], ...more });

describe('while a question is open', () => {
  test('FIN-17 another seat can use a card, after which the question is open again', () => {
    const play = riots();
    const question = play.board.choice;
    expect(question).toMatchObject({ role: commander, about: 'continent' });
    expect(usable(play, leader)).toContain('covert-team');
    use(play, 'covert-team', { place: ['heavy-1'] });
    expect(play.board.crisisPool).toEqual(['capital-riots']);
    expect(play.board.choice).toEqual(question);
    choose(play, 'asia');
    expect(play.board.continents.asia.panic).toBe(3);
  });

  test('FIN-17 RES-3 the crisis being carried out cannot be discarded', () => {
    expect(cannotUse(riots({ crisisPool: ['capital-riots'] }), 'covert-team')).toEqual({ code: 'no-effect' });
  });

  test('FIN-17 the card and its own questions are carried out first', () => {
    const play = riots();
    use(play, 'covert-team');
    expect(play.board.choice).toMatchObject({ role: leader, about: 'unit' });
    expect(play.refused({ type: 'choose', option: 'asia' }, { as: commander })).toEqual({
      code: 'not-your-choice',
      role: leader,
    });
    choose(play, 'heavy-1');
    expect(play.board.choice).toMatchObject({ role: commander, about: 'continent' });
  });

  test('FIN-17 the question is asked again with the options that are left', () => {
    const panic = { ...even, africa: 3, asia: 3, europe: 3 };
    const lower = { owner: leader, effects: [{ do: 'lower-panic', by: 1, on: 'chosen' }] } as const;
    const play = trial(lower, { begin: 'crises', panic, crisisPool: ['capital-riots'] });
    expect(play.board.choice?.options).toEqual(['europe', 'africa', 'asia']);
    use(play, 'trial', { continent: 'asia' });
    expect(play.board.choice).toEqual({ role: commander, about: 'continent', options: ['europe', 'africa'] });
    expect(play.last.at(-1)).toMatchObject({ type: 'choice-opened', why: byCard('capital-riots') });
  });

  test('FIN-17 the question is settled if only one option is left', () => {
    const panic = { ...even, africa: 3, asia: 3 };
    const lower = { owner: leader, effects: [{ do: 'lower-panic', by: 1, on: 'chosen' }] } as const;
    const play = trial(lower, { begin: 'crises', panic, crisisPool: ['capital-riots'] });
    use(play, 'trial', { continent: 'asia' });
    expect(play.board.continents.africa.panic).toBe(5);
    expect(play.board.choice).toBeNull();
    expect(play.board.crisisPool).toEqual([]);
  });

  test('FIN-17 the role that is asked must answer before using cards', () => {
    const play = riots({ inPlay: ['reserve-call-up'] });
    expect(cannotUse(play, 'reserve-call-up')).toEqual({ code: 'choose-first' });
    expect(usable(play, commander)).toEqual([]);
  });

  test('FIN-17 CRD-2 no other card can be used while units to pay for one are being chosen', () => {
    const play = table({
      begin: 'global-defense',
      panic: even,
      crisisPool: ['second-wave'],
      inPlay: ['repair-drones'],
      damage: 4,
      ufos: { asia: 1 },
    });
    use(play, 'covert-team');
    expect(play.board.choice).toMatchObject({ role: leader, about: 'unit' });
    expect(cannotUse(play, 'repair-drones')).toEqual({ code: 'choose-first' });
    choose(play, 'heavy-1');
    use(play, 'repair-drones');
    expect(play.board.base.damage).toBe(3);
  });

  test('FIN-9 RES-5 other seats can use cards also if the question is about panic at the end of a step', () => {
    const play = table({
      begin: 'orbital-defense',
      panic: even,
      ufos: { orbit: 1 },
      inPlay: ['repair-drones'],
      damage: 4,
    });
    play.do('done');
    expect(play.board.choice).toMatchObject({ role: commander, about: 'continent' });
    use(play, 'repair-drones');
    expect(play.board.base.damage).toBe(3);
    choose(play, 'asia');
    expect(play.view.step).not.toBe('orbital-defense');
  });
});

describe('between a roll and its application', () => {
  test('TSK-9 FIN-17 cards for rolls can be used', () => {
    const play = table({
      begin: 'research',
      labs: [{ tech: 'clean-room' }],
      inPlay: ['reverse-engineering'],
      units: at('lab:1', 'scientist-1'),
    });
    roll(play, [1]);
    expect(play.board.choice).toBeNull();
    expect(usable(play, scientist)).toContain('reverse-engineering');
    expect(usable(play, commander)).not.toContain('research-charter');
  });
});
