import { expect, test } from 'vitest';
import { given, type Play, table } from '../../../tests/given.ts';
import { legal, type Seat } from '../index.ts';

const recall = (...units: readonly string[]) => ({ type: 'recall', units }) as const;
const leader = { as: 'squad-leader' as Seat };
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
    const scientist = { as: 'chief-scientist' as Seat };
    play.do({ type: 'assign', units: ['scientist-1'], to: 'lab:1' }, scientist);
    if (close === 'done') play.do('done', scientist);
    else play.wait(play.clock.limit ?? 0);
    expect(play.view.cue).toMatchObject({ kind: 'assign-research', lab: 2 });
    expect(play.refused(recall('scientist-1'), scientist)).toEqual({ code: 'not-brought', unit: 'scientist-1' });
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

test('TIM-6 all that can come back is listed', () => {
  const play = defended();
  const listed = (seat: Seat) => legal(play.state.open, seat).filter(({ type }) => type === 'recall');
  expect(listed('squad-leader')).toEqual([recall('sniper-1'), recall('sniper-2')]);
  expect(listed('central-officer')).toEqual([]);
});
