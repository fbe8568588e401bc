import { isDeepStrictEqual } from 'node:util';
import { difficulties } from '../../src/content/difficulties.ts';
import { type Role, roles } from '../../src/content/roles.ts';
import { eventsOf, momentOf } from '../../src/host/index.ts';
import {
  type Draws,
  foldEvents,
  initialState,
  legalIntents,
  roundAfter,
  seededDice,
  seen,
  settle,
  withPack,
} from '../../src/rules/index.ts';
import { usualSettings } from '../../src/server/room/making.ts';
import { readRow } from '../../src/wire/index.ts';
import { leaks } from '../random/hidden.ts';
import { oneIn, upTo } from '../random/positions.ts';
import { randomWishes } from '../random/tables.ts';
import { OnlineTable } from '../tools/online.ts';
import { goesOn, passWith } from './seats/going-on.ts';
import { door, SeatChanges } from './seats/seat-changes.ts';
import { Watcher } from './watcher.ts';

/** Result of a random evening. */
export interface Evening {
  readonly faults: readonly string[];
  readonly rows: number;
  /** Number of games that came to their end. After each, there may be a rematch. */
  readonly ended: number;
}

/** Token of the maker's seat. */
const maker = 'maker-token-0123456789';

const people: readonly (readonly [string, readonly Role[]])[] = [
  ['ann', ['commander']],
  ['ben', ['chief-scientist', 'central-officer']],
  ['cem', ['squad-leader']],
];

/** An evening at a table, with everything that can go wrong between its devices and its host. */
class RandomEvening {
  readonly faults: string[] = [];
  private readonly table: OnlineTable;
  private readonly chance: Draws;
  private readonly watchers: Watcher[];
  private readonly seatChanges: SeatChanges;
  private lastPress: (() => string) | null = null;

  constructor(seed: string) {
    this.chance = seededDice(seed).draws('evening');
    // With the box there are no bots, so it is where people depend on each other most.
    const box = { seed, mode: 'companion', difficulty: this.chance.pick(difficulties) } as const;
    const wishes = oneIn(this.chance, 3) ? box : randomWishes(seed, this.chance);
    this.table = new OnlineTable(wishes, {
      ...usualSettings(wishes.mode ?? 'companion'),
      away: this.chance.pick(['hold', 'bot', 'go-on']),
      bots: oneIn(this.chance, 2),
      pause: this.chance.pick(['all', 'central-officer']),
    });
    const devices = people.map(([name]) => new Watcher(this.table, name, door));
    const [first] = devices;
    if (first && oneIn(this.chance, 2)) first.token = maker;
    this.watchers = [...devices, new Watcher(this.table, 'television', door)];
    this.seatChanges = new SeatChanges(this.chance, this.table, devices);
    for (const watcher of this.watchers) watcher.connect();
    for (const [name, wanted] of people) this.table.sit(`${name}-1`, [...wanted], name);
  }

  get rows(): number {
    return this.table.room.table.n;
  }

  get ended(): number {
    return this.table.room.table.games - (this.isOver ? 0 : 1);
  }

  private get isOver(): boolean {
    return this.table.open.outcome !== null;
  }

  /** One random thing happens, and everything must still be right. */
  step(): void {
    const before = this.table.room.table.game;
    this.happen();
    const frames = this.watchers.flatMap((watcher) => watcher.catchUp());
    const { game } = this.table.room.table;
    const isContinued = before.log.every((row, index) => row === game.log[index]);
    const events = isContinued ? eventsOf(game.log.slice(before.log.length)) : [];
    const state = { ...game.state, open: withPack(game.state.open, game.pack) };
    if (state.open.outcome === null) this.faults.push(...leaks(state, events));
    const { seed } = game.state.hidden;
    const told = frames
      .map((frame) => JSON.stringify(frame))
      .filter((text) => /"secret\//.test(text) || text.includes(seed));
    this.faults.push(...told.map((text) => `a frame tells a secret: ${text.slice(0, 200)}`));
    for (const watcher of this.watchers) this.compare(watcher);
    if (this.rows % 10 === 0) this.compareRounds();
    if (oneIn(this.chance, 40)) this.checkGoingOn();
  }

  /** Those who are here can always go on (ONL-10a). If nobody is, somebody comes with the table's address. */
  private checkGoingOn(): void {
    // Where people roll their own dice, bots cannot go on.
    if (this.table.open.board?.dice === 'table') return;
    const copy = this.table.copy();
    const here = this.watchers.filter(({ name, isConnected }) => isConnected && name !== 'television');
    if (here.length === 0) copy.enter('guest');
    const links = here.length === 0 ? ['guest'] : here.map(({ link }) => link);
    // Presses of a moment ago must not count as too many (ONL-12).
    passWith(copy, 5_000, links);
    if (goesOn(copy, links)) return;
    const { phase, step, cue, clock } = this.table.open;
    this.faults.push(`${links.join(', ')} can do nothing in ${JSON.stringify({ phase, step, cue, clock })}`);
  }

  private happen(): void {
    const { chance, table } = this;
    const what = upTo(chance, 40);
    if (what === 0) this.anybody().cut();
    else if (what === 1) table.restart(upTo(chance, 60_000));
    else if (what === 2) table.pass(9_000);
    else if (what === 3) table.input({ kind: 'lag', link: this.anybody().link, ms: upTo(chance, 4_000) / 10 });
    else if (what === 4) table.takeBack(this.anybody().link);
    else if (what === 5) this.giveRole();
    else if (what === 6) this.lastPress?.();
    else if (what === 7) table.send(this.anybody().link, { t: 'word', word: 'good' });
    else if (this.isOver && what < 20) table.rematch(this.anybody().link, chance.pick([null, `again-${this.rows}`]));
    else if (what < 16) this.pass();
    else if (what < 20) this.seatChanges.happen();
    else this.press();
    for (const watcher of this.watchers) {
      // After a restart no socket is left.
      if (!table.room.links.has(watcher.link)) watcher.isConnected = false;
      if (!watcher.isConnected && oneIn(chance, 3)) watcher.connect();
    }
    this.seatChanges.renew();
  }

  private anybody(): Watcher {
    return this.chance.pick(this.watchers);
  }

  /** Time passes while the devices that are there send their pings. */
  private pass(): void {
    for (const { link, isConnected } of this.watchers) {
      if (isConnected) this.table.send(link, { t: 'ping', c: 0 });
    }
    this.table.pass(upTo(this.chance, 3_000));
  }

  private giveRole(): void {
    const to = this.chance.pick(['bot', 'person'] as const);
    this.table.send(this.anybody().link, { t: 'give', id: this.table.id(), role: this.chance.pick(roles), to });
  }

  /** Somebody presses something legal, for the right moment or an old one. */
  private press(): void {
    const { chance, table } = this;
    const open = withPack(table.open, table.room.table.game.pack);
    const role = chance.pick(roles);
    const moves = legalIntents(open, role).filter(({ type }) => type !== 'set-timers' && type !== 'pause');
    if (moves.length === 0) return;
    const intent = chance.pick(moves);
    const owner = people.find(([, own]) => own.includes(role))?.[0] ?? 'ann';
    const link = this.watchers.find(({ name }) => name === owner)?.link ?? '';
    if (!table.room.links.has(link)) return;
    const on = oneIn(chance, 10) ? { round: 99 } : momentOf(table.open);
    const id = table.id();
    this.lastPress = () => table.do(link, role, intent, id, on);
    this.lastPress();
  }

  /** A device that is connected must show exactly the table's open half (ONL-3). */
  private compare({ name, mirror, isConnected }: Watcher): void {
    if (!isConnected || mirror === null) return;
    const { n, game } = this.table.room.table;
    // One of the two may have come a moment later. A clock cannot be turned back to compare them.
    const at = Math.max(game.state.open.at, mirror.open.at);
    const wanted = JSON.stringify(settle(game.state.open, at));
    const shown = JSON.stringify(settle(mirror.open, at));
    if (mirror.n !== n) this.faults.push(`${name} is at row ${mirror.n}, the table at ${n}`);
    else if (shown !== wanted) this.faults.push(`${name} shows another table at row ${n}`);
  }

  /** All devices tell the same changes of the round, whenever they came. */
  private compareRounds(): void {
    const wanted = roundAfter(null, initialState, seen(eventsOf(this.table.room.table.game.log)));
    for (const { name, mirror, isConnected } of this.watchers) {
      if (!isConnected || mirror === null || isDeepStrictEqual(mirror.round, wanted)) continue;
      this.faults.push(`${name} tells another round at row ${mirror.n}`);
    }
  }

  /** The rows alone must tell the whole game. */
  compareRows(): void {
    const state = foldEvents(eventsOf(this.table.room.table.game.log));
    if (JSON.stringify(state.hidden) !== JSON.stringify(this.table.room.table.game.state.hidden)) {
      this.faults.push('the rows tell another game');
    }
    for (const text of this.table.stored) readRow(text);
  }
}

/** Plays an evening of this many steps, with rematches. */
export function playEvening(seed: string, steps: number): Evening {
  const evening = new RandomEvening(seed);
  for (let step = 0; step < steps && evening.faults.length === 0; step += 1) evening.step();
  evening.compareRows();
  return { faults: evening.faults.map((fault) => `${seed}: ${fault}`), rows: evening.rows, ended: evening.ended };
}
