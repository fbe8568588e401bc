import { getContext, setContext } from 'svelte';
import { hasBoard, type Place, type Playing, type Refusal } from '../../../rules/index.ts';
import type { CrewAtHand } from '../../app/crew.svelte.ts';
import type { Play } from '../../app/play.svelte.ts';
import { type Drag, dragging } from '../../instruments/dragging.svelte.ts';
import type { CardWait } from './card-wait.ts';
import { type Move, type Moves, movesOf } from './moves.ts';
import { followWaits, forBot } from './waiting.svelte.ts';

/** The virtual table on the screen: what lies on it, what its people may do, and what they have in hand. */
export interface TableAtHand {
  readonly playing: Playing;
  /** Is it played at, and not only looked at? */
  readonly live: boolean;
  readonly moves: Moves;
  /** What the open step waits for, if that is cards only (FIN-9). */
  readonly wait: CardWait | null;
  /** The unit or tech that was picked up. */
  readonly picked: string | null;
  /** Places that may receive what is picked; without it, whatever could come. */
  readonly targets: ReadonlySet<Place>;
  /** Why the last thing asked was refused, and where it was meant to go. */
  readonly refused: { readonly refusal: Refusal; readonly at: string | null } | null;
  /** What somebody at the screen did last, at the table as it was before. */
  readonly did: (Move & { readonly seen: Playing }) | null;
  /** What follows the pointer: a unit on its way to a place. */
  readonly drag: Drag<string, Place>;
  pick(id: string | null): void;
  /** What a press on a unit means: bring it back, or pick it up. */
  press(unit: string): void;
  ask(move: Move | null | undefined, at?: string): boolean;
  /** Sends a unit to a place: that one, what is picked, or with nothing in hand the first that may go there. */
  send(place: Place, unit?: string | null): boolean;
  /** Brings back a unit that the open cue has sent out, or its tech. */
  fetch(id: string): boolean;
}

/** A table with a game on it, and those who play. */
export interface LiveTable extends TableAtHand {
  readonly play: Play;
  readonly crew: CrewAtHand;
  /** Nothing can be done for now: something is to be read first. */
  readonly held: boolean;
  /** What leads on: the end of a cue or step, or the beginning of a round. */
  readonly forward: Move | null;
}

function targetsOf({ assign }: Moves, picked: string | null): ReadonlySet<Place> {
  const units = picked !== null && assign.has(picked) ? [picked] : [...assign.keys()];
  return new Set(units.flatMap((unit) => [...(assign.get(unit)?.keys() ?? [])]));
}

const key = Symbol('table');

/** Lays the table of a game with a board; nothing on it can be moved while it is `held`. */
export function layTable(play: Play, crew: CrewAtHand, held: () => boolean): LiveTable {
  let picked = $state<string | null>(null);
  let refused = $state.raw<TableAtHand['refused']>(null);
  let did = $state.raw<TableAtHand['did']>(null);
  const playing = $derived.by((): Playing => {
    const { open } = play;
    if (!hasBoard(open)) throw new Error('a table needs a board');
    return open;
  });
  const moves = $derived(movesOf(playing, held() ? [] : crew.people));
  const waits = followWaits(play, crew, () => playing);
  const forward = $derived.by((): Move | null => {
    if (held() || crew.people.length === 0) return null;
    return moves.begin ?? moves.done ?? forBot(playing, waits.wait);
  });
  const inHand = $derived(
    picked !== null && [moves.assign, moves.research, moves.place].some((map) => map.has(picked ?? '')) ? picked : null,
  );
  const targets = $derived(targetsOf(moves, inHand));

  const ask = (move: Move | null | undefined, at: string | null = null): boolean => {
    if (!move) return false;
    const seen = playing;
    const done = play.ask(move.intent, move.as);
    if (done) {
      did = { ...move, seen };
      waits.acted();
    }
    refused = done || play.refusal === null ? null : { refusal: play.refusal, at };
    picked = null;
    return done;
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
      return held();
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
    ask: (move, at) => ask(move, at ?? null),
    send(place, unit = inHand) {
      const able = unit ?? firstFor(moves, place);
      return ask(able === undefined ? null : moves.assign.get(able)?.get(place), place);
    },
    fetch: (id) => ask(moves.recall.get(id), id),
  };
  return setContext(key, table);
}

const firstFor = ({ assign }: Moves, place: Place): string | undefined =>
  [...assign].find(([, places]) => places.has(place))?.[0];

/** The table on the screen. */
export const useTable = (): TableAtHand => getContext<TableAtHand>(key);

/** The table that is played at. */
export const useLiveTable = (): LiveTable => getContext<LiveTable>(key);

/** Lays a table that is only looked at: nothing on it can be moved. */
export function layShownTable(playing: () => Playing): TableAtHand {
  const still = { item: null, over: null, dx: 0, dy: 0, down: () => {} };
  return setContext<TableAtHand>(key, {
    get playing() {
      return playing();
    },
    live: false,
    moves: movesOf(playing(), []),
    wait: null,
    picked: null,
    targets: new Set(),
    refused: null,
    did: null,
    drag: still,
    pick: () => {},
    press: () => {},
    ask: () => false,
    send: () => false,
    fetch: () => false,
  });
}
