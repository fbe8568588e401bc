// Why a bot does what it does: a closed set, so that a screen says it in its own language.

/** The reasons by their names, in English for people who read terminals. */
export const reasons = {
  ready: 'everybody is ready',
  'to-know': 'to know what is coming',
  best: 'best option available',
  'most-help': 'this helps most',
  'least-harm': 'this does least harm',
  'most-harm': 'this would do most harm',
  'most-wanted': 'needed most there',
  'easiest-spared': 'easiest to do without',
  'no-more': 'no other option is worth it',
  'hardest-enemy': 'this enemy is hardest to kill',
  'best-mission': 'best rewards for the effort',
  'mission-goes-on': 'the current mission is worth more than a new one',
  'good-tech': 'good value for its cost',
  'against-ufos': 'UFOs are there, or may come',
  'against-enemies': 'enemies are in the base, or may come',
  'for-tech': 'more dice finish the tech sooner',
  'for-mission': 'more soldiers get further',
  'for-victory': 'the final mission wins the game',
  'to-pay': 'the units cost more than the budget has',
  'card-pays': 'using it now is worth its cost',
  'card-helps-roll': 'it makes this roll better',
  'better-fit': 'another soldier fits better there',
  'most-dice': 'this gives the most dice',
  'roll-stands': 'no card would make it better',
  worth: 'rolling is worth the risk',
  'threat-low': 'threat is still low',
  'threat-high': 'threat is too high',
  risk: 'the risk is greater than the gain',
  'no-dice': 'no dice left to roll',
  'most-at-stake': 'the UFOs there would raise panic most',
  'best-fight': 'this is the fight to win first',
  'squad-waits': 'its squad is waiting',
  'fewest-left': 'fewest of these are left',
  'nothing-more': 'nothing more to do here',
  'wins-more': 'played out, this wins {percent}% of games, the first idea {other}%',
  'felt-like-it': 'felt like it',
  'had-enough': 'had enough',
} as const;

export type ReasonName = keyof typeof reasons;

/** A reason, with the numbers it speaks of. */
export interface Why {
  readonly reason: ReasonName;
  /** Points that rolling brings, beside stopping; for bots that look further, not for people. */
  readonly points?: number;
  /** Games won in a hundred with this move, and with the move the bot would make without looking ahead. */
  readonly percent?: number;
  readonly other?: number;
}

/** The reason in one line of English. */
export function reasonLine({ reason, percent = 0, other = 0 }: Why): string {
  const numbers = Object.entries({ percent, other });
  return numbers.reduce<string>(
    (line, [name, number]) => line.replace(`{${name}}`, number.toFixed(1)),
    reasons[reason],
  );
}
