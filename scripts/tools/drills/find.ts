// Finds drills in games of the planner: tables at which one answer is clearly better than every other.

import { bots, type Imagine, imagination, judgedChance } from '../../../src/bots/index.ts';
import { isBaseCue } from '../../../src/content/cues.ts';
import type { Difficulty } from '../../../src/content/difficulties.ts';
import { roles } from '../../../src/content/roles.ts';
import {
  answersAt,
  canDescribe,
  type Drill,
  described,
  isAsked,
  type Kind,
  type Made,
  meanOf,
  optionsOf,
  sending,
  standing,
  type Table,
  tableAt,
  targetsAt,
  valuesOf,
} from '../../../src/drills/index.ts';
import {
  createGame,
  decide,
  type GameServices,
  hasBoard,
  type OpenGame,
  type Playing,
  seededDice,
  withPack,
} from '../../../src/rules/index.ts';
import { playGame } from '../../../src/sim/index.ts';

/** The best answer leads every other by this much, and by this many standard errors. */
const clear = { gain: 0.05, errors: 3 } as const;

/** Worlds of each pass, and the lead below which a table is dropped after it. Each has worlds of its own. */
const passes = [
  { worlds: 2, least: 0.015 },
  { worlds: 8, least: 0.035 },
  { worlds: 32, least: 0.045 },
  { worlds: 96, least: clear.gain },
] as const;

/** Whether the game is still open. Tables with a certain result teach nothing. */
const isOpen = (chance: number): boolean => chance >= 0.08 && chance <= 0.95;

/** Most moves before a decision. */
const mostMoves = 40;

/** Games in which the same step is played with other dice. */
const throws = ['', '/a', '/b', '/c', '/d', '/e', '/f', '/g'] as const;

const steps = ['research', 'orbital-defense', 'global-defense', 'base-defense', 'missions'] as const;

/** The planner uses no randomness. */
const unused = seededDice('').draws('planner');

const tableOf = (seed: string, playing: Playing, position: Table['position']): Table => {
  const { difficulty, plan, base, enemyTypes } = playing.setup;
  return { seed, difficulty, plan, base, enemyTypes, position };
};

/** Returns the described tables of a game at which one of the kinds may be asked. */
function tablesOf(seed: string, difficulty: Difficulty, services: GameServices): { kind: Kind; table: Table }[] {
  const found: { kind: Kind; table: Table }[] = [];
  const seen = new Set<string>();
  let fresh: Playing['board'] | null = null;
  playGame({ seed, difficulty }, bots.planner, services.pack, (_, __, { open: now }) => {
    if (!hasBoard(now)) return;
    if (fresh === null) {
      const { setup } = now;
      const created = createGame({ seed, ...setup, mode: 'virtual' }, services);
      fresh = 'refused' in created ? null : created.state.open.board;
    }
    const open = now.cue?.kind;
    if (open !== undefined && !isBaseCue(open)) return;
    const begin = open ?? now.step;
    const key = `${now.round}/${begin}`;
    if (seen.has(key) || fresh === null || begin === null) return;
    seen.add(key);
    if (!canDescribe(now) || !isOpen(judgedChance(now))) return;
    const add = (kind: Kind) => {
      const position = described(now, begin, fresh as Playing['board']);
      found.push({ kind, table: tableOf(`${seed}/${now.round}/${begin}`, now, position) });
    };
    if (begin === 'deploy-interceptors') add('interceptors');
    else if (begin === 'assign-research') add('tech');
    else if (steps.some((step) => step === begin)) add('push');
  });
  return found;
}

/** A decision, with the moves that led to it. */
interface Asked {
  readonly moves: Made[];
  readonly playing: Playing;
}

/** Returns each decision that the table leads to if the planner plays, but makes every roll. */
function decisionsFrom(kind: Kind, table: Table, services: GameServices): Asked[] {
  const created = createGame(optionsOf({ table }), services);
  if ('refused' in created) return [];
  let { state } = created;
  const { step, cue } = state.open;
  const moves: Made[] = [];
  const found: Asked[] = [];
  const isOver = (now: OpenGame) => now.outcome !== null || now.step !== step || now.cue?.kind !== cue?.kind;
  while (moves.length < mostMoves) {
    const now = withPack(state.open, services.pack);
    if (isOver(now)) break;
    const asked = isAsked(kind, now);
    if (isAsked(kind, now)) found.push({ moves: [...moves], playing: now });
    if (asked && kind !== 'push') break;
    const move = bots.planner(now, roles, unused);
    if (move === null) break;
    const intent = asked ? ({ type: 'roll' } as const) : move.intent;
    const decision = decide(state, intent, move.as, state.open.at, services);
    if ('refused' in decision) break;
    moves.push([move.as, intent]);
    ({ state } = decision);
  }
  return found;
}

/**
 * Whether soldiers in the base face more enemies than they can fight at once. Elsewhere stopping is seldom much better,
 * because the value model counts lost units for little.
 */
function isCrowded({ position: { begin, enemies = [], units = [] } }: Table): boolean {
  const there = enemies.filter((enemy) => enemy !== null).length;
  const soldiers = units.filter(({ at }) => at === 'base').length;
  return begin === 'base-defense' && there >= 2 && soldiers >= 1 && soldiers <= there + 1;
}

/** Techs that are nearly always the best. A hand with one of them asks nothing. */
const usual: readonly string[] = ['battle-drills'];

/** A search for drills of a kind. Pushes at which stopping is better are rare, so there is a search for them alone. */
export interface Search {
  readonly kind: Kind;
  readonly stops: boolean;
}

function isWorthAsking({ kind, stops }: Search, playing: Playing, answers: readonly string[]): boolean {
  const { threat } = playing.board;
  if (kind === 'push') return threat >= (stops ? 2 : 3);
  if (kind === 'tech') return answers.length >= 3 && !answers.some((tech) => usual.includes(tech));
  return [2, 3, 4].includes(targetsAt(playing).length);
}

/** Whether the place matters much if all units go together. Spares most tables the comparison of all splits. */
function isTense(id: string, playing: Playing, services: GameServices, imagine: Imagine): boolean {
  const answers = targetsAt(playing).map((target) => sending([target, target, target]));
  const values = valuesOf(
    { kind: 'interceptors', answers, playing },
    { worlds: 3, name: `${id}/together` },
    services,
    imagine,
  );
  const means = values.map(meanOf);
  return Math.max(...means) - Math.min(...means) >= clear.gain;
}

/** Returns a drill if one answer is clearly better, or null. */
function judged(
  search: Search,
  table: Table,
  { moves, playing }: Asked,
  services: GameServices,
  imagine: Imagine,
): Drill | null {
  const { kind } = search;
  const id = `${table.seed}/${moves.length}`;
  const answers = answersAt(kind, playing);
  if (kind === 'interceptors' && !isTense(id, playing, services, imagine)) return null;
  let contenders = answers;
  for (const [pass, { worlds, least }] of passes.entries()) {
    const isLast = pass === passes.length - 1;
    if (isLast) contenders = answers;
    const asked = { kind, answers: contenders, playing };
    const values = valuesOf(asked, { worlds, name: `${id}/${pass}` }, services, imagine);
    const means = values.map(meanOf);
    const { best, rival, gain, error } = standing(kind, contenders, values);
    const [chance, other] = [best, rival].map((i) => means[i] ?? 0) as [number, number];
    if (search.stops && contenders[best] !== 'stop') return null;
    if (gain < least || !isOpen(chance) || other < 0.03) return null;
    if (isLast && gain < clear.errors * error) return null;
    if (isLast) {
      const told = answers.map((answer, i) => ({ answer, chance: rounded(means[i] ?? 0) }));
      return { id, kind, table, moves, answers: told.toSorted((a, b) => b.chance - a.chance), error: rounded(error) };
    }
    contenders = contenders.filter((_, i) => (means[i] ?? 0) >= Math.min(other, chance - behind));
  }
  return null;
}

/** Answers farther behind the best are not compared again until the end. */
const behind = 0.06;

const rounded = (value: number) => Math.round(1000 * value) / 1000;

/** Judges a drill again. Returns null if its table cannot be set up any more, or no answer is clearly better. */
export function judgedAgain({ kind, table, moves }: Drill, services: GameServices): Drill | null {
  const playing = tableAt({ kind, table, moves }, services);
  if (playing === null) return null;
  return judged({ kind, stops: false }, table, { moves: [...moves], playing }, services, imagination(services));
}

/** Returns the drills of one game: at most one of each table. */
export function drillsOf(seed: string, difficulty: Difficulty, search: Search, services: GameServices): Drill[] {
  return tablesOf(seed, difficulty, services).flatMap(({ kind, table: first }) => {
    if (kind !== search.kind || (search.stops && !isCrowded(first))) return [];
    for (const other of search.stops ? throws : ['']) {
      const table = { ...first, seed: `${first.seed}${other}` };
      const imagine = imagination(services);
      for (const asked of decisionsFrom(kind, table, services).toReversed()) {
        if (!isWorthAsking(search, asked.playing, answersAt(kind, asked.playing))) continue;
        const drill = judged(search, table, asked, services, imagine);
        if (drill !== null) return [drill];
      }
    }
    return [];
  });
}
