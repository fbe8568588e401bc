/** Schemas of the events of the board, as saved in a log. */
import * as v from 'valibot';
import { taskKinds } from '../../content/cards/cards.ts';
import { damageTrack } from '../../content/tracks.ts';
import {
  alienFace,
  board,
  cardList,
  choice,
  deck,
  faces,
  mission,
  place,
  roll,
  taskOpened,
  ufoPlace,
  unitId,
} from '../schemas/board.ts';
import { continent, count } from '../schemas/schemas.ts';
import { cardId, role, stamp } from '../schemas/stamp.ts';

const missionPlace = v.picklist(['mission', 'final-mission']);
const units = v.pipe(v.array(unitId), v.maxLength(100));
const change = v.pipe(v.number(), v.integer(), v.minValue(-100), v.maxValue(100));
const marked = v.custom<`lab:${number}` | `base:${number}` | `mission:${number}` | `final-mission:${number}`>(
  (value) => typeof value === 'string' && /^(lab:[123]|base:[0-3]|(final-)?mission:[0-2])$/.test(value),
);
const cardPlace = v.union([
  v.picklist(['deck', 'discard', 'drawn', 'hand', 'crisis-pool', 'salvage', 'in-play']),
  marked,
]);
const partNumber = v.pipe(v.string(), v.regex(/^[0-2]$/), v.transform(Number));

/** Schema of each event of the board, by type. */
export const boardEvents = {
  'board-set-up': v.strictObject({ ...stamp, type: v.literal('board-set-up'), board }),
  'secret/decks-stacked': v.strictObject({
    ...stamp,
    type: v.literal('secret/decks-stacked'),
    decks: v.strictObject({
      tech: v.exactOptional(cardList),
      crisis: v.exactOptional(cardList),
      mission: v.exactOptional(cardList),
      enemy: v.exactOptional(cardList),
    }),
  }),
  'cards-moved': v.strictObject({
    ...stamp,
    type: v.literal('cards-moved'),
    deck,
    cards: cardList,
    from: cardPlace,
    to: cardPlace,
    owner: v.exactOptional(role),
  }),
  'cards-turned': v.strictObject({
    ...stamp,
    type: v.literal('cards-turned'),
    cards: cardList,
    exhausted: v.boolean(),
  }),
  'card-used': v.strictObject({ ...stamp, type: v.literal('card-used'), card: cardId }),
  'mission-laid': v.strictObject({ ...stamp, type: v.literal('mission-laid'), place: missionPlace, mission }),
  'mission-cleared': v.strictObject({
    ...stamp,
    type: v.literal('mission-cleared'),
    place: missionPlace,
    completed: v.boolean(),
    enemies: cardList,
  }),
  'mission-taken-back': v.strictObject({
    ...stamp,
    type: v.literal('mission-taken-back'),
    card: cardId,
    running: v.nullable(mission),
  }),
  'enemies-turned': v.strictObject({
    ...stamp,
    type: v.literal('enemies-turned'),
    place: missionPlace,
    enemies: v.record(partNumber, cardId),
  }),
  'markers-placed': v.strictObject({
    ...stamp,
    type: v.literal('markers-placed'),
    on: marked,
    successes: count,
    complete: v.boolean(),
  }),
  'units-moved': v.strictObject({ ...stamp, type: v.literal('units-moved'), units, to: place }),
  'units-assigned': v.strictObject({ ...stamp, type: v.literal('units-assigned'), units, to: place }),
  'units-changed': v.strictObject({
    ...stamp,
    type: v.literal('units-changed'),
    units,
    exhausted: v.exactOptional(v.boolean()),
    elite: v.exactOptional(v.boolean()),
  }),
  'ufos-moved': v.strictObject({
    ...stamp,
    type: v.literal('ufos-moved'),
    moves: v.pipe(v.array(v.strictObject({ count, from: ufoPlace, to: ufoPlace })), v.maxLength(20)),
  }),
  'panic-changed': v.strictObject({ ...stamp, type: v.literal('panic-changed'), continent, by: change, panic: count }),
  'credits-changed': v.strictObject({
    ...stamp,
    type: v.literal('credits-changed'),
    budget: count,
    emergency: count,
    funded: v.exactOptional(count),
  }),
  'damage-changed': v.strictObject({
    ...stamp,
    type: v.literal('damage-changed'),
    by: change,
    damage: v.pipe(count, v.maxValue(damageTrack.length - 1)),
  }),
  'threat-changed': v.strictObject({ ...stamp, type: v.literal('threat-changed'), threat: count }),
  readied: v.strictObject({ ...stamp, type: v.literal('readied'), role, cards: cardList }),
  'task-opened': v.strictObject({ ...stamp, type: v.literal('task-opened'), task: taskOpened, threat: count }),
  'task-closed': v.strictObject({
    ...stamp,
    type: v.literal('task-closed'),
    kind: v.picklist(taskKinds),
    over: v.nullable(cardId),
  }),
  'soldier-placed': v.strictObject({
    ...stamp,
    type: v.literal('soldier-placed'),
    soldier: unitId,
    icon: v.nullable(count),
  }),
  'dice-added': v.strictObject({ ...stamp, type: v.literal('dice-added'), count }),
  'dice-rolled': v.strictObject({
    ...stamp,
    type: v.literal('dice-rolled'),
    xcom: faces,
    alien: alienFace,
    successes: count,
    loss: v.boolean(),
  }),
  'roll-changed': v.strictObject({
    ...stamp,
    type: v.literal('roll-changed'),
    roll,
    successes: count,
    loss: v.boolean(),
  }),
  'roll-applied': v.strictObject({
    ...stamp,
    type: v.literal('roll-applied'),
    successes: count,
    loss: v.boolean(),
    threat: count,
  }),
  'choice-opened': v.strictObject({ ...stamp, type: v.literal('choice-opened'), choice }),
  'choice-withdrawn': v.strictObject({ ...stamp, type: v.literal('choice-withdrawn'), number: count }),
  chosen: v.strictObject({ ...stamp, type: v.literal('chosen'), option: cardId }),
  'time-added': v.strictObject({ ...stamp, type: v.literal('time-added'), cueMs: count, pauseMs: count }),
};
