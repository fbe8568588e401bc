let tumbling = $state(false);

/** Whether dice tumble on this screen. Until they lie still, nothing may reveal the result. */
export const isTumbling = (): boolean => tumbling;

/** Says that dice tumble on this screen, or that they lie still. */
export function setTumbling(now: boolean): void {
  tumbling = now;
}
