import { edition, eventsOf, type Game } from '../../host/index.ts';
import { digest } from '../reading/digest.ts';
import { columnsOf } from './columns.ts';
import type { DamageKind } from './damage.ts';
import { inputOf } from './input-of.ts';
import { packed } from './packed.ts';

/** Format name of saves. */
export const format = 'sitroom-save';
/** Version in which saves are written. */
export const version = 5;
/**
 * Version of a save with an expansion. Older programs say that it is from a newer one, and not that it is damaged
 * (EVO-102).
 */
export const versionWithExpansions = 6;

/** A saved game: its packed log, its instant in ms since the game began, and a digest of all other fields. */
export interface Save {
  readonly format: typeof format;
  readonly version: typeof version | typeof versionWithExpansions;
  /** Edition that decided its inputs. */
  readonly edition: number;
  readonly at: number;
  /** The pack that a board needs. */
  readonly pack?: PackName;
  /** The inputs as JSON, deflated, in base64. */
  readonly inputs: string;
  /** Their events in columns, packed in the same way. */
  readonly events: string;
  readonly digest: string;
}

/** Reference to a pack in a save. The standard set has no hash. */
export interface PackName {
  readonly name: string;
  readonly hash?: string;
}

/** Reason for refusing a save. `save-pack`: the pack it was played with is not loaded. */
export type SaveRefusal =
  | { readonly code: 'save-foreign'; readonly detail: string }
  | { readonly code: 'save-version'; readonly detail: string; readonly version: number }
  | { readonly code: 'save-damaged'; readonly damage: DamageKind; readonly detail: string }
  | { readonly code: 'save-pack'; readonly detail: string; readonly pack: PackName };

/**
 * Returns the pack that a setup names. Null for companion games, and for the first saves of boards, which named none.
 */
export const packNamed = ({
  pack: name,
  packHash: hash,
}: {
  readonly pack?: string;
  readonly packHash?: string;
}): PackName | null => (name === undefined ? null : { name, ...(hash === undefined ? {} : { hash }) });

/** Returns the events of a log as text. The same events give the same text. */
export const textOf = (log: Game['log']): string => JSON.stringify(columnsOf(eventsOf(log)));

/** Creates a save of a game. */
export function makeSave({ log, state }: Pick<Game, 'log' | 'state'>): Save {
  const pack = packNamed(state.open.setup);
  const body = {
    format,
    version: state.open.setup.expansions === undefined ? version : versionWithExpansions,
    edition,
    at: state.open.at,
    ...(pack === null ? {} : { pack }),
    inputs: packed(JSON.stringify(log.map(inputOf))),
    events: packed(textOf(log)),
  } as const;
  return { ...body, digest: digest(body) };
}
