// A moment in words: one line, whose it was, and nothing at all where nobody would say anything.

import type { Role } from '../../content/roles.ts';
import { factsOf } from '../../content/steps.ts';
import type { GameEvent, Open } from '../../rules/index.ts';
import { boardWords } from './board-words.ts';
import type { Moment } from './moments.ts';
import { headWords, plainWords } from './operation-words.ts';
import { joined, type Speech } from './speech.ts';

/** A line of the log: whose moment it was, what it is called if it has a name, and what happened. */
export interface Line {
  readonly role: Role | 'all' | null;
  /** The cue, step, task or card it began with. */
  readonly head: string;
  readonly text: string;
  /** It opens a cue or a step: what follows stands below it. */
  readonly opens: boolean;
}

/** Whose moment it was: the one who was asked, the owner of the card, the role of the cue or step. */
function roleOf(events: readonly GameEvent[], before: Open, after: Open): Line['role'] {
  for (const event of events) {
    if (event.type === 'cue-opened') return event.cue.role;
    if (event.type === 'step-opened') return factsOf(event.step).role;
    if (event.type === 'scanned') return 'central-officer';
    if (event.type === 'game-ended') return null;
    if (event.type === 'card-used') {
      return before.board?.inPlay.find(({ card }) => card === event.card)?.owner ?? null;
    }
    if (event.type === 'chosen') {
      const choice = before.board?.choices.find(({ source }) => source === event.why);
      if (choice) return choice.role;
    }
  }
  if (after.cue) return after.cue.role;
  return after.step === null ? null : factsOf(after.step).role;
}

/** A line for a moment, seen from the table before it; null where nothing is worth a word. */
export function lineOf({ events, open: after }: Moment, before: Open, speech: Speech): Line | null {
  const opens = events.some(({ type }) => type === 'cue-opened' || type === 'step-opened');
  const head = headWords(events, before, after, speech);
  const { board } = after;
  const sight = board && { events, before: before.board ?? board, after: board, speech };
  const told = events.flatMap((event) => [
    plainWords(event, speech, board !== null),
    sight === null ? '' : boardWords(event, sight),
  ]);
  const text = joined(told, speech.say);
  return head === '' && text === '' ? null : { role: roleOf(events, before, after), head, text, opens };
}

/** The log in words: a line for each moment, null for those that are silent. */
export const linesOf = (moments: readonly Moment[], speech: Speech): (Line | null)[] =>
  moments.map((moment, i) => lineOf(moment, moments[i - 1]?.open ?? moment.open, speech));

/** A line as it is read out: UFOs detected: UFOs arrive – Europe 1. */
export const readOut = ({ head, text }: Line, { say }: Speech): string =>
  head === '' || text === '' ? head + text : say('happened.line', { head, text });
