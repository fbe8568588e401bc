import type { Fault } from '../../wire/index.ts';
import { sayWith } from './say.ts';

/** How found values of these kinds are shown. */
const shown: Readonly<Record<string, string>> = { Object: '{…}', Array: '[…]', undefined: '…' };

/** Returns what was expected of a pack field, in the current language. Null if there is only the English message. */
export function faultWords({ code, given }: Fault): string | null {
  if (code === 'other') return null;
  const details = Object.entries(given).map(([name, value]) => [name, shown[value] ?? value] as const);
  return sayWith(`packs.fault.${code}`, Object.fromEntries(details));
}
