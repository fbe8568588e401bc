// Reads logs of older versions: adds what events of today say and theirs did not.

/** An event as a file has it, before its shape is checked. */
type Raw = Readonly<Record<string, unknown>>;

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;

/** Before version 3 a cue did not say whether it had been forecast: that followed from lights only the host could see. */
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

/** A log as the version of today would have written it. `version` is that of the save, from 1. */
export const upcast = (log: readonly unknown[], version: number): readonly unknown[] =>
  version < 3 ? withForecasts(log) : log;
