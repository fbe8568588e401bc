import { expect, test } from 'vitest';
import { given, type Play, table } from '../../../../tests/tools/given.ts';
import { legal, type Seat } from '../../index.ts';

const recall = (...units: readonly string[]) => ({ type: 'recall', units }) as const;
const leader = { as: 'squad-leader' as Seat };
const chief = { as: 'chief-scientist' as Seat };
const defend = (...units: readonly string[]) => ({ type: 'assign', units, to: 'base' }) as const;

/** The base defended by two, one of whom stood there before. */
function defended(): Play {
  const play = table({ begin: 'defend-base', units: [{ id: 'heavy-1', at: 'base' }] });
  play.do(defend('sniper-1', 'sniper-2'), leader);
  return play;
}

test('TIM-6 a role takes back what it brought, one by one or together, and may bring it again', () => {
  const play = defended();
  expect(play.do(recall('sniper-1'), leader)).toEqual(['units-moved']);
  expect([play.placeOf('sniper-1'), play.placeOf('sniper-2')]).toEqual(['reserve', 'base']);
  play.do(defend('sniper-1', 'support-1'), leader);
  play.do(recall('sniper-1', 'sniper-2', 'support-1'), leader);
  expect(play.board.units.filter(({ at }) => at === 'base').map(({ id }) => id)).toEqual(['heavy-1']);
});

test('FIN-11 only what this cue brought comes back', () => {
  const play = defended();
  const foreign = ['heavy-1', 'support-1', 'nobody'];
  for (const unit of foreign) expect(play.refused(recall(unit), leader)).toEqual({ code: 'not-brought', unit });
  expect(play.refused(recall('sniper-1', 'heavy-1'), leader)).toEqual({ code: 'not-brought', unit: 'heavy-1' });
});

test('FIN-11 who has come back cannot come back again', () => {
  const play = defended();
  play.do(recall('sniper-1'), leader);
  expect(play.refused(recall('sniper-1'), leader)).toEqual({ code: 'not-brought', unit: 'sniper-1' });
});

test('TIM-2 FIN-11 nobody comes back once the cue is closed, by hand or by time', () => {
  for (const close of ['done', 'time'] as const) {
    const labs = [{ tech: 'clean-room' }, { tech: 'ion-lance' }];
    const play = table({ begin: 'assign-research', labs });
    play.do({ type: 'assign', units: ['scientist-1'], to: 'lab:1' }, chief);
    if (close === 'done') play.do('done', chief);
    else play.wait(play.clock.limit ?? 0);
    expect(play.view.cue).toMatchObject({ kind: 'assign-research', lab: 2 });
    expect(play.refused(recall('scientist-1'), chief)).toEqual({ code: 'not-brought', unit: 'scientist-1' });
    expect(play.placeOf('scientist-1')).toBe('lab:1');
  }
});

test('TIM-6 FIN-11 a unit a card has taken away is no longer there to come back', () => {
  const play = table({ begin: 'defend-base' });
  play.do(defend('sniper-1'), leader);
  play.do({ type: 'use', card: 'transfer-order', with: { way: '2:move-units' } });
  expect(play.placeOf('sniper-1')).toBe('reserve');
  expect(play.refused(recall('sniper-1'), leader)).toEqual({ code: 'not-brought', unit: 'sniper-1' });
  play.do(defend('sniper-1'), leader);
  expect(play.placeOf('sniper-1')).toBe('base');
});

test('TIM-6 FIN-11 a unit a card has brought does not come back', () => {
  const play = table({ begin: 'defend-base', inPlay: ['drop-harness'] });
  play.do({ type: 'use', card: 'drop-harness', with: { unit: 'sniper-1' } }, leader);
  expect(play.placeOf('sniper-1')).toBe('base');
  expect(play.refused(recall('sniper-1'), leader)).toEqual({ code: 'not-brought', unit: 'sniper-1' });
});

test('TIM-6 only the role of the cue takes back', () => {
  const play = defended();
  expect(play.refused(recall('sniper-1'))).toEqual({ code: 'not-your-cue', role: 'squad-leader' });
});

test('TAB-7 nobody, or somebody twice, is not taken back', () => {
  const play = defended();
  expect(play.refused(recall(), leader)).toEqual({ code: 'no-units' });
  expect(play.refused(recall('sniper-1', 'sniper-1'), leader)).toEqual({ code: 'no-units' });
});

test('RND-1 FIN-7 nothing is taken back in the resolution phase, nor where there is no board', () => {
  const play = table({ begin: 'recruit', budget: 1 });
  expect(play.refused(recall('sniper-1'), leader)).toEqual({ code: 'no-cue' });
  expect(given().refused(recall('sniper-1'))).toEqual({ code: 'no-board' });
});

/** The first lab with a tech just put into it; with a clean room half done there before, if so. */
function laboratory(before?: 'before'): Play {
  const labs = before ? [{ tech: 'clean-room', successes: 1 }] : [];
  const play = table({ begin: 'assign-research', hand: ['ion-lance', 'beam-rifles'], labs });
  play.do({ type: 'research', lab: 1, tech: 'ion-lance' }, chief);
  return play;
}

test('TIM-6 ACT-RESEARCH a tech is taken back to hand, and the lab is empty again', () => {
  const play = laboratory();
  expect(play.do(recall('ion-lance'), chief)).toEqual(['cards-moved']);
  expect(play.board.labs[0]).toEqual({ tech: null, successes: 0 });
  expect(play.board.hand).toEqual(['beam-rifles', 'ion-lance']);
  expect(play.refused(recall('ion-lance'), chief)).toEqual({ code: 'not-brought', unit: 'ion-lance' });
  play.do({ type: 'research', lab: 1, tech: 'ion-lance' }, chief);
  expect(play.board.labs[0]?.tech).toBe('ion-lance');
});

test('TIM-6 ACT-RESEARCH the tech it had replaced lies in the lab again, with its successes', () => {
  const play = laboratory('before');
  play.do({ type: 'assign', units: ['scientist-1'], to: 'lab:1' }, chief);
  expect(play.do(recall('ion-lance'), chief)).toEqual(['cards-moved', 'cards-moved']);
  expect(play.board.labs[0]).toEqual({ tech: 'clean-room', successes: 1 });
  expect(play.board.hand).toEqual(['beam-rifles', 'ion-lance']);
  expect(play.board.decks.tech.discard).toEqual([]);
  expect(play.placeOf('scientist-1')).toBe('lab:1');
});

test('TIM-6 TAB-2 with the only tech of a lab its scientists come home, however they came', () => {
  const play = laboratory();
  play.do({ type: 'assign', units: ['scientist-1', 'scientist-2'], to: 'lab:1' }, chief);
  play.do({ type: 'use', card: 'transfer-order', with: { way: '1:move-units', unit: 'scientist-3', goal: 'lab:1' } });
  expect(play.placeOf('scientist-3')).toBe('lab:1');
  expect(play.do(recall('ion-lance'), chief)).toEqual(['units-moved', 'cards-moved']);
  expect(play.board.units.filter(({ at }) => at === 'lab:1')).toEqual([]);
  expect(play.refused(recall('scientist-1'), chief)).toEqual({ code: 'not-brought', unit: 'scientist-1' });
});

test('TIM-6 a tech and a scientist go back together', () => {
  const play = laboratory('before');
  play.do({ type: 'assign', units: ['scientist-1', 'scientist-2'], to: 'lab:1' }, chief);
  play.do(recall('scientist-2', 'ion-lance'), chief);
  expect([play.placeOf('scientist-1'), play.placeOf('scientist-2')]).toEqual(['lab:1', 'reserve']);
  expect(play.board.labs[0]?.tech).toBe('clean-room');
});

test('FIN-11 a tech the cue has not brought stays: one of another lab, of hand, or that lay there before', () => {
  const labs = [{ tech: 'clean-room' }, { tech: 'ion-lance' }];
  const play = table({ begin: 'assign-research', hand: ['beam-rifles'], labs });
  for (const unit of ['clean-room', 'ion-lance', 'beam-rifles']) {
    expect(play.refused(recall(unit), chief)).toEqual({ code: 'not-brought', unit });
  }
});

test('TIM-6 a tech that can be taken back is listed', () => {
  const play = laboratory();
  const listed = () => legal(play.open, 'chief-scientist').filter(({ type }) => type === 'recall');
  expect(listed()).toEqual([recall('ion-lance')]);
  play.do(recall('ion-lance'), chief);
  expect(listed()).toEqual([]);
});

test('TIM-6 all that can come back is listed', () => {
  const play = defended();
  const listed = (seat: Seat) => legal(play.open, seat).filter(({ type }) => type === 'recall');
  expect(listed('squad-leader')).toEqual([recall('sniper-1'), recall('sniper-2')]);
  expect(listed('central-officer')).toEqual([]);
});
