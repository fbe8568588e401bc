import type { SetupRefusal } from '../../rules/index.ts';
import type { OnlineRefusal, SaveRefusal, ValidationError } from '../../wire/index.ts';
import { joinList } from './list.ts';
import { isWord, say, sayWith } from './say.ts';

/**
 * Returns why an intent or a setup was refused, in words. A newer table may have a reason that has none here (ONL-13).
 */
export function refusedIntent(why: OnlineRefusal | SetupRefusal): string {
  if ('names' in why && why.names.length > 0) return say('refused.held-for', { name: joinList(why.names) });
  const { code } = why;
  const key = `refused.${code}` as const;
  return isWord(key) ? say(key) : say('refused.other');
}

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

/** Words for found values of these kinds. */
const shown: Readonly<Record<string, string>> = { Object: '{…}', Array: '[…]', undefined: '…' };

/**
 * Returns words for the expected value of a pack field, in the current language. Null if only English has a message.
 */
export function faultWords({ code, given }: ValidationError): string | null {
  if (code === 'other') return null;
  const details = Object.entries(given).map(([name, value]) => [name, shown[value] ?? value] as const);
  return sayWith(`packs.fault.${code}`, Object.fromEntries(details));
}
