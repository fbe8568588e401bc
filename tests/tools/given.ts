import { expect } from 'vitest';
import type { Pack } from '../../src/content/cards/pack.ts';
import { type CueKind, cues } from '../../src/content/cues.ts';
import { standardPack } from '../../src/content/standard/pack.ts';
import { factsOf } from '../../src/content/steps.ts';
import { limitMs, pauseMs } from '../../src/content/timings.ts';
import {
  brokenPromises,
  type Cue,
  type Director,
  decide,
  fold,
  type GameEvent,
  type Intent,
  legal,
  newGame,
  type OpenGame,
  type Place,
  type Position,
  pass,
  type Refusal,
  type Report,
  type Schedule,
  type Seat,
  type State,
  seededDice,
  settle,
  type Table,
  view,
  type Wishes,
  withPack,
} from '../../src/rules/index.ts';

/** A cue of a scripted schedule: its kind alone, or with what it carries. */
export type ScriptedCue = CueKind | (Partial<Cue> & { kind: CueKind });

/** What a scripted director plans for every round; what is left out is plain. */
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

const full = (scripted: ScriptedCue): Cue => {
  const more = typeof scripted === 'string' ? { kind: scripted } : scripted;
  return { ...cues[more.kind], scrambled: false, ...more };
};

/** A director that plans what it is told to. */
export const scripted =
  (script: Script): Director =>
  ({ difficulty }, reports) => ({
    round: reports.length + 1,
    cues: (script.cues ?? shortRound).map(full).map((cue) => ({ ...cue, limit: limitMs(cue.kind, difficulty) })),
    forecasts: script.forecasts ?? [],
    pause: pauseMs[difficulty],
    finalMission: script.finalMission?.(reports) ?? 'locked',
    adaptation: { step: 0, reasons: [] },
  });

export const officer: Seat = 'central-officer';
export const commander: Seat = 'commander';
export const scientist: Seat = 'chief-scientist';
export const leader: Seat = 'squad-leader';

/** Intents that need nothing but their name may be asked by it. */
type Plain = { [T in Intent['type']]: { type: T } extends Extract<Intent, { type: T }> ? T : never }[Intent['type']];
type Asked = Intent | Exclude<Plain, 'use'>;
const intentOf = (asked: Asked): Intent => (typeof asked === 'string' ? { type: asked } : asked);

/** A game under test. Every move is held against the promises, and against the fold of its log. */
export class Play {
  state: State;
  log: GameEvent[];
  readonly table: Table;
  readonly pack: Pack;

  constructor(table: Table, log: readonly GameEvent[], state: State) {
    this.table = table;
    this.pack = table.pack;
    this.log = [...log];
    this.state = state;
  }

  /** The open half beside its cards. */
  get open(): OpenGame {
    return withPack(this.state.open, this.pack);
  }
  get view() {
    return view(this.open).operation;
  }
  /** The board as everybody sees it. */
  get board() {
    const { board } = view(this.open);
    if (board === null) throw new Error('no board');
    return board;
  }
  /** Where the unit is. */
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

  /** Lets the seat do it, and gives the types of the events that follow. */
  do(asked: Asked, { as = officer, at = this.at }: { as?: Seat; at?: number } = {}): string[] {
    const decision = decide(this.state, intentOf(asked), as, at, this.table);
    if ('refused' in decision) throw new Error(`refused: ${JSON.stringify(decision.refused)}`);
    return this.take(decision.events, decision.state);
  }

  /** Expects a refusal, and gives it. The state stays the very same. */
  refused(asked: Asked, { as = officer, at = this.at }: { as?: Seat; at?: number } = {}): Refusal {
    const before = JSON.stringify(this.state);
    const decision = decide(this.state, intentOf(asked), as, at, this.table);
    expect(JSON.stringify(this.state)).toBe(before);
    if (!('refused' in decision)) throw new Error(`not refused: ${decision.events.map(({ type }) => type).join()}`);
    return decision.refused;
  }

  /** Lets time pass until `at`, and gives the types of the events that fall due. */
  wait(at: number): string[] {
    const told = pass(this.state, at, this.table);
    return this.take(told.events, told.state);
  }

  /** Confirms cues until one of that kind is open. */
  until(kind: CueKind): this {
    while (this.view.cue?.kind !== kind) this.do('done');
    return this;
  }

  /** Finishes the timed phase and the steps before `step`; reports go in as given, else as calm as can be. */
  untilStep(step: string, entries: Partial<Report> = {}): this {
    while (this.view.phase === 'timed') this.do('done');
    while (this.view.step !== step && this.view.phase === 'resolution') this.finishStep(entries);
    return this;
  }

  /** Finishes steps until something has to be decided, the next round can begin, or the game is over. */
  passSteps(): this {
    while (this.view.phase === 'resolution' && this.state.open.board?.choices.length === 0)
      this.do('done', { as: this.roleOfStep });
    return this;
  }

  /** Plays the rest of the round with these entries. */
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

  /** Who finishes the open step. */
  private get roleOfStep(): Seat {
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
    const asked = legal(this.open, officer).find((intent) => intent.type === 'report');
    if (asked === undefined) this.do('done', { as: this.roleOfStep });
    else {
      const [name] = Object.keys(asked.entry) as (keyof typeof quiet)[];
      if (name) this.do({ type: 'report', entry: { [name]: all[name] } });
    }
  }

  /** What happened in the last move, as it was told. */
  last: readonly GameEvent[] = [];

  private take(events: readonly GameEvent[], state: State): string[] {
    this.state = state;
    this.last = events;
    this.log.push(...events);
    expect(brokenPromises(state, this.pack)).toEqual([]);
    const folded = fold(this.log);
    expect({ ...folded, open: settle(folded.open, state.open.at) }).toEqual(state);
    return events.map(({ type }) => type);
  }
}

/** Every continent yellow. */
export const calm: Report['panic'] = {
  'north-america': 'yellow',
  'south-america': 'yellow',
  europe: 'yellow',
  africa: 'yellow',
  asia: 'yellow',
  australia: 'yellow',
};

/** A game set up and not begun. */
export function setUp(wishes: Partial<Wishes> = {}, script: Script = {}, pack = standardPack): Play {
  const table: Table = { director: scripted(script), dice: seededDice, pack };
  const told = newGame({ seed: 'test', difficulty: 'normal', ...wishes }, table);
  if ('refused' in told) throw new Error(`refused: ${JSON.stringify(told.refused)}`);
  return new Play(table, told.events, told.state);
}

/** What a table test may fix besides its position. */
export interface Around extends Partial<Omit<Wishes, 'position' | 'mode'>> {
  /** The cues of every round, where the round matters. */
  readonly cues?: Script['cues'];
  /** The cards, where they are not the standard set. */
  readonly pack?: Pack;
}

/** Units that stand there, ready. */
export const at = (place: Place, ...ids: readonly string[]) => ids.map((id) => ({ id, at: place }));

/**
 * A virtual table as described, begun where the position says (FIN-13). The table rolls its own dice: a test names every
 * face, and a roll nobody named is refused.
 */
export function table(position: Position, { cues: planned, pack, ...wishes }: Around = {}): Play {
  const base = { mode: 'virtual', dice: 'table', plan: 'domination', base: 'europe', ...wishes } as const;
  return setUp({ ...base, position }, planned ? { cues: planned } : everyCue, pack);
}

/** A round with every cue in it, so that a position can begin at any. */
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

/** A game begun at 0: its first cue is open. */
export function given(wishes: Partial<Wishes> = {}, script: Script = {}): Play {
  const play = setUp(wishes, script);
  play.do('begin');
  return play;
}
