import { threatTrack } from '../content/tracks.ts';
import type { Board, EnemyOnTable, MissionOnTable, MissionPart, MissionPlace, Task } from './board.ts';
import type { BoardEvent, BoardFact, GameEvent } from './events.ts';
import type { Hidden, State } from './state.ts';
import { sure } from './sure.ts';
import { changed } from './units.ts';

type Event<T extends BoardFact['type']> = Extract<GameEvent, { type: T }>;

const put = (state: State, change: Partial<Board>): State => ({
  ...state,
  open: { ...state.open, board: { ...sure(state.open.board), ...change } },
});
const hide = (state: State, change: Partial<Hidden>): State => ({ ...state, hidden: { ...state.hidden, ...change } });

const without = (cards: readonly string[], gone: readonly string[]): string[] => {
  const rest = [...cards];
  for (const card of gone) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
};

const missionKey = (place: MissionPlace): 'mission' | 'finalMission' =>
  place === 'mission' ? 'mission' : 'finalMission';

/** A place like `lab:2` in two: its name, and its number. */
function split(place: string): [name: string, number: number] {
  const at = place.indexOf(':');
  return at < 0 ? [place, 0] : [place.slice(0, at), Number(place.slice(at + 1))];
}

const partOf = (board: Board, place: MissionPlace, part: number): MissionPart =>
  sure(board[missionKey(place)]?.parts[part]);

function withPart(board: Board, place: MissionPlace, part: number, change: Partial<MissionPart>): Partial<Board> {
  const key = missionKey(place);
  const mission = sure(board[key]);
  const parts = mission.parts.with(part, { ...partOf(board, place, part), ...change });
  return { [key]: { ...mission, parts } };
}

const isMission = (name: string): name is MissionPlace => name === 'mission' || name === 'final-mission';

/** Takes cards away from where they lie; from a deck the hidden half does. */
function taken(board: Board, { deck, cards, from }: Event<'cards-moved'>): Partial<Board> {
  const [name, number] = split(from);
  const pile = board.decks[deck];
  if (name === 'deck') return { decks: { ...board.decks, [deck]: { ...pile, left: pile.left - cards.length } } };
  if (name === 'discard') {
    return { decks: { ...board.decks, [deck]: { ...pile, discard: without(pile.discard, cards) } } };
  }
  if (name === 'drawn') return { drawn: board.drawn && { ...board.drawn, cards: without(board.drawn.cards, cards) } };
  if (name === 'hand') return { hand: without(board.hand, cards) };
  if (name === 'crisis-pool') return { crisisPool: without(board.crisisPool, cards) };
  if (name === 'salvage') return { salvage: without(board.salvage, cards) };
  if (name === 'lab') return { labs: board.labs.with(number - 1, { tech: null, successes: 0 }) };
  if (name === 'base') return { enemies: board.enemies.with(number, null) };
  if (isMission(name)) return withPart(board, name, number, { enemy: 'none' });
  return { inPlay: board.inPlay.filter(({ card }) => !cards.includes(card)) };
}

const arrived = (card: string): EnemyOnTable => ({ card, faceUp: true, successes: 0 });

/** Puts cards where they are going. */
function laidDown(board: Board, { deck, cards, to, owner }: Event<'cards-moved'>): Partial<Board> {
  const [name, number] = split(to);
  const pile = board.decks[deck];
  const [first] = cards;
  if (name === 'deck') return { decks: { ...board.decks, [deck]: { ...pile, left: pile.left + cards.length } } };
  if (name === 'discard') {
    return { decks: { ...board.decks, [deck]: { ...pile, discard: [...pile.discard, ...cards] } } };
  }
  if (name === 'drawn') {
    const of = deck === 'crisis' ? ('crisis' as const) : ('mission' as const);
    return { drawn: { deck: of, offered: cards, cards, chosen: null } };
  }
  if (name === 'hand') return { hand: [...board.hand, ...cards] };
  if (name === 'crisis-pool') return { crisisPool: [...board.crisisPool, ...cards] };
  if (name === 'salvage') return { salvage: [...board.salvage, ...cards] };
  if (name === 'lab') {
    const before = board.brought.lab;
    const successes = before && before.tech === first ? before.successes : 0;
    return { labs: board.labs.with(number - 1, { tech: sure(first), successes }) };
  }
  if (name === 'base') return { enemies: board.enemies.with(number, arrived(sure(first))) };
  return { inPlay: [...board.inPlay, ...cards.map((card) => ({ card, owner: sure(owner), exhausted: false }))] };
}

function cardsMoved(state: State, event: Event<'cards-moved'>): State {
  const board = sure(state.open.board);
  const lifted = { ...board, ...taken(board, event) };
  const next = put(state, { ...lifted, ...laidDown(lifted, event) });
  if (event.from !== 'deck') return next;
  const { decks } = state.hidden;
  return hide(next, { decks: { ...decks, [event.deck]: without(decks[event.deck], event.cards) } });
}

/** The top enemies lie down on the mission's enemy parts, from left to right; a described one may lie face up already. */
function missionLaid(state: State, { place, mission }: Event<'mission-laid'>): State {
  const board = sure(state.open.board);
  const { decks, faceDown } = state.hidden;
  const parts = mission.parts.flatMap(({ enemy }, part) => (enemy && enemy !== 'none' && !enemy.faceUp ? [part] : []));
  const enemies = Object.fromEntries(parts.map((part, i) => [part, sure(decks.enemy[i])]));
  const pile = board.decks.enemy;
  const drawn = board.drawn && { ...board.drawn, cards: without(board.drawn.cards, [mission.card]) };
  return hide(
    put(state, {
      [missionKey(place)]: mission,
      drawn: place === 'mission' ? drawn : board.drawn,
      decks: { ...board.decks, enemy: { ...pile, left: pile.left - parts.length } },
    }),
    {
      decks: { ...decks, enemy: decks.enemy.slice(parts.length) },
      faceDown: { ...faceDown, [place]: enemies },
    },
  );
}

function missionCleared(state: State, { place, completed, enemies }: Event<'mission-cleared'>): State {
  const board = sure(state.open.board);
  const { card } = sure(board[missionKey(place)]);
  const { decks } = board;
  const discarded = place === 'mission' && !completed;
  return hide(
    put(state, {
      [missionKey(place)]: null,
      missionCompleted: board.missionCompleted || (completed && place === 'mission'),
      gone: place === 'mission' && completed ? [...board.gone, card] : board.gone,
      decks: {
        ...decks,
        enemy: { ...decks.enemy, discard: [...decks.enemy.discard, ...enemies] },
        mission: discarded ? { ...decks.mission, discard: [...decks.mission.discard, card] } : decks.mission,
      },
    }),
    { faceDown: { ...state.hidden.faceDown, [place]: {} } },
  );
}

function enemiesTurned(state: State, { place, enemies }: Event<'enemies-turned'>): State {
  const key = missionKey(place);
  const mission: MissionOnTable = sure(sure(state.open.board)[key]);
  const parts = mission.parts.map((part, i) => {
    const card = enemies[i];
    return card === undefined ? part : { ...part, enemy: arrived(card) };
  });
  const next = put(state, { [key]: { ...mission, parts } });
  return hide(next, { faceDown: { ...state.hidden.faceDown, [place]: {} } });
}

function markersPlaced(board: Board, { on, successes, complete }: Event<'markers-placed'>): Partial<Board> {
  const [name, number] = split(on);
  if (name === 'lab') return { labs: board.labs.with(number - 1, { ...sure(board.labs[number - 1]), successes }) };
  if (name === 'base') return { enemies: board.enemies.with(number, { ...sure(board.enemies[number]), successes }) };
  const place = isMission(name) ? name : 'mission';
  const { enemy } = partOf(board, place, number);
  const change = enemy && enemy !== 'none' ? { enemy: { ...enemy, successes } } : { successes };
  return withPart(board, place, number, { ...change, complete });
}

function unitsMoved(board: Board, { units, to }: Event<'units-moved'>): Partial<Board> {
  const { task, brought } = board;
  const moved = changed(board.units, units, (unit) => ({ ...unit, at: to }));
  const onIcons = task && Object.keys(task.soldiers).some((id) => units.includes(id));
  const soldiers = onIcons ? Object.entries(task.soldiers).filter(([id]) => !units.includes(id)) : [];
  const taskNow = onIcons ? { ...task, soldiers: Object.fromEntries(soldiers) } : task;
  return { units: moved, task: taskNow, brought: broughtAfter(brought, units, to) };
}

/** Units that went home are no longer among those the cue brought. */
function broughtAfter(brought: Board['brought'], units: readonly string[], to: string): Board['brought'] {
  if (to !== 'reserve' && to !== 'pool') return brought;
  const left = brought.units.filter((id) => !units.includes(id));
  return left.length === brought.units.length ? brought : { ...brought, units: left };
}

function ufosMoved(board: Board, { moves }: Event<'ufos-moved'>): Partial<Board> {
  const ufos = { ...board.ufos };
  for (const { count, from, to } of moves) {
    if (from !== 'force') ufos[from] -= count;
    if (to !== 'force') ufos[to] += count;
  }
  return { ufos };
}

function rolled(state: State, change: Partial<Board>): State {
  return hide(put(state, change), { rolls: state.hidden.rolls + 1 });
}

/** The question of the card or step is answered; else it was the open cue's. */
function chosen(board: Board, { option, why }: Event<'chosen'>): Partial<Board> {
  const answered = board.choices.findIndex(({ source }) => source === why);
  if (answered >= 0) return { choices: board.choices.toSpliced(answered, 1) };
  return { drawn: board.drawn && { ...board.drawn, chosen: option } };
}

/** A cue's opening and a step's: what the board keeps for them begins anew. */
export function boardTurned(board: Board, lab: number | undefined): Board {
  const before = lab === undefined ? null : sure(board.labs[lab - 1]);
  return { ...board, drawn: null, brought: { units: [], lab: before, funded: 0 } };
}

export const boardAtStep = (board: Board): Board => ({
  ...boardTurned(board, undefined),
  task: null,
  taken: [],
  threat: threatTrack.lowest,
});

type TaskEvent = Event<'soldier-placed' | 'dice-added' | 'dice-rolled' | 'roll-changed' | 'roll-applied'>;

/** Writes what happened to the open task and its dice. */
function writeTask(state: State, task: Task, event: TaskEvent): State {
  switch (event.type) {
    case 'soldier-placed': {
      const { [event.soldier]: _, ...others } = task.soldiers;
      const soldiers = event.icon === null ? others : { ...others, [event.soldier]: event.icon };
      return put(state, { task: { ...task, soldiers } });
    }
    case 'dice-added':
      return put(state, { task: { ...task, extra: task.extra + event.count } });
    case 'dice-rolled': {
      const roll = { xcom: event.xcom, alien: event.alien, added: 0, forgiven: false, lifted: null };
      return rolled(state, { task: { ...task, roll } });
    }
    case 'roll-changed': {
      const change = { task: { ...task, roll: event.roll } };
      return task.roll?.lifted && event.roll.lifted === null ? rolled(state, change) : put(state, change);
    }
    case 'roll-applied':
      return put(state, { task: { ...task, roll: null, extra: 0 }, threat: event.threat });
  }
}

/** A cue that got longer, or more pause time. */
function timeAdded(state: State, { cueMs, pauseMs }: Event<'time-added'>): State {
  const clock = sure(state.open.clock);
  const more = (ms: number | null, by: number) => (ms === null ? null : ms + by);
  const longer = {
    ...clock,
    left: more(clock.left, cueMs),
    limit: more(clock.limit, cueMs),
    pauseLeft: more(clock.pauseLeft, pauseMs),
  };
  return { ...state, open: { ...state.open, clock: longer } };
}

/** Writes what happened on the board. */
export function writeBoard(state: State, event: BoardEvent): State {
  if (event.type === 'board-set-up') return { ...state, open: { ...state.open, board: event.board } };
  if (event.type === 'secret/decks-stacked') return hide(state, { decks: { ...state.hidden.decks, ...event.decks } });
  const board = sure(state.open.board);
  switch (event.type) {
    case 'cards-moved':
      return cardsMoved(state, event);
    case 'cards-turned': {
      const { cards, exhausted } = event;
      return put(state, {
        inPlay: board.inPlay.map((one) => (cards.includes(one.card) ? { ...one, exhausted } : one)),
      });
    }
    case 'card-used':
      return state;
    case 'mission-laid':
      return missionLaid(state, event);
    case 'mission-cleared':
      return missionCleared(state, event);
    case 'enemies-turned':
      return enemiesTurned(state, event);
    case 'markers-placed':
      return put(state, markersPlaced(board, event));
    case 'units-moved':
      return put(state, unitsMoved(board, event));
    case 'units-assigned': {
      const units = changed(board.units, event.units, (unit) => ({ ...unit, at: event.to }));
      return put(state, { units, brought: { ...board.brought, units: [...board.brought.units, ...event.units] } });
    }
    case 'units-changed': {
      const { units, type: _, at: __, why: ___, ...change } = event;
      return put(state, { units: changed(board.units, units, (unit) => ({ ...unit, ...change })) });
    }
    case 'ufos-moved':
      return put(state, ufosMoved(board, event));
    case 'panic-changed':
      return put(state, { panic: { ...board.panic, [event.continent]: event.panic } });
    case 'credits-changed': {
      const { budget, emergency, funded } = event;
      const brought = funded === undefined ? board.brought : { ...board.brought, funded };
      return put(state, { budget, emergency, brought });
    }
    case 'damage-changed':
      return put(state, { damage: event.damage });
    case 'threat-changed':
      return put(state, { threat: event.threat });
    case 'task-opened':
      return put(state, { task: { ...event.task, soldiers: {}, extra: 0, roll: null }, threat: event.threat });
    case 'task-closed':
      return put(state, { task: null, taken: event.over === null ? board.taken : [...board.taken, event.over] });
    case 'soldier-placed':
    case 'dice-added':
    case 'dice-rolled':
    case 'roll-changed':
    case 'roll-applied':
      return writeTask(state, sure(board.task), event);
    case 'choice-opened':
      return put(state, { choices: [event.choice, ...board.choices] });
    case 'chosen':
      return put(state, chosen(board, event));
    case 'time-added':
      return timeAdded(state, event);
  }
}
