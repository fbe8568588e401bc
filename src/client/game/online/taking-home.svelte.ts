/** Whether this device is taking a game home from a table. Its page stays as it is meanwhile, though the table waits. */
let taking = $state(false);

export const takesHome = (): boolean => taking;

/** Notes that this device takes a game home, or has ended that. */
export function noteTaking(now: boolean): void {
  taking = now;
}
