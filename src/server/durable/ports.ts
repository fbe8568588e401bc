import { direct } from '../../director/index.ts';
import { allRules, seededDice } from '../../rules/index.ts';
import type { RoomDependencies } from '../room/room.ts';

/** Version of the app, which the bundler puts here. */
declare const sitroomBuild: string;

/** Ports of every room in this worker. */
export const ports: Omit<RoomDependencies, 'incarnation'> = {
  dependencies: { rules: allRules, director: direct, dice: seededDice },
  build: sitroomBuild,
};
