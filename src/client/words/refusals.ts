import type { SetupRefusal } from '../../rules/index.ts';
import type { OnlineRefusal, SaveRefusal } from '../../wire/index.ts';
import { say } from './say.ts';

/** Returns why an intent or a setup was refused, in words. */
export const refusedIntent = ({ code }: OnlineRefusal | SetupRefusal): string => say(`refused.${code}`);

/** Returns why a file or a stored game is not loaded, in words. */
export function refusedSave(refusal: SaveRefusal | { readonly code: 'file-unreadable' }): string {
  switch (refusal.code) {
    case 'save-foreign':
      return say('file.foreign');
    case 'save-version':
      return say('file.version', { version: refusal.version });
    case 'save-damaged':
      return say('file.damaged', { detail: say(`file.damage.${refusal.damage}`) });
    case 'save-pack':
      return say('file.pack', { detail: refusal.detail });
    case 'file-unreadable':
      return say('file.unreadable');
  }
}
