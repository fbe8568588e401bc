// Worker thread that plays the random games of the seeds it receives.

export { playRandomly as work } from './play.ts';
