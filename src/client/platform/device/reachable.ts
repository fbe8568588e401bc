import * as v from 'valibot';

const shape = v.object({ addresses: v.array(v.string()) });
const isLoopback = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

/**
 * Returns the addresses at which other devices reach this page, best first. A page that was opened as localhost asks its
 * server for them. Empty if there are none, or the server does not answer.
 */
export async function reachable(): Promise<readonly string[]> {
  const here = location.href.replace(/#.*$/, '');
  if (!isLoopback(location.hostname)) return [here];
  try {
    const parsed = v.safeParse(shape, await (await fetch('addresses')).json());
    return parsed.success ? parsed.output.addresses : [];
  } catch {
    return [];
  }
}

/** Returns the link to a location hash that opens on other devices, or at least on this one. */
export async function linkTo(hash: string): Promise<string> {
  const [base = location.href] = await reachable();
  return new URL(hash, base).href;
}
