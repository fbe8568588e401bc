import { components, startingReserve } from './components.ts';

/** The four classes of soldiers (TAB-6). */
export const soldierClasses = ['assault', 'heavy', 'sniper', 'support'] as const;
export type SoldierClass = (typeof soldierClasses)[number];

export const unitKinds = ['interceptor', 'satellite', 'scientist', ...soldierClasses] as const;
export type UnitKind = (typeof unitKinds)[number];

/** Units as cards name them: a kind, any soldier, or any unit at all. */
export const unitGroups = ['interceptor', 'satellite', 'scientist', 'soldier', 'any'] as const;
export type UnitGroup = (typeof unitGroups)[number];

/** The four skills (TAB-10). */
export const skills = ['positioning', 'critical', 'firepower', 'teamwork'] as const;
export type Skill = (typeof skills)[number];

/** What each class can do; in the first of the two it is specialised (TAB-10). */
export const skillsOf: Readonly<Record<SoldierClass, readonly [specialised: Skill, other: Skill]>> = {
  assault: ['positioning', 'firepower'],
  heavy: ['firepower', 'teamwork'],
  sniper: ['critical', 'positioning'],
  support: ['teamwork', 'critical'],
};

const perClass = components.soldiers / soldierClasses.length;

/** How many there are of a kind, and how many of them setup puts into the reserve (TAB-6, SET-2). */
export const stock: Readonly<Record<UnitKind, { readonly all: number; readonly reserve: number }>> = {
  interceptor: { all: components.interceptors, reserve: startingReserve.interceptors },
  satellite: { all: components.satellites, reserve: startingReserve.satellites },
  scientist: { all: components.scientists, reserve: startingReserve.scientists },
  assault: { all: perClass, reserve: startingReserve.soldiersPerClass },
  heavy: { all: perClass, reserve: startingReserve.soldiersPerClass },
  sniper: { all: perClass, reserve: startingReserve.soldiersPerClass },
  support: { all: perClass, reserve: startingReserve.soldiersPerClass },
};

/** Is the kind a class of soldiers? */
export const isSoldier = (kind: UnitKind): kind is SoldierClass =>
  kind !== 'interceptor' && kind !== 'satellite' && kind !== 'scientist';

/** Does a unit of the kind belong to the group? */
export const isOf = (kind: UnitKind, group: UnitGroup): boolean =>
  group === 'any' || group === kind || (group === 'soldier' && isSoldier(kind));
