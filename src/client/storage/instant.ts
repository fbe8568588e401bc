import * as v from 'valibot';

const key = 'sitroom/instant';

/** The instant a running game had reached: written many times a second, so that a killed tab loses next to nothing. */
export interface Instant {
  readonly id: string;
  /** How many events the log had; a note that does not belong to the log found later is of no use. */
  readonly events: number;
  readonly at: number;
}

const shape = v.strictObject({
  id: v.string(),
  events: v.number(),
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Notes the instant. Where nothing can be kept it keeps quiet: the shelf has said so already. */
export function noteInstant(instant: Instant): void {
  try {
    localStorage.setItem(key, JSON.stringify(instant));
  } catch {
    // The game itself is kept elsewhere; only the last moments are lost.
  }
}

/** The instant noted for this very log, if there is one. */
export function notedInstant(id: string, events: number): number | null {
  try {
    const noted = v.safeParse(shape, JSON.parse(localStorage.getItem(key) ?? 'null'));
    const fits = noted.success && noted.output.id === id && noted.output.events === events;
    return fits ? noted.output.at : null;
  } catch {
    return null;
  }
}
