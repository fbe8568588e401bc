/** Words that find the entries about Evolution. */
export const evolution = {
  sabotage: 'exalt tokens token dangerous six-sided clear remove roll on saboteur saboteurs',
  'destruction-cards': 'destruction card MEC trooper troopers meld reward yellow exclamation mark',
  'evolution-differs': 'differences official app ours unknown leaflet evolution honest',
  expansion:
    'evolution expansion expansions second box add-on addon d6 six-sided alien die DLC EXALT MEC compatible support compatibility combine mix include included extra',
} as const;
