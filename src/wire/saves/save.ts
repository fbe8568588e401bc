import type { Game } from '../../host/index.ts';
import { digest } from '../reading/digest.ts';
import type { DamageKind } from './damage.ts';
import { packed } from './packed.ts';

export const format = 'sitroom-save';
export const version = 3;

/** A game on file: its events made small, the instant it was saved at, and a digest over both. */
export interface Save {
  readonly format: typeof format;
  readonly version: typeof version;
  readonly at: number;
  /** The log as JSON, deflated, in base64. */
  readonly log: string;
  readonly digest: string;
}

/** A pack as a save names it; the standard set has no hash. */
export interface PackName {
  readonly name: string;
  readonly hash?: string;
}

/** Why a save is not loaded; `save-pack`: it was played with another pack than those at hand. */
export type SaveRefusal =
  | { readonly code: 'save-foreign'; readonly detail: string }
  | { readonly code: 'save-version'; readonly detail: string; readonly version: number }
  | { readonly code: 'save-damaged'; readonly damage: DamageKind; readonly detail: string }
  | { readonly code: 'save-pack'; readonly detail: string; readonly pack: PackName };

/** Puts a game on file. */
export function makeSave({ log, state }: Pick<Game, 'log' | 'state'>): Save {
  const body = { format, version, at: state.open.at, log: packed(JSON.stringify(log)) } as const;
  return { ...body, digest: digest(body) };
}
