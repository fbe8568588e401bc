import { bots } from '../src/bots/index.ts';
import type { Role } from '../src/content/roles.ts';
import { roles } from '../src/content/roles.ts';
import { standardPack } from '../src/content/standard/pack.ts';
import { direct } from '../src/director/index.ts';
import {
  advanceTo,
  createGame,
  decide,
  type Entries,
  type EventType,
  type GameEvent,
  type GameOptions,
  type GameServices,
  type Intent,
  type Position,
  requiredEntry,
  type State,
  seededDice,
  withPack,
} from '../src/rules/index.ts';
import { eventMeanings } from './event-meanings.ts';

const table: GameServices = { director: direct, dice: seededDice, pack: standardPack };
const calm = {
  'north-america': 'yellow',
  'south-america': 'yellow',
  europe: 'yellow',
  africa: 'yellow',
  asia: 'yellow',
  australia: 'yellow',
} as const;

/** A running game that records its log. */
class RecordedGame {
  state: State;
  readonly log: GameEvent[];

  constructor(wishes: GameOptions) {
    const created = createGame(wishes, table);
    if ('refused' in created) throw new Error(created.refused.code);
    this.state = created.state;
    this.log = [...created.events];
  }

  do(intent: Intent, as: Role = 'central-officer'): void {
    const decision = decide(this.state, intent, as, this.state.open.at, table);
    if ('refused' in decision) throw new Error(`${intent.type} refused: ${decision.refused.code}`);
    this.log.push(...decision.events);
    this.state = decision.state;
  }

  wait(ms: number): void {
    const { events, state } = advanceTo(this.state, this.state.open.at + ms, table);
    this.log.push(...events);
    this.state = state;
  }
}

type Plain = 'begin' | 'pause' | 'resume' | 'open-menu' | 'close-menu' | 'scan' | 'done';

/** Plays a companion game with everything that bots never do: pauses, menus and corrections. */
function companion(): readonly GameEvent[] {
  const game = new RecordedGame({ seed: 'events', difficulty: 'normal', mode: 'companion' });
  const doAll = (...types: readonly Plain[]) => {
    for (const type of types) game.do({ type });
  };
  const report = (entry: Entries) => {
    const name = requiredEntry(game.state.open);
    if (name === null) doAll('done');
    else game.do({ type: 'report', entry: { [name]: entry[name] } });
  };
  doAll('begin', 'open-menu', 'close-menu', 'pause');
  game.wait(5_000);
  doAll('resume');
  game.do({ type: 'set-timers', timers: 2 });
  while (game.state.open.phase === 'timed') {
    if (game.state.open.scanner) doAll('scan');
    game.wait(60_000);
    if (game.state.open.cue?.side === 'alien') doAll('done');
  }
  while (game.state.open.outcome === null) report({ baseDestroyed: true });
  game.do({ type: 'correct', entry: { baseDestroyed: false } });
  while (game.state.open.phase === 'resolution') report({ panic: calm, missionCompleted: false, orbitUfos: 1 });
  doAll('begin', 'done');
  game.do({ type: 'report-late', entry: { orbitUfos: 2 } });
  return game.log;
}

/** A position in the middle of a game, with cards whose events are rare before. */
const midGame: Position = {
  round: 3,
  inPlay: ['signal-delay', 'clean-room', 'beam-rifles', 'psi-screen'],
  labs: [{ tech: 'quick-refit' }, null, null],
  salvage: ['muton-grunt', 'muton-grunt'],
  mission: 'crashed-scout',
};

/** Opens a window in which somebody says that they need it no longer, as bots never do. */
function readied(): readonly GameEvent[] {
  const position: Position = { begin: 'global-defense', ufos: { asia: 1 } };
  const game = new RecordedGame({ seed: 'events', difficulty: 'normal', mode: 'virtual', position });
  game.do({ type: 'ready' });
  return game.log;
}

/** Plays a virtual game to its end with random moves. */
function simulated(seed: string, position?: Position): readonly GameEvent[] {
  const game = new RecordedGame({ seed, difficulty: 'easy', mode: 'virtual', position });
  const chance = seededDice(seed).draws('bots');
  for (;;) {
    const move = bots.random(withPack(game.state.open, standardPack), roles, chance);
    if (move === null) return game.log;
    game.do(move.intent, move.as);
  }
}

/** Largest number of random games to search for rare events. */
const maxGames = 500;

/** Yields logs of complete games. Together they contain every type of event. */
export function* eventGames(): Generator<readonly GameEvent[]> {
  yield companion();
  yield simulated('events');
  yield readied();
  for (let i = 1; i <= maxGames; i += 1) yield simulated(`events-${i}`, midGame);
}

/** Returns a real event of every type: the first one that occurs in `eventGames`. */
export function eventExamples(): ReadonlyMap<EventType, GameEvent> {
  const found = new Map<EventType, GameEvent>();
  const wanted = Object.keys(eventMeanings).length;
  for (const log of eventGames()) {
    for (const event of log) if (!found.has(event.type)) found.set(event.type, event);
    if (found.size === wanted) break;
  }
  return found;
}
