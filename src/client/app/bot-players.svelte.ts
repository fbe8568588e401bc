import { bots, type Move } from '../../bots/index.ts';
import { hasBoard, type Intent, type Playing, seededDice } from '../../rules/index.ts';
import type { CrewAtHand } from './crew.svelte.ts';
import { randomName } from './games.svelte.ts';
import type { Play } from './play.svelte.ts';

/** What a bot did last and why, and the table as it saw it. */
export interface BotMove extends Move {
  readonly seen: Playing;
}

/** How long a bot takes, in ms: long enough to be followed, short beside any countdown. */
const paces: Partial<Record<Intent['type'], number>> = { roll: 900, apply: 1900, stop: 1200, use: 1100, choose: 1100 };
const pace = { first: 700, next: 450 } as const;

/** Lets bots play their roles at human pace for as long as the component lives; they hold still while told to. */
export function botsPlay(play: Play, crew: CrewAtHand, held: () => boolean): { readonly last: BotMove | null } {
  const chance = seededDice(randomName(12)).draws('bots');
  let last = $state.raw<BotMove | null>(null);
  let stale = 0;
  $effect(() => {
    const { open } = play;
    const roles = crew.bots;
    if (!hasBoard(open) || roles.length === 0 || held() || open.outcome !== null) return;
    if (open.clock?.menu || open.clock?.paused) return;
    const move = bots.planner(open, roles, chance);
    if (move === null) return;
    const fresh = open.cueNumber * 100 + open.round;
    const wait = paces[move.intent.type] ?? (fresh === stale ? pace.next : pace.first);
    stale = fresh;
    const timer = setTimeout(() => {
      if (play.ask(move.intent, move.as)) last = { ...move, seen: open };
    }, wait);
    return () => clearTimeout(timer);
  });
  return {
    get last() {
      return last;
    },
  };
}
