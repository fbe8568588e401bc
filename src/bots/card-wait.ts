// Decides how a window that belongs to everybody ends: by itself, by a bot, or after a wait for people (FIN-22).

import type { Asks } from '../content/bot-paces.ts';
import type { Role } from '../content/roles.ts';
import { factsOf } from '../content/steps.ts';
import {
  type Asked,
  cardsThatMatter,
  isReady,
  isWindowOpen,
  type Playing,
  taskDice,
  usableCards,
  waitsForCardsOnly,
} from '../rules/index.ts';
import type { IntentOf, OperationIntent } from '../rules/state/intents.ts';

/** How the window ends: by itself or by a bot, or by a person's press. */
type Ending = 'by-itself' | 'by-press';

/** A window that can end now. */
export interface CardWait {
  /** Role whose press ends it. If it belongs to all roles, this is the Central Officer. */
  readonly role: Role;
  /** People's cards that it waits for. */
  readonly cards: readonly { readonly card: string; readonly owner: Role }[];
  readonly ending: Ending;
  /** Whether it is a step that stays open for cards alone, and passes once it waits for none. */
  readonly passes: boolean;
}

/** Inputs of a card wait besides the table. */
export interface WaitContext {
  /** Roles played by people who are waited for. Bots are always ready. */
  readonly people: readonly Role[];
  /** Returns the choice of cards for which windows wait for the person who plays a role. */
  readonly asksOf: (role: Role) => Asks;
  /** Whether a person returned to this step by undo and has not acted since. */
  readonly tookBack: boolean;
  /** Next move of the bots. Null if they have none, or none is known yet. */
  readonly wanted: Asked | null;
}

const officer: Role = 'central-officer';

/** Whether a move would end a window, or a task that only a card could continue (TSK-7). */
export function endsWindow(playing: Playing, { intent }: Asked): boolean {
  switch (intent.type) {
    case 'done':
    case 'apply':
      return isWindowOpen(playing);
    case 'choose':
      return playing.phase === 'resolution';
    case 'stop':
      return taskDice(playing) === 0;
    default:
      intent satisfies
        | OperationIntent
        | IntentOf<'ready' | 'assign' | 'recall' | 'research' | 'fund' | 'use' | 'buy' | 'take' | 'place' | 'roll'>;
      return false;
  }
}

/** Returns the move that ends the window next, if it can end now: that of a bot, or the press of a person. */
function endOf(playing: Playing, wanted: Asked | null): Asked | null {
  const { step, cue, board } = playing;
  if (wanted !== null && endsWindow(playing, wanted)) return wanted;
  const intent = { type: 'done' } as const;
  if (cue?.kind === 'ending' && board.choices.length === 0) return { intent, as: officer };
  if (step === null || !waitsForCardsOnly(playing)) return null;
  const { role } = factsOf(step);
  return { intent, as: role === 'all' ? officer : role };
}

/** Results of the search for each board. A clock changes the table around it, but not the cards that matter. */
const found = new WeakMap<Playing['board'], Map<string, readonly string[]>>();

function mattering(playing: Playing, cards: readonly string[], end: Asked): readonly string[] {
  const known = found.get(playing.board) ?? new Map<string, readonly string[]>();
  found.set(playing.board, known);
  const key = JSON.stringify([playing.step, end, cards]);
  const matter = known.get(key) ?? cardsThatMatter(playing, { cards, end });
  known.set(key, matter);
  return matter;
}

/** Returns the people's cards that the window waits for before this move. */
function cardsBefore(playing: Playing, end: Asked, { people, asksOf }: WaitContext): CardWait['cards'] {
  const waiting = people.filter((role) => !isReady(playing, role));
  const held = playing.board.inPlay.filter(
    ({ card, owner }) =>
      waiting.includes(owner) && playing.pack.usable.has(card) && !asksOf(owner).never.includes(card),
  );
  if (held.length === 0) return [];
  const usable = waiting.flatMap((role) => (asksOf(role).when === 'usable' ? usableCards(playing, role) : []));
  const matter = held.some(({ owner }) => asksOf(owner).when === 'matters')
    ? mattering(
        playing,
        held.map(({ card }) => card),
        end,
      )
    : [];
  return held
    .filter(({ card, owner }) => (asksOf(owner).when === 'usable' ? usable : matter).includes(card))
    .map(({ card, owner }) => ({ card, owner }));
}

/** Returns how the open window ends. Null if none is open, or if something else must be done first. */
export function cardWaitOf(playing: Playing, waiting: WaitContext): CardWait | null {
  const { people, tookBack, wanted } = waiting;
  const end = playing.outcome === null && isWindowOpen(playing) ? endOf(playing, wanted) : null;
  if (end === null) return null;
  const cards = cardsBefore(playing, end, waiting);
  const passes = waitsForCardsOnly(playing);
  // A person confirms Ending Timed Phase even if all are ready. A step returned to by undo waits for a press.
  const isConfirmed = playing.phase === 'timed' && people.includes(end.as);
  const isHeld = cards.length > 0 || isConfirmed || (passes && tookBack && people.length > 0);
  return { role: end.as, cards, ending: isHeld ? 'by-press' : 'by-itself', passes };
}
