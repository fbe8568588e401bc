import type { Row } from '../../host/index.ts';
import type { SavedInput } from './inputs.ts';

/** Returns a row without its events. */
export function inputOf({ events, ...input }: Row): SavedInput {
  return input.row === 'events' ? { ...input, count: events.length } : input;
}
