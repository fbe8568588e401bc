// Describes events of the app's half (cues, steps, reports) in words, and gives moments their headings.

import { continents } from '../../content/continents.ts';
import type { Cause, EventOf, GameEvent, OpenGame, PublicState } from '../../rules/index.ts';
import type { OperationEvent, SecretEvent, TableEvent } from '../../rules/state/events.ts';
import { conditionInFull } from '../condition-words.ts';
import { houseWords } from '../house-words.ts';
import { joined } from '../joined.ts';
import type { Speech } from './speech.ts';

/** A task and its target, such as "Research · Beam Rifles". */
function taskHead({ task }: EventOf<'task-opened'>, { board }: PublicState, { say, terms, cardName }: Speech): string {
  const name = terms().tasks[task.kind];
  const about = () => {
    switch (task.kind) {
      case 'research':
        return cardName(board?.labs[task.lab - 1]?.tech ?? '');
      case 'orbital-defense':
        return '';
      case 'global-defense':
        return say(`continent.${task.continent}`);
      case 'base-defense':
        return cardName(board?.enemies[task.enemy]?.card ?? '');
      case 'mission':
      case 'final-mission':
        return say('table.part', { number: task.part + 1 });
    }
  };
  const what = about();
  return what === '' ? name : `${name} · ${what}`;
}

/** The card or plan that caused a moment; empty for other causes. */
function reasonHead(why: Cause, { say, cardName }: Speech): string {
  if (why.by === 'plan') return say(`plan.${why.plan}`);
  return why.by === 'card' ? cardName(why.card) : '';
}

/** Returns the heading of a moment; may be empty. */
export function headWords(events: readonly GameEvent[], before: PublicState, after: OpenGame, speech: Speech): string {
  const { say, cueName } = speech;
  for (const event of events) {
    if (event.type === 'cue-opened') return cueName(event.cue);
    if (event.type === 'step-opened') return say(`step.${event.step}.name`);
    if (event.type === 'task-opened') return taskHead(event, after, speech);
    if (event.type === 'round-ended') return say('between.over', { round: event.report.round });
    if (event.type === 'game-ended') return say(event.outcome.won ? 'end.won' : 'end.lost');
    if (event.type === 'cue-expired' || event.type === 'cue-closed') {
      if (before.cue && (event.type === 'cue-expired' || event.how === 'expired')) return cueName(before.cue);
    }
  }
  const first = events.find(({ type }) => type !== 'step-closed' && type !== 'task-closed');
  return first === undefined ? '' : reasonHead(first.why, speech);
}

/** A report entry of companion mode, in words. */
function reportWords(entry: EventOf<'reported'>['entry'], { say }: Speech): string {
  const { panic } = entry;
  if (panic) {
    const count = (zone: string) => continents.filter((continent) => panic[continent] === zone).length;
    return say('happened.panic-report', { red: count('red'), fallen: count('orange') });
  }
  if (entry.orbitUfos !== undefined) return say('happened.orbit-report', { count: entry.orbitUfos });
  if (entry.missionCompleted !== undefined) {
    return say(entry.missionCompleted ? 'happened.mission-won' : 'happened.mission-open');
  }
  return '';
}

const seconds = (ms: number): number => Math.round(ms / 1000);

/** Returns an event of the app's half in words; empty if there is nothing to say. `board`: whether the game has one. */
export function plainWords(event: GameEvent, speech: Speech, board: boolean): string {
  const { say } = speech;
  switch (event.type) {
    case 'game-set-up': {
      const { difficulty, plan, base, houseRules, condition } = event.setup;
      const drawn = say('happened.set-up', {
        difficulty: say(`difficulty.${difficulty}`),
        plan: say(`plan.${plan}`),
        base: say(`continent.${base}`),
      });
      const changed = condition ? conditionInFull(condition, say) : '';
      return joined([drawn, changed, houseWords(houseRules, event.timers, say)], say);
    }
    case 'cue-opened': {
      if (event.cue.credits !== undefined && !board) return say('happened.budget', { count: event.cue.credits });
      return event.cue.ufos && !board ? `${speech.placesLine(event.cue)}.` : '';
    }
    case 'cue-expired':
      return say('happened.expired');
    case 'cue-closed':
      return event.how === 'expired' ? say('happened.ran-out') : '';
    case 'scanned':
      return say('happened.scanned', { places: speech.placesLine(event.cue) });
    case 'time-added':
      return joined(
        [
          event.cueMs > 0 ? say('happened.cue-longer', { seconds: seconds(event.cueMs) }) : '',
          event.pauseMs > 0 ? say('happened.pause-longer', { seconds: seconds(event.pauseMs) }) : '',
        ],
        say,
      );
    case 'reported':
      return board ? '' : reportWords(event.entry, speech);
    case 'corrected':
      return say('happened.corrected');
    case 'reported-late': {
      const { panic, orbitUfos } = event.entry;
      const told = [...(panic ? [{ panic }] : []), ...(orbitUfos === undefined ? [] : [{ orbitUfos }])];
      return joined([say('happened.reported-late'), ...told.map((entry) => reportWords(entry, speech))], say);
    }
    case 'game-ended':
      return say(`end.why.${event.outcome.why}`);
    default:
      event satisfies SecretEvent | OperationEvent | TableEvent;
      return '';
  }
}
