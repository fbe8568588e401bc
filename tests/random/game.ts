import { isDeepStrictEqual } from 'node:util';
import { type Bot, bots } from '../../src/bots/index.ts';
import { type Role, roles } from '../../src/content/roles.ts';
import { standardPack } from '../../src/content/standard/pack.ts';
import { factsOf } from '../../src/content/steps.ts';
import type { Game } from '../../src/host/index.ts';
import {
  blankOpen,
  type Draws,
  decide,
  due,
  evolveOpen,
  fold,
  type GameEvent,
  hasBoard,
  type Intent,
  legal,
  newGame,
  type OpenGame,
  pass,
  type State,
  seededDice,
  seen,
  settle,
  type Table,
  taskDice,
  withPack,
} from '../../src/rules/index.ts';
import { makeSave, parseSave } from '../../src/wire/index.ts';
import { standardTable } from '../tools/standard.ts';
import { Broken, check } from './broken.ts';
import { Promises } from './held.ts';
import { anyIntent, faces } from './intents.ts';
import { randomPack } from './packs.ts';
import { once, upTo } from './positions.ts';
import { addLog, type Sights } from './sights.ts';
import { impossibleWishes, randomWishes } from './tables.ts';

/** One game to so many has a pack of its own. */
const packOneIn = 4;

/** A game that takes more moves than this has no end; companion games are left there, as only a report ends them. */
const mostMoves = { virtual: 20_000, companion: 200 } as const;

interface Asking {
  readonly intent: Intent;
  readonly as: Role;
}

/** What was asked of a game, or how long it waited: enough to play it again. */
type Input = { readonly at: number } | (Asking & { readonly at: number });

const idle: ReadonlySet<Intent['type']> = new Set(['pause', 'resume', 'open-menu', 'close-menu', 'correct']);

/** Moves of which `legal` lists some only, or none: settings, faces, panic pictures, many units, answers given in advance. */
function isPartlyListed(intent: Intent): boolean {
  switch (intent.type) {
    case 'set-timers':
    case 'roll':
    case 'report':
    case 'correct':
      return true;
    case 'assign':
    case 'recall':
      return intent.units.length > 1;
    case 'use':
      return intent.with !== undefined;
    default:
      return false;
  }
}

/** Is a move that was taken among those that were said to be legal? */
const isListed = (open: OpenGame, intent: Intent, as: Role): boolean =>
  isPartlyListed(intent) || legal(open, as).some((one) => isDeepStrictEqual(one, intent));

/** How a table plays, between what comes over it now and then. */
const players: readonly Bot[] = [bots.random, bots.random, bots.random, bots.careful, bots.planner];

/** One random game, told by its seed: set up, played to its end, and held against every promise on the way. */
export class RandomGame {
  readonly seed: string;
  moves = 0;
  private readonly chance: Draws;
  private watched = blankOpen;
  private readonly table: Table;
  private readonly player: Bot;
  /** One move in so many is not the player's own. */
  private readonly unrest: number;
  private readonly inputs: Input[] = [];
  private readonly promises: Promises;
  private readonly sights: Sights;
  private readonly wishes;
  private readonly log: GameEvent[];
  private state: State;

  constructor(seed: string, sights: Sights) {
    this.seed = seed;
    this.sights = sights;
    this.chance = seededDice(seed).draws('random table');
    this.player = this.chance.pick(players);
    this.unrest = this.chance.pick([3, 5, 10, 40]);
    const pack = once(this.chance, packOneIn) ? randomPack(this.chance) : standardPack;
    this.wishes = randomWishes(seed, this.chance, pack.cards);
    this.table = { ...standardTable, pack };
    this.refuseImpossible();
    const told = newGame(this.wishes, this.table);
    if ('refused' in told)
      throw new Broken(`refused ${JSON.stringify(told.refused)} for ${JSON.stringify(this.wishes)}`);
    this.log = [...told.events];
    this.state = told.state;
    this.promises = new Promises(told.state, pack);
    this.promises.hold(told.state, told.events);
    this.watch(told.events, told.state);
  }

  /** Plays to the end. Throws what broke. */
  play(): void {
    const { mode = 'companion' } = this.wishes;
    while (this.isOn() && this.moves < mostMoves[mode]) this.move();
    check(mode === 'companion' || !this.isOn(), 'it has no end');
    if (!this.isOn()) this.rest();
    // A correction may bring a companion game back to life.
    while (mode === 'companion' && this.moves < mostMoves[mode]) this.move();
    this.reload();
    this.tellAgain();
    addLog(this.sights, this.log);
  }

  /** What is played, for whoever looks for a fault. */
  get where(): string {
    const { open } = this.state;
    const last = this.inputs.slice(-3).map((input) => JSON.stringify(input));
    return `round ${open.round}, ${open.cue?.kind ?? open.step ?? open.phase}, after ${this.moves} moves; the last ${last.join(' ')}`;
  }

  private get open(): OpenGame {
    return withPack(this.state.open, this.table.pack);
  }

  private isOn(): boolean {
    return this.state.open.outcome === null;
  }

  private refuseImpossible(): void {
    if (!once(this.chance, 10)) return;
    const wrong = impossibleWishes(this.wishes, this.chance);
    const told = newGame(wrong, this.table);
    if (!('refused' in told)) throw new Broken(`not refused: ${JSON.stringify(wrong)}`);
    this.sights.refusals.add(told.refused.code);
  }

  private move(): void {
    this.moves += 1;
    if (!this.isOn()) this.doAnyLegal();
    else if (!once(this.chance, this.unrest)) this.playOn();
    else this.chance.pick(this.disturbances)();
  }

  /** What comes over a table besides playing; asking for anything most often. */
  private readonly disturbances = [
    () => this.wait(),
    () => this.doAnyLegal(),
    () => this.tryAllLegal(),
    () => once(this.chance, 4) && this.reload(),
    ...Array.from({ length: 8 }, () => () => this.tryAnything()),
  ];

  /** Does what the player would; without one, whatever is left to do. Somebody must be able to move the game. */
  private playOn(): void {
    const next = this.nextMove();
    this.ask(next.intent, next.as, 'legal');
  }

  private nextMove(): Asking {
    const { open } = this;
    if (open.clock?.menu) return { intent: { type: 'close-menu' }, as: 'commander' };
    const roll = this.ownRoll();
    if (roll && once(this.chance, 2)) return roll;
    const move = this.player(open, roles, this.chance);
    if (move) return move;
    const moving = this.allLegal().filter(({ intent }) => !idle.has(intent.type));
    if (moving.length > 0) return this.chance.pick(moving);
    if (roll) return roll;
    throw new Broken('nobody can move it: a dead end');
  }

  /** The roll of a table that has dice of its own, if there is something to roll. */
  private ownRoll(): Asking | null {
    const { open } = this;
    if (!hasBoard(open) || open.board.dice === 'app' || open.board.choices.length > 0) return null;
    const { task } = open.board;
    // Dice that were lifted are rolled again, also where nobody is left to roll new ones.
    if (task === null || (task.roll ? task.roll.lifted === null : taskDice(open) === 0)) return null;
    const role = open.step === null ? 'all' : factsOf(open.step).role;
    const intent: Intent = { type: 'roll', faces: faces({ chance: this.chance, open }, 'fair') };
    return { intent, as: role === 'all' ? 'commander' : role };
  }

  private allLegal(): Asking[] {
    return roles.flatMap((as) => legal(this.open, as).map((intent) => ({ intent, as })));
  }

  private doAnyLegal(): void {
    const all = this.allLegal();
    check(all.length > 0 || this.ownRoll() !== null, 'nobody may do anything');
    if (all.length === 0) return;
    const { intent, as } = this.chance.pick(all);
    this.ask(intent, as, 'legal');
  }

  /** Everything that is legal now must be taken, whatever comes of it; the game itself does not go on. */
  private tryAllLegal(): void {
    for (const { intent, as } of this.chance.shuffled(this.allLegal()).slice(0, 20)) {
      const decision = decide(this.state, intent, as, this.state.open.at, this.table);
      if ('refused' in decision) throw new Broken(`legal ${JSON.stringify(intent)} refused ${decision.refused.code}`);
      this.promises.hold(decision.state, decision.events, `${as} would ${JSON.stringify(intent)}`);
    }
  }

  /** Asks anything at all, sometimes later or earlier than now. */
  private tryAnything(): void {
    const { intent, as } = anyIntent(this.open, this.chance);
    this.ask(
      intent,
      as,
      'anything',
      this.state.open.at + (once(this.chance, 8) ? this.chance.pick([-1, 1, 700, 20_000]) : 0),
    );
  }

  private ask(intent: Intent, as: Role, sort: 'legal' | 'anything', at = this.state.open.at): void {
    this.inputs.push({ intent, as, at });
    const decision = decide(this.state, intent, as, at, this.table);
    if ('refused' in decision) {
      const { code } = decision.refused;
      // A player who is used to the app's dice waits for its roll.
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
    this.take(decision.events, decision.state);
  }

  /** Time passes: a little, a lot, or just to where something falls due. In many strides it leads to the same. */
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
    const whole = pass(this.state, until, this.table);
    const halfway = pass(this.state, at + upTo(this.chance, until - at), this.table);
    const rest = pass(halfway.state, until, this.table);
    check(isDeepStrictEqual([...halfway.events, ...rest.events], whole.events), 'time in two strides tells otherwise');
    check(isDeepStrictEqual(rest.state, whole.state), 'time in two strides leads elsewhere');
    this.take(whole.events, whole.state);
  }

  /** Saved and loaded it is the same game, and saves to the same bytes; it goes on from what was loaded (FIN-21). */
  private reload(): void {
    const game: Game = { log: this.log, state: this.state, pack: this.open.pack };
    const text = JSON.stringify(makeSave(game));
    const loaded = parseSave(JSON.parse(text), [this.table.pack]);
    if ('refused' in loaded) throw new Broken(`its save is refused: ${loaded.refused.detail}`);
    check(isDeepStrictEqual(loaded, game), 'a save brings back another game');
    check(JSON.stringify(makeSave(loaded)) === text, 'a loaded game saves to other bytes');
    // State is plain: played on from its JSON it is the same game.
    this.state = JSON.parse(JSON.stringify(loaded.state)) as State;
  }

  private take(events: readonly GameEvent[], state: State): void {
    this.promises.hold(state, events);
    this.watch(events, state);
    for (const event of events) this.log.push(event);
    this.state = state;
  }

  /** Whoever only sees what a seat may see has the same open half (INF-2). */
  private watch(events: readonly GameEvent[], { open }: State): void {
    this.watched = seen(events).reduce(evolveOpen, this.watched);
    check(isDeepStrictEqual(settle(this.watched, open.at), open), 'a spectator sees another game');
  }

  /** When it is over nothing happens any more. */
  private rest(): void {
    check(due(this.state.open) === null, 'something is due after the end');
    for (let i = 0; i < 5; i += 1) {
      const { intent, as } = anyIntent(this.open, this.chance);
      if (intent.type === 'correct') continue;
      const decision = decide(this.state, intent, as, this.state.open.at, this.table);
      if (!('refused' in decision)) throw new Broken(`${intent.type} after the end`);
      this.sights.refusals.add(decision.refused.code);
    }
  }

  /** The log leads to the state; and the same seed, asked the same, tells the same, byte for byte. */
  private tellAgain(): void {
    const folded = fold(this.log);
    const settled = { ...folded, open: settle(folded.open, this.state.open.at) };
    check(isDeepStrictEqual(settled, this.state), 'the log leads to another state');
    if (!once(this.chance, 8)) return;
    const told = newGame(this.wishes, this.table);
    if ('refused' in told) throw new Broken('refused the second time');
    const log = [...told.events];
    let { state } = told;
    for (const input of this.inputs) {
      const { at } = input;
      const next =
        'intent' in input ? decide(state, input.intent, input.as, at, this.table) : pass(state, at, this.table);
      if ('refused' in next) throw new Broken(`refused the second time: ${next.refused.code}`);
      log.push(...next.events);
      state = next.state;
    }
    check(JSON.stringify(log) === JSON.stringify(this.log), 'the same seed tells another game');
  }
}
