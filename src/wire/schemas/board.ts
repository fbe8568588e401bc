/** Schemas of the board and its pieces, for untrusted input. */
import * as v from 'valibot';
import { abouts } from '../../content/cards/effects.ts';
import { components, dice } from '../../content/components.ts';
import { continents } from '../../content/continents.ts';
import { cueKinds, labs } from '../../content/cues.ts';
import { stepKinds } from '../../content/steps.ts';
import { skills, unitKinds } from '../../content/units.ts';
import type { Choice, EventOf, MissionOnTable, Place, Position, Roll, Todo, WhichTask } from '../../rules/index.ts';
import { effect } from './effects.ts';
import { continent, count, panicSpaces } from './schemas.ts';
import { cardId, cause, role } from './stamp.ts';

/** Id of a unit. */
export const unitId = v.pipe(v.string(), v.maxLength(40));
const cards = v.pipe(v.array(cardId), v.maxLength(500));

const namedPlaces = [
  'reserve',
  'pool',
  'orbit',
  'base',
  'mission',
  'final-mission',
  ...continents.map((name) => `continent:${name}` as const),
  ...labs.map((lab) => `lab:${lab}` as const),
] as const;

/** A place of units. */
export const place: v.GenericSchema<unknown, Place> = v.union(
  [
    v.picklist(namedPlaces),
    v.custom<`card:${string}`>((value) => typeof value === 'string' && /^card:.{1,100}$/.test(value)),
  ],
  'a place, as orbit, lab:1, continent:asia or card:<id>',
);

const labPlace = v.picklist(labs);

const icon = v.strictObject({ skill: v.picklist(skills), special: v.boolean() });
const partRule = v.union([
  v.strictObject({ is: v.literal('threat'), atLeast: count }),
  v.strictObject({ is: v.literal('needs'), successes: count }),
  v.strictObject({ is: v.literal('no-elite') }),
  v.strictObject({ is: v.literal('kills-all') }),
]);
const enemyOnTable = v.strictObject({ card: v.nullable(cardId), faceUp: v.boolean(), successes: count });
const part = v.strictObject({
  icons: v.exactOptional(v.pipe(v.array(icon), v.maxLength(6))),
  rule: v.exactOptional(partRule),
  enemy: v.exactOptional(v.union([v.literal('none'), enemyOnTable])),
  successes: count,
  complete: v.boolean(),
});

/** A mission on the table. */
export const mission: v.GenericSchema<unknown, MissionOnTable> = v.strictObject({
  card: cardId,
  parts: v.pipe(v.array(part), v.length(3)),
});

const die = v.pipe(count, v.minValue(1), v.maxValue(8));
const faces = v.pipe(v.array(die), v.maxLength(dice.xcom.most));
/** A roll on the table. */
export const roll: v.GenericSchema<unknown, Roll> = v.strictObject({
  xcom: faces,
  alien: die,
  added: count,
  forgiven: v.boolean(),
  lifted: v.nullable(v.strictObject({ xcom: v.pipe(v.array(count), v.maxLength(dice.xcom.most)), alien: v.boolean() })),
});
/** Faces of XCOM dice. Any face up to 8 passes: the rules check the XCOM faces. */
export { faces };
/** The face of the alien die. */
export const alienFace = die;

/** The task of a `task-opened` event. */
export const taskOpened: v.GenericSchema<unknown, WhichTask> = v.variant('kind', [
  v.strictObject({ kind: v.literal('research'), lab: labPlace }),
  v.strictObject({ kind: v.literal('orbital-defense') }),
  v.strictObject({ kind: v.literal('global-defense'), continent }),
  v.strictObject({ kind: v.literal('base-defense'), enemy: count }),
  v.strictObject({ kind: v.picklist(['mission', 'final-mission']), part: count }),
]);

const todo: v.GenericSchema<unknown, Todo> = v.union([
  v.strictObject({ next: v.picklist(['discard-crisis', 'pay']), card: cardId }),
  v.strictObject({ next: v.literal('resume'), role, why: cause }),
  v.strictObject({ next: v.literal('pay-upkeep'), settled: count }),
  v.strictObject({ next: v.literal('raise-for-orbit'), raised: count }),
  v.strictObject({ next: v.literal('raise-for-land'), on: continent }),
  v.strictObject({ next: v.literal('deal-damage'), dealt: cards }),
  v.strictObject({ next: v.picklist(['crisis', 'critical', 'clear-base', 'settle-step', 'finish-step']) }),
  effect,
]);

/** A pending choice. */
export const choice: v.GenericSchema<unknown, Choice> = v.strictObject({
  role,
  about: v.picklist(abouts),
  options: v.pipe(v.array(cardId), v.maxLength(500)),
  why: cause,
  todo: v.pipe(v.array(todo), v.maxLength(200)),
  answers: v.pipe(v.array(cardId), v.maxLength(100)),
});

const unit = v.strictObject({
  id: unitId,
  kind: v.picklist(unitKinds),
  at: place,
  exhausted: v.boolean(),
  elite: v.boolean(),
});
const pile = v.strictObject({ left: count, discard: cards });
const lab = v.strictObject({ tech: v.nullable(cardId), successes: count });

/** A board after setup, with nothing drawn, rolled or chosen yet. */
export const board: v.GenericSchema<unknown, EventOf<'board-set-up'>['board']> = v.strictObject({
  dice: v.picklist(['app', 'table']),
  panic: panicSpaces,
  ufos: v.strictObject({ ...panicSpaces.entries, orbit: count }),
  units: v.pipe(v.array(unit), v.maxLength(100)),
  budget: count,
  emergency: count,
  labs: v.pipe(v.array(lab), v.length(labs.length)),
  hand: cards,
  inPlay: v.pipe(v.array(v.strictObject({ card: cardId, owner: role, exhausted: v.boolean() })), v.maxLength(500)),
  crisisPool: cards,
  mission: v.nullable(mission),
  finalMission: v.nullable(mission),
  damage: count,
  enemies: v.pipe(v.array(v.nullable(enemyOnTable)), v.length(components.basePlaces)),
  salvage: cards,
  decks: v.strictObject({ tech: pile, crisis: pile, mission: pile, enemy: pile }),
  gone: cards,
  drawn: v.null(),
  brought: v.strictObject({ units: v.pipe(v.array(unitId), v.maxLength(0)), lab: v.null(), funded: v.literal(0) }),
  task: v.null(),
  threat: count,
  extra: v.exactOptional(v.literal(0)),
  taken: v.pipe(v.array(v.string()), v.maxLength(0)),
  choices: v.pipe(v.array(choice), v.maxLength(0)),
  missionCompleted: v.boolean(),
});

/** The name of a deck. */
export const deck = v.picklist(['tech', 'crisis', 'mission', 'enemy']);
/** A list of card ids. */
export const cardList = cards;
/** A place of UFOs. `force` is the invasion force (TAB-8). */
export const ufoPlace = v.picklist([...continents, 'orbit', 'force']);

const anyNumber = v.number();
const optional = <S extends v.GenericSchema>(schema: S) => v.exactOptional(schema);
const each = <S extends v.GenericSchema>(schema: S) => ({
  'north-america': optional(schema),
  'south-america': optional(schema),
  europe: optional(schema),
  africa: optional(schema),
  asia: optional(schema),
  australia: optional(schema),
});

/** A described table to start from. Accepts any number: the rules check the range. */
export const position: v.GenericSchema<unknown, Position> = v.strictObject({
  round: optional(anyNumber),
  begin: optional(v.picklist([...cueKinds, ...stepKinds])),
  panic: optional(v.strictObject(each(anyNumber))),
  ufos: optional(v.strictObject({ ...each(anyNumber), orbit: optional(anyNumber) })),
  units: optional(
    v.pipe(
      v.array(
        v.strictObject({ id: unitId, at: place, exhausted: optional(v.boolean()), elite: optional(v.boolean()) }),
      ),
      v.maxLength(100),
    ),
  ),
  budget: optional(anyNumber),
  emergency: optional(anyNumber),
  damage: optional(anyNumber),
  labs: optional(
    v.pipe(v.array(v.nullable(v.strictObject({ tech: cardId, successes: optional(anyNumber) }))), v.maxLength(20)),
  ),
  hand: optional(cards),
  inPlay: optional(cards),
  crisisPool: optional(cards),
  mission: optional(v.nullable(cardId)),
  finalMission: optional(v.picklist(['locked', 'available'])),
  enemies: optional(v.pipe(v.array(v.nullable(cardId)), v.maxLength(100))),
  missionEnemies: optional(cards),
  salvage: optional(cards),
});
