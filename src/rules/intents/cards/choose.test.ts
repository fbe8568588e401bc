import { describe, expect, test } from 'vitest';
import { type Play, setUp, table } from '../../../../tests/tools/given.ts';
import { cannotUse, choose, roll, trial, use } from '../../../../tests/tools/hands.ts';
import type { Effect, Verb } from '../../../content/cards/effects.ts';
import { legalIntents, type Position } from '../../index.ts';
import { byCard } from '../../state/cause.ts';

const raise: Effect = { do: 'raise-panic', by: 1, on: 'chosen' };
const recruit = (count: number): Effect => ({ do: 'recruit-units', kind: 'soldier', count });

/** A different panic level on each continent, so that nothing ties. */
const panic = { 'north-america': 0, 'south-america': 1, europe: 2, africa: 3, asia: 4, australia: 8 } as const;

const given = (effects: readonly Effect[], position: Position = {}): Play =>
  trial({ effects }, { begin: 'ending', panic, ...position });

/** Positions that move every soldier of the starting pool to reserve, except these. */
const onlyInPool = (...left: readonly string[]) =>
  ['assault-3', 'heavy-3', 'sniper-3', 'support-3']
    .filter((id) => !left.includes(id))
    .map((id) => ({ id, at: 'reserve' }) as const);

describe('a choice', () => {
  test('CRD-7 is asked only if there are two options or more', () => {
    const alone = given([recruit(1)], { units: onlyInPool('heavy-3') });
    use(alone, 'trial');
    expect(alone.board.choice).toBe(null);
    expect(alone.placeOf('heavy-3')).toBe('reserve');
    const several = given([recruit(1)], { units: onlyInPool('heavy-3', 'sniper-3') });
    use(several, 'trial');
    expect(several.board.choice).toEqual({ role: 'commander', about: 'unit', options: ['heavy-3', 'sniper-3'] });
  });

  test('CRD-7 is asked once for each unit, until only one option is left', () => {
    const units = [...onlyInPool('heavy-3', 'sniper-3', 'support-3'), { id: 'sniper-2', at: 'pool' } as const];
    const play = given([recruit(3)], { units });
    use(play, 'trial');
    choose(play, 'support-3');
    expect(play.board.choice?.options).toEqual(['heavy-3', 'sniper-2']);
    choose(play, 'heavy-3');
    expect(['heavy-3', 'sniper-2', 'support-3'].map((id) => play.placeOf(id))).toEqual(Array(3).fill('reserve'));
    expect(play.placeOf('sniper-3')).toBe('pool');
    expect(play.board.choice).toBe(null);
  });

  test('CRD-7 is not asked if all options are taken', () => {
    const play = given([recruit(2)], { units: onlyInPool('heavy-3', 'sniper-3') });
    use(play, 'trial');
    expect(play.board.choice).toBe(null);
    expect(['heavy-3', 'sniper-3'].map((id) => play.placeOf(id))).toEqual(['reserve', 'reserve']);
  });

  test('CRD-7 delays the effects that follow until it is answered', () => {
    const play = given([raise, { do: 'gain-credits', count: 2, to: 'budget' }, raise]);
    use(play, 'trial');
    expect(play.board.credits.budget).toBe(0);
    choose(play, 'asia');
    expect(play.board.credits.budget).toBe(2);
    expect(play.board.choice?.about).toBe('continent');
    choose(play, 'asia');
    expect(play.board.continents.asia.panic).toBe(6);
  });

  test('CRD-2 is asked after the price is paid', () => {
    const play = given([raise]);
    use(play, 'trial');
    expect(play.board.inPlay.find(({ card }) => card === 'trial')?.exhausted).toBe(true);
  });

  test('CRD-7 events of an answer name the card that asked', () => {
    const play = given([raise]);
    use(play, 'trial');
    choose(play, 'asia');
    expect(play.last).toMatchObject([
      { type: 'chosen', why: byCard('trial'), option: 'asia' },
      { type: 'panic-changed', why: byCard('trial'), continent: 'asia', by: 1, panic: 5 },
    ]);
  });
});

describe('in the timed phase', () => {
  /** The Commander has been asked for a continent. */
  function asked(position: Position = {}): Play {
    const play = given([raise], position);
    use(play, 'trial');
    return play;
  }

  test('CRD-7 TIM-7 an open question stops neither other seats nor the cue', () => {
    const play = asked({ begin: 'defend-base', inPlay: ['field-medics'] });
    play.do({ type: 'assign', units: ['heavy-1'], to: 'base' }, { as: 'squad-leader' });
    expect(use(play, 'field-medics', { unit: 'heavy-3' })).toContain('units-moved');
    expect(play.do('done')).toEqual(['cue-closed', 'cue-opened']);
    expect(play.board.choice).toMatchObject({ role: 'commander' });
    choose(play, 'africa');
    expect(play.board.continents.africa.panic).toBe(4);
  });

  test('TIM-7 a role asked later can answer before one asked earlier', () => {
    const play = asked({ inPlay: ['battle-drills'] });
    use(play, 'battle-drills');
    expect(play.board.choice).toMatchObject({ role: 'squad-leader', about: 'unit' });
    play.do({ type: 'choose', option: 'asia' }, { as: 'commander' });
    expect(play.board.continents.asia.panic).toBe(5);
    expect(play.board.choice).toMatchObject({ role: 'squad-leader', about: 'unit' });
    choose(play, 'heavy-1', 'sniper-1');
    expect(play.board.choice).toBe(null);
  });

  test("TIM-7 each seat's legal moves list its own options", () => {
    const play = asked({ inPlay: ['battle-drills'] });
    use(play, 'battle-drills');
    const listed = (seat: 'commander' | 'squad-leader' | 'central-officer') =>
      legalIntents(play.open, seat).flatMap((intent) => (intent.type === 'choose' ? [intent.option] : []));
    expect(listed('commander')).toEqual(['north-america', 'south-america', 'europe', 'africa', 'asia']);
    expect(listed('squad-leader')).toEqual(['assault-1', 'heavy-1', 'sniper-1', 'support-1']);
    expect(listed('central-officer')).toEqual([]);
  });

  test("ACT-MISSION a card's question to one role does not block another role's choice for the cue", () => {
    const play = asked({ begin: 'choose-mission' });
    const [mission = ''] = play.board.drawn?.cards ?? [];
    expect(play.board.choice?.role).toBe('commander');
    play.do({ type: 'choose', option: mission }, { as: 'squad-leader' });
    expect(play.board.mission?.card).toBe(mission);
    choose(play, 'europe');
    expect(play.board.continents.europe.panic).toBe(3);
  });

  test('ACT-CRISIS a role asked by a card and by the cue answers the card first', () => {
    const play = asked({ begin: 'crisis' });
    expect(play.board.choice?.about).toBe('continent');
    choose(play, 'europe');
    expect(play.board.choice?.about).toBe('crisis');
    const [crisis = ''] = play.board.drawn?.cards ?? [];
    choose(play, crisis);
    expect(play.board.crisisPool).toEqual([crisis]);
  });

  test('ACT-CRISIS the cue asks the Commander, who may change the answer while it is open', () => {
    const play = given([], { begin: 'crisis' });
    const [one = '', other = ''] = play.board.drawn?.cards ?? [];
    expect(play.board.choice).toEqual({ role: 'commander', about: 'crisis', options: [one, other] });
    const foreign = { code: 'not-your-choice', role: 'commander' };
    expect(play.refused({ type: 'choose', option: one }, { as: 'squad-leader' })).toEqual(foreign);
    choose(play, one);
    expect(play.board.choice).toBe(null);
    expect(play.refused({ type: 'choose', option: other }, { as: 'squad-leader' })).toEqual(foreign);
    play.do({ type: 'choose', option: other }, { as: 'commander' });
    expect(play.board.crisisPool).toEqual([other]);
  });

  test('ACT-MISSION TIM-6 the cue asks the Squad Leader once, who may still change the answer', () => {
    const play = given([], { begin: 'choose-mission' });
    const [one = '', other = ''] = play.board.drawn?.cards ?? [];
    expect(play.board.choice).toEqual({ role: 'squad-leader', about: 'mission', options: [one, other] });
    choose(play, one);
    expect(play.board.choice).toBe(null);
    const foreign = { code: 'not-your-choice', role: 'squad-leader' };
    expect(play.refused({ type: 'choose', option: other }, { as: 'commander' })).toEqual(foreign);
    play.do({ type: 'choose', option: other }, { as: 'squad-leader' });
    expect(play.board.mission?.card).toBe(other);
  });

  test('FIN-17 a question is asked again with the options that are left', () => {
    const play = given([{ do: 'promote-units', who: 'chosen' }], { inPlay: ['battle-drills'] });
    use(play, 'trial');
    use(play, 'battle-drills', { unit: 'assault-1' });
    expect(play.board.choice).toMatchObject({ role: 'commander', about: 'unit' });
    expect(play.board.choice?.options).not.toContain('assault-1');
    choose(play, 'sniper-1');
    expect(play.board.units.filter(({ elite }) => elite).map(({ id }) => id)).toEqual(['assault-1', 'sniper-1']);
  });

  test('CRD-7 an answer equivalent to an option is accepted and not asked for again', () => {
    const effects: readonly Verb[] = [
      { do: 'move-units', kind: 'soldier', from: 'reserve', to: 'base' },
      { do: 'promote-units', who: 'chosen' },
    ];
    for (const effect of effects) {
      const play = given([effect], { begin: 'defend-base' });
      play.do({ type: 'assign', units: ['assault-1'], to: 'base' }, { as: 'squad-leader' });
      use(play, 'trial');
      expect(play.board.choice?.options).toContain('assault-2');
      // Both are in reserve again, so the options list only one of them.
      play.do({ type: 'recall', units: ['assault-1'] }, { as: 'squad-leader' });
      choose(play, 'assault-2');
      expect(play.board.choice).toBe(null);
      expect(play.board.units.find(({ id }) => id === 'assault-2')).toMatchObject(
        effect.do === 'move-units' ? { at: 'base' } : { elite: true },
      );
    }
  });

  test('FIN-17 a question with no option left is over', () => {
    const elite = ['heavy-1', 'heavy-2', 'sniper-1'].map((id) => ({ id, at: 'reserve', elite: true }) as const);
    const play = given([{ do: 'promote-units', who: 'chosen' }], { units: elite, inPlay: ['battle-drills'] });
    use(play, 'trial');
    use(play, 'battle-drills', { unit: 'support-1' });
    expect(play.board.choice).toBe(null);
    expect(play.board.units.filter(({ elite: is }) => is)).toHaveLength(4);
  });

  test('TIM-4 CRD-7 Ending Timed Phase cannot be confirmed while a card asks', () => {
    const play = asked({ labs: [{ tech: 'clean-room' }], units: [{ id: 'scientist-1', at: 'lab:1' }], budget: 1 });
    expect(play.refused('done')).toEqual({ code: 'choose-first' });
    choose(play, 'europe');
    play.do('done');
    expect(play.board.task?.kind).toBe('research');
  });

  test('TIM-4 CRD-7 the first option is the answer if time runs out', () => {
    const play = asked({ budget: 1 });
    const first = play.board.choice?.options[0];
    play.wait(play.at + 10_000_000);
    expect(play.last).toContainEqual(expect.objectContaining({ type: 'chosen', option: first }));
    expect(play.board.choice).toBe(null);
    expect(play.view.phase).toBe('resolution');
  });

  test('TIM-2 TIM-4 `enough` is the answer if offered when time runs out', () => {
    const play = given([{ do: 'swap-techs', count: 3 }], { hand: ['ion-lance', 'clean-room', 'psi-screen'] });
    use(play, 'trial');
    choose(play, 'clean-room');
    play.wait(play.at + 10_000_000);
    const swapped: unknown = expect.objectContaining({ type: 'cards-moved', cards: ['clean-room'], from: 'hand' });
    expect(play.last).toContainEqual(swapped);
    expect(play.board.hand.slice(0, 2)).toEqual(['ion-lance', 'psi-screen']);
  });
});

describe('in the resolution phase', () => {
  test('CRD-7 no other move is accepted until the question is answered', () => {
    const play = given([raise], {
      begin: 'base-defense',
      enemies: ['muton-grunt', 'floater-raider'],
      units: [{ id: 'heavy-1', at: 'base' }],
      inPlay: ['reserve-call-up'],
    });
    play.do({ type: 'take', task: { enemy: 0 } }, { as: 'squad-leader' });
    play.do({ type: 'place', soldier: 'heavy-1', icon: 0 }, { as: 'squad-leader' });
    use(play, 'trial');
    const first = { code: 'choose-first' };
    const leader = { as: 'squad-leader' } as const;
    expect(play.refused({ type: 'take', task: { enemy: 1 } }, leader)).toEqual(first);
    expect(play.refused({ type: 'place', soldier: 'heavy-1', icon: null }, leader)).toEqual(first);
    expect(play.refused({ type: 'roll', faces: { xcom: [1], alien: 1 } }, leader)).toEqual(first);
    expect(play.refused('stop', leader)).toEqual(first);
    expect(play.refused('done', leader)).toEqual(first);
    expect(cannotUse(play, 'reserve-call-up')).toEqual(first);
    choose(play, 'asia');
    expect(play.refused('apply', leader)).toEqual({ code: 'no-roll' });
    roll(play, [6]);
    expect(use(play, 'reserve-call-up', { unit: 'heavy-3' })).toContain('units-moved');
  });

  test('RES-3 a crisis asks the Commander, and the next crisis waits', () => {
    const play = table({
      begin: 'crises',
      panic,
      crisisPool: ['hostage-demand', 'rumor-mill'],
      labs: [{ tech: 'clean-room' }],
      units: [{ id: 'scientist-1', at: 'lab:1' }],
    });
    expect(play.board.choice).toMatchObject({ role: 'commander', about: 'way' });
    expect(play.board.crisisPool).toEqual(['hostage-demand', 'rumor-mill']);
    choose(play, '2:raise-panic', 'asia');
    expect(play.board.continents.asia.panic).toBe(6);
    expect(play.board.continents['north-america'].panic).toBe(2);
    expect(play.board.crisisPool).toEqual([]);
    expect(play.view.step).toBe('research');
  });
});

describe('an answer is refused', () => {
  test('CRD-7 without a board', () => {
    const play = setUp();
    play.do('begin');
    expect(play.refused({ type: 'choose', option: 'asia' })).toEqual({ code: 'no-board' });
  });

  test('CRD-7 if nothing is asked', () => {
    expect(given([]).refused({ type: 'choose', option: 'asia' })).toEqual({ code: 'nothing-to-choose' });
  });

  test('CRD-7 if another role is asked', () => {
    const play = given([raise]);
    use(play, 'trial');
    for (const as of ['central-officer', 'chief-scientist', 'squad-leader'] as const) {
      expect(play.refused({ type: 'choose', option: 'asia' }, { as })).toEqual({
        code: 'not-your-choice',
        role: 'commander',
      });
    }
  });

  test('CRD-7 if it is not an option', () => {
    const play = given([raise]);
    use(play, 'trial');
    const options = ['north-america', 'south-america', 'europe', 'africa', 'asia'];
    const refused = { code: 'no-such-option', options };
    expect(play.refused({ type: 'choose', option: 'australia' }, { as: 'commander' })).toEqual(refused);
    expect(play.refused({ type: 'choose', option: '' }, { as: 'commander' })).toEqual(refused);
  });

  test('CLK-9 while the menu is open', () => {
    const play = given([raise]);
    use(play, 'trial');
    play.do('open-menu');
    expect(play.refused({ type: 'choose', option: 'asia' }, { as: 'commander' })).toEqual({ code: 'menu-open' });
  });
});
