import { expect, test } from 'vitest';
import { STYLES } from '../../contract.js';
import { faultsOf, KIND_NAMES, SIZES, type Size } from './testing/pieces.js';

test.each(STYLES)('every kind of furniture is a valid mesh that fills its box at every size: %s', (style) => {
  const sizes = Object.keys(SIZES) as Size[];
  expect(KIND_NAMES.flatMap((kind) => sizes.flatMap((size) => faultsOf(kind, style, size)))).toEqual([]);
});
