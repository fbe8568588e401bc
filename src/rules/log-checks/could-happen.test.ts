import { describe, expect, test } from 'vitest';
import { couldFollow, couldHappen, leavesCopies, type Moment, momentsOf } from '../../../tests/tools/moments.ts';
import { bots } from '../../bots/index.ts';
import { standardPack } from '../../content/standard/pack.ts';
import { playGame } from '../../sim/index.ts';
import type { DeckName } from '../state/board.ts';
import type { EventOf, EventType, GameEvent } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { sure } from '../state/sure.ts';

/** Every moment of some whole games. */
const moments: readonly Moment[] = Array.from({ length: 6 }, (_, i) => {
  const name = i % 2 === 0 ? 'careful' : 'random';
  return momentsOf(playGame({ seed: `could-${i}`, difficulty: 'normal' }, bots[name]).log);
}).flat();

const of = <T extends EventType>(type: T): (Moment & { event: EventOf<T> })[] =>
  moments.filter((one): one is Moment & { event: EventOf<T> } => one.event.type === type);

/** The moment, with another state before it. */
const having = (moment: Moment, before: State): Moment => ({ ...moment, before });

test('FIN-16 all that the rules tell could have happened', () => {
  const impossible = moments.filter((one) => !couldHappen(one, one.event));
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
    const doubled = found.filter((one) => couldFollow(one, one.event) && !leavesCopies(one));
    expect(doubled.map(({ event }) => event)).toEqual([]);
  });
});

/** Could it, if it said something else? */
const could = <T extends EventType>(type: T, change: (event: EventOf<T>) => object): boolean[] =>
  of(type).map((one) => couldHappen(one, { ...one.event, ...change(one.event) } as GameEvent));

/** What moves pieces. */
const moving = { 'cards-moved': 0, 'units-moved': 0, 'units-assigned': 0, 'ufos-moved': 0, 'panic-changed': 0 };

describe('FIN-16 FIN-21 a log from outside cannot tell', () => {
  test('of cards that lie elsewhere', () => {
    // Techs are there once; of enemies there are copies.
    const techs = of('cards-moved').filter(({ event }) => event.deck === 'tech');
    for (const from of ['deck', 'discard', 'drawn', 'hand', 'salvage', 'in-play', 'lab:1', 'base:0', 'mission:0']) {
      const others = techs.filter(({ event }) => event.from !== from && event.from !== 'discard');
      expect(others.length).toBeGreaterThan(0);
      const taken = others.filter((one) => couldHappen(one, { ...one.event, from } as GameEvent));
      expect({ from, taken: taken.map(({ event }) => event) }).toEqual({ from, taken: [] });
    }
  });

  test('of a tech laid on another', () => {
    const one = sure(of('cards-moved').find(({ event }) => event.to === 'discard' && event.from === 'lab:1'));
    const [card] = one.before.open.board?.hand ?? [];
    expect(couldHappen(one, { ...one.event, cards: [card], from: 'hand', to: 'lab:1' } as GameEvent)).toBe(false);
    expect(couldHappen(one, { ...one.event, cards: [card], from: 'hand', to: 'lab:4' } as GameEvent)).toBe(false);
  });

  test('of UFOs that are not there', () => {
    const flown = could('ufos-moved', ({ moves }) => ({ moves: [...moves, { count: 99, from: 'asia', to: 'force' }] }));
    expect(new Set(flown)).toEqual(new Set([false]));
  });

  test('of cards of which one lies elsewhere, or is named twice', () => {
    const cue = sure(of('cue-opened').find(({ after }) => after.open.cue?.kind === 'assign-research'));
    const { board } = cue.after.open;
    const [card = ''] = board?.hand ?? [];
    const [other = ''] = cue.after.hidden.decks.tech;
    const moved = (cards: readonly string[], to: string) =>
      couldFollow(cue, { ...cue.event, type: 'cards-moved', deck: 'tech', cards, from: 'hand', to } as GameEvent);
    expect(moved([card], 'discard')).toBe(true);
    expect(moved([card, other], 'discard')).toBe(false);
    expect(moved([card, card], 'discard')).toBe(false);
    expect(moved([], 'discard')).toBe(false);
    const free = board?.labs.findIndex(({ tech }) => tech === null) ?? -1;
    expect(moved([card], `lab:${free + 1}`)).toBe(true);
    expect(moved([card, card], `lab:${free + 1}`)).toBe(false);
  });

  test('CRD-8 of cards from the middle of a deck', () => {
    for (const deck of ['tech', 'crisis', 'mission', 'enemy'] as const) {
      const drawn = of('cards-moved').filter(({ event }) => event.deck === deck && event.from === 'deck');
      expect(drawn.length).toBeGreaterThan(0);
      const later = drawn.filter((one) => {
        const cards = one.before.hidden.decks[deck].slice(1, 1 + one.event.cards.length);
        return cards.length === one.event.cards.length && couldHappen(one, { ...one.event, cards });
      });
      // Enemies have copies: the next one may be the same.
      expect(later.filter(({ before }) => new Set(before.hidden.decks[deck].slice(0, 2)).size > 1)).toEqual([]);
    }
  });

  test('of cards that go where those of their deck never go', () => {
    const strange = { tech: 'salvage', crisis: 'hand', mission: 'crisis-pool', enemy: 'hand' } as const;
    for (const [deck, to] of Object.entries(strange)) {
      const some = of('cards-moved').filter(({ event }) => event.deck === deck);
      expect(some.length).toBeGreaterThan(0);
      expect(some.filter((one) => couldHappen(one, { ...one.event, to }))).toEqual([]);
    }
  });

  test('RES-12 of discards that go under their deck unshuffled, or in part', () => {
    const tucked = of('cards-moved').filter(({ event }) => event.to === 'deck');
    expect(tucked.length).toBeGreaterThan(0);
    const loose = tucked.filter((one) => couldHappen({ ...one, previous: null }, one.event));
    expect(loose).toEqual([]);
    const some = tucked.filter(({ event }) => event.cards.length > 1);
    expect(some.length).toBeGreaterThan(0);
    expect(some.filter((one) => couldHappen(one, { ...one.event, cards: one.event.cards.slice(1) }))).toEqual([]);
    const stacked = of('secret/decks-stacked').filter(({ event }) => event.why === 'refresh');
    for (const one of stacked) {
      const [deck, cards] = sure(Object.entries(one.event.decks)[0]);
      const with_ = (list: readonly string[]) => couldHappen(one, { ...one.event, decks: { [deck]: list } });
      expect(with_(cards)).toBe(true);
      expect(with_([...cards, 'clean-room'])).toBe(false);
      expect(with_(cards.slice(1))).toBe(false);
      // Cards that were in the deck stay on top in their order.
      if (one.before.hidden.decks[deck as DeckName].length > 0) expect(with_(cards.toReversed())).toBe(false);
      expect(couldHappen(one, { ...one.event, decks: { ...one.event.decks, gone: [] } } as GameEvent)).toBe(false);
    }
  });

  test('FIN-11 of units that come from elsewhere than reserve, twice at once, or exhausted', () => {
    const all = of('units-assigned');
    expect(all.length).toBeGreaterThan(0);
    const board = (one: Moment) => sure(one.before.open.board);
    for (const one of all) {
      const { units } = one.event;
      expect(couldHappen(one, { ...one.event, units: [...units, ...units] })).toBe(false);
      expect(couldHappen(one, { ...one.event, units: [...units, 'sniper-9'] })).toBe(false);
      const away = board(one).units.find(({ at }) => at !== 'reserve')?.id;
      if (away !== undefined) expect(couldHappen(one, { ...one.event, units: [...units, away] })).toBe(false);
      const tired = board(one).units.map((unit) => ({ ...unit, exhausted: true }));
      const open = { ...one.before.open, board: { ...board(one), units: tired } };
      expect(couldHappen(having(one, { ...one.before, open }), one.event)).toBe(false);
    }
  });

  test('TAB-6 of units nobody has', () => {
    for (const type of ['units-moved', 'units-changed'] as const) {
      expect(new Set(could(type, ({ units }) => ({ units: [...units, 'sniper-9'] })))).toEqual(new Set([false]));
      expect(new Set(could(type, ({ units }) => ({ units: [...units, ...units] })))).toEqual(new Set([false]));
    }
  });

  test('TAB-8 of UFOs that go on before they have come, or of more than there are', () => {
    const one = sure(of('ufos-moved')[0]);
    const { ufos } = sure(one.before.open.board);
    const come = { count: 3, from: 'force', to: 'asia' } as const;
    const go = { count: ufos.asia + 3, from: 'asia', to: 'orbit' } as const;
    expect(couldHappen(one, { ...one.event, moves: [come, go] })).toBe(true);
    expect(couldHappen(one, { ...one.event, moves: [go, come] })).toBe(false);
    const left = 24 - Object.values(ufos).reduce((sum, count) => sum + count, 0);
    expect(couldHappen(one, { ...one.event, moves: [{ ...come, count: left }] })).toBe(true);
    expect(couldHappen(one, { ...one.event, moves: [{ ...come, count: left + 1 }] })).toBe(false);
  });

  test('TSK-1 of a task opened in another, unless a squad goes on to the next part of its mission', () => {
    const opened = of('task-opened').filter(({ before }) => before.open.board?.task === null);
    expect(opened.length).toBeGreaterThan(0);
    const onward = of('task-opened').filter(({ before }) => before.open.board?.task);
    expect(onward.length).toBeGreaterThan(0);
    for (const one of opened) {
      const { task } = one.event;
      // Where one mission is taken up the other could be as well.
      const kind = task.kind === 'mission' || task.kind === 'final-mission' ? 'base-defense' : 'mission';
      expect(couldFollow(one, { ...one.event, task: { kind, part: 2, enemy: 3 } })).toBe(false);
      expect(couldHappen(one, { ...one.event, task: { kind, part: 0, enemy: 0 } })).toBe(false);
      expect(couldFollow(one, { type: 'task-closed', at: 0, why: 'x', kind, over: null })).toBe(false);
      expect(couldHappen(one, { ...one.event, threat: 6 })).toBe(false);
      expect(couldHappen(one, { ...one.event, threat: 0 })).toBe(false);
    }
    for (const one of onward) {
      expect(
        couldHappen(one, { ...one.event, task: { ...one.event.task, part: one.before.open.board?.task?.part ?? 0 } }),
      ).toBe(false);
    }
    const rolling = of('dice-rolled').filter(({ after }) => after.open.board?.task?.kind === 'mission');
    expect(rolling.length).toBeGreaterThan(0);
    for (const one of rolling) {
      const task = { kind: 'mission', part: 9 } as const;
      expect(couldFollow(one, { type: 'task-opened', at: 0, why: 'x', task, threat: 1 })).toBe(false);
      expect(couldFollow(one, { type: 'dice-added', at: 0, why: 'x', count: 1 })).toBe(false);
    }
  });

  test('FIN-10 of a task that is over elsewhere than where it was, or again', () => {
    const closed = of('task-closed').filter(({ event }) => event.over !== null);
    expect(closed.length).toBeGreaterThan(0);
    for (const one of closed) {
      expect(couldHappen(one, { ...one.event, over: 'nowhere' })).toBe(false);
      const board = sure(one.before.open.board);
      const open = { ...one.before.open, board: { ...board, taken: [sure(one.event.over)] } };
      expect(couldHappen(having(one, { ...one.before, open }), one.event)).toBe(false);
    }
  });

  test('TIM-6 of a mission taken back that was not laid in the open cue, or for one that did not run before it', () => {
    const back = of('mission-taken-back');
    expect(back.map(({ event }) => event.running === null)).toContain(false);
    for (const one of back) {
      const board = sure(one.before.open.board);
      const other = sure(board.drawn).offered.find((card) => card !== one.event.card);
      expect(couldHappen(one, { ...one.event, card: sure(other) })).toBe(false);
      const strange = { card: one.event.card, parts: sure(board.mission).parts };
      expect(couldHappen(one, { ...one.event, running: strange })).toBe(false);
      const open = { ...one.before.open, board: { ...board, drawn: null } };
      expect(couldHappen(having(one, { ...one.before, open }), one.event)).toBe(false);
    }
  });

  test('ACT-MISSION of a mission that was not drawn, or on which something is done already', () => {
    const laid = of('mission-laid');
    expect(laid.length).toBeGreaterThan(0);
    for (const one of laid) {
      const { mission } = one.event;
      const parts = (change: object) => ({
        mission: { ...mission, parts: mission.parts.map((part) => ({ ...part, ...change })) },
      });
      for (const wrong of [
        { mission: { ...mission, card: 'opal-mine-2' } },
        { place: one.event.place === 'mission' ? 'final-mission' : 'mission' },
        parts({ successes: 1 }),
        parts({ complete: true }),
        parts({ enemy: { card: 'muton-grunt', faceUp: true, successes: 0 } }),
        parts({ enemy: { card: null, faceUp: false, successes: 1 } }),
      ]) {
        expect(couldHappen(one, { ...one.event, ...wrong } as GameEvent)).toBe(false);
      }
      const decks = { ...one.before.hidden.decks, enemy: [] };
      const down = mission.parts.some(({ enemy }) => enemy !== undefined && enemy !== 'none');
      const without = having(one, { ...one.before, hidden: { ...one.before.hidden, decks } });
      expect(couldHappen(without, one.event)).toBe(!down);
    }
  });

  test('RES-9 of a mission that goes with other enemies than lay there, or completed in part', () => {
    const cleared = of('mission-cleared');
    expect(cleared.map(({ event }) => event.completed)).toContain(true);
    expect(cleared.map(({ event }) => event.completed)).toContain(false);
    for (const one of cleared) {
      const { enemies, completed } = one.event;
      expect(couldHappen(one, { ...one.event, enemies: [...enemies, 'muton-grunt'] })).toBe(false);
      if (enemies.length > 0) expect(couldHappen(one, { ...one.event, enemies: enemies.slice(1) })).toBe(false);
      if (!completed) expect(couldHappen(one, { ...one.event, completed: true })).toBe(false);
    }
  });

  test('ACT-SQUAD of other enemies turned up than lie there', () => {
    const turned = of('enemies-turned');
    expect(turned.length).toBeGreaterThan(0);
    for (const one of turned) {
      expect(couldHappen(one, { ...one.event, enemies: {} })).toBe(false);
      expect(couldHappen(one, { ...one.event, enemies: { ...one.event.enemies, 2: 'nobody' } })).toBe(false);
    }
  });

  test('CRD-1 of cards used or turned that do not lie in play', () => {
    expect(new Set(could('card-used', () => ({ card: 'nothing' })))).toEqual(new Set([false]));
    expect(new Set(could('cards-turned', ({ cards }) => ({ cards: [...cards, 'nothing'] })))).toEqual(new Set([false]));
  });

  test('TAB-3 TAB-5 of panic and threat beyond their tracks, or changed by something else than is told', () => {
    expect(new Set(could('panic-changed', ({ by }) => ({ by: by + 1 })))).toEqual(new Set([false]));
    expect(new Set(could('panic-changed', ({ by, panic }) => ({ by: by + 9, panic: panic + 9 })))).toEqual(
      new Set([false]),
    );
    expect(new Set(could('damage-changed', ({ by }) => ({ by: by + 1 })))).toEqual(new Set([false]));
    expect(new Set(could('threat-changed', () => ({ threat: 6 })))).toEqual(new Set([false]));
    expect(new Set(could('roll-applied', () => ({ threat: 6 })))).toEqual(new Set([false]));
  });

  test('RES-7 of soldiers on icons who do not stand there', () => {
    const placed = of('soldier-placed');
    expect(placed.length).toBeGreaterThan(0);
    for (const one of placed) {
      const away = sure(one.before.open.board).units.find(({ at }) => at === 'reserve')?.id ?? 'sniper-9';
      expect(couldHappen(one, { ...one.event, soldier: away })).toBe(false);
    }
  });

  test('END-1 of a round that goes on after the end', () => {
    const over = [{ baseDestroyed: true }, { finalMissionCompleted: true }];
    for (const said of over) {
      const told = could('round-ended', ({ report }) => ({ report: { ...report, ...said } }));
      expect(new Set(told)).toEqual(new Set([false]));
    }
  });

  test('RES-15 of a report of something else than the board shows', () => {
    const told = of('reported');
    expect(told.length).toBeGreaterThan(0);
    for (const one of told) {
      const { panic, orbitUfos } = one.event.entry;
      const others: readonly object[] = [
        {},
        { finalMissionCompleted: false },
        { missionCompleted: one.event.entry.missionCompleted === false },
        ...(panic ? [{ panic: { ...panic, asia: panic.asia === 'red' ? 'yellow' : 'red' } }] : []),
        ...(orbitUfos === undefined ? [] : [{ orbitUfos: orbitUfos + 1 }]),
      ];
      for (const entry of others) expect(couldHappen(one, { ...one.event, entry } as GameEvent)).toBe(false);
      // The final mission is completed only where it lay, and in its step.
      if (one.before.open.step !== 'missions')
        expect(couldHappen(one, { ...one.event, entry: { finalMissionCompleted: true } })).toBe(false);
    }
  });

  test('of an answer that was not on offer', () => {
    const unasked = of('chosen').filter(({ before }) => before.open.board?.drawn === null);
    expect(unasked.length).toBeGreaterThan(0);
    for (const one of unasked) expect(couldHappen(one, { ...one.event, option: 'peace' })).toBe(false);
  });

  test('CRD-7 of anything else in the resolution phase while a question is open, or of a step while a timed card asks', () => {
    const asked = moments.filter(({ after }) => after.open.phase === 'resolution' && after.open.board?.choices.length);
    expect(asked.length).toBeGreaterThan(0);
    // Cards of other seats come between, and the critical damage they may lead to (FIN-17).
    const answering = ['chosen', 'choice-withdrawn', 'timers-set'];
    const ofCard = ({ before: { open }, event: { why } }: Moment) =>
      standardPack.usable.has(why) || why === open.setup.plan;
    const elsewhere = moments
      .filter((moment) => !answering.includes(moment.event.type) && !ofCard(moment))
      .slice(0, 500);
    for (const one of asked) {
      expect(elsewhere.filter(({ event }) => couldFollow(one, event))).toEqual([]);
      expect(couldFollow(one, { type: 'timers-set', at: 0, why: 'set-timers', timers: 2 })).toBe(true);
    }
    const asking = sure(moments.find(({ after }) => after.open.phase === 'timed' && after.open.board?.choices.length));
    expect(couldFollow(asking, { type: 'step-opened', at: 0, why: 'ending', step: 'audit' })).toBe(false);
  });

  test('TAB-4 but in the timed phase critical damage may ask twice, though not without end', () => {
    const one = sure(of('choice-opened').find(({ before }) => before.open.phase === 'timed'));
    expect(couldFollow(one, one.event)).toBe(true);
    const board = sure(one.before.open.board);
    const choices = Array(100).fill(one.event.choice);
    const open = { ...one.before.open, board: { ...board, choices } };
    expect(couldHappen(having(one, { ...one.before, open }), one.event)).toBe(false);
  });

  test('CRD-2 of a card asked for whom to place that cannot be used, or is not in play', () => {
    const asks = of('choice-opened');
    expect(asks.length).toBeGreaterThan(0);
    for (const one of asks) {
      const { before, event } = one;
      const board = sure(before.open.board);
      const telling = (card: string) => ({
        ...event,
        choice: { ...event.choice, todo: [{ next: 'pay', card } as const] },
      });
      const used = board.inPlay[0]?.card ?? '';
      expect(couldHappen(one, telling(used))).toBe(true);
      expect(couldHappen(one, telling('rumor-mill'))).toBe(false);
      const crisis = { ...board, inPlay: [{ card: 'rumor-mill', owner: 'commander', exhausted: false } as const] };
      const onTable = (there: typeof board) => having(one, { ...before, open: { ...before.open, board: there } });
      expect(couldHappen(onTable(crisis), telling('rumor-mill'))).toBe(false);
      expect(couldHappen(onTable({ ...board, inPlay: [] }), telling(used))).toBe(false);
    }
  });

  test('FIN-8 of pieces that move before the game begins, or between its cues and steps', () => {
    const pieces = moments.filter(
      ({ event }) => !event.type.includes('/') && event.why !== 'new' && event.type in moving,
    );
    expect(pieces.length).toBeGreaterThan(100);
    const still = [
      ...of('board-set-up'),
      ...of('round-prepared'),
      ...of('step-closed'),
      ...of('cue-closed').filter(({ after }) => after.hidden.schedule?.cues[after.open.cueNumber]),
    ];
    for (const one of still) {
      expect(pieces.slice(0, 200).filter(({ event }) => couldFollow(one, event))).toEqual([]);
      expect(pieces.slice(0, 200).filter(({ event }) => couldFollow(one, { ...event, why: 'new' }))).toEqual([]);
    }
  });
});
