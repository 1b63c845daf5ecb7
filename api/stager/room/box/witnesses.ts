/** What several witnesses say of one length together, where any of them may lie. */

/** What a witness holds for likely: lengths about one, as a bell over their logarithm. */
interface Peak {
  /** metres */
  readonly length: number;
  /** standard deviation, natural logarithm */
  readonly spread: number;
  /** how much of the witness's belief it has, beside its other peaks */
  readonly share: number;
}

export interface Witness {
  readonly peaks: readonly Peak[];
  /** how often such a witness tells nothing at all, 0..1: it was taken for something that it is not */
  readonly lies: number;
}

export interface Verdict {
  /** metres */
  readonly length: number;
  /** how likely it is right within a tenth, 0..1 */
  readonly certainty: number;
}

/** Metres between which a length is looked for, and the step of its logarithm. */
interface Within {
  readonly least: number;
  readonly most: number;
}

const STEP = 0.004;
/** Natural logarithm: what counts as right. */
const A_TENTH = Math.log(1.1);

/**
 * The length in the middle of what all witnesses together hold for likely. A witness that lies says the same of every
 * length, so one that stands alone against others is outvoted, however sure of its own length it would be.
 */
export function hear(witnesses: readonly Witness[], { least, most }: Within): Verdict {
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

/** By index, without lists in between: it runs for hundreds of lengths, and so does what it asks. */
function beliefIn(log: number, witnesses: readonly Witness[], range: number): number {
  let sum = 0;
  for (let k = 0; k < witnesses.length; k++) sum += Math.log(density(witnesses[k], log, range));
  return sum;
}

function density({ peaks, lies }: Witness, log: number, range: number): number {
  let shares = 0;
  for (let k = 0; k < peaks.length; k++) shares += peaks[k].share;
  let told = 0;
  for (let k = 0; k < peaks.length; k++) told += (peaks[k].share / shares) * bell(peaks[k], log);
  return lies / range + (1 - lies) * told;
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
