import type { Enemy, Icon } from '../cards/cards.ts';
import { skills } from '../units.ts';

/** Parses icons from skill names. A trailing `*` marks a special icon. Throws if a skill is unknown. */
export const icons = (...names: readonly string[]): Icon[] =>
  names.map((name) => {
    const skill = skills.find((known) => name.startsWith(known));
    if (skill === undefined) throw new Error(`no skill ${name}`);
    return { skill, special: name.endsWith('*') };
  });

/** Enemies of the standard set. */
export const enemies = [
  { id: 'sectoid-scout', type: 'sectoid', copies: 2, health: 1, icons: icons('positioning', 'critical') },
  { id: 'sectoid-drone', type: 'sectoid', copies: 1, health: 1, icons: icons('firepower', 'teamwork*') },
  {
    id: 'sectoid-commander',
    type: 'sectoid',
    copies: 1,
    health: 3,
    icons: icons('critical*', 'firepower'),
    rule: { is: 'heals' },
  },
  { id: 'muton-grunt', type: 'muton', copies: 2, health: 2, icons: icons('firepower', 'positioning') },
  { id: 'muton-brawler', type: 'muton', copies: 1, health: 2, icons: icons('critical', 'teamwork*') },
  {
    id: 'muton-elite',
    type: 'muton',
    copies: 1,
    health: 4,
    icons: icons('firepower*', 'critical', 'positioning'),
    rule: { is: 'damage', by: 2 },
  },
  { id: 'floater-raider', type: 'floater', copies: 2, health: 1, icons: icons('critical') },
  { id: 'floater-gunner', type: 'floater', copies: 2, health: 2, icons: icons('positioning*', 'teamwork') },
  { id: 'outsider-shard', type: 'outsider', copies: 2, health: 2, icons: icons('critical*', 'positioning') },
  {
    id: 'outsider-prism',
    type: 'outsider',
    copies: 1,
    health: 2,
    icons: icons('firepower*', 'teamwork'),
    rule: { is: 'no-salvage' },
  },
  { id: 'thin-man-courier', type: 'thin-man', copies: 2, health: 1, icons: icons('teamwork', 'critical') },
  {
    id: 'thin-man-spitter',
    type: 'thin-man',
    copies: 1,
    health: 2,
    icons: icons('positioning*', 'firepower'),
    rule: { is: 'kills-on', face: 8 },
  },
  { id: 'chryssalid-stalker', type: 'chryssalid', copies: 2, health: 2, icons: icons('firepower', 'critical') },
  {
    id: 'chryssalid-brood',
    type: 'chryssalid',
    copies: 1,
    health: 3,
    icons: icons('teamwork*', 'firepower'),
    rule: { is: 'kills-on', face: 7 },
  },
  { id: 'cyberdisc-hunter', type: 'cyberdisc', copies: 2, health: 3, icons: icons('critical*', 'firepower') },
  {
    id: 'cyberdisc-mender',
    type: 'cyberdisc',
    copies: 1,
    health: 3,
    icons: icons('positioning', 'firepower*'),
    rule: { is: 'heals' },
  },
  { id: 'sectopod-walker', type: 'sectopod', copies: 2, health: 4, icons: icons('firepower*', 'critical', 'teamwork') },
  {
    id: 'sectopod-siege',
    type: 'sectopod',
    copies: 1,
    health: 3,
    icons: icons('firepower*', 'positioning'),
    rule: { is: 'damage', by: 2 },
  },
  { id: 'ethereal-adept', type: 'ethereal', copies: 2, health: 3, icons: icons('critical', 'teamwork*') },
  {
    id: 'ethereal-lord',
    type: 'ethereal',
    copies: 1,
    health: 4,
    icons: icons('critical*', 'teamwork', 'positioning'),
    rule: { is: 'no-salvage' },
  },
] as const satisfies readonly Enemy[];
