import { describe, expect, test } from 'vitest';
import { type Around, type Play, table } from '../../../tests/tools/given.ts';
import type { Role } from '../../content/roles.ts';
import { standardCards, standardPack } from '../../content/standard/pack.ts';
import { legalIntents, seen } from '../index.ts';
import { assertDefined } from '../state/assert-defined.ts';
import { byCue } from '../state/cause.ts';

const commander = { as: 'commander' as Role };
const leader = { as: 'squad-leader' as Role };
const choose = (option: string) => ({ type: 'choose', option }) as const;
const crisis = (position: Parameters<typeof table>[0] = {}, around: Around = {}): Play =>
  table({ begin: 'crisis', ...position }, around);
const missions = (position: Parameters<typeof table>[0] = {}, around: Around = {}): Play =>
  table({ begin: 'choose-mission', ...position }, around);

/** The two cards drawn. */
function drawn(play: Play): readonly [string, string] {
  const [first, second, ...more] = assertDefined(play.board.drawn, 'drawn cards').offered;
  expect(more).toEqual([]);
  return [assertDefined(first, 'a first drawn card'), assertDefined(second, 'a second drawn card')];
}

/** The parts of a mission as first laid, with a face-down enemy on each enemy space. */
const laid = (card: string) =>
  assertDefined(standardPack.mission.get(card), `mission ${card}`).parts.map((part) => ({
    ...('enemy' in part ? { enemy: { card: null, faceUp: false, successes: 0 } } : part),
    successes: 0,
    complete: false,
  }));
const spaces = (card: string) => laid(card).filter((part) => 'enemy' in part).length;

describe('Choose Mission', () => {
  test('ACT-MISSION FIN-8 two missions are drawn when the cue opens, and one of them is kept if none is running', () => {
    const play = missions();
    const [first, second] = drawn(play);
    expect(play.board.choice).toEqual({ role: 'squad-leader', about: 'mission', options: [first, second] });
    play.do(choose(first), leader);
    expect(play.board.mission?.card).toBe(first);
    expect(play.board.decks.mission).toEqual({ left: standardCards.missions.length - 2, discard: [second] });
  });

  test('ACT-MISSION INF-1 each enemy space of a new mission gets the next enemy of the deck, face down', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      for (const which of [0, 1] as const) {
        const play = missions({}, { seed });
        const card = drawn(play)[which];
        const deck = play.state.hidden.decks.enemy;
        play.do(choose(card), leader);
        expect(play.board.mission?.parts).toEqual(laid(card));
        expect(Object.values(play.state.hidden.faceDown.mission)).toEqual(deck.slice(0, spaces(card)));
        expect(play.state.hidden.decks.enemy).toEqual(deck.slice(spaces(card)));
        expect(play.board.decks.enemy.left).toBe(deck.length - spaces(card));
      }
    }
  });

  test('ACT-MISSION CRD-8 an enemy space counts as completed when the enemy deck is empty', () => {
    const deck = standardCards.enemies.filter(
      ({ type }) => type === 'muton' || type === 'floater' || type === 'outsider',
    );
    const salvage = deck.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
    const play = missions({ salvage }, { enemyTypes: ['muton', 'floater', 'outsider'] });
    const card = assertDefined(
      drawn(play).find((one) => spaces(one) > 0),
      'a drawn mission with enemies',
    );
    play.do(choose(card), leader);
    const none = { enemy: 'none', successes: 0, complete: true };
    expect(play.board.mission?.parts.filter(({ enemy }) => enemy)).toEqual(
      Array.from({ length: spaces(card) }, () => none),
    );
  });

  test('ACT-MISSION keeping the running mission discards both drawn ones', () => {
    const units = [{ id: 'sniper-1', at: 'mission' as const }];
    const play = missions({ mission: 'harbor-rescue', units });
    const [first, second] = drawn(play);
    expect(play.board.choice?.options).toEqual([first, second, 'keep']);
    play.do(choose('keep'), leader);
    expect(play.board.mission?.card).toBe('harbor-rescue');
    expect(play.placeOf('sniper-1')).toBe('mission');
    expect(play.board.decks.mission.discard).toEqual([first, second]);
  });

  test('ACT-MISSION `keep` is no option without a running mission', () => {
    const play = missions();
    const options = drawn(play);
    expect(play.refused(choose('keep'), leader)).toEqual({ code: 'no-such-option', options });
  });

  test('ACT-MISSION replacing a mission sends its soldiers to reserve and discards its card and enemies', () => {
    const play = missions({
      mission: 'buried-hangar',
      missionEnemies: ['muton-elite'],
      units: [
        { id: 'sniper-1', at: 'mission', elite: true },
        { id: 'heavy-1', at: 'mission' },
      ],
    });
    const down = assertDefined(play.state.hidden.faceDown.mission[2], 'a face-down enemy');
    const [first, second] = drawn(play);
    play.do(choose(second), leader);
    expect(play.last).toMatchObject([
      { type: 'chosen', option: second },
      { type: 'units-moved', units: ['heavy-1', 'sniper-1'], to: 'reserve' },
      { type: 'mission-cleared', place: 'mission', completed: false, enemies: ['muton-elite', down] },
      { type: 'mission-laid', place: 'mission' },
      { type: 'cards-moved', cards: [first], from: 'drawn', to: 'discard', why: byCue('choose-mission') },
    ]);
    expect(play.board.units.find(({ id }) => id === 'sniper-1')?.elite).toBe(true);
    expect(play.board.decks.mission.discard).toEqual(['buried-hangar', first]);
    expect(play.board.decks.enemy.discard).toEqual(['muton-elite', down]);
    expect(play.board.mission).toEqual({ card: second, parts: laid(second) });
  });

  test('ACT-MISSION TIM-2 when time runs out without a choice, both are discarded and a running mission stays', () => {
    for (const mission of [null, 'harbor-rescue']) {
      const play = missions({ mission });
      const both = drawn(play);
      play.wait(play.clock.limit ?? 0);
      expect(play.last[0]).toMatchObject({
        type: 'cards-moved',
        cards: both,
        from: 'drawn',
        why: byCue('choose-mission'),
      });
      expect(play.view.cue?.kind).toBe('deploy-squad');
      expect(play.board.mission?.card ?? null).toBe(mission);
      expect(play.board.decks.mission.discard).toEqual(both);
      expect(play.board.choice).toBe(null);
      expect(play.refused(choose(both[0]), leader)).toEqual({ code: 'nothing-to-choose' });
    }
  });

  test('ACT-MISSION TIM-5 confirming the cue without a choice discards both', () => {
    const play = missions();
    const both = drawn(play);
    play.do('done');
    expect(play.board.decks.mission.discard).toEqual(both);
    expect(play.board.mission).toBe(null);
  });

  test('TIM-2 a mission chosen in time stays when time runs out', () => {
    const play = missions();
    const [first, second] = drawn(play);
    play.do(choose(first), leader);
    play.wait(play.clock.limit ?? 0);
    expect(play.last.filter(({ type }) => type === 'cards-moved')).toEqual([]);
    expect(play.board.mission?.card).toBe(first);
    expect(play.board.decks.mission.discard).toEqual([second]);
  });

  test('TIM-6 switching to the other mission while the cue is open returns the dealt enemies unseen', () => {
    const play = missions({}, { seed: 'exchange' });
    const [first, second] = drawn(play);
    const deck = play.state.hidden.decks.enemy;
    play.do(choose(first), leader);
    const once = play.state;
    expect(play.do(choose(second), leader)).toEqual(['chosen', 'mission-taken-back', 'mission-laid']);
    expect(play.last[1]).toMatchObject({ card: first, running: null, why: byCue('choose-mission') });
    expect(play.board.mission).toEqual({ card: second, parts: laid(second) });
    expect(play.board.decks.mission.discard).toEqual([first]);
    expect(Object.values(play.state.hidden.faceDown.mission)).toEqual(deck.slice(0, spaces(second)));
    expect(play.state.hidden.decks.enemy).toEqual(deck.slice(spaces(second)));
    expect(play.board.decks.enemy).toEqual({ left: deck.length - spaces(second), discard: [] });
    expect(play.refused(choose('keep'), leader)).toEqual({ code: 'no-such-option', options: [first] });
    play.do(choose(first), leader);
    expect(play.state).toEqual(once);
    play.do('done', leader);
    expect(play.refused(choose(second), leader)).toEqual({ code: 'nothing-to-choose' });
    expect(play.board.mission?.card).toBe(first);
  });

  const running = {
    mission: 'buried-hangar',
    missionEnemies: ['muton-elite', 'muton-grunt'],
    units: [
      { id: 'sniper-1', at: 'mission', elite: true },
      { id: 'heavy-1', at: 'mission' },
    ],
  } as const;

  test('TIM-6 switching back to the replaced mission restores its enemies and soldiers', () => {
    const play = missions(running);
    const [first, second] = drawn(play);
    const before = play.board;
    play.do(choose(first), leader);
    expect(legalIntents(play.open, 'squad-leader').filter(({ type }) => type === 'choose')).toEqual([
      choose(second),
      choose('keep'),
    ]);
    expect(play.do(choose('keep'), leader)).toEqual(['chosen', 'mission-taken-back', 'units-moved']);
    expect(play.board.mission).toEqual(before.mission);
    expect(play.board.units).toEqual(before.units);
    expect(play.board.decks.enemy).toEqual(before.decks.enemy);
    expect(play.board.decks.mission.discard).toEqual([second, first]);
    play.do(choose(second), leader);
    expect(play.board.mission?.card).toBe(second);
    expect(play.board.decks.enemy.discard).toEqual(['muton-elite', 'muton-grunt']);
    play.do(choose('keep'), leader);
    expect(play.board.mission).toEqual(before.mission);
    play.do('done', leader);
    expect(play.board.mission?.card).toBe('buried-hangar');
  });

  test('TIM-6 the replaced mission can be restored after trying both drawn ones', () => {
    const play = missions(running);
    const [first, second] = drawn(play);
    const before = play.board;
    for (const option of [first, second, 'keep']) play.do(choose(option), leader);
    expect(play.board.mission).toEqual(before.mission);
    expect(play.board.units).toEqual(before.units);
    expect(play.board.decks.mission.discard.toSorted()).toEqual([first, second].toSorted());
  });

  test('TIM-6 the replaced mission cannot be restored if an unseen enemy was discarded with it', () => {
    const play = missions({ ...running, missionEnemies: ['muton-elite'] });
    const [first, second] = drawn(play);
    play.do(choose(first), leader);
    expect(play.refused(choose('keep'), leader)).toEqual({ code: 'no-such-option', options: [second] });
  });

  test('TIM-6 the replaced mission cannot be restored once a card took one of its enemies or moved a soldier', () => {
    const transfer = { way: '1:move-units', unit: 'sniper-1' };
    for (const use of [
      {
        play: missions({ ...running, inPlay: ['field-samples'] }),
        card: 'field-samples',
        as: { as: 'chief-scientist' as Role },
      },
      { play: missions(running), card: 'transfer-order', with: { ...transfer, goal: 'base' } },
    ]) {
      const { play, as, ...intent } = { as: undefined, ...use };
      const [first, second] = drawn(play);
      play.do(choose(first), leader);
      play.do({ type: 'use', ...intent }, as);
      expect(play.refused(choose('keep'), leader)).toEqual({ code: 'no-such-option', options: [second] });
      const { salvage } = play.board;
      play.do(choose(second), leader);
      expect(play.board).toMatchObject({ salvage, mission: { card: second } });
    }
  });

  test('TIM-6 soldiers that a card sent to the new mission leave it when it is taken back', () => {
    for (const [unit, after] of [
      ['sniper-1', 'mission'],
      ['assault-1', 'reserve'],
    ] as const) {
      const play = missions(running);
      const [first] = drawn(play);
      play.do(choose(first), leader);
      play.do({ type: 'use', card: 'transfer-order', with: { way: '1:move-units', unit, goal: 'mission' } });
      expect(play.placeOf(unit)).toBe('mission');
      play.do(choose('keep'), leader);
      expect(play.placeOf(unit)).toBe(after);
      expect(play.placeOf('heavy-1')).toBe('mission');
    }
  });

  test('TIM-6 a drawn mission can still be chosen after keeping the running one', () => {
    const play = missions({ mission: 'harbor-rescue', units: [{ id: 'sniper-1', at: 'mission' }] });
    const [first, second] = drawn(play);
    play.do(choose('keep'), leader);
    expect(play.board.choice).toBeNull();
    expect(play.refused(choose('keep'), leader)).toEqual({ code: 'no-such-option', options: [first, second] });
    play.do(choose(second), leader);
    expect(play.board.mission?.card).toBe(second);
    expect(play.placeOf('sniper-1')).toBe('reserve');
    expect(play.board.decks.mission.discard).toEqual([first, 'harbor-rescue']);
    play.do('done', leader);
    expect(play.board.mission?.card).toBe(second);
  });

  test('TIM-6 the kept mission cannot be exchanged once the cue is closed', () => {
    const play = missions({ mission: 'harbor-rescue' });
    const [first] = drawn(play);
    play.do(choose('keep'), leader);
    play.do('done', leader);
    expect(play.refused(choose(first), leader)).toEqual({ code: 'nothing-to-choose' });
    expect(play.board.mission?.card).toBe('harbor-rescue');
  });

  test('ACT-MISSION only the Squad Leader chooses', () => {
    const play = missions();
    const refusal = play.refused(choose(drawn(play)[0]), commander);
    expect(refusal).toEqual({ code: 'not-your-choice', role: 'squad-leader' });
  });

  test('CRD-8 draws what is left of a short deck, and nothing from an empty one', () => {
    const all = standardCards.missions.length;
    const cues = Array.from({ length: all / 2 + 2 }, () => 'choose-mission' as const);
    const play = missions({ mission: 'harbor-rescue' }, { cues });
    for (let left = all - 1; left > 2; left -= 2) play.do('done', leader);
    expect(play.board.decks.mission.left).toBe(0);
    const [last, ...more] = assertDefined(play.board.drawn, 'a drawn mission').offered;
    expect(more).toEqual([]);
    expect(play.board.choice?.options).toEqual([last, 'keep']);
    expect(play.do(choose(assertDefined(last, 'a drawn mission')), leader)).toEqual([
      'chosen',
      'mission-cleared',
      'mission-laid',
    ]);
    expect(play.do('done', leader)).toEqual(['cue-closed', 'cue-opened']);
    expect(play.board).toMatchObject({ drawn: null, choice: null, mission: { card: last } });
    expect(play.do('done', leader)).toEqual(['cue-closed', 'cue-opened']);
  });
});

test('FIN-8 options are listed only for the choosing role, and the drawn cards are open to all', () => {
  const play = crisis();
  const listed = (seat: Role) => legalIntents(play.open, seat).filter(({ type }) => type === 'choose');
  expect(listed('commander')).toEqual(drawn(play).map(choose));
  expect(listed('squad-leader')).toEqual([]);
  const publicLog = JSON.stringify(seen(play.log));
  for (const card of drawn(play)) expect(publicLog).toContain(card);
});

test('FIN-8 refuses a choice when there is nothing to choose', () => {
  expect(table({ begin: 'ending' }).refused(choose('keep'))).toEqual({ code: 'nothing-to-choose' });
});
