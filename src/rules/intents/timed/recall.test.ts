import { expect, test } from 'vitest';
import { given, type Play, table } from '../../../../tests/tools/given.ts';
import type { Role } from '../../../content/roles.ts';
import { legalIntents } from '../../index.ts';

const recall = (...units: readonly string[]) => ({ type: 'recall', units }) as const;
const leader = { as: 'squad-leader' as Role };
const chief = { as: 'chief-scientist' as Role };
const defend = (...units: readonly string[]) => ({ type: 'assign', units, to: 'base' }) as const;

/** A base with one defender from before and two just assigned. */
function defended(): Play {
  const play = table({ begin: 'defend-base', units: [{ id: 'heavy-1', at: 'base' }] });
  play.do(defend('sniper-1', 'sniper-2'), leader);
  return play;
}

test('TIM-6 a role recalls its units one by one or together, and may assign them again', () => {
  const play = defended();
  expect(play.do(recall('sniper-1'), leader)).toEqual(['units-moved']);
  expect([play.placeOf('sniper-1'), play.placeOf('sniper-2')]).toEqual(['reserve', 'base']);
  play.do(defend('sniper-1', 'support-1'), leader);
  play.do(recall('sniper-1', 'sniper-2', 'support-1'), leader);
  expect(play.board.units.filter(({ at }) => at === 'base').map(({ id }) => id)).toEqual(['heavy-1']);
});

test('FIN-11 only units this cue brought are recalled', () => {
  const play = defended();
  const foreign = ['heavy-1', 'support-1', 'nobody'];
  for (const unit of foreign) expect(play.refused(recall(unit), leader)).toEqual({ code: 'not-brought', unit });
  expect(play.refused(recall('sniper-1', 'heavy-1'), leader)).toEqual({ code: 'not-brought', unit: 'heavy-1' });
});

test('FIN-11 a unit already recalled cannot be recalled again', () => {
  const play = defended();
  play.do(recall('sniper-1'), leader);
  expect(play.refused(recall('sniper-1'), leader)).toEqual({ code: 'not-brought', unit: 'sniper-1' });
});

test('TIM-2 FIN-11 no unit is recalled once the cue has closed, confirmed or expired', () => {
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

test('TIM-6 FIN-11 a unit moved away by a card can no longer be recalled', () => {
  const play = table({ begin: 'defend-base' });
  play.do(defend('sniper-1'), leader);
  play.do({ type: 'use', card: 'transfer-order', with: { way: '2:move-units' } });
  expect(play.placeOf('sniper-1')).toBe('reserve');
  expect(play.refused(recall('sniper-1'), leader)).toEqual({ code: 'not-brought', unit: 'sniper-1' });
  play.do(defend('sniper-1'), leader);
  expect(play.placeOf('sniper-1')).toBe('base');
});

test('TIM-6 FIN-11 a unit brought by a card cannot be recalled', () => {
  const play = table({ begin: 'defend-base', inPlay: ['drop-harness'] });
  play.do({ type: 'use', card: 'drop-harness', with: { unit: 'sniper-1' } }, leader);
  expect(play.placeOf('sniper-1')).toBe('base');
  expect(play.refused(recall('sniper-1'), leader)).toEqual({ code: 'not-brought', unit: 'sniper-1' });
});

test('TIM-6 only the role of the cue recalls', () => {
  const play = defended();
  expect(play.refused(recall('sniper-1'))).toEqual({ code: 'not-your-cue', role: 'squad-leader' });
});

test('TAB-7 an empty recall is refused, and so is one that names a unit twice', () => {
  const play = defended();
  expect(play.refused(recall(), leader)).toEqual({ code: 'no-units' });
  expect(play.refused(recall('sniper-1', 'sniper-1'), leader)).toEqual({ code: 'no-units' });
});

test('RND-1 FIN-7 nothing is recalled in the resolution phase or without a board', () => {
  const play = table({ begin: 'recruit', budget: 1 });
  expect(play.refused(recall('sniper-1'), leader)).toEqual({ code: 'no-cue' });
  expect(given().refused(recall('sniper-1'))).toEqual({ code: 'no-board' });
});

/** A first lab into which a tech was just put, optionally replacing an unfinished Clean Room. */
function laboratory(before?: 'before'): Play {
  const labs = before ? [{ tech: 'clean-room', successes: 1 }] : [];
  const play = table({ begin: 'assign-research', hand: ['ion-lance', 'beam-rifles'], labs });
  play.do({ type: 'research', lab: 1, tech: 'ion-lance' }, chief);
  return play;
}

test('TIM-6 ACT-RESEARCH a recalled tech returns to hand and leaves the lab empty', () => {
  const play = laboratory();
  expect(play.do(recall('ion-lance'), chief)).toEqual(['cards-moved']);
  expect(play.board.labs[0]).toEqual({ tech: null, successes: 0 });
  expect(play.board.hand).toEqual(['beam-rifles', 'ion-lance']);
  expect(play.refused(recall('ion-lance'), chief)).toEqual({ code: 'not-brought', unit: 'ion-lance' });
  play.do({ type: 'research', lab: 1, tech: 'ion-lance' }, chief);
  expect(play.board.labs[0]?.tech).toBe('ion-lance');
});

test('TIM-6 ACT-RESEARCH the replaced tech returns to the lab with its successes', () => {
  const play = laboratory('before');
  play.do({ type: 'assign', units: ['scientist-1'], to: 'lab:1' }, chief);
  expect(play.do(recall('ion-lance'), chief)).toEqual(['cards-moved', 'cards-moved']);
  expect(play.board.labs[0]).toEqual({ tech: 'clean-room', successes: 1 });
  expect(play.board.hand).toEqual(['beam-rifles', 'ion-lance']);
  expect(play.board.decks.tech.discard).toEqual([]);
  expect(play.placeOf('scientist-1')).toBe('lab:1');
});

test("TIM-6 TAB-2 recalling a lab's only tech sends all its scientists to reserve", () => {
  const play = laboratory();
  play.do({ type: 'assign', units: ['scientist-1', 'scientist-2'], to: 'lab:1' }, chief);
  play.do({ type: 'use', card: 'transfer-order', with: { way: '1:move-units', unit: 'scientist-3', goal: 'lab:1' } });
  expect(play.placeOf('scientist-3')).toBe('lab:1');
  expect(play.do(recall('ion-lance'), chief)).toEqual(['units-moved', 'cards-moved']);
  expect(play.board.units.filter(({ at }) => at === 'lab:1')).toEqual([]);
  expect(play.refused(recall('scientist-1'), chief)).toEqual({ code: 'not-brought', unit: 'scientist-1' });
});

test('TIM-6 a tech and a scientist can be recalled together', () => {
  const play = laboratory('before');
  play.do({ type: 'assign', units: ['scientist-1', 'scientist-2'], to: 'lab:1' }, chief);
  play.do(recall('scientist-2', 'ion-lance'), chief);
  expect([play.placeOf('scientist-1'), play.placeOf('scientist-2')]).toEqual(['lab:1', 'reserve']);
  expect(play.board.labs[0]?.tech).toBe('clean-room');
});

test('FIN-11 a tech that this cue did not bring cannot be recalled', () => {
  const labs = [{ tech: 'clean-room' }, { tech: 'ion-lance' }];
  const play = table({ begin: 'assign-research', hand: ['beam-rifles'], labs });
  for (const unit of ['clean-room', 'ion-lance', 'beam-rifles']) {
    expect(play.refused(recall(unit), chief)).toEqual({ code: 'not-brought', unit });
  }
});

test('TIM-6 a tech that can be recalled is listed', () => {
  const play = laboratory();
  const listed = () => legalIntents(play.open, 'chief-scientist').filter(({ type }) => type === 'recall');
  expect(listed()).toEqual([recall('ion-lance')]);
  play.do(recall('ion-lance'), chief);
  expect(listed()).toEqual([]);
});

test('TIM-6 all units that can be recalled are listed', () => {
  const play = defended();
  const listed = (seat: Role) => legalIntents(play.open, seat).filter(({ type }) => type === 'recall');
  expect(listed('squad-leader')).toEqual([recall('sniper-1'), recall('sniper-2')]);
  expect(listed('central-officer')).toEqual([]);
});
