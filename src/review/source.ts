// Finds the source of luck: the hidden things that an input revealed, and the role that revealed them.

import { cues, isBaseCue } from '../content/cues.ts';
import type { Role } from '../content/roles.ts';
import { factsOf } from '../content/steps.ts';
import type { GameEvent } from '../rules/index.ts';

/** Source of something hidden: dice that a role rolled, cards that it drew, or the invasion. */
export type Source = { readonly by: 'dice' | 'cards'; readonly role: Role } | { readonly by: 'invasion' };

const ownerOf = (role: Role | 'all'): Role => (role === 'all' ? 'central-officer' : role);

/** Returns the role that drew cards: that of the cue or step, or the user of the card, that caused the draw. */
function drawerOf({ why, seat }: GameEvent, acting: Role): Role {
  switch (why.by) {
    case 'cue':
      return ownerOf(isBaseCue(why.cue) ? cues[why.cue].role : 'all');
    case 'step':
      return ownerOf(factsOf(why.step).role);
    case 'setup':
    case 'time':
    case 'intent':
    case 'plan':
    case 'card':
      return seat ?? acting;
  }
}

const isRoll = ({ type }: GameEvent): boolean => type === 'dice-rolled' || type === 'roll-changed';

const isDraw = (event: GameEvent): boolean =>
  (event.type === 'cards-moved' && event.from === 'deck') ||
  event.type === 'enemies-turned' ||
  (event.type === 'mission-cleared' && event.enemies.length > 0);

/** Whether an event shows plans of the invasion. */
const isInvasion = ({ type }: GameEvent): boolean =>
  type === 'cue-opened' ||
  type === 'scanned' ||
  type === 'round-prepared' ||
  type === 'ufos-moved' ||
  type === 'game-ended';

/** Returns the source of revelations in events, or null without any. Dice come before cards, cards before cues. */
export function sourceOf(events: readonly GameEvent[], acting: Role): Source | null {
  const rolled = events.find(isRoll);
  if (rolled !== undefined) return { by: 'dice', role: rolled.seat ?? acting };
  const drawn = events.find(isDraw);
  if (drawn !== undefined) return { by: 'cards', role: drawerOf(drawn, acting) };
  return events.some(isInvasion) ? { by: 'invasion' } : null;
}
