import type { Fault } from '../../wire/index.ts';
import { sayWith } from './say.svelte.ts';

/** What stood in a field, as it looks in a file. */
const shown: Readonly<Record<string, string>> = { Object: '{…}', Array: '[…]', undefined: '…' };

/** What was expected of a field of a pack, in the language at hand; null where there are only English words for it. */
export function faultWords({ code, given }: Fault): string | null {
  if (code === 'other') return null;
  const details = Object.entries(given).map(([name, value]) => [name, shown[value] ?? value] as const);
  return sayWith(`packs.fault.${code}`, Object.fromEntries(details));
}
