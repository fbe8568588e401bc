// Why a bot does what it does: a closed set, so that a screen says it in its own language.

/** The reasons by their names, in English for people who read terminals. */
export const reasons = {
  ready: 'everybody is ready',
  'to-know': 'to know what is coming',
  best: 'the best of what there is',
  'most-help': 'that helps most',
  'least-harm': 'that does least harm',
  'most-harm': 'that would do most harm',
  'most-wanted': 'that is where one is wanted most',
  'easiest-spared': 'that one is easiest to spare',
  'no-more': 'no other one is worth it',
  'hardest-enemy': 'that one is hardest to kill',
  'best-mission': 'it brings most for what it asks',
  'mission-goes-on': 'the running mission is worth more than a new one',
  'good-tech': 'it brings much for its cost',
  'against-ufos': 'UFOs are there, or may come',
  'against-enemies': 'enemies are in the base, or may come',
  'for-tech': 'more dice finish the tech sooner',
  'for-mission': 'more soldiers come further',
  'for-victory': 'the final mission wins the game',
  'to-pay': 'the plan costs more than the budget holds',
  'card-pays': 'it brings more now than it costs',
  'card-helps-roll': 'it makes this roll better',
  'better-fit': 'somebody else fits better there',
  'most-dice': 'that brings most dice',
  'roll-stands': 'no card would make it better',
  worth: 'rolling is worth {points} points more than stopping',
  'threat-low': 'threat is still low',
  'threat-high': 'threat has risen too high',
  risk: 'the risk is greater than the gain',
  'no-dice': 'nobody is left to roll',
  'most-at-stake': 'most is at stake there',
  'best-fight': 'that is the fight to win first',
  'squad-waits': 'its squad is waiting',
  'fewest-left': 'the fewest are left of them',
  'nothing-more': 'nothing more to do here',
  'wins-more': 'looking ahead, this wins {percent}% of games, my first idea {other}%',
  'felt-like-it': 'felt like it',
  'had-enough': 'had enough',
} as const;

export type ReasonName = keyof typeof reasons;

/** A reason, with the numbers it speaks of. */
export interface Why {
  readonly reason: ReasonName;
  readonly points?: number;
  /** Games won in a hundred with this move, and with the move the bot would make without looking ahead. */
  readonly percent?: number;
  readonly other?: number;
}

/** The reason in one line of English. */
export function reasonLine({ reason, points = 0, percent = 0, other = 0 }: Why): string {
  const numbers = Object.entries({ points, percent, other });
  return numbers.reduce<string>(
    (line, [name, number]) => line.replace(`{${name}}`, number.toFixed(1)),
    reasons[reason],
  );
}
