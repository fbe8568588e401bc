import type { EventType, GameEvent } from '../src/rules/index.ts';
import { eventExamples } from './event-examples.ts';
import { eventMeanings } from './event-meanings.ts';

/** Longest list in an example. Longer ones are shortened. */
const maxItems = 3;

/** Returns the example with the end of long lists replaced by a note. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const all: unknown[] = value;
    const shown = all.length > maxItems ? [...all.slice(0, maxItems - 1), `… ${all.length - maxItems + 1} more`] : all;
    return shown.map(shortened);
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

const isSecret = (type: string): boolean => type.startsWith('secret/');

function entry(type: EventType, example: GameEvent | undefined): string {
  if (example === undefined) throw new Error(`no game tells of ${type}`);
  const never = isSecret(type) ? ' **Never sent.**' : '';
  const json = JSON.stringify(shortened(example));
  return `### \`${type}\`\n${eventMeanings[type]}${never}\n\`\`\`json\n${json}\n\`\`\`\n`;
}

/** Returns the text of docs/events.md: each event with its description and a real example. Deterministic. */
export function eventPage(): string {
  const examples = eventExamples();
  const types = Object.keys(eventMeanings) as EventType[];
  return `# Events

What an answer of [\`sitroom engine\`](engine.md) and a save tell of: ${types.length} types. Every event has \`type\`, \`at\` (milliseconds since the game began) and
\`why\`: the intent, cue, step or card that caused it, \`time\`, or \`new\` at setup. \`seat\` is whose intent it is part of; it is missing where nobody asked for it. The shapes are in
[\`src/rules/state/events.ts\`](../src/rules/state/events.ts); the examples are taken from real games, long lists cut short. Those named
\`secret/…\` are in the log and in saves, and are never sent to a seat (INF-1).

Written by \`npm run events\`.

${types.map((type) => entry(type, examples.get(type))).join('\n')}`;
}
