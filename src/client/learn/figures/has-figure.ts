import type { EntryId } from '../../../i18n/index.ts';

/** Entries about kinds of cards that are drawn. */
export const drawnCards = [
  'asset-card',
  'tech-card',
  'enemy-card',
  'mission-card',
  'crisis-card',
  'plan-card',
  'final-mission-card',
] as const satisfies readonly EntryId[];

/** Entry about a kind of card that is drawn. */
export type DrawnCard = (typeof drawnCards)[number];

/** Whether the entry is about a kind of card that is drawn. */
export const isDrawnCard = (id: EntryId): id is DrawnCard => drawnCards.some((card) => card === id);

const others: readonly EntryId[] = [
  'communications',
  'difficulty',
  'final-mission',
  'keys',
  'pause',
  'plans',
  'skills',
  'soldiers',
  'symbols',
];

/** Whether an entry has a figure: a drawing or a table. */
export const hasFigure = (id: EntryId): boolean => isDrawnCard(id) || others.includes(id);

/** Whether the figure shows the parts of its entry itself, without letters. */
export const showsParts = (id: EntryId): boolean => id === 'symbols';
