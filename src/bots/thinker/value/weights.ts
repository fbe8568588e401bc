/** Log-odds of winning for each term, by its name. */
export type Weights = Readonly<Record<string, number>>;

/** Reads weights from their written form: names and numbers, separated by commas. */
export const readWeights = (text: string): Weights =>
  Object.fromEntries(
    text.split(',').map((entry): [string, number] => {
      const [name = '', weight] = entry.trim().split(' ');
      return [name, Number(weight)];
    }),
  );

/** Writes weights, several on a line. */
export function writeWeights(weights: Weights): string {
  const lines: string[] = [''];
  for (const [name, weight] of Object.entries(weights)) {
    const entry = `${name} ${Number(weight.toPrecision(4))}`;
    const last = lines.at(-1) ?? '';
    if (last.length + entry.length > 114) lines.push(entry);
    else lines[lines.length - 1] = last === '' ? entry : `${last}, ${entry}`;
  }
  return lines.join(',\n');
}
