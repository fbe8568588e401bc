// Describes a moment as one line of the log.

import type { Role } from '../../content/roles.ts';
import { factsOf } from '../../content/steps.ts';
import { type GameEvent, isSameCause, type PublicState } from '../../rules/index.ts';
import { joined } from '../joined.ts';
import { boardWords } from './board-words.ts';
import type { Moment } from './moments.ts';
import { headWords, plainWords } from './operation-words.ts';
import type { Speech } from './speech.ts';

/** A line of the log: who acted, a heading, and what happened. */
export interface Line {
  readonly role: Role | 'all' | null;
  /** Name of the cue, step, task or card it begins with; may be empty. */
  readonly head: string;
  readonly text: string;
  /** Whether it opens a cue or step. The lines that follow are shown below it. */
  readonly opens: boolean;
}

/** Returns who acted: the role that was asked, the owner of the card, or the role of the cue or step. */
function roleOf(events: readonly GameEvent[], before: PublicState, after: PublicState): Line['role'] {
  for (const event of events) {
    if (event.type === 'cue-opened') return event.cue.role;
    if (event.type === 'step-opened') return factsOf(event.step).role;
    if (event.type === 'scanned') return 'central-officer';
    if (event.type === 'game-ended') return null;
    if (event.type === 'card-used') {
      return before.board?.inPlay.find(({ card }) => card === event.card)?.owner ?? null;
    }
    if (event.type === 'chosen') {
      const choice = before.board?.choices.find(({ why }) => isSameCause(why, event.why));
      if (choice) return choice.role;
    }
  }
  if (after.cue) return after.cue.role;
  return after.step === null ? null : factsOf(after.step).role;
}

/** Returns the line of a moment, or null if there is nothing to say. `before` is the state before the moment. */
export function lineOf({ events, open: after }: Moment, before: PublicState, speech: Speech): Line | null {
  const opens = events.some(({ type }) => type === 'cue-opened' || type === 'step-opened');
  const head = headWords(events, before, after, speech);
  const { board } = after;
  const context = board && { events, before: before.board ?? board, after: board, speech };
  const sentences = events.flatMap((event) => [
    plainWords(event, speech, board !== null),
    context === null ? '' : boardWords(event, context),
  ]);
  const text = joined(sentences, speech.say);
  return head === '' && text === '' ? null : { role: roleOf(events, before, after), head, text, opens };
}

/** Returns one line per moment; null for moments without words. */
export const linesOf = (moments: readonly Moment[], speech: Speech): (Line | null)[] =>
  moments.map((moment, i) => lineOf(moment, moments[i - 1]?.open ?? moment.open, speech));

/** Returns a line as one sentence, such as "UFOs detected: UFOs arrive – Europe 1." */
export const toSentence = ({ head, text }: Line, { say }: Speech): string =>
  head === '' || text === '' ? head + text : say('happened.line', { head, text });
