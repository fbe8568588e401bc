// Words for the changes of a round. Used by the page between rounds and by the television.

import { type Continent, continents } from '../../../content/continents.ts';
import { mixOf } from '../../../content/invasion.ts';
import type { StepKind } from '../../../content/steps.ts';
import { panicTrack } from '../../../content/tracks.ts';
import { budget } from '../../../director/index.ts';
import { eventsOf } from '../../../host/index.ts';
import {
  type Board,
  creditsFromCards,
  initialState,
  type PanicCause,
  type Playing,
  type RoundSummary,
  roundAfter,
  roundSummaryOf,
  seen,
} from '../../../rules/index.ts';
import type { GameStore } from '../../game/stores/game-store.svelte.ts';
import { joinList } from '../../words/list.ts';
import { say } from '../../words/say.ts';
import { causeName } from '../words/names.ts';
import type { PanicChange } from '../world/land.ts';

const end = panicTrack.length - 1;

/** Returns the ledger of the last round. Null if the start of that round is unknown. */
export function currentLedger(play: GameStore, board: Board): RoundSummary | null {
  const game = play.whole();
  const round = game ? roundAfter(null, initialState, seen(eventsOf(game.log))) : (play.session.round?.() ?? null);
  return round && roundSummaryOf(round, board);
}

/** Returns a sentence that says how close the nearest continent is to falling. */
export function outlookWords({ panic }: Board): string {
  if (continents.some((one) => panic[one] === end)) return say('round.one-more');
  const [nearest] = continents.toSorted((a, b) => panic[b] - panic[a]);
  return nearest ? say('round.nearest', { continent: say(`continent.${nearest}`), count: end - panic[nearest] }) : '';
}

/** Returns a headline about the round’s effect on panic. */
export function headlineWords({ fallen: [fallen], panic }: RoundSummary): string {
  if (fallen) return say('round.fallen', { continent: say(`continent.${fallen}`) });
  const rise = continents.reduce((sum, one) => sum + panic[one].to - panic[one].from, 0);
  if (rise === 0) return say('round.calm');
  return rise > 0 ? say('round.rise', { count: rise }) : say('round.ease', { count: -rise });
}

/** Steps that raise panic one by one for UFOs left or credits missing. */
const counting = ['audit', 'orbital-defense', 'global-defense'] as const satisfies readonly StepKind[];

/** Names the cause of a panic change: UFOs left, credits missing, or the name of a card or plan. */
function causeWords({ why, by }: PanicCause): string {
  const step = counting.find((one) => why.by === 'step' && why.step === one);
  return step === undefined || by <= 0 ? causeName(why) : say(`round.cause.${step}`, { count: by });
}

/** The credits of the next round, and a comparison with those of the last one in words. */
export interface NextMoney {
  readonly credits: number;
  readonly change: string;
}

/** Returns the credits that the next round brings: those of its cue, and of cards in play. */
export function nextMoney(playing: Playing): NextMoney {
  const { setup, reports, pack } = playing;
  const { pressure } = pack.invasion;
  const orders = { pressure: pressure[setup.difficulty], mix: mixOf(pack.invasion, setup.plan) };
  const funded = budget(orders, reports);
  const change = funded - budget(orders, reports.slice(0, -1));
  const than = change === 0 ? 'same' : change > 0 ? 'more' : 'less';
  return {
    credits: funded + creditsFromCards(playing),
    change: say(`round.money.${than}`, { count: Math.abs(change) }),
  };
}

/** Returns a lookup of each continent's panic change, with its causes in words. */
export const changesIn =
  ({ panic }: RoundSummary) =>
  (continent: Continent): PanicChange => {
    const { from, to, causes } = panic[continent];
    return { from, to, note: joinList(causes.map(causeWords).filter(Boolean)) };
  };
