import type { Pack } from '../../../content/cards/pack.ts';
import type { StepKind } from '../../../content/steps.ts';
import type { Game } from '../../../host/index.ts';
import { creditsCounted, type TableNote, tickName } from '../../../wire/index.ts';
import { onWake } from '../../platform/device/waking.ts';
import { loadTables } from '../../platform/local-storage/tables/tables.ts';
import type { ConnectionStatus } from '../online/connection.ts';
import { crewOfTable } from '../online/crew.ts';
import { watchInvite } from '../online/invite.ts';
import { OnlineTable, type Signal, type TableKey } from '../online/online-table.ts';
import { ownSeat, type Seats } from '../online/presence.ts';
import { takeSave } from '../online/requests.ts';
import { connectTo } from '../online/socket.ts';
import { machineClock } from '../session/machine-clock.ts';
import type { Session } from '../session/session.ts';
import { prepare } from './draft.svelte.ts';
import { createGameStore, type GameStore } from './game-store.svelte.ts';
import { forgetEnd, gameIn, keepGame, randomName } from './games.svelte.ts';
import { openPack } from './packs.svelte.ts';

/** Credits spent, and those that Emergency Funding has added. */
type Credits = Pick<TableNote, 'spent' | 'added'>;

/** A table online, as templates read it. */
export interface AtTable {
  readonly online: OnlineTable;
  readonly link: ConnectionStatus;
  /** Null until the table has answered. */
  readonly seats: Seats | null;
  /** Token of the table's address, to invite others. */
  readonly door: string;
  /** Own seat; null for those who watch. */
  readonly you: string | null;
  /** The game. Null until the table has answered. */
  readonly play: GameStore | null;
  /** Whether the server has a newer version than this page. */
  readonly stale: boolean;
  /** The shared note of a game with the box. Null if the server has none: each device then keeps its own. */
  readonly noted: TableNote | null;
  /** Whether this device sounds for the room (ONL-19). */
  readonly sounds: boolean;
  /** Whether a line of the set-up list, or of a step's, is ticked off. Null if the table shares nothing. */
  isTicked(step: StepKind | null, line: string): boolean | null;
  /** Ticks a line of the set-up list, or of a step's, off or not. Null if the table shares nothing. */
  tick(step: StepKind | null, line: string, done: boolean): true | null;
  /** Counts more credits, or fewer, besides what others count. Null if the table shares nothing. */
  countCredits(more: Partial<Credits>): true | null;
  /** The last signal, for two seconds. */
  readonly signal: Signal | null;
  close(): void;
}

/** How long a signal is shown, in ms. */
const signalMs = 2_000;

const loadBoard = () => import('../session/board.ts');

/** Returns the pack of a game at a table. */
async function packOf(hash: string | null): Promise<Pack> {
  const { standardPack } = await loadBoard();
  if (hash === null) return standardPack;
  const read = await openPack(hash, async () => {
    const answer = await fetch(`packs/${hash}`);
    return answer.ok ? await answer.text() : null;
  });
  if (read === null) throw new Error('the pack of the table cannot be read');
  return read.pack;
}

/** Opens the connection of this device to a table. */
const enter = (key: TableKey): OnlineTable =>
  new OnlineTable({
    key,
    device: randomName(8),
    newToken: () => randomName(26),
    connect: connectTo(key.table),
    clock: machineClock,
    chance: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
    onWake,
    packOf,
  });

/** Whether a device sounds for the room. At a table that does not say so, televisions and the Central Officer do. */
const soundsHere = ({ sounds, seats, you }: OnlineTable): boolean =>
  sounds ?? (you === null || ownSeat(seats, you)?.roles.includes('central-officer') === true);

type Notes = Pick<AtTable, 'isTicked' | 'tick' | 'countCredits'>;

/** The lists and the credits of a table as its note has them. */
function notesOf(online: OnlineTable, noted: () => TableNote | null): Notes {
  /** Tells what this page counts apart from what others do. */
  const by = randomName(8);
  return {
    isTicked: (step, line) => noted()?.ticks.includes(tickName(step, line)) ?? null,
    tick(step, line, done) {
      if (noted() === null) return null;
      void online.note({ what: 'tick', ...(step && { step }), line, done });
      return true;
    },
    countCredits(more) {
      const note = noted();
      if (note === null) return null;
      void online.note(creditsCounted(note, by, more));
      return true;
    },
  };
}

/**
 * Returns the session of a table once it has answered and its expansions are loaded. Rejects if they cannot be loaded:
 * the page may be older than the table (EVO-103).
 */
async function readySession(online: OnlineTable): Promise<Session> {
  await online.ready;
  const session = online.session(crewOfTable(online));
  await prepare(session.now().setup.expansions ?? []);
  return session;
}

/** Returns the game of a table after its end. Null if it cannot be had. */
async function wholeGame(online: OnlineTable): Promise<Game | null> {
  const save = await takeSave(online.key, 'over');
  const game = save === null ? null : await gameIn(save);
  return game === null || 'refused' in game ? null : game;
}

/** Takes the whole of a game that is over from its table. */
async function takeWhole(online: OnlineTable, session: Session, taken: (game: Game) => void): Promise<void> {
  const game = await wholeGame(online);
  if (game === null || session.now().outcome === null) return;
  taken(game);
  // It can be watched again, and belongs to the record, like a game on this device. A television has no record.
  if (online.you !== null) await keepGame(session.id, game);
  // Revived while it was stored.
  if (session.now().outcome === null) await forgetEnd(session.id);
}

/** Joins a table with the token of the address that was opened, or comes back to the own seat unless it `watches`. */
export function atTable(table: string, opened: string, watches: boolean): AtTable {
  const known = watches ? undefined : loadTables().find((one) => one.table === table);
  const online = enter({ table, token: known?.token ?? opened });
  let door = $state(known?.door ?? opened);
  watchInvite(online, { known, opened }, (next) => {
    door = next;
  });
  let link = $state<ConnectionStatus>('away');
  let seats = $state.raw<Seats | null>(null);
  let you = $state<string | null>(null);
  let play = $state.raw<GameStore | null>(null);
  let stale = $state(false);
  let signal = $state.raw<Signal | null>(null);
  let noted = $state.raw<TableNote | null>(null);
  let sounds = $state(false);
  let cancelSignal = () => {};
  online.listen((news) => {
    if (news.kind === 'link') link = news.state;
    ({ seats, you, noted } = online);
    sounds = soundsHere(online);
    if (news.kind === 'stale') stale = true;
    if (news.kind !== 'signal') return;
    ({ signal } = news);
    cancelSignal();
    cancelSignal = machineClock.wake(signalMs, () => {
      signal = null;
    });
  });
  /** The game with its log and hidden half, which everybody may have after the end (ONL-4). */
  let whole = $state.raw<Game | null>(null);
  const open = async () => {
    const session = await readySession(online);
    ({ seats, you, noted } = online);
    play = createGameStore(session, () => whole);
    const look = (): void => {
      // Parts of the note end with their step.
      ({ noted } = online);
      // A correction may have revived it (RES-16).
      if (session.now().outcome === null) {
        // If storage fails, the record looks again when it opens.
        if (whole !== null && you !== null) forgetEnd(session.id).catch(() => {});
        whole = null;
      } else if (whole === null) {
        const taken = (game: Game) => {
          whole = game;
        };
        takeWhole(online, session, taken).catch(() => {});
      }
    };
    session.listen(look);
    look();
  };
  open().catch(() => {
    stale = true;
  });
  return {
    online,
    get link() {
      return link;
    },
    get seats() {
      return seats;
    },
    get door() {
      return door;
    },
    get you() {
      return you;
    },
    get play() {
      return play;
    },
    get stale() {
      return stale;
    },
    get noted() {
      return noted;
    },
    get sounds() {
      return sounds;
    },
    ...notesOf(online, () => noted),
    get signal() {
      return signal;
    },
    close() {
      cancelSignal();
      online.close();
    },
  };
}
