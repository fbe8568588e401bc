// Lists the alternatives to the policy's move.

import { forSale, type Intent, type Playing, pending, researchable, takeable, unitOf } from '../../rules/index.ts';
import type { IntentOf, OperationIntent } from '../../rules/state/intents.ts';
import { confirmingBot } from '../bot/bot.ts';
import { cardLines, linesWithout } from './cards.ts';
import { type Decision, type Line, otherMove, type Situation } from './line.ts';

/** Rolling that gains more points than this is not questioned by rollouts, since its odds are exact. */
const clearlyWorth = 0.5;

/** Credits to try for Emergency Funding, relative to the policy's. */
const moreCredits = [-2, -1, 1, 2, 4] as const;

const single = ({ move }: Situation, intent: Intent): Line => [otherMove(move.as, intent)];

/** Key for deduplication: units in the same condition are the same answer. */
function answerKey({ board }: Playing, option: string): string {
  const unit = unitOf(board, option);
  return unit ? `${unit.kind} ${unit.at} ${unit.exhausted} ${unit.elite}` : option;
}

/** Returns a line for each other answer to the pending choice. */
function answerLines(situation: Situation, own: string): Line[] {
  const { playing } = situation;
  const options = pending(playing)?.options ?? [];
  const keys = options.map((option) => answerKey(playing, option));
  const isOther = (key: string, i: number) => keys.indexOf(key) === i && key !== answerKey(playing, own);
  return options
    .filter((_, i) => isOther(keys[i] ?? '', i))
    .map((option) => single(situation, { type: 'choose', option }));
}

/** Returns lines that take other amounts from Emergency Funding, including none. */
function fundingLines(situation: Situation, own: number): Line[] {
  const { brought, emergency } = situation.playing.board;
  if (brought.funded > 0) return [];
  const done = single(situation, { type: 'done' });
  const sums = new Set([0, ...moreCredits.map((more) => own + more)]);
  return [...sums]
    .filter((credits) => credits >= 0 && credits <= emergency && credits !== own)
    .map((credits) => (credits === 0 ? done : [...single(situation, { type: 'fund', credits }), ...done]));
}

function techLines(situation: Situation): Line[] {
  const lab = situation.playing.cue?.lab;
  if (lab === undefined) return [];
  return researchable(situation.playing, lab).map((tech) => single(situation, { type: 'research', lab, tech }));
}

const taskLines = (situation: Situation): Line[] =>
  takeable(situation.playing).map((task) => single(situation, { type: 'take', task }));

const purchaseLines = (situation: Situation): Line[] =>
  forSale(situation.playing).map((kind) => single(situation, { type: 'buy', kind }));

/** Returns alternatives to finishing the open cue or step. */
function insteadOfDone(situation: Situation): Decision | null {
  const { cue, step } = situation.playing;
  if (cue?.kind === 'emergency-funding') return { kind: 'funding', lines: fundingLines(situation, 0) };
  if (step === 'recruit') return { kind: 'purchase', lines: [...purchaseLines(situation), ...cardLines(situation)] };
  const isLastChance = cue?.kind === 'ending' || step !== null;
  return isLastChance ? { kind: 'task', lines: [...taskLines(situation), ...cardLines(situation)] } : null;
}

/** Whether a card can still be used later in the timed phase. */
const canWait = ({ cue }: Playing): boolean => cue !== null && cue.kind !== 'ending';

/** Returns alternatives to the policy's move, or null if the move is left to the policy. */
function insteadOf(situation: Situation): Decision | null {
  const { playing, move } = situation;
  const { intent } = move;
  const done = single(situation, { type: 'done' });
  switch (intent.type) {
    case 'choose':
      // The value model ignores the hand, so it cannot tell which tech to keep.
      return pending(playing)?.about === 'tech'
        ? null
        : { kind: 'choice', lines: answerLines(situation, intent.option) };
    case 'research':
      return { kind: 'research', lines: techLines(situation) };
    case 'fund':
      return { kind: 'funding', lines: fundingLines(situation, intent.credits) };
    case 'use':
      return canWait(playing) ? null : { kind: 'card', lines: linesWithout(intent.card, situation) };
    case 'roll': {
      const stop = single(situation, { type: 'stop' });
      const isClear = (move.points ?? 0) > clearlyWorth;
      return isClear ? null : { kind: 'roll', lines: [stop, ...taskLines(situation), ...cardLines(situation)] };
    }
    case 'stop': {
      const roll = single(situation, { type: 'roll' });
      return { kind: 'roll', lines: [roll, ...taskLines(situation), ...cardLines(situation)] };
    }
    case 'apply':
      return { kind: 'roll', lines: cardLines(situation) };
    case 'take':
      return { kind: 'task', lines: [...taskLines(situation), done, ...cardLines(situation)] };
    case 'buy':
      return { kind: 'purchase', lines: [...purchaseLines(situation), done] };
    case 'done':
      return move.as === confirmingBot(playing) ? insteadOfDone(situation) : null;
    default:
      intent satisfies OperationIntent | IntentOf<'ready' | 'assign' | 'recall' | 'place'>;
      return null;
  }
}

/** Returns the policy's move and its alternatives, or null if there are none. Alternatives may be illegal. */
export function decisionOf(situation: Situation): Decision | null {
  const { move } = situation;
  const own = JSON.stringify(move.intent);
  const decision = insteadOf(situation);
  const lines = (decision?.lines ?? []).filter(
    ([first]) => first !== undefined && (first.as !== move.as || JSON.stringify(first.intent) !== own),
  );
  return decision === null || lines.length === 0 ? null : { kind: decision.kind, lines: [[move], ...lines] };
}
