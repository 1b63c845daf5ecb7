import { elementAt } from '../test/elements.js';

/** The value below which a share of the values lies, 0 to 1. */
export const quantile = (values: readonly number[], share: number): number =>
  elementAt(
    values.toSorted((a, b) => a - b),
    Math.min(values.length - 1, Math.floor(values.length * share)),
  );
