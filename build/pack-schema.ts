// Generates the JSON Schema of packs for editors, from the schema in `src/wire/packs/pack.ts`. Does not cover
// the checks in `checks.ts`.
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { asset, crisis, enemy, mission, part, planCard, tech } from '../src/wire/packs/cards.ts';
import { mix, pressure } from '../src/wire/packs/invasion.ts';
import { packDocument } from '../src/wire/packs/pack.ts';
import { english, translated } from '../src/wire/packs/words.ts';
import { effect, effectsByDepth, verb } from '../src/wire/schemas/effects.ts';
import { shapesOf } from '../src/wire/schemas/keyed.ts';
import { boundOf } from '../src/wire/schemas/texts.ts';

/** Schemas that become `$defs` and are referenced by name. */
const named: Readonly<Record<string, v.GenericSchema>> = {
  tech,
  asset,
  enemy,
  mission,
  crisis,
  plan: planCard,
  part,
  effect,
  ...Object.fromEntries(effectsByDepth.slice(0, -1).map((inner, depth) => [`effect-${depth}-deep`, inner])),
  verb,
  pressure,
  mix,
  words: english.all,
  'words-of-card': english.card,
  'words-of-plan': english.plan,
  translation: translated.all,
  'translation-of-card': translated.card,
  'translation-of-plan': translated.plan,
};

const nameOf = (schema: object): string | undefined => Object.keys(named).find((name) => named[name] === schema);

/** Cards of the phase `always` have a standing effect or hold something. All others have a price and effects. */
const phaseRules: JsonSchema = {
  anyOf: [
    {
      properties: { phase: { const: 'always' }, effects: { maxItems: 0 } },
      anyOf: [{ required: ['standing'] }, { required: ['holds'] }],
    },
    {
      properties: { phase: { not: { const: 'always' } }, price: { minProperties: 1 }, effects: { minItems: 1 } },
      required: ['price', 'effects'],
    },
  ],
};

function schemaOf(schema: v.GenericSchema, inside?: v.GenericSchema): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = toJsonSchema(schema, {
    typeMode: 'input',
    ignoreActions: ['transform'],
    overrideSchema: ({ valibotSchema }) => {
      const name = valibotSchema === inside ? undefined : nameOf(valibotSchema);
      if (name !== undefined) return { $ref: `#/$defs/${name}` };
      const shapes = shapesOf(valibotSchema);
      return shapes && { anyOf: shapes.map((shape) => schemaOf(shape)) };
    },
    overrideAction: ({ valibotAction, jsonSchema }) => {
      if (valibotAction.type !== 'check') return undefined;
      const maxLength = boundOf(valibotAction);
      return maxLength === undefined ? jsonSchema : { ...jsonSchema, maxLength };
    },
  });
  return inside === tech || inside === asset ? { ...rest, ...phaseRules } : rest;
}

/** Returns the JSON Schema of a pack as the text of docs/pack.schema.json. */
export function packSchema(): string {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A pack of cards for sitroom',
    ...schemaOf(packDocument),
    $defs: Object.fromEntries(Object.entries(named).map(([name, inner]) => [name, schemaOf(inner, inner)])),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
