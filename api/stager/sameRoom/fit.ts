/** Which place of one axis is which of the other, when their readings disagree a little. Metres. */

/** One thing that both readings have: where the first has it, where the second, and the error to expect. */
export interface Pair {
  readonly from: number;
  readonly to: number;
  readonly error: number;
}

/** `to = scale * from + shift` */
export interface Axis {
  readonly scale: number;
  readonly shift: number;
}

/** The scale of the whole room, and how far an axis may be stretched beside it: its error. */
export interface Usual {
  readonly scale: number;
  readonly stretch: number;
}

export const along = ({ scale, shift }: Axis, from: number): number => scale * from + shift;

/** The place on the first axis. */
export const backAlong = ({ scale, shift }: Axis, to: number): number => (to - shift) / scale;

/** The best fit by least squares; null where there is nothing to go by. */
export function fitAxis(pairs: readonly Pair[], usual: Usual): Axis | null {
  if (pairs.length === 0) return null;
  let [weights, froms, tos] = [0, 0, 0];
  for (const { from, to, error } of pairs) {
    const weight = error ** -2;
    weights += weight;
    froms += weight * from;
    tos += weight * to;
  }
  const [middle, goal] = [froms / weights, tos / weights];
  const weight = usual.stretch ** -2;
  let [square, product] = [weight, weight * usual.scale];
  for (const { from, to, error } of pairs) {
    square += ((from - middle) / error) ** 2;
    product += ((from - middle) * (to - goal)) / error ** 2;
  }
  const scale = product / square;
  return { scale, shift: goal - scale * middle };
}

/** Log likelihood of an error, relative to that of no error. */
export const unlikely = (off: number, error: number): number => -0.5 * (off / error) ** 2;

/** How much the pairs and the usual scale speak against a fit: 0 nothing, negative more. */
export const misfit = (axis: Axis, pairs: readonly Pair[], usual: Usual): number =>
  pairs.reduce(
    (sum, { from, to, error }) => sum + unlikely(along(axis, from) - to, error),
    unlikely(axis.scale - usual.scale, usual.stretch),
  );
