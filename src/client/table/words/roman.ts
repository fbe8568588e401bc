/** Number of each lab as the box writes it. */
export const roman = { 1: 'I', 2: 'II', 3: 'III' } as const;
