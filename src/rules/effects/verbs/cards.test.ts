import { describe, expect, test } from 'vitest';
import { type Play, table } from '../../../../tests/tools/given.ts';
import { cannotUse, choose, trial, use } from '../../../../tests/tools/hands.ts';
import type { Tech } from '../../../content/cards/cards.ts';
import type { Effect } from '../../../content/cards/effects.ts';
import { packOf } from '../../../content/cards/pack.ts';
import { standardCards } from '../../../content/standard/pack.ts';
import type { Position } from '../../index.ts';

const given = (effect: Effect, position: Position = {}): Play =>
  trial({ effects: [effect] }, { begin: 'ending', ...position });

const nothing = { code: 'no-effect' };
const techs = standardCards.techs.map(({ id }) => id);
const crises = standardCards.crises.map(({ id }) => id);

describe('draw-techs', () => {
  test('CRD-7 draws from the tech deck into the hand, even beyond six cards', () => {
    const play = given({ do: 'draw-techs', count: 2 }, { hand: techs.slice(0, 6) });
    use(play, 'trial');
    expect(play.board.hand).toHaveLength(8);
    expect(play.board.decks.tech.left).toBe(20);
  });

  test('CRD-8 draws as many as the deck holds', () => {
    const play = given({ do: 'draw-techs', count: 2 }, { hand: techs.slice(1) });
    use(play, 'trial');
    expect(play.board.hand).toHaveLength(28);
    expect(cannotUse(given({ do: 'draw-techs', count: 2 }, { hand: techs }), 'trial')).toEqual(nothing);
  });
});

describe('swap-techs', () => {
  const swap: Effect = { do: 'swap-techs', count: 3 };
  const hand = ['ion-lance', 'clean-room', 'psi-screen', 'sentry-guns'];

  test('CRD-7 asks for techs one by one until the answer is `enough`', () => {
    const play = given(swap, { hand });
    use(play, 'trial');
    expect(play.board.choice).toEqual({ role: 'commander', about: 'tech', options: hand });
    choose(play, 'clean-room');
    const left = ['ion-lance', 'psi-screen', 'sentry-guns'];
    expect(play.board.choice?.options).toEqual([...left, 'enough']);
    expect(play.board.hand).toEqual(hand);
    choose(play, 'enough');
    expect(play.board.hand).toEqual([...left, expect.any(String)]);
    expect(hand).not.toContain(play.board.hand[3]);
    expect(play.board.decks.tech.discard).toEqual(['clean-room']);
  });

  test('CRD-7 stops asking once the stated number is named', () => {
    const play = given(swap, { hand });
    use(play, 'trial');
    choose(play, 'ion-lance', 'sentry-guns', 'psi-screen');
    expect(play.board.choice).toBe(null);
    expect(play.board.hand).toHaveLength(4);
    expect(play.board.hand[0]).toBe('clean-room');
    expect(play.board.decks.tech.discard).toEqual(['ion-lance', 'sentry-guns', 'psi-screen']);
  });

  test('CRD-7 swaps a single tech in hand without asking', () => {
    const play = given(swap, { hand: ['ion-lance'] });
    use(play, 'trial');
    expect(play.board.choice).toBe(null);
    expect(play.board.decks.tech.discard).toEqual(['ion-lance']);
    expect(play.board.hand).toHaveLength(1);
  });

  test('CRD-7 asks about the last tech of a small hand, which may be kept', () => {
    const play = given(swap, { hand: ['ion-lance', 'clean-room'] });
    use(play, 'trial');
    choose(play, 'ion-lance');
    expect(play.board.choice?.options).toEqual(['clean-room', 'enough']);
  });

  test('CRD-8 draws no more than the deck holds, and discards return only in step 12', () => {
    const hand = techs.slice(1).filter((id) => id !== 'shared-archive');
    const play = given({ do: 'swap-techs', count: 2 }, { hand, inPlay: ['shared-archive'] });
    use(play, 'trial');
    choose(play, 'psi-screen', 'sentry-guns');
    expect(play.board.hand).toHaveLength(25);
    expect(play.board.decks.tech).toEqual({ left: 0, discard: ['psi-screen', 'sentry-guns'] });
    expect(cannotUse(play, 'shared-archive')).toEqual(nothing);
    play.do('done');
    expect(play.view.round).toBe(2);
    expect(play.board.decks.tech).toEqual({ left: 2, discard: [] });
  });

  test('CRD-7 can do nothing with an empty hand or an empty deck', () => {
    expect(cannotUse(given(swap), 'trial')).toEqual(nothing);
    expect(cannotUse(given(swap, { hand: techs }), 'trial')).toEqual(nothing);
  });
});

describe('crises', () => {
  test('CRD-7 discard-crises discards one from the pool: the only one, or the one chosen', () => {
    const play = given({ do: 'discard-crises' }, { crisisPool: ['rumor-mill', 'open-skies'] });
    use(play, 'trial');
    expect(play.board.choice).toMatchObject({ about: 'crisis', options: ['rumor-mill', 'open-skies'] });
    choose(play, 'open-skies');
    expect(play.board.crisisPool).toEqual(['rumor-mill']);
    expect(play.board.decks.crisis.discard).toEqual(['open-skies']);
    const alone = given({ do: 'discard-crises' }, { crisisPool: ['rumor-mill'] });
    use(alone, 'trial');
    expect(alone.board.crisisPool).toEqual([]);
    expect(cannotUse(given({ do: 'discard-crises' }), 'trial')).toEqual(nothing);
  });

  test('CRD-7 CRD-8 add-crises draws into the pool, at most as many as the deck holds', () => {
    const play = given({ do: 'add-crises', count: 2 }, { crisisPool: ['rumor-mill'] });
    use(play, 'trial');
    expect(play.board.crisisPool).toHaveLength(3);
    expect(play.board.crisisPool[0]).toBe('rumor-mill');
    const last = given({ do: 'add-crises', count: 2 }, { crisisPool: crises.slice(1) });
    use(last, 'trial');
    expect(last.board.crisisPool).toEqual([...crises.slice(1), crises[0]]);
    const none = given({ do: 'add-crises', count: 1 }, { crisisPool: crises });
    expect(cannotUse(none, 'trial')).toEqual(nothing);
  });
});

describe('ready-cards', () => {
  const position: Position = {
    panic: { asia: 3, africa: 0 },
    inPlay: ['world-broadcast', 'shared-archive'],
  };

  test('CRD-7 readies an exhausted card of any role, but never itself', () => {
    const play = given({ do: 'ready-cards' }, position);
    expect(cannotUse(play, 'trial')).toEqual(nothing);
    use(play, 'shared-archive');
    use(play, 'world-broadcast', { continent: 'asia' });
    use(play, 'trial');
    expect(play.board.choice).toMatchObject({ about: 'card', options: ['world-broadcast', 'shared-archive'] });
    choose(play, 'world-broadcast');
    const exhausted = play.board.inPlay.flatMap((one) => (one.exhausted ? [one.card] : []));
    expect(exhausted).toEqual(['trial', 'shared-archive']);
    use(play, 'world-broadcast', { continent: 'asia' });
    expect(play.board.continents.asia.panic).toBe(1);
  });

  test('CRD-7 never readies a card that also readies cards, or two of them could go on forever', () => {
    const one = {
      id: 'one',
      owner: 'commander',
      cost: 1,
      phase: 'both',
      price: { exhaust: true },
      effects: [{ when: { count: 'budget' }, effects: [{ do: 'ready-cards' }] }],
    } as const satisfies Tech;
    const pack = packOf('trial', { ...standardCards, techs: [...standardCards.techs, one, { ...one, id: 'other' }] });
    const play = table({ begin: 'ending', inPlay: ['one', 'other', 'shared-archive'] }, { pack });
    use(play, 'shared-archive');
    use(play, 'one');
    use(play, 'shared-archive');
    use(play, 'other');
    expect(play.board.choice).toBe(null);
    const exhausted = play.board.inPlay.flatMap((card) => (card.exhausted ? [card.card] : []));
    expect(exhausted).toEqual(['one', 'other']);
  });
});
