import * as v from 'valibot';
import { conditionNames, conditionRanges } from '../../content/day/condition.ts';
import { continent, each, integerBetween } from './schemas.ts';

const within = ([least, most]: readonly [number, number]) => v.exactOptional(integerBetween(least, most));

/** The condition of a daily operation (DAY-1). */
export const condition = v.strictObject({
  name: v.picklist(conditionNames),
  day: v.exactOptional(v.pipe(v.string(), v.regex(/^20\d\d-\d\d-\d\d$/))),
  panic: v.exactOptional(v.strictObject(each(within(conditionRanges.panic)))),
  emergencyFunding: within(conditionRanges.emergencyFunding),
  damage: within(conditionRanges.damage),
  interceptors: within(conditionRanges.interceptors),
  soldiersPerClass: within(conditionRanges.soldiersPerClass),
  veterans: v.exactOptional(v.literal(true)),
  asset: v.exactOptional(continent),
  pauseDivisor: within(conditionRanges.pauseDivisor),
  lights: within(conditionRanges.lights),
  ufos: within(conditionRanges.ufos),
});
