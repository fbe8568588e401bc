// A table may skip steps in which no card could change what is at stake (FIN-9).

import { describe, expect, test } from 'vitest';
import { at, commander, leader, officer, type Play, table } from '../../../tests/tools/given.ts';
import { rollAndApply, trial, use } from '../../../tests/tools/hands.ts';
import type { Tech } from '../../content/cards/cards.ts';
import { roles } from '../../content/roles.ts';
import { hasBoard, legal, type Playing } from '../index.ts';
import { cardsAtStake, waitsForCardsOnly } from './at-stake.ts';

const playingOf = ({ open }: Play): Playing => {
  if (!hasBoard(open)) throw new Error('no board');
  return open;
};
const atStake = (play: Play, seats: Parameters<typeof cardsAtStake>[1] = roles) => cardsAtStake(playingOf(play), seats);
const usable = (play: Play) =>
  roles.flatMap((role) => legal(play.open, role).flatMap((intent) => (intent.type === 'use' ? [intent.card] : [])));

/** Effects that ready scientists, lower panic, and send a unit. */
const refresh = { effects: [{ do: 'ready-units', kind: 'scientist', count: 1 }] } as const;
const calming = { effects: [{ do: 'lower-panic', by: 1, on: 'chosen' }] } as const;
const sending = (kind: 'interceptor' | 'soldier', to: 'board' | 'base'): Partial<Tech> => ({
  effects: [{ do: 'move-units', kind, from: 'reserve', to }],
});

/** One continent one step from falling, and one just above yellow. */
const brink = { asia: 7 } as const;
const red = { asia: 5, africa: 3 } as const;

describe('a step', () => {
  test('FIN-9 waits for cards alone when nothing is left to buy, roll for or answer', () => {
    const decoy = { ufos: { asia: 1 } } as const;
    expect(waitsForCardsOnly(playingOf(table({ begin: 'recruit', budget: 0, ...decoy })))).toBe(true);
    expect(waitsForCardsOnly(playingOf(table({ begin: 'recruit', budget: 1, ...decoy })))).toBe(false);
    const interceptor = at('continent:asia', 'interceptor-1');
    const play = table({ begin: 'global-defense', units: interceptor, ...decoy });
    expect(waitsForCardsOnly(playingOf(play))).toBe(false);
    play.do({ type: 'take', task: { continent: 'asia' } }, { as: commander });
    expect(waitsForCardsOnly(playingOf(play))).toBe(false);
    rollAndApply(play, [1], 1);
    expect(play.view.step).toBe('global-defense');
    expect(waitsForCardsOnly(playingOf(play))).toBe(true);
    const asked = table({ begin: 'crises', crisisPool: ['capital-riots'], panic: { asia: 1, africa: 1 } });
    expect(asked.board.choice).not.toBeNull();
    expect(waitsForCardsOnly(playingOf(asked))).toBe(false);
  });

  test('FIN-9 does not wait for cards alone in the timed phase', () => {
    expect(waitsForCardsOnly(playingOf(table({ begin: 'ending' })))).toBe(false);
    expect(atStake(table({ begin: 'ending', ufos: { asia: 1 } }))).toEqual([]);
  });
});

describe('cards at stake', () => {
  test('FIN-9 are those of the given seats that are usable now', () => {
    const play = table({ begin: 'global-defense', ufos: { asia: 1 } });
    expect(atStake(play)).toEqual(['decoy-signal']);
    expect(atStake(play, [commander, leader])).toEqual([]);
    use(play, 'decoy-signal', { continent: 'asia' });
    expect(atStake(play)).toEqual([]);
  });

  test('FIN-9 audit and crises have already acted, so none are at stake', () => {
    for (const begin of ['audit', 'crises'] as const) {
      const play = table({ begin, ufos: { asia: 1 }, panic: brink });
      expect([begin, play.view.step, usable(play), atStake(play)]).toEqual([begin, begin, ['decoy-signal'], []]);
    }
  });

  test('FIN-9 recruit: cards that save a continent on the brink or discard crises before the crises step', () => {
    const waiting = { begin: 'recruit', budget: 0, crisisPool: ['market-crash'] } as const;
    expect(atStake(table(waiting))).toEqual(['covert-team']);
    expect(atStake(trial(calming, { ...waiting, panic: brink }))).toContain('trial');
    expect(atStake(trial(calming, { ...waiting, panic: red }))).not.toContain('trial');
    expect(atStake(trial(calming, { ...waiting, crisisPool: [], panic: brink }))).toEqual([]);
  });

  test('FIN-9 recruit: cards that add to the budget while a unit can be bought', () => {
    const credits = { effects: [{ do: 'gain-credits', count: 2, to: 'budget' }] } as const;
    expect(atStake(trial(credits, { begin: 'recruit', budget: 0 }))).toEqual(['trial']);
  });

  test('FIN-9 research: cards that ready scientists for a lab not yet rolled for', () => {
    const tired = { id: 'scientist-1', at: 'lab:1', exhausted: true } as const;
    const labs = [{ tech: 'beam-rifles' }, null, null];
    expect(atStake(trial(refresh, { begin: 'research', labs, units: [tired] }))).toEqual(['trial']);
    const idle = trial(refresh, { begin: 'research', units: [{ ...tired, at: 'reserve' }] });
    expect([usable(idle), atStake(idle)]).toEqual([['trial'], []]);
  });

  test('FIN-9 research: none once every lab is finished', () => {
    const units = [...at('lab:1', 'scientist-1'), { id: 'scientist-2', at: 'reserve', exhausted: true } as const];
    const play = trial(refresh, {
      begin: 'research',
      labs: [{ tech: 'beam-rifles', successes: 1 }, null, null],
      units,
    });
    rollAndApply(play, [6]);
    expect([play.view.step, usable(play), atStake(play)]).toEqual(['research', ['trial'], []]);
  });

  test('FIN-9 orbital defense: cards that clear orbit or ready satellites, not those that add UFOs there', () => {
    const orbit = { begin: 'orbital-defense', ufos: { orbit: 1, asia: 1 } } as const;
    expect(atStake(table({ ...orbit, inPlay: ['ion-lance'] }))).toEqual(['ion-lance']);
    const units = [{ id: 'satellite-1', at: 'orbit', exhausted: true } as const];
    const refit = { effects: [{ do: 'ready-units', kind: 'satellite', count: 1 }] } as const;
    expect(atStake(trial(refit, { ...orbit, units }))).toEqual(['trial']);
    expect(atStake(table({ ...orbit, inPlay: ['ion-lance'], ufos: { asia: 1 } }))).toEqual([]);
  });

  test('FIN-9 global defense: cards that clear continents or send interceptors, while a UFO is left', () => {
    const sky = { begin: 'global-defense', ufos: { asia: 1 } } as const;
    const sender = sending('interceptor', 'board');
    expect(atStake(trial(sender, sky))).toEqual(['decoy-signal', 'trial']);
    expect(atStake(trial(sender, { ...sky, ufos: { orbit: 1 } }))).toEqual([]);
    const fought = trial(sender, { ...sky, units: at('continent:asia', 'interceptor-1') });
    fought.do({ type: 'take', task: { continent: 'asia' } }, { as: commander });
    fought.do('stop', { as: commander });
    expect(atStake(fought)).toEqual(['decoy-signal']);
  });

  test('FIN-9 orbital and global defense: cards that keep a continent from falling', () => {
    for (const [begin, ufos] of [
      ['orbital-defense', { orbit: 1 }],
      ['global-defense', { asia: 1 }],
    ] as const) {
      expect([begin, atStake(trial(calming, { begin, ufos, panic: brink })).includes('trial')]).toEqual([begin, true]);
      expect([begin, atStake(trial(calming, { begin, ufos, panic: red })).includes('trial')]).toEqual([begin, false]);
    }
  });

  test('FIN-9 base defense: cards that send soldiers or repair damage, while an enemy is there', () => {
    const attacked = { begin: 'base-defense', enemies: ['sectoid-scout'], damage: 4 } as const;
    const inPlay = ['repair-drones', 'drop-harness'];
    expect(atStake(table({ ...attacked, inPlay }))).toEqual(['repair-drones', 'drop-harness']);
    expect(atStake(table({ ...attacked, inPlay, enemies: [] }))).toEqual([]);
    expect(atStake(table({ ...attacked, inPlay, damage: 0 }))).toEqual(['drop-harness']);
  });

  test('FIN-9 base destroyed: repairs while damage is on orange', () => {
    const inPlay = ['repair-drones'];
    expect(atStake(table({ begin: 'base-destroyed', damage: 8, inPlay }))).toEqual(['repair-drones']);
    expect(atStake(table({ begin: 'base-destroyed', damage: 7, inPlay }))).toEqual([]);
  });

  test('FIN-9 missions: cards that send soldiers to a mission not yet taken', () => {
    const sender = sending('soldier', 'board');
    const lies = { begin: 'missions', mission: 'temple-beacon' } as const;
    expect(atStake(trial(sender, lies))).toEqual(['trial']);
    expect(atStake(trial(sender, { begin: 'missions' }))).toEqual([]);
    expect(atStake(trial(sending('soldier', 'base'), lies))).toEqual([]);
  });

  test('FIN-9 panic report: cards that bring a continent back to yellow before the report', () => {
    expect(atStake(trial(calming, { begin: 'panic-report', panic: red }))).toEqual(['trial']);
    expect(atStake(trial(calming, { begin: 'panic-report', panic: brink }))).toEqual([]);
  });

  test('FIN-9 mission report: cards whose effect outlasts the round', () => {
    const late = { begin: 'mission-report', ufos: { asia: 1 }, damage: 4, inPlay: ['repair-drones'] } as const;
    expect(atStake(table({ ...late, inPlay: [...late.inPlay] }))).toEqual(['decoy-signal', 'repair-drones']);
    const soldiers = trial(sending('soldier', 'board'), { begin: 'mission-report', mission: 'temple-beacon' });
    expect([usable(soldiers), atStake(soldiers)]).toEqual([['trial'], []]);
  });

  test('CRD-6 FIN-9 none from step 12 on', () => {
    const play = table({ begin: 'mission-report', ufos: { asia: 1 } });
    play.do('done', { as: officer });
    expect([play.view.phase, atStake(play)]).toEqual(['setup', []]);
  });
});
