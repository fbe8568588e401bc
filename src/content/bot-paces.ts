/** How fast bots move, from the slowest. With `press`, they wait for people in the resolution phase. */
export const botPaces = ['slow', 'normal', 'fast', 'press'] as const;
/** How fast bots move. */
export type BotPace = (typeof botPaces)[number];

/** When a window waits for a person's cards: whenever one can be used, or when one could matter (FIN-22). */
export const askTimes = ['matters', 'usable'] as const;
/** When a window waits for a person's cards. */
export type AskTime = (typeof askTimes)[number];

/** Choice of the cards for which windows wait for a person. */
export interface Asks {
  readonly when: AskTime;
  /** Ids of cards that no window waits for. */
  readonly never: readonly string[];
}

/** Default for people who have chosen nothing. */
export const usualAsks: Asks = { when: 'matters', never: [] };
