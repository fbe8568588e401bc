// Logistic regression by Newton's method, with ridge regularization towards weights that are known already.

/** A position and the result of its game. */
export interface Example {
  /** Amounts by name. A term that is left out counts as 0. */
  readonly terms: readonly (readonly [name: string, amount: number])[];
  readonly won: boolean;
  /** A known chance of winning from a little later on, if there is one. It is less left to luck than the result. */
  readonly soon?: number;
}

/** Target of a fit: the result, or half way between a chance a little later and the result. */
const aimOf = ({ won, soon = Number(won) }: Example): number => (Number(won) + soon) / 2;

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
function step(
  rows: readonly Float64Array[],
  aims: readonly number[],
  weights: Float64Array,
  { ridge, known }: { readonly ridge: number; readonly known: Float64Array },
) {
  const n = weights.length;
  const gradient = new Float64Array(n);
  const curvature = Array.from({ length: n }, () => new Float64Array(n));
  for (const [i, row] of rows.entries()) {
    const chance = sigmoid(dot(row, weights));
    const error = (aims[i] ?? 0) - chance;
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
    gradient[j] = (gradient[j] ?? 0) - ridge * ((weights[j] ?? 0) - (known[j] ?? 0));
    const line = curvature[j] as Float64Array;
    line[j] = (line[j] ?? 0) + ridge;
  }
  return solve(curvature, gradient);
}

/** How strongly weights are pulled, and to what. */
export interface Pull {
  readonly ridge?: number;
  /** Weights that are known already. A term without one is pulled to 0. */
  readonly known?: Weights;
}

/** Fits weights to examples. The ridge keeps the weights of rare terms near those that are known. */
export function fitLogistic(examples: readonly Example[], { ridge = 2, known = {} }: Pull = {}): Weights {
  const names = [...new Set(examples.flatMap(({ terms }) => terms.map(([name]) => name)))].toSorted();
  const { rows, mean, deviation } = rowsOf(examples, names);
  const start = new Float64Array(names.length + 1);
  for (const [i, name] of names.entries()) start[i + 1] = known[name] ?? 0;
  start[0] = (known['always'] ?? 0) + dot(start, mean);
  const pull = { ridge, known: start.map((weight, j) => weight * (deviation[j] ?? 1)) };
  const aims = examples.map(aimOf);
  let weights = new Float64Array(names.length + 1);
  for (let i = 0; i < steps; i += 1) {
    const change = step(rows, aims, weights, pull);
    weights = weights.map((weight, j) => weight + (change[j] ?? 0));
  }
  const plain = weights.map((weight, j) => weight / (deviation[j] ?? 1));
  const always = (weights[0] ?? 0) - dot(plain.with(0, 0), mean);
  return { always, ...Object.fromEntries(names.map((name, i) => [name, plain[i + 1] ?? 0])) };
}

/** Predicted probability of winning, from 0 to 1. */
const chanceOf = (weights: Weights, { terms }: Example): number =>
  sigmoid(terms.reduce((sum, [name, amount]) => sum + (weights[name] ?? 0) * amount, weights['always'] ?? 0));

/** How well weights predict examples that they were not fitted to. */
export interface Score {
  /** Mean predicted probability, the share that was won, and the standard error of that share if the probabilities are right. */
  readonly chance: number;
  readonly won: number;
  readonly error: number;
  readonly brier: number;
  readonly logLoss: number;
  /** How often a won position gets a higher probability than a lost one. */
  readonly auc: number;
}

/** Returns how well weights predict examples. */
export function scoreOf(weights: Weights, examples: readonly Example[]): Score {
  const predictions = examples.map((one) => ({ chance: chanceOf(weights, one), won: one.won }));
  const meanOf = (value: (one: (typeof predictions)[number]) => number): number =>
    predictions.reduce((sum, one) => sum + value(one), 0) / predictions.length;
  let lost = 0;
  let right = 0;
  for (const { won } of predictions.toSorted((a, b) => a.chance - b.chance)) {
    if (won) right += lost;
    else lost += 1;
  }
  return {
    chance: meanOf(({ chance }) => chance),
    won: meanOf(({ won }) => Number(won)),
    error: Math.sqrt(meanOf(({ chance }) => chance * (1 - chance)) / predictions.length),
    brier: meanOf(({ chance, won }) => (chance - Number(won)) ** 2),
    logLoss: meanOf(({ chance, won }) => -Math.log(won ? chance : 1 - chance)),
    auc: right / (lost * (predictions.length - lost)),
  };
}
