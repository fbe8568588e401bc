import { type SetupItem, type SetupOwner, setupList } from '../../content/box/setup-list.ts';
import { components, startingReserve } from '../../content/components.ts';
import { continents } from '../../content/continents.ts';
import { typesWithElite } from '../../content/enemies.ts';
import { type Role, roles } from '../../content/roles.ts';
import { stock, type UnitKind } from '../../content/units.ts';
import type { EntryId, Key } from '../../i18n/index.ts';
import { fundingOf, type Setup } from '../../rules/index.ts';
import { joinList } from './list.ts';
import { say, sayWith } from './say.ts';

import type { Line } from './step.ts';

/** A line of the set-up list: a component of the box, and its instruction. */
export interface SetupLine extends Line {
  readonly id: SetupItem;
  readonly name: string;
  /** Words about shared roles, or about the places of the panic markers. */
  readonly more: string | null;
  /** Entry of the rules reference about it. */
  readonly entry: EntryId;
}

/** The lines of one role, or of the whole table. */
export interface SetupGroup {
  readonly owner: SetupOwner;
  readonly lines: readonly SetupLine[];
}

const entryOf: Readonly<Record<SetupItem, EntryId>> = {
  board: 'continents',
  roles: 'roles',
  base: 'base',
  panic: 'panic',
  threat: 'threat',
  damage: 'base-damage',
  supply: 'components',
  pool: 'reserve',
  interceptors: 'reserve',
  'commander-assets': 'assets',
  'base-asset': 'assets',
  funding: 'emergency-funding',
  crises: 'crisis-card',
  scientists: 'reserve',
  'scientist-assets': 'assets',
  techs: 'tech-card',
  satellites: 'reserve',
  'officer-assets': 'assets',
  ufos: 'ufos',
  soldiers: 'reserve',
  'leader-assets': 'assets',
  elite: 'elite',
  plan: 'plan-card',
  enemies: 'enemies',
  missions: 'mission-card',
};

const inPool = (kind: UnitKind): number => stock[kind].all - stock[kind].reserve;

/** Returns the places of the panic markers, by names and figures. */
const panicOf = ({ startingPanic }: Setup): string =>
  joinList(continents.map((one) => `${say(`continent.${one}`)} ${startingPanic[one]}`.replaceAll(' ', '\u00a0')));

/** Returns the arguments of the messages in the list. */
function factsOf(setup: Setup) {
  const { plan, base, enemyTypes } = setup;
  const [first = '', second = '', third = ''] = enemyTypes.map((type) => say(`enemy.${type}`));
  const elites = typesWithElite.flatMap((type) => (enemyTypes.includes(type) ? [say(`elite.${type}`)] : []));
  return {
    plan: say(`plan.${plan}`),
    base: say(`continent.${base}`),
    first,
    second,
    third,
    elites: joinList(elites),
    soldiersInReserve: startingReserve.soldiersPerClass,
    soldiersInPool: inPool('assault'),
    interceptorsInReserve: startingReserve.interceptors,
    interceptorsInPool: inPool('interceptor'),
    scientists: startingReserve.scientists,
    satellites: startingReserve.satellites,
    credits: fundingOf(setup),
    ufos: components.ufos,
    markers: components.eliteMarkers,
  };
}

/** Items that share the messages of their kind. */
const sharedMessages: Readonly<Partial<Record<SetupItem, 'assets' | 'deck'>>> = {
  'commander-assets': 'assets',
  'scientist-assets': 'assets',
  'officer-assets': 'assets',
  'leader-assets': 'assets',
  crises: 'deck',
  missions: 'deck',
};

/**
 * Returns the set-up list for the physical components (SET-7): those of the table, then those of each role. Those of
 * the roles in `own` come first.
 */
export function setupGroups(setup: Setup, own: readonly Role[] = []): SetupGroup[] {
  const facts = factsOf(setup);
  const lineOf = (id: SetupItem): SetupLine => {
    const step = id === 'enemies' && facts.elites !== '' ? 'enemies-and-elites' : (sharedMessages[id] ?? id);
    const thing = sharedMessages[id] === 'assets' ? 'assets' : id;
    return {
      id,
      name: sayWith(`setup.thing.${thing}` as Key, {}),
      words: sayWith(`setup.step.${step}` as Key, facts),
      more: id === 'roles' ? say('setup.split') : id === 'panic' ? panicOf(setup) : null,
      entry: entryOf[id],
      forgotten: false,
    };
  };
  const others = roles.filter((role) => !own.includes(role));
  // Somebody with every role has no part of their own.
  const owners: readonly SetupOwner[] = others.length === 0 ? ['table', ...roles] : [...own, 'table', ...others];
  return owners.map((owner) => ({ owner, lines: setupList[owner].map(lineOf) }));
}
