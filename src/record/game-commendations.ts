// The commendations that one game earns (REC-3). Each is a fact of its log, never of time spent.

import { damageTrack, threatTrack } from '../content/tracks.ts';
import { luckierThan, luckOf } from '../odds/index.ts';
import { countAt } from '../rules/index.ts';
import { byRound, type Finished, has, lastZones, longestRun, rollsIn } from './finished.ts';

/** Numbers in the rules of commendations, which their words name. */
export const numbers = {
  missionsInARow: 3,
  rollsWithoutLoss: 15,
  techsInARound: 3,
  pushes: 6,
  salvage: 10,
  people: 4,
  /** The dice were luckier than in fewer than this many of a hundred games. */
  unlucky: 10,
} as const;

/** Won with no continent lost. */
const wholeEarth = (game: Finished): boolean => game.won && lastZones(game).every((zone) => zone !== 'orange');

/** Won at expert. */
const atExpert = ({ won, open }: Finished): boolean => won && open.setup.difficulty === 'expert';

/** Won without a pause. */
const oneBreath = (game: Finished): boolean => game.won && !has(game, 'paused');

/** A mission completed in each of three rounds in a row. */
function threeInARow(game: Finished): boolean {
  const done = byRound(game, (event) => {
    if (event.type === 'round-ended') return Number(event.report.missionCompleted);
    return Number(event.type === 'mission-cleared' && event.completed && event.place === 'mission');
  });
  const rounds = Array.from({ length: game.open.round }, (_, i) => i + 1);
  return longestRun(rounds, (round) => done.has(round)) >= numbers.missionsInARow;
}

/** Won with the base one damage from its end. */
const lastWall = ({ won, open }: Finished): boolean => won && open.board?.damage === damageTrack.length - 2;

/** Won with dice less lucky than in nine of ten games. */
function againstTheDice({ won, events, open, pack }: Finished): boolean {
  if (!won || open.board === null) return false;
  const { all } = luckOf(events, pack);
  return all.rolls > 0 && luckierThan(all) < numbers.unlucky;
}

/** Fifteen rolls in a row without a loss. */
const steadyHands = (game: Finished): boolean =>
  longestRun(rollsIn(game), ({ loss }) => !loss) >= numbers.rollsWithoutLoss;

/** Won with no UFO left on the board. */
const clearSky = ({ won, open }: Finished): boolean =>
  won && open.board !== null && Object.values(open.board.ufos).every((ufos) => ufos === 0);

/** Won with no soldier in the pool. */
const everyoneHome = ({ won, open: { board } }: Finished): boolean =>
  won && board !== null && countAt(board, 'pool', 'soldier') === 0;

/** Won with no interceptor in the pool. */
const fullWing = ({ won, open: { board } }: Finished): boolean =>
  won && board !== null && countAt(board, 'pool', 'interceptor') === 0;

/** Three techs researched in one round. */
const threeLabs = (game: Finished): boolean =>
  Math.max(
    0,
    ...byRound(game, (event) =>
      event.type === 'cards-moved' && event.deck === 'tech' && event.from.startsWith('lab') && event.to === 'in-play'
        ? event.cards.length
        : 0,
    ).values(),
  ) >= numbers.techsInARound;

/** Won, and no cue ran out of time. */
const onTime = (game: Finished): boolean =>
  game.won &&
  game.events.some((event) => event.type === 'cue-opened' && event.limit !== null) &&
  !game.events.some(
    (event) => event.type === 'cue-expired' || (event.type === 'cue-closed' && event.how === 'expired'),
  );

/** Won, and every light of the scanner was used. */
function allEars(game: Finished): boolean {
  const lights = new Map<number, number>();
  for (const event of game.events)
    if (event.type === 'secret/schedule-prepared') lights.set(event.schedule.round, event.schedule.forecasts.length);
  const all = [...lights.values()].reduce((sum, count) => sum + count, 0);
  return game.won && all > 0 && game.events.filter(({ type }) => type === 'scanned').length >= all;
}

/** Won, and no cue was scrambled. */
const clearSignal = (game: Finished): boolean =>
  game.won && !game.events.some((event) => event.type === 'cue-opened' && event.cue.scrambled);

/** Won by a roll at the highest threat. */
const atFive = (game: Finished): boolean => game.won && rollsIn(game).at(-1)?.threat === threatTrack.highest;

/** Six rolls in a row on one task without a loss. */
const hotHand = (game: Finished): boolean =>
  longestRun(rollsIn(game), ({ loss, task }, before) => !loss && (before === undefined || before.task === task)) >=
  numbers.pushes;

/** Won without a roll at the highest threat. */
function enough(game: Finished): boolean {
  const rolls = rollsIn(game);
  return game.won && rolls.length > 0 && rolls.every(({ threat }) => threat < threatTrack.highest);
}

/** Won with a credit left in Emergency Funding. */
const lastCredit = ({ won, open }: Finished): boolean => won && (open.board?.emergency ?? 0) > 0;

/** Won by four people, one for each role. */
const fourSeats = ({ won, company }: Finished): boolean =>
  won && company.people === numbers.people && company.bots.length === 0;

/** Won by one person with three bots. */
const alone = ({ won, company }: Finished): boolean =>
  won && company.people === 1 && company.own.length === 1 && company.bots.length === numbers.people - 1;

/** Ten salvaged enemies at hand at once. */
function salvage({ events }: Finished): boolean {
  let [held, most] = [0, 0];
  for (const event of events) {
    if (event.type !== 'cards-moved') continue;
    if (event.to === 'salvage') held += event.cards.length;
    if (event.from === 'salvage') held -= event.cards.length;
    most = Math.max(most, held);
  }
  return most >= numbers.salvage;
}

/** Every commendation of one game, with its rule. */
export const ofAGame = {
  'whole-earth': wholeEarth,
  'at-expert': atExpert,
  'one-breath': oneBreath,
  'three-in-a-row': threeInARow,
  'last-wall': lastWall,
  'against-the-dice': againstTheDice,
  'steady-hands': steadyHands,
  'clear-sky': clearSky,
  'everyone-home': everyoneHome,
  'full-wing': fullWing,
  'three-labs': threeLabs,
  'on-time': onTime,
  'all-ears': allEars,
  'clear-signal': clearSignal,
  'at-five': atFive,
  'hot-hand': hotHand,
  enough,
  'last-credit': lastCredit,
  'four-seats': fourSeats,
  alone,
  salvage,
} as const satisfies Readonly<Record<string, (game: Finished) => boolean>>;

/** Name of a commendation that one game earns. */
export type GameCommendation = keyof typeof ofAGame;

/** Commendations of one game, in the order in which they are shown. */
const gameCommendations = Object.keys(ofAGame) as readonly GameCommendation[];

/** Returns the commendations that a game earns. */
export const earnedIn = (game: Finished): readonly GameCommendation[] =>
  gameCommendations.filter((name) => ofAGame[name](game));
