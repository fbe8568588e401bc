// Spreads the return of devices to a host that restarts.

/** Time that a host needs to restart, in ms. */
const restartMs = 500;
/** Devices that come back each second. */
const perSecond = 500;
/** Time within which all come back, however many they are, in ms. */
const mostMs = 10_000;

/**
 * Returns the delay in ms after which the devices of a table come back, from the number of devices that were told
 * earlier, and that of all devices. Those of one table come together, because the table waits for the last of them.
 */
export function returnDelay(earlier: number, devices: number): number {
  const spreadMs = Math.min(mostMs, (devices / perSecond) * 1_000);
  return Math.round(restartMs + (devices === 0 ? 0 : (earlier / devices) * spreadMs));
}
