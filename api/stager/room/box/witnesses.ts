/** Robust fusion of several estimates (witnesses) of one length, each of which may be an outlier. */

/** A mode of a witness: a normal distribution of the length's logarithm. */
interface Peak {
  /** metres */
  readonly length: number;
  /** standard deviation of the natural logarithm */
  readonly spread: number;
  /** weight among the witness's modes */
  readonly share: number;
}

export interface Witness {
  readonly peaks: readonly Peak[];
  /** outlier probability: the witness was taken for something else */
  readonly outliers: number;
}

export interface Verdict {
  /** metres */
  readonly length: number;
  /** probability that it is right within a tenth */
  readonly certainty: number;
}

/** Range of the length in metres, and the step of its logarithm. */
interface Within {
  readonly least: number;
  readonly most: number;
}

const STEP = 0.004;
/** Tolerance of a right length, natural logarithm. */
const A_TENTH = Math.log(1.1);

/**
 * Median of the product of all witnesses' densities. An outlier's density is uniform, so a witness that contradicts the
 * others is outvoted, however narrow its own peak is.
 */
export function fuseWitnesses(witnesses: readonly Witness[], { least, most }: Within): Verdict {
  const range = Math.log(most / least);
  const count = Math.floor(range / STEP) + 1;
  const logs = Array.from({ length: count }, (_, k) => Math.log(least) + k * STEP);
  const beliefs = logs.map((log) => beliefIn(log, witnesses, range));
  const highest = Math.max(...beliefs);
  const weights = beliefs.map((belief) => Math.exp(belief - highest));
  const total = sumOf(weights);
  const middle = logs[indexOfHalf(weights, total)];
  const near = sumOf(weights.filter((_, k) => Math.abs(logs[k] - middle) < A_TENTH));
  return { length: Math.exp(middle), certainty: near / total };
}

/** Index loops without lists: it runs for hundreds of lengths. */
function beliefIn(log: number, witnesses: readonly Witness[], range: number): number {
  let sum = 0;
  for (let k = 0; k < witnesses.length; k++) sum += Math.log(density(witnesses[k], log, range));
  return sum;
}

function density({ peaks, outliers }: Witness, log: number, range: number): number {
  let shares = 0;
  for (let k = 0; k < peaks.length; k++) shares += peaks[k].share;
  let told = 0;
  for (let k = 0; k < peaks.length; k++) told += (peaks[k].share / shares) * bell(peaks[k], log);
  return outliers / range + (1 - outliers) * told;
}

function bell({ length, spread }: Peak, log: number): number {
  const off = (log - Math.log(length)) / spread;
  return Math.exp(-0.5 * off * off) / (spread * Math.sqrt(2 * Math.PI));
}

function indexOfHalf(weights: readonly number[], total: number): number {
  let sum = 0;
  return weights.findIndex((weight) => (sum += weight) >= total / 2);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
