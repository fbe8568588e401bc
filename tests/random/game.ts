import { isDeepStrictEqual } from 'node:util';
import { type Bot, bots } from '../../src/bots/index.ts';
import { type Role, roles } from '../../src/content/roles.ts';
import { standardPack } from '../../src/content/standard/pack.ts';
import { factsOf } from '../../src/content/steps.ts';
import { eventsOf, type Game, type HostTable, type Row, setUp } from '../../src/host/index.ts';
import {
  advanceTo,
  createGame,
  type Draws,
  decide,
  due,
  evolveOpen,
  foldEvents,
  type GameEvent,
  hasBoard,
  type Intent,
  initialState,
  legalIntents,
  type OpenGame,
  type State,
  seededDice,
  seen,
  settle,
  taskDice,
  withPack,
} from '../../src/rules/index.ts';
import type { IntentOf } from '../../src/rules/state/intents.ts';
import { makeSave, parseLine } from '../../src/wire/index.ts';
import { parseSave } from '../tools/saves/saves.ts';
import { standardTable } from '../tools/standard.ts';
import { BrokenPromise, check } from './broken.ts';
import { InvariantChecker } from './held.ts';
import { anyIntent, faces } from './intents.ts';
import { randomPack } from './packs.ts';
import { oneIn, upTo } from './positions.ts';
import { addLog, type Sights } from './sights.ts';
import { impossibleWishes, randomWishes } from './tables.ts';

/** One game in this many has a random pack. */
const packOneIn = 4;

/** Limit of moves. A virtual game must end within it. A companion game just stops there, since only reports end it. */
const mostMoves = { virtual: 20_000, companion: 200 } as const;

/** An intent with the role that asks. */
interface Asking {
  readonly intent: Intent;
  readonly as: Role;
}

/** An intent that was asked, or a wait until `at`. All inputs together replay a game. */
type Input = { readonly at: number } | (Asking & { readonly at: number });

/** Intents that do not move a game forward. */
const idle: ReadonlySet<Intent['type']> = new Set([
  'pause',
  'resume',
  'open-menu',
  'close-menu',
  'correct',
  'report-late',
]);

/** Whether `legalIntents` lists only some intents of this kind, or none: settings, faces, reports, several units, answers. */
function isPartlyListed(intent: Intent): boolean {
  switch (intent.type) {
    case 'set-timers':
    case 'roll':
    case 'report':
    case 'correct':
    case 'report-late':
      return true;
    case 'assign':
    case 'recall':
      return intent.units.length > 1;
    case 'use':
      return intent.with !== undefined;
    default:
      intent satisfies IntentOf<
        | 'begin'
        | 'done'
        | 'pause'
        | 'resume'
        | 'open-menu'
        | 'close-menu'
        | 'scan'
        | 'ready'
        | 'research'
        | 'fund'
        | 'choose'
        | 'buy'
        | 'take'
        | 'place'
        | 'apply'
        | 'stop'
      >;
      return false;
  }
}

/** Whether an accepted intent is among those that `legalIntents` lists, as far as it lists its kind. */
const isListed = (open: OpenGame, intent: Intent, as: Role): boolean =>
  isPartlyListed(intent) || legalIntents(open, as).some((one) => isDeepStrictEqual(one, intent));

/** Bots that play a game between its disturbances. */
const players: readonly Bot[] = [bots.random, bots.random, bots.random, bots.beginner, bots.planner];

/** A random game, determined by its seed. It is played to its end, and every promise is checked after every move. */
export class RandomGame {
  readonly seed: string;
  moves = 0;
  private readonly chance: Draws;
  private watched = initialState;
  private readonly table: HostTable;
  private readonly player: Bot;
  /** One move in this many is a disturbance instead of a bot's move. */
  private readonly disturbedOneIn: number;
  private readonly inputs: Input[] = [];
  private readonly invariants: InvariantChecker;
  private readonly sights: Sights;
  private readonly wishes;
  private readonly log: GameEvent[];
  private readonly rows: Row[];
  private state: State;

  constructor(seed: string, sights: Sights) {
    this.seed = seed;
    this.sights = sights;
    this.chance = seededDice(seed).draws('random table');
    this.player = this.chance.pick(players);
    this.disturbedOneIn = this.chance.pick([3, 5, 10, 40]);
    const pack = oneIn(this.chance, packOneIn) ? randomPack(this.chance) : standardPack;
    this.wishes = randomWishes(seed, this.chance, pack.cards);
    this.table = { ...standardTable, pack };
    this.refuseImpossible();
    const created = setUp(this.wishes, this.table);
    if ('refused' in created)
      throw new BrokenPromise(`refused ${JSON.stringify(created.refused)} for ${JSON.stringify(this.wishes)}`);
    const events = eventsOf(created.log);
    this.log = [...events];
    this.rows = [...created.log];
    this.state = created.state;
    this.invariants = new InvariantChecker(created.state, pack);
    this.invariants.check(created.state, events);
    this.watch(events, created.state);
  }

  /** Plays to the end. Throws a `BrokenPromise` if a promise is broken. */
  play(): void {
    const { mode = 'companion' } = this.wishes;
    while (this.isRunning() && this.moves < mostMoves[mode]) this.move();
    check(mode === 'companion' || !this.isRunning(), 'it has no end');
    if (!this.isRunning()) this.checkEnd();
    // A correction may revive a companion game.
    while (mode === 'companion' && this.moves < mostMoves[mode]) this.move();
    this.reload();
    this.checkReplay();
    addLog(this.sights, this.log);
  }

  /** Describes the current moment, for fault reports. */
  get where(): string {
    const { open } = this.state;
    const last = this.inputs.slice(-3).map((input) => JSON.stringify(input));
    return `round ${open.round}, ${open.cue?.kind ?? open.step ?? open.phase}, after ${this.moves} moves; the last ${last.join(' ')}`;
  }

  private get open(): OpenGame {
    return withPack(this.state.open, this.table.pack);
  }

  private isRunning(): boolean {
    return this.state.open.outcome === null;
  }

  /** Sometimes checks that impossible wishes are refused. */
  private refuseImpossible(): void {
    if (!oneIn(this.chance, 10)) return;
    const wrong = impossibleWishes(this.wishes, this.chance);
    const created = createGame(wrong, this.table);
    if (!('refused' in created)) throw new BrokenPromise(`not refused: ${JSON.stringify(wrong)}`);
    this.sights.refusals.add(created.refused.code);
  }

  private move(): void {
    this.moves += 1;
    if (!this.isRunning()) this.doAnyLegal();
    else if (!oneIn(this.chance, this.disturbedOneIn)) this.playOn();
    else this.chance.pick(this.disturbances)();
  }

  /** Disturbances, of which asking for anything is the most frequent. */
  private readonly disturbances = [
    () => this.wait(),
    () => this.doAnyLegal(),
    () => this.tryAllLegal(),
    () => oneIn(this.chance, 4) && this.reload(),
    ...Array.from({ length: 8 }, () => () => this.tryAnything()),
  ];

  /** Makes the bot's move, or any legal one if the bot has none. Throws if nobody can move the game forward. */
  private playOn(): void {
    const next = this.nextMove();
    this.ask(next.intent, next.as, 'legal');
  }

  private nextMove(): Asking {
    const { open } = this;
    if (open.clock?.menu) return { intent: { type: 'close-menu' }, as: 'commander' };
    const roll = this.ownRoll();
    if (roll && oneIn(this.chance, 2)) return roll;
    const move = this.player(open, roles, this.chance);
    if (move) return move;
    const moving = this.allLegal().filter(({ intent }) => !idle.has(intent.type));
    if (moving.length > 0) return this.chance.pick(moving);
    if (roll) return roll;
    throw new BrokenPromise('nobody can move it: a dead end');
  }

  /** Returns the roll with faces that a table with its own dice needs now, or null. */
  private ownRoll(): Asking | null {
    const { open } = this;
    if (!hasBoard(open) || open.board.dice === 'app' || open.board.choices.length > 0) return null;
    const { task } = open.board;
    // Lifted dice must be rolled again, even if no unit is left for new dice.
    if (task === null || (task.roll ? task.roll.lifted === null : taskDice(open) === 0)) return null;
    const role = open.step === null ? 'all' : factsOf(open.step).role;
    const intent: Intent = { type: 'roll', faces: faces({ chance: this.chance, open }, 'fair') };
    return { intent, as: role === 'all' ? 'commander' : role };
  }

  private allLegal(): Asking[] {
    return roles.flatMap((as) => legalIntents(this.open, as).map((intent) => ({ intent, as })));
  }

  private doAnyLegal(): void {
    const all = this.allLegal();
    check(all.length > 0 || this.ownRoll() !== null, 'nobody may do anything');
    if (all.length === 0) return;
    const { intent, as } = this.chance.pick(all);
    this.ask(intent, as, 'legal');
  }

  /** Checks that up to 20 legal intents are accepted and keep the invariants. The game itself stays as it is. */
  private tryAllLegal(): void {
    for (const { intent, as } of this.chance.shuffled(this.allLegal()).slice(0, 20)) {
      const decision = decide(this.state, intent, as, this.state.open.at, this.table);
      if ('refused' in decision)
        throw new BrokenPromise(`legal ${JSON.stringify(intent)} refused ${decision.refused.code}`);
      this.invariants.check(decision.state, decision.events, `${as} would ${JSON.stringify(intent)}`);
    }
  }

  /** Asks for anything, sometimes at a later or earlier instant. */
  private tryAnything(): void {
    const { intent, as } = anyIntent(this.open, this.chance);
    this.ask(
      intent,
      as,
      'anything',
      this.state.open.at + (oneIn(this.chance, 8) ? this.chance.pick([-1, 1, 700, 20_000]) : 0),
    );
  }

  private ask(intent: Intent, as: Role, sort: 'legal' | 'anything', at = this.state.open.at): void {
    this.inputs.push({ intent, as, at });
    const decision = decide(this.state, intent, as, at, this.table);
    if ('refused' in decision) {
      const { code } = decision.refused;
      // A bot asks for a roll without faces. A table with its own dice must enter them.
      const own = sort === 'legal' && (code === 'faces-needed' || code === 'roll-first') ? this.ownRoll() : null;
      check(sort === 'anything' || own !== null, `legal ${JSON.stringify(intent)} refused ${code}`);
      this.sights.refusals.add(code);
      this.inputs.pop();
      if (own) this.ask(own.intent, own.as, 'legal');
      return;
    }
    check(
      sort === 'legal' || at > this.state.open.at || isListed(this.open, intent, as),
      `unlisted ${JSON.stringify(intent)} taken`,
    );
    const { events } = decision;
    // No host records an intent that its parser refuses, so only its events are kept.
    const isLetIn = !('error' in parseLine(JSON.stringify({ id: 1, do: intent, as })));
    this.take(isLetIn ? { row: 'asked', at, seat: as, intent, events } : { row: 'events', at, events }, decision.state);
  }

  /** Lets a little or a lot of time pass, or up to the next deadline. Two steps must give the same result as one. */
  private wait(): void {
    const { at } = this.state.open;
    const next = due(this.state.open)?.at ?? at;
    const until = this.chance.pick([
      at,
      at + upTo(this.chance, 3_000),
      at + upTo(this.chance, 40_000),
      next,
      next + 1,
      at + 600_000,
    ]);
    this.inputs.push({ at: until });
    const whole = advanceTo(this.state, until, this.table);
    const halfway = advanceTo(this.state, at + upTo(this.chance, until - at), this.table);
    const rest = advanceTo(halfway.state, until, this.table);
    check(isDeepStrictEqual([...halfway.events, ...rest.events], whole.events), 'time in two strides tells otherwise');
    check(isDeepStrictEqual(rest.state, whole.state), 'time in two strides leads elsewhere');
    this.take({ row: 'passed', at: until, events: whole.events }, whole.state);
  }

  /** Checks that the game survives saving and loading, byte for byte (FIN-21), and continues from the loaded state. */
  private reload(): void {
    const game: Game = { log: [...this.rows], state: this.state, pack: this.open.pack };
    const text = JSON.stringify(makeSave(game));
    const loaded = parseSave(JSON.parse(text), [this.table.pack], this.table);
    if ('refused' in loaded) throw new BrokenPromise(`its save is refused: ${loaded.refused.detail}`);
    check(isDeepStrictEqual(loaded, game), 'a save brings back another game');
    check(JSON.stringify(makeSave(loaded)) === text, 'a loaded game saves to other bytes');
    // The state is plain JSON data, so a copy through JSON must play on the same.
    this.state = JSON.parse(JSON.stringify(loaded.state)) as State;
  }

  private take(row: Row, state: State): void {
    const { events } = row;
    if (events.length > 0) this.rows.push(row);
    this.invariants.check(state, events);
    this.watch(events, state);
    for (const event of events) this.log.push(event);
    this.state = state;
  }

  /** Checks that the events a seat may see fold to the same open half (INF-2). */
  private watch(events: readonly GameEvent[], { open }: State): void {
    this.watched = seen(events).reduce(evolveOpen, this.watched);
    check(isDeepStrictEqual(settle(this.watched, open.at), open), 'a spectator sees another game');
  }

  /** Checks that nothing can happen after the end. */
  private checkEnd(): void {
    check(due(this.state.open) === null, 'something is due after the end');
    for (let i = 0; i < 5; i += 1) {
      const { intent, as } = anyIntent(this.open, this.chance);
      if (intent.type === 'correct') continue;
      const decision = decide(this.state, intent, as, this.state.open.at, this.table);
      if (!('refused' in decision)) throw new BrokenPromise(`${intent.type} after the end`);
      this.sights.refusals.add(decision.refused.code);
    }
  }

  /** Checks that the log folds to the state. Sometimes also that the same seed and inputs give the same log. */
  private checkReplay(): void {
    const folded = foldEvents(this.log);
    const settled = { ...folded, open: settle(folded.open, this.state.open.at) };
    check(isDeepStrictEqual(settled, this.state), 'the log leads to another state');
    if (!oneIn(this.chance, 8)) return;
    const created = createGame(this.wishes, this.table);
    if ('refused' in created) throw new BrokenPromise('refused the second time');
    const log = [...created.events];
    let { state } = created;
    for (const input of this.inputs) {
      const { at } = input;
      const next =
        'intent' in input ? decide(state, input.intent, input.as, at, this.table) : advanceTo(state, at, this.table);
      if ('refused' in next) throw new BrokenPromise(`refused the second time: ${next.refused.code}`);
      log.push(...next.events);
      state = next.state;
    }
    check(JSON.stringify(log) === JSON.stringify(this.log), 'the same seed tells another game');
  }
}
