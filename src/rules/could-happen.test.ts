import { describe, expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { playGame } from '../sim/index.ts';
import { couldHappen } from './could-happen.ts';
import type { EventType, GameEvent } from './events.ts';
import { evolve, fold } from './evolve.ts';
import type { State } from './state.ts';
import { sure } from './sure.ts';

interface Moment {
  readonly before: State;
  readonly event: GameEvent;
  readonly after: State;
}

/** Every moment of some whole games. */
const moments: readonly Moment[] = Array.from({ length: 6 }, (_, i) => {
  const name = i % 2 === 0 ? 'careful' : 'random';
  const { log } = playGame({ seed: `could-${i}`, difficulty: 'normal' }, bots[name]);
  let state = fold([]);
  return log.map((event) => {
    const before = state;
    state = evolve(state, event);
    return { before, event, after: state };
  });
}).flat();

const of = (type: EventType) => moments.filter(({ event }) => event.type === type);

test('FIN-16 all that the rules tell could have happened', () => {
  const impossible = moments.filter(({ before, event }) => !couldHappen(before, event));
  expect(impossible.map(({ event }) => event)).toEqual([]);
});

describe('FIN-16 what cannot happen twice in a row', () => {
  const once: readonly EventType[] = [
    'cards-moved',
    'mission-laid',
    'mission-cleared',
    'mission-taken-back',
    'panic-changed',
    'damage-changed',
    'task-opened',
    'task-closed',
    'dice-rolled',
    'roll-applied',
    'step-opened',
    'step-closed',
    'cue-closed',
    'units-assigned',
    'scanned',
  ];
  test.each(once)('%s', (type) => {
    const found = of(type);
    expect(found.length).toBeGreaterThan(0);
    const doubled = found.filter(({ after, event }) => couldHappen(after, event));
    expect(doubled.map(({ event }) => event)).toEqual([]);
  });
});

/** Could it, if it said something else? */
const could = <T extends EventType>(type: T, change: (event: Extract<GameEvent, { type: T }>) => object): boolean[] =>
  of(type).map(({ before, event }) =>
    couldHappen(before, { ...event, ...change(event as Extract<GameEvent, { type: T }>) } as GameEvent),
  );

describe('FIN-16 a log from outside cannot tell', () => {
  test('of cards that lie elsewhere', () => {
    // Techs are there once; of enemies there are copies.
    const techs = of('cards-moved').filter(({ event }) => event.type === 'cards-moved' && event.deck === 'tech');
    for (const from of ['deck', 'discard', 'drawn', 'hand', 'salvage', 'in-play', 'lab:1', 'base:0', 'mission:0']) {
      const others = techs.filter(({ event }) => 'from' in event && event.from !== from && event.from !== 'discard');
      expect(others.length).toBeGreaterThan(0);
      const taken = others.filter(({ before, event }) => couldHappen(before, { ...event, from } as GameEvent));
      expect({ from, taken: taken.map(({ event }) => event) }).toEqual({ from, taken: [] });
    }
  });

  test('of a tech laid on another', () => {
    const { before, event } = of('cards-moved').find(
      (one) => one.event.type === 'cards-moved' && one.event.to === 'discard' && one.event.from === 'lab:1',
    ) as Moment;
    const [card] = before.open.board?.hand ?? [];
    expect(couldHappen(before, { ...event, cards: [card], from: 'hand', to: 'lab:1' } as GameEvent)).toBe(false);
    expect(couldHappen(before, { ...event, cards: [card], from: 'hand', to: 'lab:4' } as GameEvent)).toBe(false);
  });

  test('of UFOs that are not there', () => {
    const flown = could('ufos-moved', ({ moves }) => ({ moves: [...moves, { count: 99, from: 'asia', to: 'force' }] }));
    expect(new Set(flown)).toEqual(new Set([false]));
  });

  test('of cards of which one lies elsewhere', () => {
    const hands = moments.filter(({ before }) => (before.open.board?.hand.length ?? 0) > 0);
    const { before } = hands[0] as Moment;
    const [card = ''] = before.open.board?.hand ?? [];
    const [other = ''] = before.hidden.decks.tech;
    const moved = (cards: readonly string[], to: string) =>
      couldHappen(before, { type: 'cards-moved', deck: 'tech', cards, from: 'hand', to, at: 0, why: 'x' } as GameEvent);
    expect(moved([card], 'discard')).toBe(true);
    expect(moved([card, other], 'discard')).toBe(false);
    expect(before.open.board?.labs[0]?.tech).toBe(null);
    expect(moved([card], 'lab:1')).toBe(true);
    expect(moved([card, card], 'lab:1')).toBe(false);
  });

  test('of units of which one is there already', () => {
    const { before, after, event } = of('units-assigned')[0] as Moment;
    const { units, to } = event as Extract<GameEvent, { type: 'units-assigned' }>;
    const other = before.open.board?.units.find(({ id, at }) => !units.includes(id) && at === 'reserve')?.id ?? '';
    expect(couldHappen(after, { ...event, units: [other] } as GameEvent)).toBe(true);
    expect(couldHappen(after, { ...event, units: [other, ...units], to } as GameEvent)).toBe(false);
  });

  test('of UFOs that go on before they have come', () => {
    const { before, event } = of('ufos-moved')[0] as Moment;
    const come = { count: 3, from: 'force', to: 'asia' } as const;
    const go = { count: (before.open.board?.ufos.asia ?? 0) + 3, from: 'asia', to: 'orbit' } as const;
    expect(couldHappen(before, { ...event, moves: [come, go] } as GameEvent)).toBe(true);
    expect(couldHappen(before, { ...event, moves: [go, come] } as GameEvent)).toBe(false);
  });

  test('TSK-1 of a task opened in another, unless a squad goes on to the next part of its mission', () => {
    const opened = of('task-opened').filter(({ before }) => before.open.board?.task === null);
    expect(opened.length).toBeGreaterThan(0);
    const onward = of('task-opened').filter(({ before }) => before.open.board?.task);
    expect(onward.length).toBeGreaterThan(0);
    for (const { after, event } of opened) {
      const task = after.open.board?.task;
      const kind = task?.kind === 'mission' ? 'base-defense' : 'mission';
      expect(couldHappen(after, { ...event, task: { kind, part: 2, enemy: 3 } } as GameEvent)).toBe(false);
      expect(couldHappen(after, { type: 'task-closed', at: 0, why: 'x', kind, over: null })).toBe(false);
    }
    const rolling = of('dice-rolled').filter(({ after }) => after.open.board?.task?.kind === 'mission');
    expect(rolling.length).toBeGreaterThan(0);
    for (const { after } of rolling) {
      const task = { kind: 'mission', part: 9 } as const;
      expect(couldHappen(after, { type: 'task-opened', at: 0, why: 'x', task, threat: 1 })).toBe(false);
    }
  });

  test('TIM-6 of a mission taken back that was not laid in the open cue, or for one that did not run before it', () => {
    const back = of('mission-taken-back').flatMap(({ before, event }) =>
      event.type === 'mission-taken-back' ? [{ before, event, board: sure(before.open.board) }] : [],
    );
    expect(back.map(({ event }) => event.running === null)).toContain(false);
    for (const { before, event, board } of back) {
      const other = sure(board.drawn).offered.find((card) => card !== event.card);
      expect(couldHappen(before, { ...event, card: sure(other) })).toBe(false);
      const strange = { card: event.card, parts: sure(board.mission).parts };
      expect(couldHappen(before, { ...event, running: strange })).toBe(false);
      const later = { ...before, open: { ...before.open, board: { ...board, drawn: null } } };
      expect(couldHappen(later, event)).toBe(false);
    }
  });

  test('CLK-1 of a cue that is not the next one', () => {
    expect(new Set(could('cue-opened', ({ number }) => ({ number: number + 1 })))).toEqual(new Set([false]));
    const later = of('cue-opened').filter(({ event }) => event.type === 'cue-opened' && event.number > 1);
    expect(later.length).toBeGreaterThan(0);
    for (const { after, event } of later) {
      const { number } = event as Extract<GameEvent, { type: 'cue-opened' }>;
      expect(couldHappen(after, event)).toBe(false);
      // The open one has to close first.
      expect(couldHappen(after, { ...event, number: number + 1 } as GameEvent)).toBe(false);
    }
  });

  test('END-1 of a round that goes on after the end', () => {
    const over = [{ baseDestroyed: true }, { finalMissionCompleted: true }];
    for (const said of over) {
      const told = could('round-ended', ({ report }) => ({ report: { ...report, ...said } }));
      expect(new Set(told)).toEqual(new Set([false]));
    }
  });

  test('of an answer that was not on offer', () => {
    const unasked = of('chosen').filter(({ before }) => before.open.board?.drawn === null);
    expect(unasked.length).toBeGreaterThan(0);
    for (const { before, event } of unasked)
      expect(couldHappen(before, { ...event, option: 'peace' } as GameEvent)).toBe(false);
  });

  test('CRD-7 of anything else in the resolution phase while a question is open, or of a step while a timed card asks', () => {
    const asked = moments.filter(
      ({ before }) => before.open.phase === 'resolution' && before.open.board?.choices.length,
    );
    expect(asked.length).toBeGreaterThan(0);
    // Cards of other seats come between, and the critical damage they may lead to (FIN-17).
    const answering = ['chosen', 'choice-withdrawn', 'timers-set'];
    const ofCard = ({ before: { open }, event: { why } }: Moment) =>
      open.pack.usable.has(why) || why === open.setup.plan;
    const elsewhere = moments
      .filter((moment) => !answering.includes(moment.event.type) && !ofCard(moment))
      .slice(0, 500);
    for (const { before } of asked) {
      expect(elsewhere.filter(({ event }) => couldHappen(before, event))).toEqual([]);
      expect(couldHappen(before, { type: 'timers-set', at: 0, why: 'set-timers', timers: 2 })).toBe(true);
    }
    const asking = moments.find(({ before }) => before.open.phase === 'timed' && before.open.board?.choices.length);
    const { before } = asking as Moment;
    expect(couldHappen(before, { type: 'step-opened', at: 0, why: 'ending', step: 'audit' })).toBe(false);
  });

  test('TAB-4 but in the timed phase critical damage may ask twice', () => {
    const { after, event } = moments.find(
      (one) => one.before.open.phase === 'timed' && one.event.type === 'choice-opened',
    ) as Moment;
    expect(couldHappen(after, event)).toBe(true);
  });

  test('CRD-2 of a card asked for whom to place that cannot be used, or is not in play', () => {
    const asks = of('choice-opened').flatMap(({ before, event }) =>
      event.type === 'choice-opened' && before.open.board ? [{ before, event, board: before.open.board }] : [],
    );
    expect(asks.length).toBeGreaterThan(0);
    for (const { before, event, board } of asks) {
      const telling = (card: string) => ({
        ...event,
        choice: { ...event.choice, todo: [{ next: 'pay', card } as const] },
      });
      const used = board.inPlay[0]?.card ?? '';
      expect(couldHappen(before, telling(used))).toBe(true);
      expect(couldHappen(before, telling('rumor-mill'))).toBe(false);
      const crisis = { ...board, inPlay: [{ card: 'rumor-mill', owner: 'commander', exhausted: false } as const] };
      expect(couldHappen({ ...before, open: { ...before.open, board: crisis } }, telling('rumor-mill'))).toBe(false);
      const cleared = { ...before, open: { ...before.open, board: { ...board, inPlay: [] } } };
      expect(couldHappen(cleared, telling(used))).toBe(false);
    }
  });

  test('of a report in another step than the one that asks for it', () => {
    const reports = of('reported').filter(({ event }) => event.why !== 'new');
    expect(reports.length).toBeGreaterThan(0);
    for (const { before, event } of reports) {
      const elsewhere = { ...before, open: { ...before.open, step: 'audit' } } as const;
      expect(couldHappen(elsewhere, event)).toBe(false);
    }
  });

  test('of another cue closed than the open one, or of another step', () => {
    expect(new Set(could('cue-closed', ({ number }) => ({ number: number + 1 })))).toEqual(new Set([false]));
    expect(new Set(could('step-closed', () => ({ step: 'audit' })))).toEqual(new Set([true, false]));
    expect(of('step-closed').length).toBeGreaterThan(0);
  });
});
