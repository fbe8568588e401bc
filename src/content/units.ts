import { components, startingReserve } from './components.ts';

/** The four soldier classes (TAB-6). */
export const soldierClasses = ['assault', 'heavy', 'sniper', 'support'] as const;
/** A class of soldier. */
export type SoldierClass = (typeof soldierClasses)[number];

/** Every kind of unit (TAB-6). */
export const unitKinds = ['interceptor', 'satellite', 'scientist', ...soldierClasses] as const;
/** A kind of unit. */
export type UnitKind = (typeof unitKinds)[number];

/** Unit groups that cards can name: one kind, any soldier, or any unit. */
export const unitGroups = ['interceptor', 'satellite', 'scientist', 'soldier', 'any'] as const;
/** A unit group that cards can name. */
export type UnitGroup = (typeof unitGroups)[number];

/** The four skills (TAB-10). */
export const skills = ['positioning', 'critical', 'firepower', 'teamwork'] as const;
/** A soldier's skill. */
export type Skill = (typeof skills)[number];

/** The two skills of each class. It is specialised in the first (TAB-10). */
export const skillsOf: Readonly<Record<SoldierClass, readonly [specialised: Skill, other: Skill]>> = {
  assault: ['positioning', 'firepower'],
  heavy: ['firepower', 'teamwork'],
  sniper: ['critical', 'positioning'],
  support: ['teamwork', 'critical'],
};

const perClass = components.soldiers / soldierClasses.length;

/** Units of each kind: `all` in the box, and `reserve` placed in reserve at setup (TAB-6, SET-2). */
export const stock: Readonly<Record<UnitKind, { readonly all: number; readonly reserve: number }>> = {
  interceptor: { all: components.interceptors, reserve: startingReserve.interceptors },
  satellite: { all: components.satellites, reserve: startingReserve.satellites },
  scientist: { all: components.scientists, reserve: startingReserve.scientists },
  assault: { all: perClass, reserve: startingReserve.soldiersPerClass },
  heavy: { all: perClass, reserve: startingReserve.soldiersPerClass },
  sniper: { all: perClass, reserve: startingReserve.soldiersPerClass },
  support: { all: perClass, reserve: startingReserve.soldiersPerClass },
};

/** Whether the kind is a soldier class. */
export const isSoldier = (kind: UnitKind): kind is SoldierClass =>
  kind !== 'interceptor' && kind !== 'satellite' && kind !== 'scientist';

/** Whether units of the kind belong to the group. */
export const isOf = (kind: UnitKind, group: UnitGroup): boolean =>
  group === 'any' || group === kind || (group === 'soldier' && isSoldier(kind));
