// Made by `npm run words` from the English words. Do not edit.

/** Something shown as it is. */
type Text = string | number;

/** The words of this part that take arguments, by their keys. */
export interface Arguments {
  'replay.moment': { number: Text; of: Text };
  'replay.times': { speed: Text };
  'replay.where': { round: Text; role: Text };
  'review.lead.given': { points: number };
  'review.lead.running': { moves: number };
  'review.settled': { settled: Text; largest: Text };
  'review.left': { seconds: number };
  'review.decisions-rough': { error: Text };
  'review.luck-rough': { error: Text };
  'review.moments': { count: number };
  'review.see': { count: number };
  'review.round': { round: Text };
  'review.where': { who: Text; round: Text; step: Text };
  'review.at': { role: Text; round: Text };
  'review.moment-of': { number: Text; of: Text };
  'review.more': { count: number };
  'review.give-or-take': { error: number };
  'review.next': { points: Text };
  'review.told': { start: Text; result: Text; round: Text };
  'review.step': { round: Text; who: Text; what: Text; points: Text };
  'review.small': { round: Text; count: number; points: Text };
  'review.units.interceptor': { count: number };
  'review.units.satellite': { count: number };
  'review.units.scientist': { count: number };
  'review.units.assault': { count: number };
  'review.units.heavy': { count: number };
  'review.units.sniper': { count: number };
  'review.units.support': { count: number };
  'review.count': { count: number };
  'review.sent': { units: Text; place: Text };
  'review.to.card': { card: Text };
  'review.faced.sky': { units: Text; ufos: number; place: Text };
  'review.faced.orbit': { units: Text; ufos: number };
  'review.faced.base': { soldiers: number; enemies: number };
  'review.faced.mission': { soldiers: number };
  'review.faced.lab': { scientists: number; tech: Text };
  'review.move.tech': { tech: Text; lab: Text };
  'review.move.bought': { units: Text };
  'review.move.fund': { credits: number };
  'review.move.chose': { asker: Text; option: Text };
  'review.move.use': { card: Text };
  'review.move.take': { task: Text };
  'review.move.place': { unit: Text };
  'review.move.roll': { task: Text; threat: Text };
  'review.move.apply': { task: Text };
  'review.move.stop': { task: Text; threat: Text };
  'review.move.late': { step: Text };
  'review.only.roll': { step: Text };
  'review.only.rest': { step: Text };
  'review.then': { first: Text; second: Text };
  'review.and': { first: Text; second: Text };
  'review.map.sky': { place: Text; panic: Text; ufos: number; interceptors: number };
  'review.map.orbit': { ufos: number; satellites: number };
  'review.tall.dice': { task: Text; successes: number };
  'review.tall.loss': { task: Text; successes: number };
  'review.tall.round': { round: Text };
  'review.time.round': { round: Text; cues: number; seconds: number };
  'review.time.paused': { seconds: number };
  'review.time.banked': { seconds: number };
  'review.time.expired': { cues: Text };
  'review.time.late': { cues: Text };
  'review.time.sum': { cues: number; expired: number };
}
