import { describe, expect, test } from 'vitest';
import { type Play, setUp, table } from '../../../../tests/tools/given.ts';
import { cannotUse, isExhausted, man, roll, rollAndApply, trial, use } from '../../../../tests/tools/hands.ts';
import type { Tech } from '../../../content/cards/cards.ts';
import type { Effect } from '../../../content/cards/effects.ts';
import { cueKinds } from '../../../content/cues.ts';
import { stepKinds } from '../../../content/steps.ts';
import { check, type Position } from '../../index.ts';

const gain: Effect = { do: 'gain-credits', count: 1, to: 'emergency' };
const given = (card: Partial<Tech>, position: Position = {}): Play =>
  trial({ effects: [gain], ...card }, { begin: 'ending', ...position });

/** A step that waits for a decision: base defence, with an enemy and a soldier. */
const fighting: Position = {
  begin: 'base-defense',
  enemies: ['muton-grunt'],
  units: [{ id: 'heavy-1', at: 'base' }],
};

describe('who may use a card, and which', () => {
  test('CRD-1 only its owner', () => {
    const play = given({ owner: 'squad-leader' });
    for (const as of ['commander', 'central-officer', 'chief-scientist'] as const) {
      expect(play.refused({ type: 'use', card: 'trial' }, { as })).toEqual({
        code: 'not-your-card',
        role: 'squad-leader',
      });
    }
    use(play, 'trial');
    expect(play.board.credits.emergency).toBe(11);
  });

  test('CRD-1 only cards in play, not those in hand, in a lab, in the deck, or of another base', () => {
    const play = given({}, { hand: ['ion-lance'], labs: [{ tech: 'quick-refit' }] });
    for (const card of ['ion-lance', 'quick-refit', 'shared-archive', 'launch-complex', 'nonsense', '']) {
      expect(cannotUse(play, card)).toEqual({ code: 'not-in-play', card });
    }
  });

  test('CRD-1 not a card that works by itself', () => {
    const play = given({}, { inPlay: ['orbital-grid'] });
    for (const card of ['emergency-funding', 'orbital-grid']) {
      expect(cannotUse(play, card)).toEqual({ code: 'works-by-itself' });
    }
  });

  test('RES-4 a tech is usable as soon as it is researched', () => {
    const play = table({
      begin: 'research',
      labs: [{ tech: 'reserve-call-up', successes: 1 }, { tech: 'clean-room' }],
      units: [
        { id: 'scientist-1', at: 'lab:1' },
        { id: 'scientist-2', at: 'lab:2' },
      ],
    });
    rollAndApply(play, [6]);
    expect(use(play, 'reserve-call-up', { unit: 'heavy-3' })).toContain('units-moved');
  });

  test('FIN-7 none without a board, before the game, or after it', () => {
    const companion = setUp();
    expect(companion.refused({ type: 'use', card: 'trial' })).toEqual({ code: 'not-begun' });
    companion.do('begin');
    expect(companion.refused({ type: 'use', card: 'trial' })).toEqual({ code: 'no-board' });
    const over = given({}, { ...fighting, damage: 7 });
    over.passSteps();
    expect(over.view.phase).toBe('over');
    expect(cannotUse(over, 'trial')).toEqual({ code: 'game-over' });
  });
});

describe('when a card works', () => {
  test('TIM-7 a timed card works during any cue of the timed phase', () => {
    for (const begin of cueKinds) {
      const around = { finalMission: begin.includes('final') ? 'available' : 'locked' } as const;
      const play = given({ phase: 'timed' }, { begin, ...around });
      expect(play.view.cue?.kind).toBe(begin);
      expect(use(play, 'trial')).toContain('card-used');
    }
  });

  test('TIM-7 a timed card works after an alien cue has expired', () => {
    const play = given({ phase: 'timed' }, { begin: 'enemy-in-base' });
    play.wait(30_000);
    expect(play.clock.expired).toBe(true);
    expect(use(play, 'trial')).toContain('card-used');
  });

  test('TIM-7 a timed card works while paused, and the pause goes on', () => {
    const play = given({}, { begin: 'defend-base' });
    play.do('pause');
    expect(use(play, 'trial')).toContain('card-used');
    expect(play.clock.paused).toBe(true);
  });

  test('CLK-9 no card works while the menu is open', () => {
    const play = given({});
    play.do('open-menu');
    expect(cannotUse(play, 'trial')).toEqual({ code: 'menu-open' });
  });

  test('CRD-1 a timed card does not work in the resolution phase', () => {
    expect(cannotUse(given({ phase: 'timed' }, fighting), 'trial')).toEqual({
      code: 'not-in-this-phase',
      phase: 'timed',
    });
  });

  test('CRD-1 a resolution card does not work in the timed phase', () => {
    const refused = { code: 'not-in-this-phase', phase: 'resolution' };
    expect(cannotUse(given({ phase: 'resolution' }), 'trial')).toEqual(refused);
    expect(use(given({ phase: 'resolution' }, fighting), 'trial')).toContain('card-used');
  });

  test('CRD-1 a card for both phases works in both', () => {
    expect(use(given({ phase: 'both' }), 'trial')).toContain('card-used');
    expect(use(given({ phase: 'both' }, fighting), 'trial')).toContain('card-used');
  });

  test('CRD-6 no card works from step 12 on', () => {
    const { open } = given({ phase: 'both' }, fighting);
    const refusals = stepKinds.map((step) => check({ ...open, step }, { type: 'use', card: 'trial' }, 'commander'));
    const last = ['refresh', 'return-units', 'orbit-report'];
    expect(stepKinds.filter((_, i) => refusals[i] !== null)).toEqual(last);
    expect(new Set(refusals.filter((one) => one !== null).map(({ code }) => code))).toEqual(new Set(['too-late']));
  });

  test('TSK-1 a card for a task works only while such a task is open', () => {
    const card = { tasks: ['base-defense', 'mission'], effects: [{ do: 'add-dice', count: 1 }] } as const;
    const play = given(card, fighting);
    const refused = { code: 'wrong-task', tasks: ['base-defense', 'mission'] };
    expect(cannotUse(play, 'trial')).toEqual(refused);
    play.do({ type: 'take', task: { enemy: 0 } }, { as: 'squad-leader' });
    man(play, 'heavy-1');
    expect(use(play, 'trial')).toContain('dice-added');
    const lab: Position = {
      begin: 'research',
      labs: [{ tech: 'clean-room' }],
      units: [{ id: 'scientist-1', at: 'lab:1' }],
    };
    expect(cannotUse(given(card, lab), 'trial')).toEqual(refused);
  });

  test("SET-3 a base continent's asset works only while panic there is yellow", () => {
    const position = (asia: number): Position => ({
      begin: 'orbital-defense',
      panic: { asia },
      ufos: { orbit: 1 },
      units: [{ id: 'satellite-1', at: 'orbit' }],
    });
    const play = table(position(4), { base: 'asia' });
    expect(use(play, 'launch-complex')).toContain('dice-added');
    for (const space of [5, 8]) {
      const red = table(position(space), { base: 'asia' });
      expect(cannotUse(red, 'launch-complex')).toEqual({ code: 'base-in-panic' });
    }
  });
});

describe('effects of using a card', () => {
  test('TSK-9 a card used on a roll counts when the roll is applied', () => {
    const play = given({ effects: [{ do: 'forgive-loss' }] }, fighting);
    play.do({ type: 'take', task: { enemy: 0 } }, { as: 'squad-leader' });
    man(play, 'heavy-1');
    roll(play, [6], 1);
    use(play, 'trial');
    play.do('apply', { as: 'squad-leader' });
    expect(play.placeOf('heavy-1')).toBe('base');
    expect(play.board.base.enemies[0]?.successes).toBe(1);
  });

  test('FIN-4 a refused use costs nothing, not even time', () => {
    const play = given({ price: { salvage: 1, exhaust: true } });
    cannotUse(play, 'trial');
    expect(isExhausted(play, 'trial')).toBe(false);
    expect(play.at).toBe(0);
  });
});
