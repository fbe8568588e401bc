import type { EntryId } from '../../i18n/index.ts';

/** Cards whose anatomy is drawn. */
export const drawnCards = [
  'asset-card',
  'tech-card',
  'enemy-card',
  'mission-card',
  'crisis-card',
  'plan-card',
  'final-mission-card',
] as const satisfies readonly EntryId[];
export type DrawnCard = (typeof drawnCards)[number];

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

/** Whether an entry has a table or a drawing. */
export const hasFigure = (id: EntryId): boolean => isDrawnCard(id) || others.includes(id);

/** Whether the figure shows the parts of its entry by itself, without letters. */
export const showsParts = (id: EntryId): boolean => id === 'symbols';
