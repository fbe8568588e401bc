import { describe, expect, test } from 'vitest';
import { at, commander, given, leader, officer, type Play, table } from '../../../../tests/tools/given.ts';
import { choose, roll, rollAndApply, trial, use } from '../../../../tests/tools/hands.ts';
import type { Role } from '../../../content/roles.ts';
import { isReady, legalIntents } from '../../index.ts';

const ready = (play: Play, as: Role) => play.do('ready', { as });
const readyRoles = ({ state }: Play) => state.open.board?.ready.map(({ role }) => role);

/** A step with a card of the Central Officer that could be used in it. */
const decoy = { begin: 'global-defense', ufos: { asia: 2 } } as const;
const interceptor = at('continent:asia', 'interceptor-1');

describe('a role that needs the open window no longer', () => {
  test('FIN-22 says so once in Ending Timed Phase and in a step that takes cards', () => {
    for (const play of [table({ begin: 'ending', ufos: { asia: 1 } }), table(decoy)]) {
      expect(ready(play, officer)).toEqual(['readied']);
      expect(readyRoles(play)).toEqual([officer]);
      expect(play.refused('ready', { as: officer })).toEqual({ code: 'already-ready' });
    }
  });

  test('FIN-22 is refused in other cues, between rounds, and without a board', () => {
    expect(table({ begin: 'deploy-satellites' }).refused('ready', { as: officer })).toEqual({ code: 'not-now' });
    expect(given().refused('ready', { as: officer })).toEqual({ code: 'no-board' });
    const play = table({ begin: 'mission-report' });
    play.passSteps();
    expect(play.refused('ready', { as: officer })).toEqual({ code: 'not-begun' });
  });

  test('FIN-22 is refused if it has no card that could be used', () => {
    expect(table(decoy).refused('ready', { as: leader })).toEqual({ code: 'no-usable-card' });
  });

  test('FIN-22 is listed among the legal moves of a window, until it is said', () => {
    const play = table(decoy);
    const mayBeReady = (seat: Role) => legalIntents(play.open, seat).some(({ type }) => type === 'ready');
    expect([officer, leader].map(mayBeReady)).toEqual([true, false]);
    ready(play, officer);
    expect([officer, leader].map(mayBeReady)).toEqual([false, false]);
    expect(legalIntents(table({ begin: 'budget' }).open, officer)).not.toContainEqual({ type: 'ready' });
  });

  test('FIN-22 leaves aside the cards that it could have used', () => {
    const play = table(decoy);
    ready(play, officer);
    expect(play.last).toMatchObject([{ type: 'readied', role: officer, cards: ['decoy-signal'], seat: officer }]);
  });

  test('FIN-22 stays ready while pauses and purchases change nothing that it could use', () => {
    const ending = table({ begin: 'ending', inPlay: ['world-broadcast'] });
    ready(ending, commander);
    ending.do('open-menu');
    ending.do('close-menu');
    expect(readyRoles(ending)).toEqual([commander]);
    const recruit = table({ begin: 'recruit', budget: 2, units: at('pool', 'interceptor-1'), ufos: { asia: 1 } });
    ready(recruit, officer);
    recruit.do({ type: 'buy', kind: 'interceptor' }, { as: commander });
    expect(readyRoles(recruit)).toEqual([officer]);
  });

  test('FIN-22 is asked again when anybody uses a card', () => {
    const play = table(decoy);
    ready(play, officer);
    expect(readyRoles(play)).toEqual([officer]);
    use(play, 'decoy-signal', { continent: 'asia' });
    expect(readyRoles(play)).toEqual([]);
  });

  test('FIN-22 is asked again when another card of it can be used', () => {
    const play = trial(
      { owner: 'commander', price: { exhaust: true, credits: 1 }, effects: [{ do: 'lower-panic', by: 1, on: 'asia' }] },
      { begin: 'global-defense', budget: 0, ufos: { asia: 1 }, panic: { asia: 3 } },
    );
    if (!play.open.board) throw new Error('no board');
    const { board } = play.open;
    const said = { ...board, ready: [{ role: commander, cards: [] }] };
    expect(isReady({ ...play.open, board: said }, commander)).toBe(true);
    expect(isReady({ ...play.open, board: { ...said, budget: 1 } }, commander)).toBe(false);
  });

  test('FIN-22 every roll has its own window, and the step goes on with a new one', () => {
    const play = table({ ...decoy, units: interceptor, inPlay: ['gunnery-uplink'] });
    play.do({ type: 'take', task: { continent: 'asia' } }, { as: commander });
    ready(play, officer);
    roll(play, [1], 8);
    expect(readyRoles(play)).toEqual([]);
    ready(play, officer);
    play.do('apply', { as: commander });
    expect(readyRoles(play)).toEqual([]);
  });

  test('FIN-22 the next step has a new window', () => {
    const play = table({ ...decoy, units: at('base', 'heavy-1'), enemies: ['muton-grunt'] });
    ready(play, officer);
    play.do('done', { as: commander });
    expect([play.view.step, readyRoles(play)]).toEqual(['base-defense', []]);
  });

  test('FIN-22 FIN-17 may be said while somebody else is asked', () => {
    const play = table({
      begin: 'crises',
      crisisPool: ['capital-riots'],
      panic: { asia: 1, africa: 1 },
      ufos: { asia: 1 },
    });
    expect(play.board.choice?.role).toBe(commander);
    ready(play, officer);
    choose(play, play.board.choice?.options[0] ?? '');
    expect(readyRoles(play)).toEqual([officer]);
  });

  test('FIN-22 roles of other tasks do not end with the window of one', () => {
    const play = table({ ...decoy, units: interceptor });
    play.do({ type: 'take', task: { continent: 'asia' } }, { as: commander });
    rollAndApply(play, [5], 8);
    ready(play, officer);
    play.do('stop', { as: commander });
    expect(readyRoles(play)).toEqual([officer]);
  });
});
