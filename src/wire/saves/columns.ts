// Events as columns: the values of each field of each kind of event one after another. So they pack to half the size.

/** An event before its shape has been checked, or any other object. */
type Raw = Readonly<Record<string, unknown>>;

/** Events as columns. */
interface Columns {
  readonly kinds: readonly (readonly string[])[];
  readonly order: readonly number[];
  readonly columns: readonly (readonly (readonly unknown[])[])[];
  readonly causes: readonly unknown[];
}

interface Kind {
  readonly number: number;
  readonly fields: readonly string[];
  readonly columns: readonly unknown[][];
}

const fieldsOf = (event: Raw): string[] => Object.keys(event).filter((field) => event[field] !== undefined);

/** Whether an event has exactly these fields, in this order. */
function hasFields(event: Raw, fields: readonly string[]): boolean {
  let i = 0;
  for (const field in event) {
    if (event[field] === undefined) continue;
    if (fields[i] !== field) return false;
    i += 1;
  }
  return i === fields.length;
}

/** Turns events into columns. The same events give the same text as JSON. Written with loops, because it runs at every move. */
export function columnsOf(events: readonly object[]): Columns {
  const kinds: Kind[] = [];
  const byType = new Map<unknown, Kind[]>();
  const causes = new Map<string, number>();
  const allCauses: unknown[] = [];
  let [last, lastNumber]: [unknown, number] = [null, -1];
  const causeNumber = (cause: unknown): number => {
    if (cause === last) return lastNumber;
    const key = Object.values(cause as Raw).join();
    const number = causes.get(key) ?? allCauses.push(cause) - 1;
    causes.set(key, number);
    [last, lastNumber] = [cause, number];
    return number;
  };
  const kindOf = (event: Raw): Kind => {
    const { type } = event;
    const ofType = byType.get(type) ?? [];
    const known = ofType.find(({ fields }) => hasFields(event, fields));
    if (known !== undefined) return known;
    const fields = fieldsOf(event);
    const kind = { number: kinds.length, fields, columns: fields.map(() => []) };
    kinds.push(kind);
    byType.set(type, [...ofType, kind]);
    return kind;
  };
  const order = (events as readonly Raw[]).map((event) => {
    const { number, fields, columns } = kindOf(event);
    for (let i = 0; i < fields.length; i += 1) {
      const field = fields[i] as string;
      const value = event[field];
      columns[i]?.push(field === 'why' ? causeNumber(value) : value);
    }
    return number;
  });
  return {
    kinds: kinds.map(({ fields }) => [...fields]),
    order,
    columns: kinds.map(({ columns }) => [...columns]),
    causes: allCauses,
  };
}
