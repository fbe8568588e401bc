import { getContext, setContext } from 'svelte';
import { hasBoard, type Intent, type Place, type Playing, type Refusal } from '../../../rules/index.ts';
import type { CrewAtHand } from '../../app/crew.svelte.ts';
import type { Play } from '../../app/play.svelte.ts';
import { type Drag, dragging } from '../../instruments/dragging.svelte.ts';
import type { CardWait } from './card-wait.ts';
import { type Move, type Moves, movesOf } from './moves.ts';
import { followTasks, type Tasks } from './tasks.svelte.ts';
import { followWaits, forwardForBot } from './waiting.svelte.ts';

/** The virtual table on the screen: its state, the legal moves and the current selection. */
export interface TableAtHand {
  readonly playing: Playing;
  /** False if the table is read-only. */
  readonly live: boolean;
  /** Whether the clock waits for what a lesson asks for, or until it has been read. */
  readonly waits: boolean;
  readonly moves: Moves;
  /** Set if the open step waits for cards only (FIN-9). */
  readonly wait: CardWait | null;
  /** Id of the picked unit or tech. */
  readonly picked: string | null;
  /** Places that can receive the picked unit or, if none is picked, any unit. */
  readonly targets: ReadonlySet<Place>;
  /** The refusal of the last move, and the place or id it was aimed at. */
  readonly refused: { readonly refusal: Refusal; readonly at: string | null } | null;
  /** The last accepted move at this screen, and the state before it. */
  readonly did: (Move & { readonly seen: Playing }) | null;
  /** Drag of a unit to a place. */
  readonly drag: Drag<string, Place>;
  /** Picks a unit or tech, or unpicks it if it was picked. Null unpicks all. */
  pick(id: string | null): void;
  /** Handles a press on a unit: recalls it if possible, otherwise picks it. */
  press(unit: string): void;
  /** Asks for a move. `did` or `refused` tells the answer. */
  ask(move: Move | null | undefined, at?: string): void;
  /** Sends the given unit, the picked one, or the first that may go there. */
  send(place: Place, unit?: string | null): void;
  /** Recalls a unit that the open cue has sent out, or the cue's tech. */
  fetch(id: string): void;
}

/** A table that is played at, with its game and crew. */
export interface LiveTable extends TableAtHand {
  readonly play: Play;
  readonly crew: CrewAtHand;
  /** Whether no moves are offered because something must be read first. */
  readonly held: boolean;
  /** Move that leads on: ends the cue or step, or begins the round. */
  readonly forward: Move | null;
  /** Tasks of the open step that are left. */
  readonly tasks: Tasks;
  /** Asks for `forward`. While tasks are still to do, only the second call does. */
  goOn(): void;
}

/** What a tutorial leaves to people. */
interface Guide {
  readonly reading: boolean;
  readonly waits: boolean;
  offers(intent: Intent): boolean;
}

function targetsOf({ assign }: Moves, picked: string | null): ReadonlySet<Place> {
  const units = picked !== null && assign.has(picked) ? [picked] : [...assign.keys()];
  return new Set(units.flatMap((unit) => [...(assign.get(unit)?.keys() ?? [])]));
}

function withBoard(open: Play['open']): Playing {
  if (!hasBoard(open)) throw new Error('a table needs a board');
  return open;
}

const key = Symbol('table');

/**
 * Puts the table of a running game into the component context. Offers no moves while a lesson is read, and otherwise
 * what the guide offers. Reading it throws if the game has no board.
 */
export function layTable(play: Play, crew: CrewAtHand, guide: Guide): LiveTable {
  let picked = $state<string | null>(null);
  let refused = $state.raw<TableAtHand['refused']>(null);
  let did = $state.raw<TableAtHand['did']>(null);
  const playing = $derived(withBoard(play.open));
  const moves = $derived(movesOf(playing, guide.reading ? [] : crew.people, (intent) => guide.offers(intent)));
  const waits = followWaits(play, crew, () => playing);
  const forward = $derived.by((): Move | null => {
    if (guide.reading || crew.people.length === 0) return null;
    const move = moves.begin ?? moves.done ?? forwardForBot(playing, waits.wait);
    return move && guide.offers(move.intent) ? move : null;
  });
  const tasks = followTasks(() => ({ playing, moves }));
  const inHand = $derived(
    picked !== null && [moves.assign, moves.research, moves.place].some((map) => map.has(picked ?? '')) ? picked : null,
  );
  const targets = $derived(targetsOf(moves, inHand));

  const ask = async (move: Move | null | undefined, at: string | null = null): Promise<void> => {
    if (!move) return;
    const seen = playing;
    picked = null;
    const accepted = await play.ask(move.intent, move.as);
    if (accepted) {
      did = { ...move, seen };
      waits.acted();
    }
    refused = accepted || play.refusal === null ? null : { refusal: play.refusal, at };
  };
  const drag = dragging<string, Place>({
    places: () => [...document.querySelectorAll<HTMLElement>('[data-place]')].filter(isTarget),
    placeOf: (element) => (element.dataset['place'] as Place | undefined) ?? null,
    ondrop: (unit, place) => table.send(place, unit),
    ontap: (unit) => table.press(unit),
  });
  const isTarget = (element: HTMLElement) => targets.has(element.dataset['place'] as Place);
  const table: LiveTable = {
    drag,
    live: true,
    play,
    crew,
    get held() {
      return guide.reading;
    },
    get waits() {
      return guide.waits;
    },
    get did() {
      return did;
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
    get forward() {
      return forward;
    },
    tasks,
    goOn: () => tasks.leave(() => table.ask(forward)),
    get picked() {
      return inHand;
    },
    get targets() {
      return targets;
    },
    get refused() {
      return refused;
    },
    pick(id) {
      picked = picked === id ? null : id;
      refused = null;
    },
    press(unit) {
      if (moves.recall.has(unit)) table.fetch(unit);
      else if (moves.place.has(unit) || moves.assign.has(unit)) table.pick(unit);
    },
    ask: (move, at) => void ask(move, at ?? null),
    send(place, unit = inHand) {
      const id = unit ?? firstFor(moves, place);
      void ask(id === undefined ? null : moves.assign.get(id)?.get(place), place);
    },
    fetch: (id) => void ask(moves.recall.get(id), id),
  };
  return setContext(key, table);
}

const firstFor = ({ assign }: Moves, place: Place): string | undefined =>
  [...assign].find(([, places]) => places.has(place))?.[0];

/** Returns the table in the component context. */
export const useTable = (): TableAtHand => getContext<TableAtHand>(key);

/** Returns the table in the component context. Only valid below `layTable`, because the type is not checked. */
export const useLiveTable = (): LiveTable => getContext<LiveTable>(key);

/** Puts a read-only table into the component context. It offers no moves. */
export function layShownTable(playing: () => Playing): TableAtHand {
  const noDrag = { item: null, over: null, dx: 0, dy: 0, down: () => {} };
  return setContext<TableAtHand>(key, {
    get playing() {
      return playing();
    },
    live: false,
    waits: false,
    moves: movesOf(playing(), []),
    wait: null,
    picked: null,
    targets: new Set(),
    refused: null,
    did: null,
    drag: noDrag,
    pick: () => {},
    press: () => {},
    ask: () => {},
    send: () => {},
    fetch: () => {},
  });
}
