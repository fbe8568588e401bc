import { getContext, setContext } from 'svelte';
import type { CardWait } from '../../../bots/index.ts';
import type { Continent } from '../../../content/continents.ts';
import { hasBoard, type Intent, type Place, type Playing, type Refusal, unitOf } from '../../../rules/index.ts';
import type { At } from '../../box/inputs/dragging.svelte.ts';
import type { CrewStore } from '../../game/stores/crew.svelte.ts';
import type { GameStore } from '../../game/stores/game-store.svelte.ts';
import { type Asking, followAsking } from './asking.svelte.ts';
import { type DropContext, dropRefusal, pressOfCard } from './drop-targets.ts';
import { type Drops, dropsOf } from './dropping.svelte.ts';
import { followTasks, type TasksAtHand } from './leaving.svelte.ts';
import { followLying, type Lying } from './lying.svelte.ts';
import { type Move, type Moves, movesOf } from './moves.ts';
import { followPointing, type Pointing } from './pointing.svelte.ts';
import { followWaits, type WaitSources } from './waiting.svelte.ts';

/** The virtual table on the screen: its state, the legal moves and the current selection. */
export interface TableContext extends Drops, Pick<Asking, 'refused' | 'did' | 'calm'> {
  readonly playing: Playing;
  /** False if the table is read-only. */
  readonly live: boolean;
  /** The continent that a scene shows as it falls. */
  readonly burning: Continent | null;
  /** Whether the clock waits until a lesson has been read, or its request is done. */
  readonly waits: boolean;
  readonly moves: Moves;
  /**
   * Says for people at this screen that they need nothing more in the open window. Null if it does not wait for them.
   */
  readonly ready: (() => void) | null;
  /** How the open window ends. Null if none can end now (FIN-22). */
  readonly wait: CardWait | null;
  /** Id of the picked unit or tech. */
  readonly picked: string | null;
  /** Places that can receive the picked unit or, if none is picked, any unit. */
  readonly targets: ReadonlySet<Place>;
  /** Picks a unit or tech, or unpicks it if it was picked. Null unpicks all. */
  pick(id: string | null): void;
  /**
   * Handles a press on a unit or card: recalls or picks a unit, picks a tech of the hand, uses a card. A picked tech
   * goes into the lab.
   */
  press(id: string): void;
  /** Target of the pointer, for the map. */
  readonly pointing: Pointing;
  readonly lying: Lying;
  /** Why pressing a card would be refused. Null if it would not be, or if nobody at the screen could press it. */
  whyNot(card: string): Refusal | null;
  /** Asks for a move. `did` or `refused` tells the answer. */
  ask(move: Move | null | undefined, at?: string | At): void;
  /** Sends the given unit, the picked one, or the first that may go there. */
  send(place: Place, unit?: string | null): void;
  /** Recalls a unit that the open cue has sent out, or the cue's tech. */
  fetch(id: string): void;
}

/** A table that is played at, with its game and crew. */
export interface PlayableTable extends TableContext {
  readonly play: GameStore;
  readonly crew: CrewStore;
  /** Whether no moves are offered because something must be read first. */
  readonly held: boolean;
  /** Move that leads on: ends the cue or step, begins the round, or says that nothing more is needed in a window. */
  readonly forward: Move | null;
  /** Tasks of the open step that are left. */
  readonly tasks: TasksAtHand;
  /**
   * Asks for `forward`, and `stop` for the end of the open task. Asks for a confirmation first if something would be
   * lost.
   */
  goOn(): void;
  stop(): void;
}

/** Limits that a tutorial sets to people's moves. */
interface Guide {
  readonly reading: boolean;
  readonly waits: boolean;
  offers(intent: Intent): boolean;
}

function targetsOf({ assign }: Moves, picked: string | null): ReadonlySet<Place> {
  const units = picked !== null && assign.has(picked) ? [picked] : [...assign.keys()];
  return new Set(units.flatMap((unit) => [...(assign.get(unit)?.keys() ?? [])]));
}

function withBoard(open: GameStore['open']): Playing {
  if (!hasBoard(open)) throw new Error('a table needs a board');
  return open;
}

const key = Symbol('table');

/** The table as a scene shows it, and the continent that is seen to fall. */
export interface Sight {
  readonly playing: Playing;
  readonly burning: Continent | null;
}

/** Inputs of the table besides its game. */
interface Sources extends WaitSources {
  /** Returns the part of the table that a scene shows. Null without a scene. */
  readonly scene: () => Sight | null;
}

/**
 * Puts the table of a running game into the component context. Offers no moves while a lesson is read or a scene is
 * shown, and otherwise what the guide offers. Reading it throws if the game has no board.
 */
export function provideTable(play: GameStore, crew: CrewStore, guide: Guide, sources: Sources): PlayableTable {
  let picked = $state<string | null>(null);
  const playing = $derived(sources.scene()?.playing ?? withBoard(play.open));
  const held = $derived(guide.reading || sources.scene() !== null);
  const moves = $derived(movesOf(playing, held ? [] : crew.people, (intent) => guide.offers(intent)));
  const waits = followWaits(play, crew, () => playing, sources);
  const asking = followAsking(play, () => playing, waits.acted);
  const onward = $derived(held ? [] : waits.onward(moves).filter(({ intent }) => guide.offers(intent)));
  const goOn = () => askAll(table, onward);
  const tasks = followTasks(() => ({ playing, moves, forward: onward[0] ?? null, wait: waits.wait }));
  const inHand = $derived.by(() => inHandOf(moves, drops.drag.item ?? picked));
  const targets = $derived(targetsOf(moves, inHand));

  const ask = async (move: Move | null | undefined, at: string | At | null = null): Promise<void> => {
    if (!move || !guide.offers(move.intent)) return;
    picked = null;
    await asking.ask(move, at);
  };
  const context = (): DropContext => ({ playing, moves, seats: held ? [] : crew.people });
  const drops = dropsOf(context, ask, (id) => table.press(id));
  const table: PlayableTable = {
    drag: drops.drag,
    get receives() {
      return drops.receives;
    },
    live: true,
    get burning() {
      return sources.scene()?.burning ?? null;
    },
    pointing: followPointing(),
    lying: followLying(),
    play,
    crew,
    get held() {
      return held;
    },
    get waits() {
      return guide.waits;
    },
    get did() {
      return asking.did;
    },
    get playing() {
      return playing;
    },
    get moves() {
      return moves;
    },
    get wait() {
      return waits.wait;
    },
    get ready() {
      return onward[0]?.intent.type === 'ready' ? goOn : null;
    },
    get forward() {
      return onward[0] ?? null;
    },
    tasks,
    goOn: () => tasks.leaving.done.press(goOn),
    stop: () => tasks.leaving.stop.press(() => table.ask(moves.stop)),
    get picked() {
      return inHand;
    },
    get targets() {
      return targets;
    },
    get refused() {
      return asking.refused;
    },
    pick(id) {
      picked = picked === id ? null : id;
      asking.calm();
    },
    press(id) {
      const isPicked = picked === id;
      if (moves.recall.has(id)) table.fetch(id);
      else if (moves.place.has(id) || moves.assign.has(id) || (moves.research.has(id) && !isPicked)) table.pick(id);
      else if (unitOf(playing.board, id) === undefined) void ask(pressOfCard(context(), id), id);
    },
    whyNot: (card) => dropRefusal(context(), card),
    calm: () => asking.calm(),
    ask: (move, at) => void ask(move, at ?? null),
    send(place, unit = inHand) {
      const id = unit ?? firstFor(moves, place);
      void ask(id === undefined ? null : moves.assign.get(id)?.get(place), place);
    },
    fetch: (id) => void ask(moves.recall.get(id), id),
  };
  return setContext(key, table);
}

/** Returns the picked or dragged piece, if it can go anywhere. */
const inHandOf = ({ assign, research, place }: Moves, id: string | null): string | null =>
  id !== null && [assign, research, place].some((map) => map.has(id)) ? id : null;

function askAll(table: TableContext, moves: readonly Move[]): void {
  for (const move of moves) table.ask(move);
}

const firstFor = ({ assign }: Moves, place: Place): string | undefined =>
  [...assign].find(([, places]) => places.has(place))?.[0];

/** Returns the table in the component context. */
export const useTable = (): TableContext => getContext<TableContext>(key);

/** Returns the table in the component context. Only valid below `provideTable`, because the type is not checked. */
export const useLiveTable = (): PlayableTable => getContext<PlayableTable>(key);

/** Controls of a read-only table, such as the answers to a drill. */
export interface Pressable {
  readonly targets: ReadonlySet<Place>;
  send(place: Place): void;
  press(card: string): void;
}

const nothing: Pressable = { targets: new Set(), send: () => {}, press: () => {} };

/** Lets presses of a pointer through, which otherwise begin a drag. Those of a key are reported by the card itself. */
const pressing = (pressable: Pressable) => (element: Element) => {
  const onclick = (event: Event): void => {
    const id = element.getAttribute('data-look');
    if (id !== null && event instanceof MouseEvent && event.detail > 0) pressable.press(id);
  };
  element.addEventListener('click', onclick);
  return () => element.removeEventListener('click', onclick);
};

/**
 * Puts a read-only table into the component context. It offers no moves. Its places are buttons if they can be pressed.
 */
export function provideReadonlyTable(
  playing: () => Playing,
  burning: () => Continent | null = () => null,
  pressable: Pressable = nothing,
): TableContext {
  const drag = { item: null, over: null, x: 0, y: 0, dx: 0, dy: 0, down: () => {}, grip: pressing(pressable) };
  return setContext<TableContext>(key, {
    get playing() {
      return playing();
    },
    live: pressable !== nothing,
    get burning() {
      return burning();
    },
    waits: false,
    moves: movesOf(playing(), []),
    wait: null,
    ready: null,
    picked: null,
    get targets() {
      return pressable.targets;
    },
    refused: null,
    did: null,
    drag,
    receives: new Set(),
    pointing: { panic: new Map(), at: () => {} },
    lying: { roll: null, rest: () => {} },
    pick: () => {},
    press: (id) => pressable.press(id),
    whyNot: () => null,
    calm: () => {},
    ask: () => {},
    send: (place) => pressable.send(place),
    fetch: () => {},
  });
}
