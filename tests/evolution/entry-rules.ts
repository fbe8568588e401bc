/** The rules that each entry of Evolution explains. */
export const evolution = {
  'destruction-cards': ['EVO-26'],
  'evolution-differs': ['EVO-9', 'EVO-12', 'EVO-22', 'EVO-23', 'EVO-24'],
  expansion: [
    'EVO-2',
    'EVO-3',
    'EVO-4',
    'EVO-5',
    'EVO-6',
    'EVO-8',
    'EVO-13',
    'EVO-19',
    'EVO-25',
    'EVO-27',
    'EVO-39',
    'EVO-101',
    'EVO-102',
  ],
  sabotage: ['EVO-14', 'EVO-15', 'EVO-16', 'EVO-17', 'EVO-18', 'EVO-29', 'EVO-30', 'EVO-33', 'EVO-34', 'EVO-36'],
} as const;
