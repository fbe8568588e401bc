/** Schemas of the effects of cards, for packs and saves. The list of verbs is closed (CRD-7). */
import * as v from 'valibot';
import { aims, countables, type Effect, traits, type Verb, type VerbName } from '../../content/cards/effects.ts';
import { continents } from '../../content/continents.ts';
import { unitGroups } from '../../content/units.ts';
import { keyed } from './keyed.ts';
import { integerBetween } from './schemas.ts';

const amount = integerBetween(1, 100);
const on = v.picklist([...aims, ...continents]);
const where = v.exactOptional(v.picklist(traits));
const aimed = v.strictObject({ on, where });
const purse = v.picklist(['budget', 'emergency']);
const exhaustible = v.picklist(['satellite', 'scientist']);
const group = v.picklist(unitGroups);

const verbShapes = {
  'destroy-ufos': v.strictObject({
    do: v.literal('destroy-ufos'),
    count: amount,
    from: v.union([v.picklist(['orbit', 'anywhere']), aimed]),
  }),
  'move-ufos': v.strictObject({
    do: v.literal('move-ufos'),
    count: amount,
    from: v.union([v.literal('orbit'), aimed]),
    to: v.union([v.literal('orbit'), aimed]),
  }),
  'place-ufos': v.strictObject({
    do: v.literal('place-ufos'),
    count: amount,
    to: v.union([v.literal('orbit'), aimed]),
  }),
  'raise-panic': v.strictObject({ do: v.literal('raise-panic'), by: amount, on, where }),
  'lower-panic': v.strictObject({ do: v.literal('lower-panic'), by: amount, on, where }),
  'gain-credits': v.strictObject({ do: v.literal('gain-credits'), count: amount, to: purse }),
  'lose-credits': v.strictObject({ do: v.literal('lose-credits'), count: amount, from: purse }),
  reroll: v.strictObject({ do: v.literal('reroll'), dice: v.picklist(['failures', 'alien', 'all']) }),
  'turn-dice': v.strictObject({ do: v.literal('turn-dice'), count: amount }),
  'raise-alien-die': v.strictObject({ do: v.literal('raise-alien-die'), by: amount }),
  'add-dice': v.strictObject({ do: v.literal('add-dice'), count: amount }),
  'add-successes': v.strictObject({ do: v.literal('add-successes'), count: amount }),
  'forgive-loss': v.strictObject({ do: v.literal('forgive-loss') }),
  'lower-threat': v.strictObject({ do: v.literal('lower-threat'), by: amount }),
  'ready-units': v.strictObject({ do: v.literal('ready-units'), kind: exhaustible, count: amount }),
  'exhaust-units': v.strictObject({ do: v.literal('exhaust-units'), kind: exhaustible, count: amount }),
  'kill-units': v.strictObject({ do: v.literal('kill-units'), kind: group, count: amount }),
  'recruit-units': v.strictObject({ do: v.literal('recruit-units'), kind: group, count: amount }),
  'move-units': v.strictObject({
    do: v.literal('move-units'),
    kind: group,
    from: v.picklist(['reserve', 'board']),
    to: v.picklist(['reserve', 'board', 'base']),
  }),
  'promote-units': v.strictObject({ do: v.literal('promote-units'), who: v.picklist(['placed', 'chosen']) }),
  'draw-techs': v.strictObject({ do: v.literal('draw-techs'), count: amount }),
  'swap-techs': v.strictObject({ do: v.literal('swap-techs'), count: amount }),
  'draw-enemies': v.strictObject({ do: v.literal('draw-enemies'), count: amount }),
  'remove-enemies': v.strictObject({ do: v.literal('remove-enemies') }),
  'damage-base': v.strictObject({ do: v.literal('damage-base'), by: amount }),
  'repair-base': v.strictObject({ do: v.literal('repair-base'), by: amount }),
  'gain-salvage': v.strictObject({ do: v.literal('gain-salvage'), count: amount }),
  'lose-salvage': v.strictObject({ do: v.literal('lose-salvage'), count: amount }),
  'discard-crises': v.strictObject({ do: v.literal('discard-crises') }),
  'add-crises': v.strictObject({ do: v.literal('add-crises'), count: amount }),
  'ready-cards': v.strictObject({ do: v.literal('ready-cards') }),
  'lengthen-cue': v.strictObject({ do: v.literal('lengthen-cue'), seconds: amount }),
  'add-pause': v.strictObject({ do: v.literal('add-pause'), seconds: amount }),
} satisfies { readonly [N in VerbName]: v.GenericSchema<unknown, Extract<Verb, { do: N }>> };

/** A verb with its parameters. */
export const verb: v.GenericSchema<unknown, Verb> = v.variant('do', Object.values(verbShapes) as never);

const bound = v.exactOptional(integerBetween(0, 100));
const condition = v.strictObject({ count: v.picklist(countables), atLeast: bound, atMost: bound });

/** Deepest nesting of effects, such as a condition in a choice in a condition. */
const maxDepth = 3;
const maxEffects = 20;

const tooDeep = v.never(`expected a verb: conditions and choices can be nested ${maxDepth} deep at most`);

/** Schema of effects that contain `inner` effects. Each depth has its own schema, which bounds recursion. */
function nesting(inner: v.GenericSchema<unknown, Effect>): v.GenericSchema<unknown, Effect> {
  const list = v.pipe(v.array(inner), v.maxLength(maxEffects));
  const alternative = v.pipe(v.tupleWithRest([verb], inner), v.maxLength(maxEffects));
  return keyed<Effect>(
    {
      when: v.strictObject({ when: condition, effects: list, otherwise: v.exactOptional(list) }),
      oneOf: v.strictObject({ oneOf: v.pipe(v.array(alternative), v.minLength(2), v.maxLength(6)) }),
    },
    verb,
  );
}

const flat = keyed<Effect>({ when: tooDeep, oneOf: tooDeep }, verb);

/** Schemas of effects by depth of nesting: index 0 allows no nested effects. */
export const effectsByDepth = Array.from({ length: maxDepth }).reduce<readonly v.GenericSchema<unknown, Effect>[]>(
  (depths) => [...depths, nesting(depths.at(-1) ?? flat)],
  [flat],
);

/** An effect of a card. */
export const effect = effectsByDepth.at(-1) ?? flat;

/** The effects of a card, in order. */
export const effects = v.pipe(v.array(effect), v.maxLength(maxEffects));
