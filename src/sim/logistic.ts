// Logistic regression by Newton's method, with ridge regularization.

/** A position and the result of its game. */
export interface Example {
  /** Amounts by name. A term that is left out counts as 0. */
  readonly terms: readonly (readonly [name: string, amount: number])[];
  readonly won: boolean;
}

/** Log-odds of winning per unit of each term. `always` is the intercept. */
export type Weights = Readonly<Record<string, number>>;

/** Number of Newton steps. Convergence is quadratic, so ten are enough. */
const steps = 10;

const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds));

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

/** Solves a symmetric positive definite system by Cholesky decomposition. Overwrites the lower half of `matrix`. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const n = right.length;
  const at = (i: number, j: number) => matrix[i]?.[j] ?? 0;
  const x = right.slice();
  for (let i = 0; i < n; i += 1) {
    const row = matrix[i] as Float64Array;
    for (let j = 0; j <= i; j += 1) {
      let sum = at(i, j);
      for (let k = 0; k < j; k += 1) sum -= at(i, k) * at(j, k);
      row[j] = i === j ? Math.sqrt(sum) : sum / at(j, j);
    }
    let value = x[i] ?? 0;
    for (let k = 0; k < i; k += 1) value -= at(i, k) * (x[k] ?? 0);
    x[i] = value / at(i, i);
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    let value = x[i] ?? 0;
    for (let k = i + 1; k < n; k += 1) value -= at(k, i) * (x[k] ?? 0);
    x[i] = value / at(i, i);
  }
  return x;
}

/** Converts examples to rows: a leading 1, then each term standardized to mean 0 and standard deviation 1. */
function rowsOf(examples: readonly Example[], names: readonly string[]) {
  const index = new Map(names.map((name, i) => [name, i + 1]));
  const rows = examples.map(({ terms }) => {
    const row = new Float64Array(names.length + 1);
    row[0] = 1;
    for (const [name, amount] of terms) row[index.get(name) ?? 0] = amount;
    return row;
  });
  const mean = new Float64Array(names.length + 1);
  const deviation = new Float64Array(names.length + 1).fill(1);
  for (let j = 1; j <= names.length; j += 1) {
    const values = rows.map((row) => row[j] ?? 0);
    const m = values.reduce((sum, value) => sum + value, 0) / rows.length;
    const variance = values.reduce((sum, value) => sum + (value - m) ** 2, 0) / rows.length;
    mean[j] = m;
    deviation[j] = Math.sqrt(variance) || 1;
    for (const row of rows) row[j] = ((row[j] ?? 0) - m) / (deviation[j] ?? 1);
  }
  return { rows, mean, deviation };
}

/** Computes a Newton step: solves curvature · change = gradient, both including the ridge. */
function step(rows: readonly Float64Array[], examples: readonly Example[], weights: Float64Array, ridge: number) {
  const n = weights.length;
  const gradient = new Float64Array(n);
  const curvature = Array.from({ length: n }, () => new Float64Array(n));
  for (const [i, row] of rows.entries()) {
    const chance = sigmoid(dot(row, weights));
    const error = Number(examples[i]?.won ?? false) - chance;
    const certainty = chance * (1 - chance);
    for (let j = 0; j < n; j += 1) {
      const value = row[j] ?? 0;
      gradient[j] = (gradient[j] ?? 0) + error * value;
      if (value === 0) continue;
      const line = curvature[j] as Float64Array;
      for (let k = 0; k <= j; k += 1) line[k] = (line[k] ?? 0) + certainty * value * (row[k] ?? 0);
    }
  }
  for (let j = 0; j < n; j += 1) {
    gradient[j] = (gradient[j] ?? 0) - ridge * (weights[j] ?? 0);
    const line = curvature[j] as Float64Array;
    line[j] = (line[j] ?? 0) + ridge;
  }
  return solve(curvature, gradient);
}

/** Fits weights to examples. The ridge keeps the weights of rare terms small. */
export function fitLogistic(examples: readonly Example[], ridge = 2): Weights {
  const names = [...new Set(examples.flatMap(({ terms }) => terms.map(([name]) => name)))].toSorted();
  const { rows, mean, deviation } = rowsOf(examples, names);
  let weights = new Float64Array(names.length + 1);
  for (let i = 0; i < steps; i += 1) {
    const change = step(rows, examples, weights, ridge);
    weights = weights.map((weight, j) => weight + (change[j] ?? 0));
  }
  const plain = weights.map((weight, j) => weight / (deviation[j] ?? 1));
  const always = (weights[0] ?? 0) - dot(plain.with(0, 0), mean);
  return { always, ...Object.fromEntries(names.map((name, i) => [name, plain[i + 1] ?? 0])) };
}

/** Predicted probability of winning, from 0 to 1. */
const chanceOf = (weights: Weights, { terms }: Example): number =>
  sigmoid(terms.reduce((sum, [name, amount]) => sum + (weights[name] ?? 0) * amount, weights['always'] ?? 0));

/**
 * Returns the mean log loss and the AUC: how often a won position gets a higher probability than a lost one. Use
 * examples that the weights were not fitted to.
 */
export function scoreOf(weights: Weights, examples: readonly Example[]): { logLoss: number; auc: number } {
  const predictions = examples.map((one) => ({ chance: chanceOf(weights, one), won: one.won }));
  const loss = predictions.reduce((sum, { chance, won }) => sum - Math.log(won ? chance : 1 - chance), 0);
  let lost = 0;
  let right = 0;
  for (const { won } of predictions.toSorted((a, b) => a.chance - b.chance)) {
    if (won) right += lost;
    else lost += 1;
  }
  return { logLoss: loss / predictions.length, auc: right / (lost * (predictions.length - lost)) };
}
