// Upcasts logs of older versions: adds fields that their events did not have yet.

/** An event before its shape has been checked. */
type Raw = Readonly<Record<string, unknown>>;

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;

/** Adds `foreseen` to cues. Before version 3 it had to be derived from secret events of the scanner's lights. */
function withForecasts(log: readonly unknown[]): unknown[] {
  let revealed: unknown[] = [];
  return log.map((event) => {
    if (!isRaw(event)) return event;
    if (event['type'] === 'secret/schedule-prepared') revealed = [];
    if (event['type'] === 'secret/light-used') revealed.push(event['reveals']);
    if (event['type'] !== 'cue-opened') return event;
    const at = revealed.indexOf(event['number']);
    if (at >= 0) revealed = revealed.toSpliced(at, 1);
    return { foreseen: at < 0 ? null : at, ...event };
  });
}

/** Upcasts a log to the current version. `version` is that of the save, from 1. */
export const upcast = (log: readonly unknown[], version: number): readonly unknown[] =>
  version < 3 ? withForecasts(log) : log;
