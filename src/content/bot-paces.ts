/** How fast bots move, from the slowest. With `press`, they wait for people in the resolution phase. */
export const botPaces = ['slow', 'normal', 'fast', 'press'] as const;
/** How fast bots move. */
export type BotPace = (typeof botPaces)[number];
