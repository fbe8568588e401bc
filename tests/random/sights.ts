import { eventMeanings } from '../../build/event-meanings.ts';
import { verbNames } from '../../src/content/cards/effects.ts';
import { cueKinds } from '../../src/content/cues.ts';
import { standardCards, standardPack } from '../../src/content/standard/pack.ts';
import { stepKinds } from '../../src/content/steps.ts';
import type { GameEvent, Refusal, SetupRefusal } from '../../src/rules/index.ts';
import { seenIn } from '../../src/sim/seen.ts';

/** Refusals that only the engine gives, for requests that never reach the rules. */
type OfEngine = 'companion-has-no-board';

type Code = Refusal['code'] | Exclude<SetupRefusal['code'], OfEngine>;

/** Every refusal code: true, or the reason why no game shows it. The compiler requires all codes. */
const codes: Readonly<Record<Code, true | string>> = {
  'time-runs-backwards': true,
  'not-begun': true,
  'already-begun': true,
  'game-over': true,
  'menu-open': true,
  'menu-not-open': true,
  'no-cue': true,
  'not-your-cue': true,
  'not-your-step': true,
  'central-officer-only': true,
  'no-pause-in-ending': true,
  'no-pause-left': true,
  'cue-expired': true,
  'already-paused': true,
  'not-paused': true,
  'scanner-dark': true,
  'report-needed': true,
  'nothing-asked': true,
  'not-asked': true,
  'report-incomplete': true,
  'impossible-entry': true,
  'nothing-to-correct': true,
  'nothing-late': true,
  'correct-instead': true,
  'log-full': 'given by hosts, for longer logs than any game has (FIN-21)',
  'same-timers': true,
  'no-board': true,
  'board-reports': true,
  'choose-first': true,
  'nothing-to-choose': true,
  'not-your-choice': true,
  'no-such-option': true,
  'not-now': true,
  'wrong-place': true,
  'wrong-unit': true,
  'no-units': true,
  'not-in-reserve': true,
  exhausted: true,
  'nothing-there': true,
  'no-room': true,
  'not-brought': true,
  'wrong-lab': true,
  'not-in-hand': true,
  'not-that-many': true,
  'same-credits': true,
  'no-credits': true,
  'pool-empty': true,
  'no-task': true,
  'nothing-to-take': true,
  'stop-first': true,
  'apply-first': true,
  'roll-first': true,
  'no-roll': true,
  'no-dice': true,
  'faces-needed': true,
  'app-rolls': true,
  'wrong-number-of-dice': true,
  'impossible-faces': true,
  'kept-dice-changed': true,
  'no-icons': true,
  'not-there': true,
  'not-on-icon': true,
  'no-such-icon': true,
  'icon-taken': true,
  'lacks-skill': true,
  'not-in-play': true,
  'not-your-card': true,
  'works-by-itself': true,
  'not-in-this-phase': true,
  'too-late': 'steps 12 to 14 pass by themselves (FIN-9)',
  'card-exhausted': true,
  'base-in-panic': true,
  'no-salvage': true,
  'wrong-task': true,
  'no-effect': true,
  'already-ready': true,
  'no-usable-card': true,
  'plan-is-fixed': true,
  plans: 'an expansion’s plan without it; schemas refuse any other (EVO-6)',
  'enemy-types': true,
  'unknown-expansion': 'companion only (EVO-3)',
  'expansion-not-here': true,
  'starting-panic': true,
  'emergency-funding': true,
  position: true,
};

/** Everything that games can show, by kind. */
const all = {
  cards: Object.values(standardCards).flatMap((cards) => cards.map(({ id }): string => id)),
  verbs: verbNames,
  cues: cueKinds,
  steps: stepKinds,
  events: Object.keys(eventMeanings),
  refusals: Object.entries(codes).flatMap(([code, shown]) => (shown === true ? [code] : [])),
} as const satisfies Record<string, readonly string[]>;

type Sort = keyof typeof all;
const sorts = Object.keys(all) as Sort[];

/** Things seen in games so far, by kind. Measures the coverage of random games. */
export type Sights = Readonly<Record<Sort, Set<string>>>;

/** Returns empty sights. */
export const noSights = (): Sights => ({
  cards: new Set(),
  verbs: new Set(),
  cues: new Set(),
  steps: new Set(),
  events: new Set(),
  refusals: new Set(),
});

const addAll = (to: Set<string>, from: Iterable<string>): void => {
  for (const one of from) to.add(one);
};

/** Adds the sights of other games to `to`. */
export function add(to: Sights, from: Sights): void {
  for (const sort of sorts) addAll(to[sort], from[sort]);
}

/** Adds the sights of a log to `to`. */
export function addLog(to: Sights, log: readonly GameEvent[]): void {
  const seen = seenIn(log, standardPack);
  addAll(to.cards, seen.cards);
  addAll(to.verbs, seen.verbs);
  addAll(to.cues, seen.cues);
  addAll(to.steps, seen.steps);
  for (const { type } of log) to.events.add(type);
}

/** Returns everything that was never seen, such as `cues: budget`. */
export const unseen = (sights: Sights): string[] =>
  sorts.flatMap((sort) => all[sort].filter((one) => !sights[sort].has(one)).map((one) => `${sort}: ${one}`));

/** Returns the refusal codes that were seen although no game should show them. */
export const surprising = (sights: Sights): string[] =>
  [...sights.refusals].filter((code) => typeof codes[code as Code] === 'string');
