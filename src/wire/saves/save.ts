import type { Game } from '../../host/index.ts';
import { digest } from '../reading/digest.ts';
import type { DamageKind } from './damage.ts';
import { packed } from './packed.ts';

/** Format name of saves. */
export const format = 'sitroom-save';
/** Version in which saves are written. */
export const version = 4;

/** A saved game: the packed log, its instant in ms since the game began, and a digest of all other fields. */
export interface Save {
  readonly format: typeof format;
  readonly version: typeof version;
  readonly at: number;
  /** The log as JSON, deflated, in base64. */
  readonly log: string;
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

/** Creates a save of a game. */
export function makeSave({ log, state }: Pick<Game, 'log' | 'state'>): Save {
  const body = { format, version, at: state.open.at, log: packed(JSON.stringify(log)) } as const;
  return { ...body, digest: digest(body) };
}
