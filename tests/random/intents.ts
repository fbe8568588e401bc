import { components } from '../../src/content/components.ts';
import { continents } from '../../src/content/continents.ts';
import { labs } from '../../src/content/cues.ts';
import { type Role, roles } from '../../src/content/roles.ts';
import { standardCards } from '../../src/content/standard/pack.ts';
import { factsOf } from '../../src/content/steps.ts';
import { timerScales } from '../../src/content/timings.ts';
import { zones } from '../../src/content/tracks.ts';
import { isOf, unitKinds } from '../../src/content/units.ts';
import {
  type Draws,
  type Entries,
  hasBoard,
  type Intent,
  type IntentType,
  type OpenGame,
  type Place,
  placeOf,
  requiredEntry,
  taskDice,
} from '../../src/rules/index.ts';
import { answers } from '../../src/rules/intents/cards/choose.ts';
import { assignable } from '../../src/rules/intents/timed/assign.ts';
import type { LateEntries } from '../../src/rules/state/schedule.ts';
import { boardPlaces, startingUnits } from '../../src/rules/state/units.ts';
import { calm } from '../tools/given.ts';
import { oneIn, upTo } from './positions.ts';

/** The source of a random intent: the dice, and the open half of the table. */
interface From {
  readonly chance: Draws;
  readonly open: OpenGame;
}

const unitIds = startingUnits.map(({ id }) => id);
const places: readonly Place[] = [...boardPlaces, 'reserve', 'pool', 'card:transfer-order', 'card:nothing'];
const techs = standardCards.techs.map(({ id }) => id);
const assets = standardCards.assets.map(({ id }) => id);
const numbers = [-1, 0, 0.5, 1, 2, 3, 4, 25, 1e9, Number.NaN, Number.POSITIVE_INFINITY] as const;

const unit = ({ chance }: From): string => (oneIn(chance, 20) ? 'nobody-1' : chance.pick(unitIds));

/** Returns up to five units, mostly ones that fit the moment. Sometimes each of them twice. */
function units(from: From): string[] {
  const { chance, open } = from;
  const all = open.board?.units ?? [];
  const brought = open.board?.brought.units ?? [];
  const group = assignable(open)?.group;
  const meant = all.filter(({ kind }) => group !== undefined && isOf(kind, group)).map(({ id }) => id);
  const among = chance.pick([unitIds, meant, meant, brought].filter((ids) => ids.length > 0));
  const some = chance.shuffled(among).slice(0, upTo(chance, 5));
  return oneIn(chance, 20) ? [...some, ...some] : some;
}

/** Returns a place where units may go, or sometimes any place. */
const placeTo = ({ chance, open }: From): Place =>
  chance.pick(oneIn(chance, 3) ? places : (assignable(open)?.places ?? places));

/** Returns a soldier, mostly one at the place of the task. */
function soldier(from: From): string {
  const { board } = from.open;
  const place = board?.task ? placeOf(board.task) : null;
  const there = (board?.units ?? []).filter(({ at }) => at === place).map(({ id }) => id);
  return there.length > 0 && !oneIn(from.chance, 4) ? from.chance.pick(there) : unit(from);
}

/** Returns faces for the next roll: fair ones, or strange ones that may be impossible. */
export function faces({ chance, open }: From, sort: 'fair' | 'strange'): { xcom: number[]; alien: number } {
  const roll = open.board?.task?.roll ?? null;
  const lifted = roll?.lifted ?? null;
  const count = !hasBoard(open) || open.board.task === null ? 2 : (roll?.xcom.length ?? taskDice(open));
  const wrong = (inTimes: number): boolean => sort === 'strange' && oneIn(chance, inTimes);
  const face = (sides: number): number => (wrong(20) ? chance.pick(numbers) : 1 + chance.next(sides));
  const xcom = Array.from({ length: count + (wrong(8) ? 1 : 0) }, (_, i) => {
    const kept = lifted && !lifted.xcom.includes(i) ? roll?.xcom[i] : undefined;
    return kept === undefined || wrong(4) ? face(6) : kept;
  });
  return { xcom, alien: roll && lifted && !lifted.alien ? roll.alien : face(8) };
}

function entry({ chance, open }: From): Entries {
  const ufos = { orbitUfos: oneIn(chance, 2) ? chance.pick(numbers) : upTo(chance, components.ufos) };
  if (requiredEntry(open) === 'orbitUfos' && oneIn(chance, 2)) return ufos;
  const panic = {
    ...calm,
    [chance.pick(continents)]: chance.pick(zones),
    [chance.pick(continents)]: chance.pick(zones),
  };
  const all: readonly Entries[] = [
    {},
    { panic },
    { baseDestroyed: oneIn(chance, 4) },
    { finalMissionCompleted: oneIn(chance, 4) },
    { missionCompleted: oneIn(chance, 2) },
    ufos,
    { orbitUfos: 1, missionCompleted: true },
  ];
  return chance.pick(all);
}

function answer({ chance, open }: From): string {
  const question = hasBoard(open) ? answers(open, chance.pick(roles)) : null;
  const options = oneIn(chance, 3) ? [] : (question?.options ?? []);
  return options.length > 0 ? chance.pick(options) : chance.pick(['keep', 'enough', 'nothing', '1:place-ufos', 'asia']);
}

function given(from: From): Record<string, unknown> | undefined {
  const { chance } = from;
  if (oneIn(chance, 2)) return undefined;
  const all: readonly Record<string, unknown>[] = [
    { place: units(from) },
    { place: unit(from) },
    { continent: chance.pick(continents) },
    { unit: unit(from), place: chance.pick(places) },
    { tech: chance.pick(techs), card: chance.pick(assets), space: 'orbit', crisis: 'home-front' },
    { way: chance.pick(['1:move-units', '2:move-units', 3]), enemy: 'base:0' },
    { ['__proto__']: {}, constructor: null, length: -1 },
  ];
  return chance.pick(all);
}

const card = ({ chance, open }: From): string => {
  const inPlay = open.board?.inPlay.map((one) => one.card) ?? [];
  return inPlay.length > 0 && !oneIn(chance, 6) ? chance.pick(inPlay) : chance.pick([...techs, ...assets, 'nothing']);
};

/** Draws late entries, possible or not. */
function lateEntry(from: From): LateEntries {
  const { panic, orbitUfos } = entry(from);
  return { ...(panic && { panic }), ...(orbitUfos === undefined ? {} : { orbitUfos }) };
}

/** Draws an intent of each type, legal or not. */
const anything: { readonly [T in IntentType]: (from: From) => Extract<Intent, { type: T }> } = {
  begin: () => ({ type: 'begin' }),
  done: () => ({ type: 'done' }),
  pause: () => ({ type: 'pause' }),
  resume: () => ({ type: 'resume' }),
  'open-menu': () => ({ type: 'open-menu' }),
  'close-menu': () => ({ type: 'close-menu' }),
  scan: () => ({ type: 'scan' }),
  report: (from) => ({ type: 'report', entry: entry(from) }),
  correct: (from) => ({ type: 'correct', entry: entry(from) }),
  'report-late': (from) => ({ type: 'report-late', entry: lateEntry(from) }),
  'set-timers': ({ chance }) => ({ type: 'set-timers', timers: chance.pick(timerScales) }),
  assign: (from) => ({ type: 'assign', units: units(from), to: placeTo(from) }),
  recall: (from) => ({ type: 'recall', units: oneIn(from.chance, 6) ? [from.chance.pick(techs)] : units(from) }),
  research: ({ chance, open }) => ({
    type: 'research',
    lab: oneIn(chance, 3) ? chance.pick(labs) : (open.cue?.lab ?? 1),
    tech: chance.pick([...techs, 'nothing']),
  }),
  fund: ({ chance }) => ({ type: 'fund', credits: chance.pick(numbers) }),
  choose: (from) => ({ type: 'choose', option: answer(from) }),
  use: (from) => {
    const wish = given(from);
    return { type: 'use', card: card(from), ...(wish ? { with: wish } : {}) };
  },
  buy: ({ chance }) => ({ type: 'buy', kind: chance.pick(unitKinds) }),
  take: ({ chance }) => ({
    type: 'take',
    task: chance.pick([
      { continent: chance.pick(continents) },
      { enemy: upTo(chance, components.basePlaces) },
      { mission: chance.pick(['mission', 'final-mission']) },
      {},
    ]),
  }),
  place: (from) => ({ type: 'place', soldier: soldier(from), icon: from.chance.pick([null, -1, 0, 1, 2, 0.5, 9]) }),
  roll: (from) => (oneIn(from.chance, 3) ? { type: 'roll' } : { type: 'roll', faces: faces(from, 'strange') }),
  apply: () => ({ type: 'apply' }),
  stop: () => ({ type: 'stop' }),
  ready: () => ({ type: 'ready' }),
};

const types = Object.keys(anything) as IntentType[];

/** Intents that make sense in each phase. They are drawn more often, because they find deeper bugs. */
const likely: Readonly<Record<OpenGame['phase'], readonly IntentType[]>> = {
  setup: ['begin', 'done', 'scan'],
  timed: ['pause', 'pause', 'resume', 'scan', 'assign', 'assign', 'recall', 'research', 'fund', 'choose', 'use', 'use'],
  resolution: [
    'buy',
    'take',
    'place',
    'place',
    'roll',
    'apply',
    'stop',
    'ready',
    'use',
    'use',
    'choose',
    'report',
    'correct',
    'report-late',
  ],
};

/** Returns the role that owns the open cue or step, or null if there is no single one. */
function owner({ cue, step }: OpenGame): Role | null {
  const role = cue ? cue.role : step ? factsOf(step).role : 'all';
  return role === 'all' ? null : role;
}

/** Returns an intent of a seat that is hostile or does not know the rules. Many are refused. */
export function anyIntent(open: OpenGame, chance: Draws): { readonly intent: Intent; readonly as: Role } {
  const from = { chance, open };
  const as = (oneIn(chance, 3) ? null : owner(open)) ?? chance.pick(roles);
  const sensible: readonly IntentType[] = open.board?.task?.roll?.lifted
    ? ['roll', 'roll', 'apply']
    : likely[open.phase];
  const type = chance.pick(oneIn(chance, 3) ? types : sensible);
  return { intent: anything[type](from), as };
}
