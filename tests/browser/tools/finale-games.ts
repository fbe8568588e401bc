import { bots } from '../../../src/bots/index.ts';
import type { Plan } from '../../../src/content/plans.ts';
import { roles } from '../../../src/content/roles.ts';
import { cutToEvents, eventsOf, type Game } from '../../../src/host/index.ts';
import { fateOf } from '../../../src/odds/index.ts';
import { foldEvents, hasBoard, legalIntents, type OpenGame } from '../../../src/rules/index.ts';
import { playGame } from '../../../src/sim/game.ts';
import { describedGame } from './brought-games.ts';

const even = { africa: 3, australia: 3, 'north-america': 3, 'south-america': 3 };
const squad = ['assault-1', 'heavy-1', 'sniper-1', 'support-1'];

/** A game in which two continents have fallen, and a squad is on the final mission. */
export const lastChance = (plan: Plan = 'misdirection'): Game =>
  describedGame(
    {
      begin: 'missions',
      finalMission: 'available',
      panic: { ...even, europe: 8, asia: 8 },
      units: squad.map((id) => ({ id, at: 'final-mission' as const })),
    },
    'europe',
    plan,
  );

/** Whether neither a card nor the other mission can follow the roll. */
const isSettled = (open: OpenGame): boolean =>
  !open.board?.units.some(({ at }) => at === 'mission') &&
  roles.every((role) => legalIntents(open, role).every(({ type }) => type !== 'use'));

/** A game before the roll that wins or loses it. Dice fall again as they fell. Throws if there is none. */
export function beforeLastRoll(fate: 'won' | 'lost'): Game {
  for (let i = 1; i <= 400; i += 1) {
    let [length, cut] = [0, 0];
    const { log, pack, state } = playGame(
      { seed: `finale-${i}`, difficulty: 'normal' },
      bots.planner,
      undefined,
      ({ intent }, events, { open }) => {
        if (intent.type === 'roll' && hasBoard(open) && fateOf(open) === fate && isSettled(open)) cut = length;
        length += events.length;
      },
    );
    if (cut === 0 || state.open.outcome?.won !== (fate === 'won')) continue;
    const until = cutToEvents(log, eventsOf(log).length - length + cut);
    return { log: until, state: foldEvents(eventsOf(until)), pack };
  }
  throw new Error(`no game is ${fate} by a roll`);
}
