/** Words that find the entries about Evolution. */
export const evolution = {
  expansion:
    'evolution expansion expansions second box add-on addon d6 six-sided alien die DLC EXALT MEC compatible support compatibility combine mix include included extra',
  sabotage: 'exalt token tokens sabotage saboteur saboteurs draw turn up',
  'dangerous-tasks': 'dangerous six-sided alien die d6 clear remove token roll on keep rolling finished',
  'token-list': 'danger board tokens list tap mark where places television',
  'destruction-cards': 'destruction card yellow exclamation mark pay two credits emergency funding',
  'mec-troopers': 'MEC mech trooper troopers supply score count lost elite killed',
  meld: 'meld reward token swift',
  'evolution-plans': 'two plans new plan name first second unknown called',
  'own-box': 'my box missing lacks plan enemy leave out never drawn tick onslaught',
  'evolution-differs': 'differences official app ours unknown leaflet evolution honest',
} as const;
