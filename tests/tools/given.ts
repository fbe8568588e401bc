import { expect } from 'vitest';
import type { Pack } from '../../src/content/cards/pack.ts';
import { type BaseCueKind, type CueKind, cues } from '../../src/content/cues.ts';
import type { Role } from '../../src/content/roles.ts';
import { standardPack } from '../../src/content/standard/pack.ts';
import { factsOf } from '../../src/content/steps.ts';
import { limitMs, pauseMs } from '../../src/content/timings.ts';
import { eventsOf, type Game, type HostTable, type Row, setUp as setUpGame } from '../../src/host/index.ts';
import {
  advanceTo,
  allRules,
  type Cue,
  type Director,
  decide,
  foldEvents,
  type GameEvent,
  type GameOptions,
  type Intent,
  legalIntents,
  type OpenGame,
  type Place,
  type Position,
  playerView,
  type Refusal,
  type Report,
  type Schedule,
  type State,
  seededDice,
  settle,
  violatedInvariants,
  withPack,
} from '../../src/rules/index.ts';

/** A cue of a scripted schedule: only its kind, or its kind with details. */
export type ScriptedCue = BaseCueKind | (Partial<Cue> & { kind: BaseCueKind });

/** The script of a director, used in every round. Omitted fields get defaults. */
export interface Script {
  readonly cues?: readonly ScriptedCue[];
  readonly forecasts?: Schedule['forecasts'];
  readonly finalMission?: (reports: readonly Report[]) => 'locked' | 'available';
}

const shortRound: readonly ScriptedCue[] = [
  'new-technology',
  { kind: 'budget', credits: 12 },
  { kind: 'ufos-detected', ufos: { asia: 2 } },
  'deploy-interceptors',
  'ending',
];

const full = (scripted: ScriptedCue): Cue & { kind: BaseCueKind } => {
  const more = typeof scripted === 'string' ? { kind: scripted } : scripted;
  const { side, role } = cues[more.kind];
  return { side, role, scrambled: false, ...more };
};

/** Returns a director that plans every round by the script. */
export const scripted =
  (script: Script): Director =>
  ({ difficulty }, reports) => ({
    round: reports.length + 1,
    cues: (script.cues ?? shortRound).map(full).map((cue) => ({ ...cue, limit: limitMs(cue.kind, difficulty) })),
    forecasts: script.forecasts ?? [],
    pause: pauseMs(difficulty),
    finalMission: script.finalMission?.(reports) ?? 'locked',
    adaptation: { step: 0, reasons: [] },
  });

/**
 * Returns how long a cue lasts in games at normal, in ms. Tests ask it, so that a changed number turns none of them
 * red.
 */
export const limitOf = (kind: BaseCueKind): number => limitMs(kind, 'normal') ?? 0;
/** How long the first cue of `given()` lasts, in ms. */
export const first = limitOf('new-technology');
/** Pause time of a round of games at normal, in ms. */
export const fullPause = pauseMs('normal') ?? 0;

/** The seats, with short names for tests. */
export const officer: Role = 'central-officer';
export const commander: Role = 'commander';
export const scientist: Role = 'chief-scientist';
export const leader: Role = 'squad-leader';

/** Types of intents without further fields. In tests the type alone stands for the intent. */
type Plain = { [T in Intent['type']]: { type: T } extends Extract<Intent, { type: T }> ? T : never }[Intent['type']];
type Asked = Intent | Exclude<Plain, 'use'>;
const intentOf = (asked: Asked): Intent => (typeof asked === 'string' ? { type: asked } : asked);

/** A game under test. After every move it checks the promises, and that the log folds to the state. */
export class Play {
  state: State;
  /** The events so far. */
  log: GameEvent[];
  readonly table: HostTable;
  readonly pack: Pack;
  private readonly rows: Row[];

  constructor(table: HostTable, { log, state }: Pick<Game, 'log' | 'state'>) {
    this.table = table;
    this.pack = table.pack;
    this.rows = [...log];
    this.log = [...eventsOf(log)];
    this.state = state;
  }

  /** The game as a host has it. */
  get game(): Game {
    return { log: [...this.rows], state: this.state, pack: this.pack };
  }

  /** The open half, joined with the cards. */
  get open(): OpenGame {
    return withPack(this.state.open, this.pack);
  }
  get view() {
    return playerView(this.open).operation;
  }
  /** The board in the view. Throws in companion mode. */
  get board() {
    const { board } = playerView(this.open);
    if (board === null) throw new Error('no board');
    return board;
  }
  /** Returns the place of a unit. */
  placeOf(unit: string) {
    return this.board.units.find(({ id }) => id === unit)?.at;
  }
  get clock() {
    const { clock } = this.view;
    if (clock === null) throw new Error('no clock');
    return clock;
  }
  get at() {
    return this.state.open.at;
  }

  /** Asks for an intent, which must not be refused. Returns the types of its events. */
  do(asked: Asked, { as = officer, at = this.at }: { as?: Role; at?: number } = {}): string[] {
    const intent = intentOf(asked);
    const decision = decide(this.state, intent, as, at, this.table);
    if ('refused' in decision) throw new Error(`refused: ${JSON.stringify(decision.refused)}`);
    return this.take({ row: 'asked', at, seat: as, intent, events: decision.events }, decision.state);
  }

  /** Asks for an intent that must be refused without changing the state. Returns the refusal. */
  refused(asked: Asked, { as = officer, at = this.at }: { as?: Role; at?: number } = {}): Refusal {
    const before = JSON.stringify(this.state);
    const decision = decide(this.state, intentOf(asked), as, at, this.table);
    expect(JSON.stringify(this.state)).toBe(before);
    if (!('refused' in decision)) throw new Error(`not refused: ${decision.events.map(({ type }) => type).join()}`);
    return decision.refused;
  }

  /** Advances the game to `at`, in ms. Returns the types of the events that fell due. */
  wait(at: number): string[] {
    const { events, state } = advanceTo(this.state, at, this.table);
    return this.take({ row: 'passed', at, events }, state);
  }

  /** Confirms cues until one of this kind is open. */
  until(kind: CueKind): this {
    while (this.view.cue?.kind !== kind) this.do('done');
    return this;
  }

  /** Finishes the timed phase and the steps before `step`. Reports `entries`, and a quiet round for the rest. */
  untilStep(step: string, entries: Partial<Report> = {}): this {
    while (this.view.phase === 'timed') this.do('done');
    while (this.view.step !== step && this.view.phase === 'resolution') this.finishStep(entries);
    return this;
  }

  /** Finishes steps until there is a choice to make, the next round can begin, or the game is over. */
  passSteps(): this {
    while (this.view.phase === 'resolution' && this.state.open.board?.choices.length === 0)
      this.do('done', { as: this.roleOfStep });
    return this;
  }

  /** Plays the rest of the round. Reports `entries`, and a quiet round for the rest. */
  endRound(entries: Partial<Report> = {}): this {
    while (this.view.phase === 'timed') this.do('done');
    while (this.view.phase === 'resolution') this.finishStep(entries);
    return this;
  }

  /** Plays the rest of the round, and begins the next one unless the game is over. */
  nextRound(entries: Partial<Report> = {}): this {
    this.endRound(entries);
    if (this.view.phase === 'setup') this.do('begin');
    return this;
  }

  /** The seat that finishes the open step. */
  private get roleOfStep(): Role {
    const { step } = this.state.open;
    const role = step === null ? 'all' : factsOf(step).role;
    return role === 'all' ? officer : role;
  }

  private finishStep(entries: Partial<Report>): void {
    const quiet = {
      baseDestroyed: false,
      finalMissionCompleted: false,
      panic: calm,
      missionCompleted: false,
      orbitUfos: 0,
    };
    const all = { ...quiet, ...entries };
    const asked = legalIntents(this.open, officer).find((intent) => intent.type === 'report');
    if (asked === undefined) this.do('done', { as: this.roleOfStep });
    else {
      const [name] = Object.keys(asked.entry) as (keyof typeof quiet)[];
      if (name) this.do({ type: 'report', entry: { [name]: all[name] } });
    }
  }

  /** The events of the last move. */
  last: readonly GameEvent[] = [];

  private take(row: Row, state: State): string[] {
    const { events } = row;
    if (events.length > 0) this.rows.push(row);
    this.state = state;
    this.last = events;
    this.log.push(...events);
    expect(violatedInvariants(state, this.pack)).toEqual([]);
    const folded = foldEvents(this.log);
    expect({ ...folded, open: settle(folded.open, state.open.at) }).toEqual(state);
    return events.map(({ type }) => type);
  }
}

/** A panic report with every continent yellow. */
export const calm: Report['panic'] = {
  'north-america': 'yellow',
  'south-america': 'yellow',
  europe: 'yellow',
  africa: 'yellow',
  asia: 'yellow',
  australia: 'yellow',
};

/** Sets up a game that has not begun. Throws if the wishes are refused. */
export function setUp(wishes: Partial<GameOptions> = {}, script: Script = {}, pack = standardPack): Play {
  const table: HostTable = { rules: allRules, director: scripted(script), dice: seededDice, pack };
  const created = setUpGame({ seed: 'test', difficulty: 'normal', ...wishes }, table);
  if ('refused' in created) throw new Error(`refused: ${JSON.stringify(created.refused)}`);
  return new Play(table, created);
}

/** Settings of a described table besides its position. */
export interface Around extends Partial<Omit<GameOptions, 'position' | 'mode'>> {
  /** The cues of every round. By default nearly every kind of cue. */
  readonly cues?: Script['cues'];
  /** The cards. By default the standard set. */
  readonly pack?: Pack;
}

/** Returns ready units at a place, for a position. */
export const at = (place: Place, ...ids: readonly string[]) => ids.map((id) => ({ id, at: place }));

/**
 * Sets up a described virtual table, begun where the position says (FIN-13). The table uses its own dice: a test enters
 * all faces, and a roll without faces is refused.
 */
export function table(described: Position, { cues: planned, pack, ...wishes }: Around = {}): Play {
  const base = { mode: 'virtual', dice: 'table', plan: 'domination', base: 'europe', ...wishes } as const;
  const { units = [] } = described;
  const others = interceptors.filter(({ id }) => units.every((unit) => unit.id !== id));
  const position = { emergency: 10, ...described, units: [...others, ...units] };
  return setUp({ ...base, position }, planned ? { cues: planned } : everyCue, pack);
}

/** Places of interceptors unless a test says otherwise, independent of the setup of the box. */
const interceptors = [1, 2, 3, 4, 5, 6, 7, 8].map(
  (n) => ({ id: `interceptor-${n}`, at: n > 6 ? 'pool' : 'reserve' }) as const,
);

/** A round with nearly every kind of cue, so that a position can begin at any of them. */
const everyCue: Script = {
  cues: [
    'new-technology',
    { kind: 'budget', credits: 10 },
    { kind: 'ufos-detected', ufos: { asia: 2, orbit: 1 } },
    'enemy-in-base',
    'crisis',
    'choose-mission',
    'deploy-squad',
    { kind: 'assign-research', lab: 1 },
    { kind: 'assign-research', lab: 2 },
    { kind: 'assign-research', lab: 3 },
    'emergency-funding',
    'deploy-satellites',
    'deploy-interceptors',
    'defend-base',
    'ending',
  ],
};

/** Begins a game at 0 ms. Its first cue is open. */
export function given(wishes: Partial<GameOptions> = {}, script: Script = {}): Play {
  const play = setUp(wishes, script);
  play.do('begin');
  return play;
}
