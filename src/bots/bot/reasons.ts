// The reasons for a bot's moves: a closed set, so that each can be translated.

/** English text of each reason, as printed in a terminal. `{percent}` and `{other}` are placeholders. */
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
  'to-pay': 'the budget does not pay for all these units',
  'card-pays': 'using it now is worth its cost',
  'card-helps-roll': 'it makes this roll better',
  'better-fit': 'another soldier fits better there',
  'most-dice': 'this gives the most dice',
  'roll-stands': 'no card would make it better',
  worth: 'rolling is worth the risk',
  risk: 'the risk is greater than the gain',
  'no-dice': 'no dice left to roll',
  'most-at-stake': 'the UFOs there would raise panic most',
  'best-fight': 'this is the fight to win first',
  'squad-waits': 'its squad is waiting',
  'fewest-left': 'fewest of these are left',
  'nothing-more': 'nothing more to do here',
  'wins-more': 'we win more often this way: {percent} games of 100 instead of {other}',
  'wins-little-more': 'we win a little more often this way',
  'felt-like-it': 'felt like it',
  'had-enough': 'had enough',
} as const;

/** Name of a reason; the interface has a message for each. */
export type ReasonName = keyof typeof reasons;

/** A reason, with the numbers it refers to. */
export interface Why {
  readonly reason: ReasonName;
  /** Points gained by rolling over stopping. Read by the thinker, not shown to people. */
  readonly points?: number;
  /** Winning chance after this move, in whole percents. */
  readonly percent?: number;
  /** Winning chance after the move the bot would make without looking ahead, in whole percents. */
  readonly other?: number;
}

/** Whether this is a reason of a bot. Another build of the app may know others. */
export const isReason = (why: { readonly reason: string }): why is Why => Object.hasOwn(reasons, why.reason);

/** Returns the reason as one line of English, with its numbers filled in. */
export function reasonLine({ reason, percent = 0, other = 0 }: Why): string {
  const numbers = Object.entries({ percent, other });
  return numbers.reduce<string>((line, [name, number]) => line.replace(`{${name}}`, String(number)), reasons[reason]);
}
