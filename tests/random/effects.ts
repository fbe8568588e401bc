import {
  aims,
  type Condition,
  countables,
  type Effect,
  traits,
  type Verb,
  type VerbName,
} from '../../src/content/cards/effects.ts';
import { continents } from '../../src/content/continents.ts';
import { unitGroups } from '../../src/content/units.ts';
import type { Draws } from '../../src/rules/index.ts';
import { oneIn, upTo } from './positions.ts';

/** Returns a mostly small count, sometimes the largest that a pack may contain. */
const some = (chance: Draws): number => (oneIn(chance, 25) ? 100 : 1 + upTo(chance, oneIn(chance, 5) ? 9 : 2));

const aimed = (chance: Draws) => ({
  on: chance.pick([...aims, ...continents]),
  ...(oneIn(chance, 3) ? { where: chance.pick(traits) } : {}),
});
const space = (chance: Draws) => (oneIn(chance, 2) ? aimed(chance) : 'orbit');
const purse = (chance: Draws) => chance.pick(['budget', 'emergency'] as const);
const tired = (chance: Draws) => ({ kind: chance.pick(['satellite', 'scientist'] as const), count: some(chance) });
const units = (chance: Draws) => ({ kind: chance.pick(unitGroups), count: some(chance) });

/** Draws the fields of each verb. */
const details: { readonly [N in VerbName]: (chance: Draws) => Omit<Extract<Verb, { do: N }>, 'do'> } = {
  'destroy-ufos': (c) => ({ count: some(c), from: oneIn(c, 3) ? 'anywhere' : space(c) }),
  'move-ufos': (c) => ({ count: some(c), from: space(c), to: space(c) }),
  'place-ufos': (c) => ({ count: some(c), to: space(c) }),
  'raise-panic': (c) => ({ by: some(c), ...aimed(c) }),
  'lower-panic': (c) => ({ by: some(c), ...aimed(c) }),
  'gain-credits': (c) => ({ count: some(c), to: purse(c) }),
  'lose-credits': (c) => ({ count: some(c), from: purse(c) }),
  reroll: (c) => ({ dice: c.pick(['failures', 'alien', 'all']) }),
  'turn-dice': (c) => ({ count: some(c) }),
  'raise-alien-die': (c) => ({ by: some(c) }),
  'add-dice': (c) => ({ count: some(c) }),
  'add-successes': (c) => ({ count: some(c) }),
  'forgive-loss': () => ({}),
  'lower-threat': (c) => ({ by: some(c) }),
  'ready-units': tired,
  'exhaust-units': tired,
  'kill-units': units,
  'recruit-units': units,
  'move-units': (c) => ({
    kind: c.pick(unitGroups),
    from: c.pick(['reserve', 'board']),
    to: c.pick(['reserve', 'board', 'base']),
  }),
  'promote-units': (c) => ({ who: c.pick(['placed', 'chosen']) }),
  'draw-techs': (c) => ({ count: some(c) }),
  'swap-techs': (c) => ({ count: some(c) }),
  'draw-enemies': (c) => ({ count: some(c) }),
  'remove-enemies': () => ({}),
  'damage-base': (c) => ({ by: some(c) }),
  'repair-base': (c) => ({ by: some(c) }),
  'gain-salvage': (c) => ({ count: some(c) }),
  'lose-salvage': (c) => ({ count: some(c) }),
  'discard-crises': () => ({}),
  'add-crises': (c) => ({ count: some(c) }),
  'ready-cards': () => ({}),
  'lengthen-cue': (c) => ({ seconds: some(c) }),
  'add-pause': (c) => ({ seconds: some(c) }),
};
const names = Object.keys(details) as VerbName[];

/** Verbs drawn at half the rate. Otherwise most games are lost before they show much. */
const harsh: ReadonlySet<VerbName> = new Set([
  'raise-panic',
  'damage-base',
  'place-ufos',
  'draw-enemies',
  'kill-units',
]);

function verb(chance: Draws): Verb {
  const name = chance.pick(names);
  return harsh.has(name) && oneIn(chance, 2) ? verb(chance) : ({ do: name, ...details[name](chance) } as Verb);
}

const condition = (chance: Draws): Condition => ({
  count: chance.pick(countables),
  ...(oneIn(chance, 2) ? { atLeast: upTo(chance, 4) } : {}),
  ...(oneIn(chance, 2) ? { atMost: upTo(chance, 6) } : {}),
});

/** Draws `least` to `least + 2` effects, nested at most `depth` levels deep. */
export const effects = (chance: Draws, depth: number, least = 0): Effect[] =>
  Array.from({ length: least + upTo(chance, 2) }, () => effect(chance, depth));

/** Draws an effect: mostly a verb, else a condition or a choice of options. */
export function effect(chance: Draws, depth = 3): Effect {
  if (depth === 0 || !oneIn(chance, 4)) return verb(chance);
  const inner = () => effects(chance, depth - 1);
  if (oneIn(chance, 2)) return { oneOf: [1, 2, 3].map(() => [verb(chance), ...inner()] as const) };
  const when = { when: condition(chance), effects: inner() };
  return oneIn(chance, 2) ? when : { ...when, otherwise: inner() };
}
