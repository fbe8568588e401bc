import { describe, expect, test } from 'vitest';
import { type Play, setUp, table } from '../../../tests/given.ts';
import { cannotUse, choose, man, roll, rollAndApply, trial, use } from '../../../tests/hands.ts';
import type { Tech } from '../../content/cards.ts';
import { cueKinds } from '../../content/cues.ts';
import type { Effect } from '../../content/effects.ts';
import { stepKinds } from '../../content/steps.ts';
import { check, type Position } from '../index.ts';

const gain: Effect = { do: 'gain-credits', count: 1, to: 'emergency' };
const given = (card: Partial<Tech>, position: Position = {}): Play =>
  trial({ effects: [gain], ...card }, { begin: 'ending', ...position });

const isExhausted = ({ board }: Play, card: string) => board.inPlay.find((one) => one.card === card)?.exhausted;

/** A step in which somebody decides: base defence, with an enemy and a soldier. */
const fighting: Position = {
  begin: 'base-defense',
  enemies: ['muton-grunt'],
  units: [{ id: 'heavy-1', at: 'base' }],
};

describe('who may use a card, and which', () => {
  test('CRD-1 its owner, and nobody else', () => {
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

  test('CRD-1 a card in play, not one in hand, in a lab, in the deck, or of another base', () => {
    const play = given({}, { hand: ['ion-lance'], labs: [{ tech: 'quick-refit' }] });
    for (const card of ['ion-lance', 'quick-refit', 'shared-archive', 'launch-complex', 'nonsense', '']) {
      expect(cannotUse(play, card)).toEqual({ code: 'not-in-play', card });
    }
  });

  test('CRD-1 a card that works by itself is not used', () => {
    const play = given({}, { inPlay: ['orbital-grid'] });
    for (const card of ['emergency-funding', 'orbital-grid']) {
      expect(cannotUse(play, card)).toEqual({ code: 'works-by-itself' });
    }
  });

  test('RES-4 a tech is usable at once when it is researched', () => {
    const play = table({
      begin: 'research',
      labs: [{ tech: 'reserve-call-up' }, { tech: 'clean-room' }],
      units: [
        { id: 'scientist-1', at: 'lab:1' },
        { id: 'scientist-2', at: 'lab:2' },
      ],
    });
    rollAndApply(play, [6]);
    expect(use(play, 'reserve-call-up', { unit: 'heavy-3' })).toContain('units-moved');
  });

  test('FIN-7 nothing without a board, before the game, or after it', () => {
    const companion = setUp();
    expect(companion.refused({ type: 'use', card: 'trial' })).toEqual({ code: 'not-begun' });
    companion.do('begin');
    expect(companion.refused({ type: 'use', card: 'trial' })).toEqual({ code: 'no-board' });
    const over = given({}, { ...fighting, damage: 7 });
    over.do('done', { as: 'squad-leader' });
    expect(over.view.phase).toBe('over');
    expect(cannotUse(over, 'trial')).toEqual({ code: 'game-over' });
  });
});

describe('when a card works', () => {
  test("TIM-7 a timed card at any moment of the timed phase, whoever's cue is open", () => {
    for (const begin of cueKinds) {
      const around = { finalMission: begin.includes('final') ? 'available' : 'locked' } as const;
      const play = given({ phase: 'timed' }, { begin, ...around });
      expect(play.view.cue?.kind).toBe(begin);
      expect(use(play, 'trial')).toContain('card-used');
    }
  });

  test('TIM-7 also when an alien cue has expired', () => {
    const play = given({ phase: 'timed' }, { begin: 'enemy-in-base' });
    play.wait(30_000);
    expect(play.clock.expired).toBe(true);
    expect(use(play, 'trial')).toContain('card-used');
  });

  test('TIM-7 not while paused', () => {
    const play = given({}, { begin: 'defend-base' });
    play.do('pause');
    expect(cannotUse(play, 'trial')).toEqual({ code: 'paused' });
    play.do('resume');
    expect(use(play, 'trial')).toContain('card-used');
  });

  test('CLK-9 not while the menu is open', () => {
    const play = given({});
    play.do('open-menu');
    expect(cannotUse(play, 'trial')).toEqual({ code: 'menu-open' });
  });

  test('CRD-1 a timed card not in the resolution phase', () => {
    expect(cannotUse(given({ phase: 'timed' }, fighting), 'trial')).toEqual({
      code: 'not-in-this-phase',
      phase: 'timed',
    });
  });

  test('CRD-1 a resolution card not in the timed phase', () => {
    const refused = { code: 'not-in-this-phase', phase: 'resolution' };
    expect(cannotUse(given({ phase: 'resolution' }), 'trial')).toEqual(refused);
    expect(use(given({ phase: 'resolution' }, fighting), 'trial')).toContain('card-used');
  });

  test('CRD-1 a card for both in both', () => {
    expect(use(given({ phase: 'both' }), 'trial')).toContain('card-used');
    expect(use(given({ phase: 'both' }, fighting), 'trial')).toContain('card-used');
  });

  test('CRD-6 no card from step 12 on', () => {
    const { open } = given({ phase: 'both' }, fighting).state;
    const refusals = stepKinds.map((step) => check({ ...open, step }, { type: 'use', card: 'trial' }, 'commander'));
    const last = ['refresh', 'return-units', 'orbit-report'];
    expect(stepKinds.filter((_, i) => refusals[i] !== null)).toEqual(last);
    expect(new Set(refusals.filter((one) => one !== null).map(({ code }) => code))).toEqual(new Set(['too-late']));
  });

  test('TSK-1 a card for a task only while such a task is open', () => {
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

describe('what a card costs', () => {
  test('CRD-2 exhausting: once exhausted it cannot be used', () => {
    const play = given({ price: { exhaust: true } });
    use(play, 'trial');
    expect(isExhausted(play, 'trial')).toBe(true);
    expect(cannotUse(play, 'trial')).toEqual({ code: 'card-exhausted', card: 'trial' });
  });

  test('CRD-3 an exhausted card is ready again after step 12', () => {
    const play = given({ price: { exhaust: true } });
    use(play, 'trial');
    play.do('done');
    expect(play.view).toMatchObject({ round: 2, phase: 'timed' });
    expect(isExhausted(play, 'trial')).toBe(false);
    expect(use(play, 'trial')).toContain('card-used');
  });

  const place = (kind: 'satellite' | 'soldier', count: number) => ({ price: { place: { kind, count } } }) as const;

  test('CRD-2 CRD-4 placing units from reserve, which cost no credits and return in step 13', () => {
    const play = given(place('satellite', 2), { budget: 0, panic: { asia: 4 } });
    use(play, 'trial');
    const placed = play.board.units.filter(({ at }) => at === 'card:trial');
    expect(placed.map(({ id }) => id)).toEqual(['satellite-1', 'satellite-2']);
    play.do('done');
    expect(play.log.filter(({ type, why }) => type === 'panic-changed' && why === 'audit')).toEqual([]);
    expect(['satellite-1', 'satellite-2'].map((id) => play.placeOf(id))).toEqual(['reserve', 'reserve']);
  });

  test('CRD-2 ready ones only, from reserve only, and as many as it says', () => {
    const out = Array.from(
      { length: 6 },
      (_, i) => ({ id: `satellite-${i + 1}`, at: 'reserve', exhausted: true }) as const,
    );
    const units = [...out, { id: 'satellite-7', at: 'orbit' } as const];
    expect(use(given(place('satellite', 1), { units }), 'trial')).toContain('units-moved');
    expect(cannotUse(given(place('satellite', 2), { units }), 'trial')).toEqual({ code: 'no-units' });
  });

  test('CRD-2 who is placed is asked where it makes a difference, those without a star first, and then it is paid', () => {
    const units = [{ id: 'assault-1', at: 'reserve', elite: true }] as const;
    const play = given(place('soldier', 2), { units });
    expect(use(play, 'trial')).toEqual(['choice-opened']);
    const options = ['assault-2', 'heavy-1', 'sniper-1', 'support-1', 'assault-1'];
    expect(play.board.choice).toEqual({ role: 'commander', about: 'unit', options });
    expect(cannotUse(play, 'trial')).toEqual({ code: 'choose-first' });
    choose(play, 'sniper-1');
    expect(play.board.choice?.options).toEqual(['assault-2', 'heavy-1', 'sniper-2', 'support-1', 'assault-1']);
    expect(play.placeOf('sniper-1')).toBe('reserve');
    choose(play, 'assault-1');
    expect(['sniper-1', 'assault-1'].map((id) => play.placeOf(id))).toEqual(['card:trial', 'card:trial']);
    expect(play.board.credits.emergency).toBe(11);
  });

  test('CRD-2 whom the card could do nothing with is not offered', () => {
    const promote: Effect = { do: 'promote-units', who: 'placed' };
    const units = [{ id: 'assault-1', at: 'reserve', elite: true }] as const;
    const play = given({ ...place('soldier', 1), effects: [promote] }, { units });
    use(play, 'trial');
    expect(play.board.choice?.options).toEqual(['assault-2', 'heavy-1', 'sniper-1', 'support-1']);
    choose(play, 'sniper-1');
    expect(play.board.units.filter(({ elite }) => elite).map(({ id }) => id)).toEqual(['assault-1', 'sniper-1']);
  });

  test('CRD-2 nothing is paid, and nothing comes of it, where others have taken it before it was said who is placed', () => {
    const gone = ['assault-1', 'assault-2', 'heavy-2', 'sniper-2', 'support-1', 'support-2'];
    const units = gone.map((id) => ({ id, at: 'pool' }) as const);
    const play = given(place('soldier', 1), { begin: 'defend-base', units });
    use(play, 'trial');
    expect(play.board.choice?.options).toEqual(['heavy-1', 'sniper-1']);
    play.do({ type: 'assign', units: ['heavy-1', 'sniper-1'], to: 'base' }, { as: 'squad-leader' });
    choose(play, 'heavy-1');
    expect(play.placeOf('heavy-1')).toBe('base');
    expect(play.board.credits.emergency).toBe(10);
    expect(play.board.choice).toBe(null);
  });

  test('TIM-4 CRD-2 if time runs out before it is said who is placed, the first of those who could be is', () => {
    const play = given(place('soldier', 1));
    use(play, 'trial');
    play.wait(play.at + 10_000_000);
    const placed: unknown = expect.objectContaining({ type: 'units-moved', units: ['assault-1'], to: 'card:trial' });
    expect(play.last).toContainEqual(placed);
    expect(play.board.credits.emergency).toBe(11);
  });

  test('CRD-2 the player may name the units at once', () => {
    const units = [{ id: 'assault-1', at: 'reserve', elite: true }] as const;
    const named = given(place('soldier', 2), { units });
    use(named, 'trial', { place: ['sniper-2', 'assault-1'] });
    expect(['sniper-2', 'assault-1'].map((id) => named.placeOf(id))).toEqual(['card:trial', 'card:trial']);
    const alone = given(place('soldier', 1));
    use(alone, 'trial', { place: 'support-2' });
    expect(alone.placeOf('support-2')).toBe('card:trial');
  });

  test('CRD-2 units named must be such as could be placed, each once, and as many as it says', () => {
    const play = given(place('satellite', 2), { units: [{ id: 'satellite-1', at: 'orbit' }] });
    const options = [2, 3, 4, 5, 6, 7, 8].map((number) => `satellite-${number}`);
    const wrong = [
      ['satellite-1', 'satellite-2'],
      ['satellite-2', 'satellite-2'],
      ['satellite-2'],
      ['satellite-2', 'satellite-3', 'satellite-4'],
      ['satellite-2', 'heavy-1'],
      ['satellite-2', 'satellite-3', 'heavy-1'],
      'satellite-2',
      [],
      7,
      null,
    ];
    for (const named of wrong) {
      expect(cannotUse(play, 'trial', { place: named })).toEqual({ code: 'no-such-option', options });
    }
    for (const named of ['heavy-1', []]) {
      expect(cannotUse(given({}), 'trial', { place: named })).toEqual({ code: 'no-such-option', options: [] });
    }
  });

  test('CRD-2 CRD-3 salvage: so much of it is discarded, face up', () => {
    const play = given({ price: { salvage: 2 } }, { salvage: ['muton-grunt', 'muton-elite', 'sectoid-scout'] });
    use(play, 'trial');
    expect(play.board.salvage).toEqual(['sectoid-scout']);
    expect(play.board.decks.enemy.discard).toEqual(['muton-grunt', 'muton-elite']);
    expect(cannotUse(play, 'trial')).toEqual({ code: 'no-salvage', needs: 2 });
  });

  test('CRD-2 credits from the budget', () => {
    const play = given({ price: { credits: 3 } }, { budget: 4, emergency: 5 });
    use(play, 'trial');
    expect(play.board.credits).toEqual({ budget: 1, emergency: 6 });
    expect(cannotUse(play, 'trial')).toEqual({ code: 'no-credits' });
  });

  test('CRD-2 all of it or none', () => {
    const all = { exhaust: true, place: { kind: 'soldier', count: 1 }, salvage: 1, credits: 1 } as const;
    const play = given({ price: all }, { salvage: ['muton-grunt'], budget: 1 });
    use(play, 'trial', { place: 'assault-1' });
    expect(isExhausted(play, 'trial')).toBe(true);
    expect(play.placeOf('assault-1')).toBe('card:trial');
    expect(play.board.salvage).toEqual([]);
    expect(play.board.credits.budget).toBe(0);
    expect(cannotUse(given({ price: all }, { budget: 1 }), 'trial')).toEqual({ code: 'no-salvage', needs: 1 });
    expect(cannotUse(given({ price: all }, { salvage: ['muton-grunt'] }), 'trial')).toEqual({ code: 'no-credits' });
  });

  test('CRD-2 nothing for nothing: a card that can do nothing cannot be used', () => {
    const promote: Effect = { do: 'promote-units', who: 'placed' };
    const card = { price: { place: { kind: 'soldier', count: 1 } }, effects: [promote] } as const;
    const four = ['assault-1', 'heavy-1', 'sniper-1', 'support-1'];
    const units = four.map((id) => ({ id, at: 'base', elite: true }) as const);
    expect(cannotUse(given(card, { units }), 'trial')).toEqual({ code: 'no-effect' });
    const star = given(card, { units: [{ id: 'heavy-1', at: 'reserve', elite: true }] });
    expect(cannotUse(star, 'trial', { place: 'heavy-1' })).toEqual({ code: 'no-effect' });
  });
});

describe('the app and the cards', () => {
  test('TSK-9 with a roll on the table its cards are used before it counts', () => {
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
