import { direct } from '../../director/index.ts';
import { allRules, seededDice } from '../../rules/index.ts';
import type { Ports } from '../room/room.ts';

/** Version of the app, which the bundler puts here. */
declare const sitroomBuild: string;

/** Ports of every room in this worker. */
export const ports: Omit<Ports, 'incarnation'> = {
  outfit: { rules: allRules, director: direct, dice: seededDice },
  build: sitroomBuild,
};
