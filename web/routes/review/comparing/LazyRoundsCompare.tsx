import { lazyPart } from '../../../components/lazyPart.js';
import { PartState } from '../../../components/PartState.js';
import { ComparisonShape } from './ComparisonShape.js';

/** The comparison of two rounds in a chunk of its own: until it is loaded, its shape is shown. */
export const LazyRoundsCompare = lazyPart(
  async () => (await import('./RoundsCompare.js')).RoundsCompare,
  ({ size, comparison }, { retry }) => (
    <PartState retry={retry} shape={<ComparisonShape size={size} beside={!comparison.seam} whole />} />
  ),
);
