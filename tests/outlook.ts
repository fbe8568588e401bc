import { type Outlook, outlookOf } from '../src/bots/planner/outlook.ts';
import type { Playing } from '../src/rules/index.ts';
import type { Play } from './given.ts';

/** A table as the planner judges it. */
export const seenBy = ({ state }: Play): Outlook => outlookOf(state.open as Playing);
