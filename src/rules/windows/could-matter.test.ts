// A window waits for the cards that could change how it ends, in any order and with any effects (FIN-23).

import { describe, expect, test } from 'vitest';
import { at, commander, leader, type Play, table } from '../../../tests/tools/given.ts';
import { rollAndApply, trial, use } from '../../../tests/tools/hands.ts';
import type { Tech } from '../../content/cards/cards.ts';
import { packOf } from '../../content/cards/pack.ts';
import { type Role, roles } from '../../content/roles.ts';
import { standardCards } from '../../content/standard/pack.ts';
import { factsOf } from '../../content/steps.ts';
import { type Asked, cardsThatMatter, hasBoard, type Playing, type Position, usableCards } from '../index.ts';

const playingOf = ({ open }: Play): Playing => {
  if (!hasBoard(open)) throw new Error('no board');
  return open;
};
const usable = (play: Play) => roles.flatMap((role) => usableCards(playingOf(play), role));

/** The press that ends the open cue or step. */
const done = ({ open: { step } }: Play): Asked => {
  const role = step === null ? 'all' : factsOf(step).role;
  return { intent: { type: 'done' }, as: role === 'all' ? 'central-officer' : role };
};
const matter = (play: Play, { seats = roles, end = done(play) }: { seats?: readonly Role[]; end?: Asked } = {}) => {
  const playing = playingOf(play);
  const cards = playing.board.inPlay.filter(({ owner }) => seats.includes(owner)).map(({ card }) => card);
  return cardsThatMatter(playing, { cards, end });
};

/** Effects that ready scientists, lower panic, and send a unit. */
const refresh = { effects: [{ do: 'ready-units', kind: 'scientist', count: 1 }] } as const;
const calming = { effects: [{ do: 'lower-panic', by: 1, on: 'chosen' }] } as const;
const sending = (kind: 'interceptor' | 'soldier', to: 'board' | 'base'): Partial<Tech> => ({
  effects: [{ do: 'move-units', kind, from: 'reserve', to }],
});

/** One continent one step from falling, and one just above yellow. */
const brink = { asia: 7 } as const;
const red = { asia: 5, africa: 3 } as const;
const exhausted = [1, 2, 3, 4, 5, 6, 7, 8].map(
  (n) => ({ id: `satellite-${n}`, at: 'reserve', exhausted: true }) as const,
);

describe('a card that pays for another', () => {
  const lost = { begin: 'base-defense', damage: 7, enemies: ['muton-grunt'] } as const;

  test('FIN-23 Jungle Tribunal gives the salvage that Stasis Snare costs, and saves the base', () => {
    const play = table({ ...lost, inPlay: ['stasis-snare'] }, { base: 'south-america' });
    expect(matter(play)).toEqual(['jungle-tribunal']);
    expect(matter(play, { seats: [leader] })).toEqual([]);
    use(play, 'jungle-tribunal');
    expect(matter(play)).toEqual(['stasis-snare']);
  });

  test('FIN-23 as salvage one enemy is as good as another, so nobody waits for it steps before', () => {
    const waiting = (begin: 'audit' | 'research' | 'orbital-defense') =>
      matter(table({ ...lost, begin, inPlay: ['stasis-snare'] }, { base: 'south-america' }));
    expect([waiting('audit'), waiting('research'), waiting('orbital-defense')]).toEqual([[], [], []]);
  });

  test('FIN-23 Quick Refit readies the satellite that Repair Drones cost', () => {
    const play = table({ ...lost, inPlay: ['repair-drones', 'quick-refit'], units: exhausted });
    play.do('done', { as: leader });
    expect([play.view.step, play.board.base.damage, matter(play)]).toEqual(['base-destroyed', 8, ['quick-refit']]);
  });

  test('FIN-23 two cards save a continent together, though neither does alone', () => {
    const calm = (id: string): Tech => ({
      id,
      owner: 'commander',
      cost: 1,
      phase: 'both',
      price: { exhaust: true },
      effects: [{ do: 'lower-panic', by: 1, on: 'asia' }],
    });
    const techs = [...standardCards.techs, calm('first'), calm('second')];
    const pack = packOf('twins', { ...standardCards, techs });
    const falling = { begin: 'global-defense', ufos: { asia: 2 }, panic: brink } as const;
    const withCards = (...inPlay: string[]) => table({ ...falling, inPlay }, { pack });
    expect(matter(withCards('first'), { seats: [commander] })).toEqual([]);
    expect(matter(withCards('first', 'second'), { seats: [commander] })).toEqual(['first', 'second']);
  });
});

describe('a card that opens a task', () => {
  const paid = at('orbit', 'satellite-1', 'satellite-2', 'satellite-3');

  test('FIN-23 Decoy Signal brings a UFO to satellites that can still shoot', () => {
    const play = table({ begin: 'orbital-defense', ufos: { asia: 2 }, units: paid });
    expect([play.view.step, matter(play)]).toEqual(['orbital-defense', ['decoy-signal']]);
  });

  test('FIN-23 but not to an orbit without satellites: over the continent it can be used later, and then for more', () => {
    expect(matter(table({ begin: 'orbital-defense', ufos: { asia: 2 } }))).toEqual([]);
    expect(matter(table({ begin: 'global-defense', ufos: { asia: 2 } }))).toEqual(['decoy-signal']);
  });

  test('FIN-23 research: scientists readied for a lab not yet rolled for', () => {
    const tired = { id: 'scientist-1', at: 'lab:1', exhausted: true } as const;
    const labs = [{ tech: 'beam-rifles' }, null, null];
    expect(matter(trial(refresh, { begin: 'research', labs, units: [tired] }))).toEqual(['trial']);
    const units = [...at('lab:1', 'scientist-1'), { id: 'scientist-2', at: 'reserve', exhausted: true } as const];
    const play = trial(refresh, {
      begin: 'research',
      labs: [{ tech: 'beam-rifles', successes: 1 }, null, null],
      units,
    });
    rollAndApply(play, [6]);
    expect([play.view.step, usable(play), matter(play)]).toEqual(['research', ['trial'], []]);
  });

  test('FIN-23 global defense: an interceptor sent where a UFO is, unless that continent is over', () => {
    const sky = { begin: 'global-defense', ufos: { asia: 1 } } as const;
    const sender = sending('interceptor', 'board');
    expect(matter(trial(sender, sky))).toEqual(['decoy-signal', 'trial']);
    const fought = trial(sender, { ...sky, units: at('continent:asia', 'interceptor-1') });
    fought.do({ type: 'take', task: { continent: 'asia' } }, { as: commander });
    fought.do('stop', { as: commander });
    expect(matter(fought)).toEqual(['decoy-signal']);
  });

  test('FIN-23 base defense and missions: soldiers sent to a fight', () => {
    const inPlay = ['drop-harness'];
    expect(matter(table({ begin: 'base-defense', enemies: ['sectoid-scout'], inPlay }))).toEqual(inPlay);
    const sender = sending('soldier', 'board');
    expect(matter(trial(sender, { begin: 'missions', mission: 'temple-beacon' }))).toEqual(['trial']);
    expect(matter(trial(sender, { begin: 'missions' }))).toEqual([]);
  });

  test('FIN-23 recruit: credits while a unit can be bought', () => {
    const credits = { effects: [{ do: 'gain-credits', count: 2, to: 'budget' }] } as const;
    expect(matter(trial(credits, { begin: 'recruit', budget: 0 }))).toEqual(['trial']);
  });
});

describe('a card that changes what a step does', () => {
  test('FIN-23 crises: cards that discard them, or save a continent from what they do', () => {
    const waiting = { begin: 'recruit', budget: 0, crisisPool: ['market-crash'] } as const;
    expect(matter(table(waiting))).toContain('covert-team');
    const panicking = { ...waiting, crisisPool: ['mass-hysteria'], ufos: { asia: 1 } } as const;
    const one = { asia: 7, africa: 0, europe: 1, australia: 1, 'north-america': 1, 'south-america': 1 };
    expect(matter(trial(calming, { ...panicking, panic: one }))).toContain('trial');
    expect(matter(trial(calming, { ...waiting, crisisPool: [], panic: brink }))).toEqual([]);
  });

  test('FIN-23 audit: a card that still lowers the panic of the continent that missing credits would make fall', () => {
    const units = at('lab:1', 'scientist-1', 'scientist-2');
    const position: Position = { begin: 'ending', budget: 0, panic: brink, labs: [{ tech: 'clean-room' }], units };
    expect(matter(trial(calming, position))).toContain('trial');
    expect(matter(trial(calming, { ...position, budget: 2 }))).not.toContain('trial');
  });

  test('FIN-23 orbital and global defense: cards that clear UFOs, or keep a continent from falling', () => {
    const orbit = { begin: 'orbital-defense', ufos: { orbit: 1, asia: 1 } } as const;
    expect(matter(table({ ...orbit, inPlay: ['ion-lance'] }))).toEqual(['ion-lance']);
    expect(matter(table({ ...orbit, inPlay: ['ion-lance'], ufos: { asia: 1 } }))).toEqual([]);
    const falling = { begin: 'global-defense', ufos: { asia: 1 } } as const;
    expect(matter(trial(calming, { ...falling, panic: brink }))).toContain('trial');
    expect(matter(trial(calming, { ...falling, panic: red }))).not.toContain('trial');
  });

  test('FIN-23 base destroyed: repairs while damage is on orange', () => {
    const inPlay = ['repair-drones'];
    expect(matter(table({ begin: 'base-destroyed', damage: 8, inPlay }))).toEqual(['repair-drones']);
    expect(matter(table({ begin: 'base-destroyed', damage: 7, inPlay }))).toEqual([]);
  });

  test('FIN-23 TAB-4 base defense: a repair before damage that would be critical', () => {
    const inPlay = ['repair-drones'];
    const panic = { africa: 0, asia: 1, europe: 1, australia: 1, 'north-america': 1, 'south-america': 2 };
    const attacked = { begin: 'base-defense', enemies: ['muton-grunt'], inPlay, panic } as const;
    expect(matter(table({ ...attacked, damage: 2 }))).toEqual(['repair-drones']);
    expect(matter(table({ ...attacked, damage: 1, enemies: [] }))).toEqual([]);
  });

  test('FIN-23 panic report: a continent brought back to yellow before it is told', () => {
    expect(matter(trial(calming, { begin: 'panic-report', panic: red }))).toEqual(['trial']);
  });

  test('FIN-23 mission report: the last moment of what outlasts the round, and of nothing else', () => {
    const late = { begin: 'mission-report', ufos: { asia: 1 }, damage: 4, inPlay: ['repair-drones'] } as const;
    expect(matter(table({ ...late, inPlay: [...late.inPlay] }))).toEqual(['decoy-signal', 'repair-drones']);
    const soldiers = trial(sending('soldier', 'base'), { begin: 'mission-report' });
    expect([usable(soldiers), matter(soldiers)]).toEqual([['trial'], []]);
  });

  test('FIN-23 steps in which nothing is left to happen wait for nobody', () => {
    for (const begin of ['audit', 'crises', 'research', 'base-destroyed', 'missions'] as const) {
      const play = table({ begin, ufos: { asia: 1 }, panic: brink });
      expect([begin, play.view.step, usable(play), matter(play)]).toEqual([begin, begin, ['decoy-signal'], []]);
    }
  });
});

describe('a card for the timed phase', () => {
  test('FIN-23 TIM-4 matters in Ending Timed Phase, its last moment, unless it only buys time', () => {
    const position: Position = { begin: 'ending', inPlay: ['world-broadcast'], panic: { asia: 3 } };
    expect(matter(table(position))).toContain('world-broadcast');
    const time = trial({ phase: 'timed', effects: [{ do: 'lengthen-cue', seconds: 20 }] }, { begin: 'ending' });
    expect([usable(time).includes('trial'), matter(time).includes('trial')]).toEqual([true, false]);
  });

  test('FIN-23 matters if it draws cards, because nobody knows which', () => {
    const drawing = trial({ phase: 'timed', effects: [{ do: 'draw-techs', count: 1 }] }, { begin: 'ending' });
    expect(matter(drawing)).toContain('trial');
  });
});

describe('a card before a roll is applied', () => {
  const uplink: Position = {
    begin: 'global-defense',
    ufos: { asia: 1 },
    inPlay: ['gunnery-uplink'],
    units: at('continent:asia', 'interceptor-1', 'interceptor-2'),
  };
  const apply: Asked = { intent: { type: 'apply' }, as: commander };
  const rolled = (xcom: readonly number[], alien: number): Play => {
    const play = table(uplink);
    play.do({ type: 'take', task: { continent: 'asia' } }, { as: commander });
    play.do({ type: 'roll', faces: { xcom, alien } }, { as: commander });
    return play;
  };

  test('FIN-23 TSK-9 matters while the roll can be bettered', () => {
    expect(matter(rolled([1, 2], 8), { end: apply })).toContain('gunnery-uplink');
  });

  test('FIN-23 TSK-9 does not if the roll brings all that is needed, and no loss', () => {
    expect(matter(rolled([6, 2], 8), { end: apply })).toEqual([]);
  });
});
