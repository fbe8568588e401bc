import { describe, expect, test } from 'vitest';
import { couldFollow, couldHappen, leavesCopies, type Moment, momentsOf } from '../../../tests/tools/moments.ts';
import { bots } from '../../bots/index.ts';
import { standardPack } from '../../content/standard/pack.ts';
import { playGame } from '../../sim/index.ts';
import { assertDefined } from '../state/assert-defined.ts';
import type { DeckName, WhichTask } from '../state/board.ts';
import { byCard, byCue, byIntent, bySetup, byStep, isSameCause } from '../state/cause.ts';
import type { EventOf, EventType, GameEvent } from '../state/events.ts';
import type { State } from '../state/state.ts';

/** Every event of six complete games, with the states around it. */
const moments: readonly Moment[] = Array.from({ length: 6 }, (_, i) => {
  const name = i % 2 === 0 ? 'careful' : 'random';
  return momentsOf(playGame({ seed: `could-${i}`, difficulty: 'normal' }, bots[name]).log);
}).flat();

const of = <T extends EventType>(type: T): (Moment & { event: EventOf<T> })[] =>
  moments.filter((one): one is Moment & { event: EventOf<T> } => one.event.type === type);

const boardBefore = ({ before }: Moment) => assertDefined(before.open.board, 'a board');
const withBefore = (moment: Moment, before: State): Moment => ({ ...moment, before });

test('FIN-16 accepts every event of games played by the rules', () => {
  const impossible = moments.filter((one) => !couldHappen(one, one.event));
  expect(impossible.map(({ event }) => event)).toEqual([]);
});

describe('FIN-16 rejects an event that is repeated at once:', () => {
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

/** For each event of the type, whether it is accepted after a change. */
const could = <T extends EventType>(type: T, change: (event: EventOf<T>) => object): boolean[] =>
  of(type).map((one) => couldHappen(one, { ...one.event, ...change(one.event) } as GameEvent));

/** Event types that move pieces. */
const moving = { 'cards-moved': 0, 'units-moved': 0, 'units-assigned': 0, 'ufos-moved': 0, 'panic-changed': 0 };

describe('FIN-16 FIN-21 a log from outside is rejected for', () => {
  test('moving cards from a place where they are not', () => {
    // Techs are unique, whereas enemies have copies.
    const techs = of('cards-moved').filter(({ event }) => event.deck === 'tech');
    for (const from of ['deck', 'discard', 'drawn', 'hand', 'salvage', 'in-play', 'lab:1', 'base:0', 'mission:0']) {
      const others = techs.filter(({ event }) => event.from !== from && event.from !== 'discard');
      expect(others.length).toBeGreaterThan(0);
      const taken = others.filter((one) => couldHappen(one, { ...one.event, from } as GameEvent));
      expect({ from, taken: taken.map(({ event }) => event) }).toEqual({ from, taken: [] });
    }
  });

  test('laying a tech in an occupied or unknown lab', () => {
    const discarded = of('cards-moved').find(({ event }) => event.to === 'discard' && event.from === 'lab:1');
    const one = assertDefined(discarded, 'a tech discarded from lab 1');
    const [card] = one.before.open.board?.hand ?? [];
    expect(couldHappen(one, { ...one.event, cards: [card], from: 'hand', to: 'lab:1' } as GameEvent)).toBe(false);
    expect(couldHappen(one, { ...one.event, cards: [card], from: 'hand', to: 'lab:4' } as GameEvent)).toBe(false);
  });

  test('moving UFOs that are not there', () => {
    const flown = could('ufos-moved', ({ moves }) => ({ moves: [...moves, { count: 99, from: 'asia', to: 'force' }] }));
    expect(new Set(flown)).toEqual(new Set([false]));
  });

  test('moving no cards, a card that is elsewhere, or one card twice', () => {
    const opened = of('cue-opened').find(({ after }) => after.open.cue?.kind === 'assign-research');
    const cue = assertDefined(opened, 'a research cue');
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

  test('CRD-8 drawing cards from the middle of a deck', () => {
    for (const deck of ['tech', 'crisis', 'mission', 'enemy'] as const) {
      const drawn = of('cards-moved').filter(({ event }) => event.deck === deck && event.from === 'deck');
      expect(drawn.length).toBeGreaterThan(0);
      const later = drawn.filter((one) => {
        const cards = one.before.hidden.decks[deck].slice(1, 1 + one.event.cards.length);
        return cards.length === one.event.cards.length && couldHappen(one, { ...one.event, cards });
      });
      // Enemies have copies, so the next card can be the same.
      expect(later.filter(({ before }) => new Set(before.hidden.decks[deck].slice(0, 2)).size > 1)).toEqual([]);
    }
  });

  test('moving cards to a place where their deck never goes', () => {
    const strange = { tech: 'salvage', crisis: 'hand', mission: 'crisis-pool', enemy: 'hand' } as const;
    for (const [deck, to] of Object.entries(strange)) {
      const some = of('cards-moved').filter(({ event }) => event.deck === deck);
      expect(some.length).toBeGreaterThan(0);
      expect(some.filter((one) => couldHappen(one, { ...one.event, to }))).toEqual([]);
    }
  });

  test('RES-12 putting discards under their deck unshuffled or only in part', () => {
    const tucked = of('cards-moved').filter(({ event }) => event.to === 'deck');
    expect(tucked.length).toBeGreaterThan(0);
    expect(tucked.filter((one) => couldHappen({ ...one, previous: null }, one.event))).toEqual([]);
    const some = tucked.filter(({ event }) => event.cards.length > 1);
    expect(some.length).toBeGreaterThan(0);
    expect(some.filter((one) => couldHappen(one, { ...one.event, cards: one.event.cards.slice(1) }))).toEqual([]);
    const stacked = of('secret/decks-stacked').filter(({ event }) => isSameCause(event.why, byStep('refresh')));
    for (const one of stacked) {
      const [deck, cards] = assertDefined(Object.entries(one.event.decks)[0], 'a stacked deck');
      const with_ = (list: readonly string[]) => couldHappen(one, { ...one.event, decks: { [deck]: list } });
      expect(with_(cards)).toBe(true);
      expect(with_([...cards, 'clean-room'])).toBe(false);
      expect(with_(cards.slice(1))).toBe(false);
      // Cards that were in the deck stay on top in their order.
      if (one.before.hidden.decks[deck as DeckName].length > 0) expect(with_(cards.toReversed())).toBe(false);
      expect(couldHappen(one, { ...one.event, decks: { ...one.event.decks, gone: [] } } as GameEvent)).toBe(false);
    }
  });

  test('FIN-11 assigning units that are not in reserve, are named twice or are exhausted', () => {
    const all = of('units-assigned');
    expect(all.length).toBeGreaterThan(0);
    for (const one of all) {
      const { units } = one.event;
      expect(couldHappen(one, { ...one.event, units: [...units, ...units] })).toBe(false);
      expect(couldHappen(one, { ...one.event, units: [...units, 'sniper-9'] })).toBe(false);
      const away = boardBefore(one).units.find(({ at }) => at !== 'reserve')?.id;
      if (away !== undefined) expect(couldHappen(one, { ...one.event, units: [...units, away] })).toBe(false);
      const tired = boardBefore(one).units.map((unit) => ({ ...unit, exhausted: true }));
      const open = { ...one.before.open, board: { ...boardBefore(one), units: tired } };
      expect(couldHappen(withBefore(one, { ...one.before, open }), one.event)).toBe(false);
    }
  });

  test('TAB-6 moving or changing units that do not exist or are named twice', () => {
    for (const type of ['units-moved', 'units-changed'] as const) {
      expect(new Set(could(type, ({ units }) => ({ units: [...units, 'sniper-9'] })))).toEqual(new Set([false]));
      expect(new Set(could(type, ({ units }) => ({ units: [...units, ...units] })))).toEqual(new Set([false]));
    }
  });

  test('TAB-8 moving UFOs on before they have arrived, or more than there are', () => {
    const one = assertDefined(of('ufos-moved')[0], 'a move of UFOs');
    const { ufos } = boardBefore(one);
    const come = { count: 3, from: 'force', to: 'asia' } as const;
    const go = { count: ufos.asia + 3, from: 'asia', to: 'orbit' } as const;
    expect(couldHappen(one, { ...one.event, moves: [come, go] })).toBe(true);
    expect(couldHappen(one, { ...one.event, moves: [go, come] })).toBe(false);
    const left = 24 - Object.values(ufos).reduce((sum, count) => sum + count, 0);
    expect(couldHappen(one, { ...one.event, moves: [{ ...come, count: left }] })).toBe(true);
    expect(couldHappen(one, { ...one.event, moves: [{ ...come, count: left + 1 }] })).toBe(false);
  });

  test('TSK-1 opening a task during another, except for the next part of the same mission', () => {
    const opened = of('task-opened').filter(({ before }) => before.open.board?.task === null);
    expect(opened.length).toBeGreaterThan(0);
    const onward = of('task-opened').filter(({ before }) => before.open.board?.task);
    expect(onward.length).toBeGreaterThan(0);
    for (const one of opened) {
      const { task } = one.event;
      // If one mission can be taken, so can the other.
      const kind = task.kind === 'mission' || task.kind === 'final-mission' ? 'base-defense' : 'mission';
      expect(couldFollow(one, { ...one.event, task: { kind, part: 2, enemy: 3 } })).toBe(false);
      expect(couldHappen(one, { ...one.event, task: { kind, part: 0, enemy: 0 } as WhichTask })).toBe(false);
      expect(couldFollow(one, { type: 'task-closed', at: 0, why: byCard('x'), kind, over: null })).toBe(false);
      expect(couldHappen(one, { ...one.event, threat: 6 })).toBe(false);
      expect(couldHappen(one, { ...one.event, threat: 0 })).toBe(false);
    }
    for (const one of onward) {
      const task = { ...one.event.task, part: one.before.open.board?.task?.part ?? 0 } as WhichTask;
      expect(couldHappen(one, { ...one.event, task })).toBe(false);
    }
    const rolling = of('dice-rolled').filter(({ after }) => after.open.board?.task?.kind === 'mission');
    expect(rolling.length).toBeGreaterThan(0);
    for (const one of rolling) {
      const task = { kind: 'mission', part: 9 } as const;
      expect(couldFollow(one, { type: 'task-opened', at: 0, why: byCard('x'), task, threat: 1 })).toBe(false);
      expect(couldFollow(one, { type: 'dice-added', at: 0, why: byCard('x'), count: 1 })).toBe(false);
    }
  });

  test('FIN-10 closing a task at another place, or twice', () => {
    const closed = of('task-closed').filter(({ event }) => event.over !== null);
    expect(closed.length).toBeGreaterThan(0);
    for (const one of closed) {
      expect(couldHappen(one, { ...one.event, over: 'nowhere' })).toBe(false);
      const over = assertDefined(one.event.over, 'a finished task');
      const open = { ...one.before.open, board: { ...boardBefore(one), taken: [over] } };
      expect(couldHappen(withBefore(one, { ...one.before, open }), one.event)).toBe(false);
    }
  });

  test('TIM-6 taking back a mission not laid in the open cue, or restoring one that did not run before', () => {
    const back = of('mission-taken-back');
    expect(back.map(({ event }) => event.running === null)).toContain(false);
    for (const one of back) {
      const board = boardBefore(one);
      const other = assertDefined(board.drawn, 'drawn missions').offered.find((card) => card !== one.event.card);
      expect(couldHappen(one, { ...one.event, card: assertDefined(other, 'another drawn mission') })).toBe(false);
      const strange = { card: one.event.card, parts: assertDefined(board.mission, 'a mission').parts };
      expect(couldHappen(one, { ...one.event, running: strange })).toBe(false);
      const open = { ...one.before.open, board: { ...board, drawn: null } };
      expect(couldHappen(withBefore(one, { ...one.before, open }), one.event)).toBe(false);
    }
  });

  test('ACT-MISSION laying a mission that was not drawn or already has progress', () => {
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
      const without = withBefore(one, { ...one.before, hidden: { ...one.before.hidden, decks } });
      expect(couldHappen(without, one.event)).toBe(!down);
    }
  });

  test('RES-9 clearing a mission with the wrong enemies, or as completed with parts left', () => {
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

  test('ACT-SQUAD turning up enemies that are not there', () => {
    const turned = of('enemies-turned');
    expect(turned.length).toBeGreaterThan(0);
    for (const one of turned) {
      expect(couldHappen(one, { ...one.event, enemies: {} })).toBe(false);
      expect(couldHappen(one, { ...one.event, enemies: { ...one.event.enemies, 2: 'nobody' } })).toBe(false);
    }
  });

  test('CRD-1 using or turning cards that are not in play', () => {
    expect(new Set(could('card-used', () => ({ card: 'nothing' })))).toEqual(new Set([false]));
    expect(new Set(could('cards-turned', ({ cards }) => ({ cards: [...cards, 'nothing'] })))).toEqual(new Set([false]));
  });

  test('TAB-3 TAB-5 panic or threat beyond their tracks, or a change that does not add up', () => {
    expect(new Set(could('panic-changed', ({ by }) => ({ by: by + 1 })))).toEqual(new Set([false]));
    expect(new Set(could('panic-changed', ({ by, panic }) => ({ by: by + 9, panic: panic + 9 })))).toEqual(
      new Set([false]),
    );
    expect(new Set(could('damage-changed', ({ by }) => ({ by: by + 1 })))).toEqual(new Set([false]));
    expect(new Set(could('threat-changed', () => ({ threat: 6 })))).toEqual(new Set([false]));
    expect(new Set(could('roll-applied', () => ({ threat: 6 })))).toEqual(new Set([false]));
  });

  test('RES-7 placing soldiers on icons who are not at the task', () => {
    const placed = of('soldier-placed');
    expect(placed.length).toBeGreaterThan(0);
    for (const one of placed) {
      const away = boardBefore(one).units.find(({ at }) => at === 'reserve')?.id ?? 'sniper-9';
      expect(couldHappen(one, { ...one.event, soldier: away })).toBe(false);
    }
  });

  test('END-1 ending a round normally with a report that ends the game', () => {
    for (const said of [{ baseDestroyed: true }, { finalMissionCompleted: true }]) {
      const told = could('round-ended', ({ report }) => ({ report: { ...report, ...said } }));
      expect(new Set(told)).toEqual(new Set([false]));
    }
  });

  test('RES-15 reporting something other than the board shows', () => {
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
      // The final mission can be completed only in its step.
      if (one.before.open.step !== 'missions')
        expect(couldHappen(one, { ...one.event, entry: { finalMissionCompleted: true } })).toBe(false);
    }
  });

  test('choosing an option that was not offered', () => {
    const unasked = of('chosen').filter(({ before }) => before.open.board?.drawn === null);
    expect(unasked.length).toBeGreaterThan(0);
    for (const one of unasked) expect(couldHappen(one, { ...one.event, option: 'peace' })).toBe(false);
  });

  test('CRD-7 going on while a question is open, in the resolution phase or by opening its first step', () => {
    const asked = moments.filter(({ after }) => after.open.phase === 'resolution' && after.open.board?.choices.length);
    expect(asked.length).toBeGreaterThan(0);
    // Other seats may use cards meanwhile, which can cause critical damage (FIN-17).
    const answering = ['chosen', 'choice-withdrawn', 'timers-set'];
    const ofCard = ({ event: { why } }: Moment) =>
      why.by === 'plan' || (why.by === 'card' && standardPack.usable.has(why.card));
    const elsewhere = moments
      .filter((moment) => !answering.includes(moment.event.type) && !ofCard(moment))
      .slice(0, 500);
    for (const one of asked) {
      expect(elsewhere.filter(({ event }) => couldFollow(one, event))).toEqual([]);
      expect(couldFollow(one, { type: 'timers-set', at: 0, why: byIntent('set-timers'), timers: 2 })).toBe(true);
    }
    const asking = moments.find(({ after }) => after.open.phase === 'timed' && after.open.board?.choices.length);
    expect(asking && couldFollow(asking, { type: 'step-opened', at: 0, why: byCue('ending'), step: 'audit' })).toBe(
      false,
    );
  });

  test('TAB-4 opening endless questions, though critical damage may ask twice in the timed phase', () => {
    const opened = of('choice-opened').find(({ before }) => before.open.phase === 'timed');
    const one = assertDefined(opened, 'a question in the timed phase');
    expect(couldFollow(one, one.event)).toBe(true);
    const choices = Array(100).fill(one.event.choice);
    const open = { ...one.before.open, board: { ...boardBefore(one), choices } };
    expect(couldHappen(withBefore(one, { ...one.before, open }), one.event)).toBe(false);
  });

  test('CRD-2 asking which units pay for a card that cannot be used or is not in play', () => {
    const asks = of('choice-opened');
    expect(asks.length).toBeGreaterThan(0);
    for (const one of asks) {
      const { before, event } = one;
      const board = boardBefore(one);
      const telling = (card: string) => ({
        ...event,
        choice: { ...event.choice, todo: [{ next: 'pay', card } as const] },
      });
      const used = board.inPlay[0]?.card ?? '';
      expect(couldHappen(one, telling(used))).toBe(true);
      expect(couldHappen(one, telling('rumor-mill'))).toBe(false);
      const crisis = { ...board, inPlay: [{ card: 'rumor-mill', owner: 'commander', exhausted: false } as const] };
      const onTable = (there: typeof board) => withBefore(one, { ...before, open: { ...before.open, board: there } });
      expect(couldHappen(onTable(crisis), telling('rumor-mill'))).toBe(false);
      expect(couldHappen(onTable({ ...board, inPlay: [] }), telling(used))).toBe(false);
    }
  });

  test('FIN-8 moving pieces before the game begins or between cues and steps', () => {
    const isMove = ({ type, why }: GameEvent) => !type.includes('/') && why.by !== 'setup' && type in moving;
    const pieces = moments.filter(({ event }) => isMove(event)).slice(0, 200);
    expect(pieces).toHaveLength(200);
    const still = [
      ...of('board-set-up'),
      ...of('round-prepared'),
      ...of('step-closed'),
      ...of('cue-closed').filter(({ after }) => after.hidden.schedule?.cues[after.open.cueNumber]),
    ];
    for (const one of still) {
      expect(pieces.filter(({ event }) => couldFollow(one, event))).toEqual([]);
      expect(pieces.filter(({ event }) => couldFollow(one, { ...event, why: bySetup }))).toEqual([]);
    }
  });
});
