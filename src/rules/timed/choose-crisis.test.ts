import { describe, expect, test } from 'vitest';
import { type Around, type Play, table } from '../../../tests/tools/given.ts';
import type { Role } from '../../content/roles.ts';
import { standardCards } from '../../content/standard/pack.ts';
import { assertDefined } from '../state/assert-defined.ts';
import { byCue } from '../state/cause.ts';

const commander = { as: 'commander' as Role };
const leader = { as: 'squad-leader' as Role };
const choose = (option: string) => ({ type: 'choose', option }) as const;
const crisis = (position: Parameters<typeof table>[0] = {}, around: Around = {}): Play =>
  table({ begin: 'crisis', ...position }, around);
const _missions = (position: Parameters<typeof table>[0] = {}, around: Around = {}): Play =>
  table({ begin: 'choose-mission', ...position }, around);

/** The two cards drawn. */
function drawn(play: Play): readonly [string, string] {
  const [first, second, ...more] = assertDefined(play.board.drawn, 'drawn cards').offered;
  expect(more).toEqual([]);
  return [assertDefined(first, 'a first drawn card'), assertDefined(second, 'a second drawn card')];
}

describe('Crisis!', () => {
  test('ACT-CRISIS FIN-8 two crises are drawn when the cue opens, and the Commander chooses', () => {
    const play = crisis();
    const options = drawn(play);
    expect(play.board.choice).toEqual({ role: 'commander', about: 'crisis', options });
    expect(play.board.decks.crisis).toEqual({ left: standardCards.crises.length - 2, discard: [] });
    expect(play.board.crisisPool).toEqual([]);
  });

  test('ACT-CRISIS the chosen crisis goes to the end of the pool, and the other is discarded', () => {
    const play = crisis({ crisisPool: ['open-skies'] });
    const [first, second] = drawn(play);
    play.do(choose(second), commander);
    expect(play.last).toMatchObject([
      { type: 'chosen', option: second, why: byCue('crisis') },
      { type: 'cards-moved', deck: 'crisis', cards: [second], from: 'drawn', to: 'crisis-pool' },
      { type: 'cards-moved', deck: 'crisis', cards: [first], from: 'drawn', to: 'discard' },
    ]);
    expect(play.board.crisisPool).toEqual(['open-skies', second]);
    expect(play.board.decks.crisis.discard).toEqual([first]);
    expect(play.board.choice).toBe(null);
  });

  test('FIN-8 TIM-3 the cue cannot be confirmed before a choice, even once it has expired', () => {
    const play = crisis();
    expect(play.refused('done', commander)).toEqual({ code: 'choose-first' });
    play.wait(400_000);
    expect(play.clock.expired).toBe(true);
    expect(play.refused('done')).toEqual({ code: 'choose-first' });
    play.do(choose(drawn(play)[0]), commander);
    expect(play.view.cue?.kind).toBe('crisis');
    play.do('done', commander);
    expect(play.view.history).toMatchObject([{ cue: { kind: 'crisis' }, how: 'expired' }]);
  });

  test('TIM-6 the Commander can switch to the other crisis while the cue is open', () => {
    const play = crisis({ crisisPool: ['open-skies'] });
    const [first, second] = drawn(play);
    play.do(choose(first), commander);
    play.do(choose(second), commander);
    expect(play.board.crisisPool).toEqual(['open-skies', second]);
    expect(play.board.decks.crisis.discard).toEqual([first]);
    expect(play.refused(choose(second), commander)).toEqual({ code: 'no-such-option', options: [first] });
    play.do('done', commander);
    expect(play.refused(choose(first), commander)).not.toHaveProperty('options');
  });

  test('TIM-6 a crisis that a card has removed meanwhile cannot be switched', () => {
    const play = crisis();
    const [first, second] = drawn(play);
    play.do(choose(first), commander);
    play.do({ type: 'use', card: 'covert-team', with: { place: 'assault-1' } }, leader);
    expect(play.board.crisisPool).toEqual([]);
    expect(play.refused(choose(second), commander)).toEqual({ code: 'nothing-to-choose' });
  });

  test('ACT-CRISIS only the Commander chooses, and only one of the two drawn', () => {
    const play = crisis();
    const options = drawn(play);
    for (const as of ['central-officer', 'squad-leader', 'chief-scientist'] as const) {
      expect(play.refused(choose(options[0]), { as })).toEqual({ code: 'not-your-choice', role: 'commander' });
    }
    const other = assertDefined(play.state.hidden.decks.crisis[0], 'a crisis in the deck');
    for (const wrong of [other, 'keep', '']) {
      expect(play.refused(choose(wrong), commander)).toEqual({ code: 'no-such-option', options });
    }
  });

  test('CRD-8 a single crisis left in the deck goes to the pool without a choice', () => {
    const crisisPool = standardCards.crises.map(({ id }) => id).slice(1);
    const play = crisis({ crisisPool });
    expect(play.board.crisisPool).toEqual([...crisisPool, standardCards.crises[0].id]);
    expect(play.board.choice).toBe(null);
    play.do('done', commander);
    expect(play.view.cue?.kind).toBe('choose-mission');
  });

  test('CRD-8 nothing is drawn from an empty crisis deck', () => {
    const play = crisis({ crisisPool: standardCards.crises.map(({ id }) => id) });
    expect(play.board.choice).toBe(null);
    expect(play.refused(choose('open-skies'), commander)).toEqual({ code: 'nothing-to-choose' });
    play.do('done');
    expect(play.board.crisisPool).toHaveLength(standardCards.crises.length);
  });
});
