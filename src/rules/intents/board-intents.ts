import type { BoardIntent } from '../state/intents.ts';
import type { RulesOf } from '../transaction/rule.ts';
import { choose } from './cards/choose.ts';
import { ready } from './cards/ready.ts';
import { use } from './cards/use.ts';
import { apply } from './resolution/apply.ts';
import { buy } from './resolution/buy.ts';
import { place } from './resolution/place.ts';
import { roll } from './resolution/roll.ts';
import { stop } from './resolution/stop.ts';
import { take } from './resolution/take.ts';
import { assign } from './timed/assign.ts';
import { fund } from './timed/fund.ts';
import { recall } from './timed/recall.ts';
import { research } from './timed/research.ts';

/** The rules of the intents that need a board. */
export const boardIntents: RulesOf<BoardIntent> = {
  assign,
  recall,
  research,
  fund,
  choose,
  use,
  buy,
  take,
  place,
  roll,
  apply,
  stop,
  ready,
};
