/** What several witnesses say of one length together, where any of them may lie. */

/** What a witness holds for likely: lengths about one, as a bell over their logarithm. */
export interface Peak {
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
export interface Within {
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
  const beliefs = logs.map((log) => sumOf(witnesses.map((witness) => Math.log(density(witness, log, range)))));
  const highest = Math.max(...beliefs);
  const weights = beliefs.map((belief) => Math.exp(belief - highest));
  const total = sumOf(weights);
  const middle = logs[indexOfHalf(weights, total)];
  const near = sumOf(weights.filter((_, k) => Math.abs(logs[k] - middle) < A_TENTH));
  return { length: Math.exp(middle), certainty: near / total };
}

function density({ peaks, lies }: Witness, log: number, range: number): number {
  const shares = sumOf(peaks.map(({ share }) => share));
  const told = sumOf(
    peaks.map(({ length, spread, share }) => {
      const off = (log - Math.log(length)) / spread;
      return (share / shares) * (Math.exp(-0.5 * off * off) / (spread * Math.sqrt(2 * Math.PI)));
    }),
  );
  return lies / range + (1 - lies) * told;
}

function indexOfHalf(weights: readonly number[], total: number): number {
  let sum = 0;
  return weights.findIndex((weight) => (sum += weight) >= total / 2);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
