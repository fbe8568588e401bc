// Where luck comes from: what an input revealed, and who did.

import { cues, isBaseCue } from '../content/cues.ts';
import type { Role } from '../content/roles.ts';
import { factsOf } from '../content/steps.ts';
import type { GameEvent } from '../rules/index.ts';

/** Source of something hidden: dice that a role rolled, cards that it drew, or the invasion. */
export type Source = { readonly by: 'dice' | 'cards'; readonly role: Role } | { readonly by: 'invasion' };

const ownerOf = (role: Role | 'all'): Role => (role === 'all' ? 'central-officer' : role);

/** The role that drew cards: that of the cue or step that made it draw, or who used the card that did. */
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

/** Events with which the invasion shows what it planned. */
const isInvasion = ({ type }: GameEvent): boolean =>
  type === 'cue-opened' ||
  type === 'scanned' ||
  type === 'round-prepared' ||
  type === 'ufos-moved' ||
  type === 'game-ended';

/** Returns the source of what events revealed, or null if nothing was. Dice come before cards, cards before cues. */
export function sourceOf(events: readonly GameEvent[], acting: Role): Source | null {
  const rolled = events.find(isRoll);
  if (rolled !== undefined) return { by: 'dice', role: rolled.seat ?? acting };
  const drawn = events.find(isDraw);
  if (drawn !== undefined) return { by: 'cards', role: drawerOf(drawn, acting) };
  return events.some(isInvasion) ? { by: 'invasion' } : null;
}
