/** Schemas of the cards of a pack. Optional fields have defaults. */
import * as v from 'valibot';
import {
  type Asset,
  type Crisis,
  type Enemy,
  type EnemyRule,
  type Mission,
  type Part,
  type PartRule,
  type Parts,
  type PlanCard,
  type Price,
  phases,
  type Standing,
  type Tech,
  taskKinds,
} from '../../content/cards/cards.ts';
import { components, dice } from '../../content/components.ts';
import { icons as iconsOf } from '../../content/standard/enemies.ts';
import { threatTrack } from '../../content/tracks.ts';
import { skills, unitGroups } from '../../content/units.ts';
import { effect, effects } from '../schemas/effects.ts';
import { keyed } from '../schemas/keyed.ts';
import { continent, enemyType, integerBetween, plan } from '../schemas/schemas.ts';
import { role } from '../schemas/stamp.ts';

/** Lower-case words joined by hyphens, up to 40 characters. */
export const kebabCase = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens'),
);

const reserved = 'expected another id: this one is reserved';
/** Id of a card. Excludes answers of choices that are not cards, and a key that every object inherits. */
export const id = v.pipe(kebabCase, v.notValues(['keep', 'enough', 'constructor'], reserved));

/** Names of icons. A trailing `*` marks a special icon. */
const starred = skills.flatMap((skill) => [skill, `${skill}*`] as const);
const icons = v.pipe(
  v.array(v.picklist(starred)),
  v.minLength(1),
  v.maxLength(components.soldiersPerMission),
  v.transform((names) => iconsOf(...names)),
);

const price: v.GenericSchema<unknown, Price> = v.strictObject({
  exhaust: v.exactOptional(v.literal(true)),
  place: v.exactOptional(v.strictObject({ kind: v.picklist(unitGroups), count: integerBetween(1, 8) })),
  salvage: v.exactOptional(integerBetween(1, 10)),
  credits: v.exactOptional(integerBetween(1, 30)),
});

const tasks = v.pipe(v.array(v.picklist(taskKinds)), v.minLength(1), v.maxLength(taskKinds.length));
const standing = keyed<Standing>(
  { budget: v.strictObject({ budget: integerBetween(1, 10) }) },
  v.strictObject({ dice: integerBetween(1, 6), tasks }),
);

const usable = {
  id,
  owner: role,
  phase: v.picklist(phases),
  price: v.exactOptional(price, {}),
  tasks: v.exactOptional(tasks),
  effects: v.exactOptional(effects, []),
  standing: v.exactOptional(v.pipe(v.array(standing), v.minLength(1), v.maxLength(4))),
};

/** A tech card. */
export const tech = v.strictObject({ ...usable, cost: integerBetween(1, 9) }) satisfies v.GenericSchema<unknown, Tech>;

/** An asset card. */
export const asset = v.strictObject({
  ...usable,
  base: v.exactOptional(continent),
  holds: v.exactOptional(v.literal('emergency')),
}) satisfies v.GenericSchema<unknown, Asset>;

const enemyRule: v.GenericSchema<unknown, EnemyRule> = v.variant('is', [
  v.strictObject({ is: v.literal('no-salvage') }),
  v.strictObject({ is: v.literal('kills-on'), face: integerBetween(1, dice.alien.sides) }),
  v.strictObject({ is: v.literal('heals') }),
  v.strictObject({ is: v.literal('damage'), by: integerBetween(1, 8) }),
]);

/** An enemy card. */
export const enemy = v.strictObject({
  id,
  type: enemyType,
  copies: v.exactOptional(integerBetween(1, 10), 1),
  health: integerBetween(1, 9),
  icons,
  rule: v.exactOptional(enemyRule),
}) satisfies v.GenericSchema<unknown, Enemy>;

const partRule: v.GenericSchema<unknown, PartRule> = v.variant('is', [
  v.strictObject({ is: v.literal('threat'), atLeast: integerBetween(threatTrack.lowest, threatTrack.highest) }),
  v.strictObject({ is: v.literal('needs'), successes: integerBetween(1, 9) }),
  v.strictObject({ is: v.literal('no-elite') }),
  v.strictObject({ is: v.literal('kills-all') }),
]);

/** A part of a mission. */
export const part = keyed<Part>(
  { enemy: v.strictObject({ enemy: v.literal(true) }) },
  v.strictObject({ icons, rule: v.exactOptional(partRule) }),
);
const parts: v.GenericSchema<unknown, Parts> = v.strictTuple([part, part, part]);

/** A mission card. */
export const mission = v.strictObject({
  id,
  continent,
  parts,
  rewards: v.strictTuple([effect, effect]),
}) satisfies v.GenericSchema<unknown, Mission>;

/** A crisis card. */
export const crisis = v.strictObject({
  id,
  effects: v.pipe(effects, v.minLength(1)),
}) satisfies v.GenericSchema<unknown, Crisis>;

/** An invasion plan card. */
export const planCard = v.strictObject({
  id: plan,
  critical: v.pipe(effects, v.minLength(1)),
  parts,
}) satisfies v.GenericSchema<unknown, PlanCard>;

/** Most cards of a kind in one pack. */
const most = 200;
const cardList = <S extends v.GenericSchema>(card: S) => v.exactOptional(v.pipe(v.array(card), v.maxLength(most)), []);

/** All cards of a pack. */
export const packCards = v.strictObject({
  techs: cardList(tech),
  assets: cardList(asset),
  enemies: cardList(enemy),
  missions: cardList(mission),
  crises: cardList(crisis),
  plans: cardList(planCard),
});
