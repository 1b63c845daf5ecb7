import { css } from '#styled/css';
import { PartState } from '../../../components/PartState.js';
import { PlainSelect } from '../../../components/PlainSelect.js';
import { RetryBoundary } from '../../../components/RetryBoundary.js';
import { Segments } from '../../../components/Segments.js';
import type { Zoom } from '../useZoom.js';
import type { Pair } from './comparison.js';
import type { Comparison } from './comparisonOf.js';
import { choices, root } from './comparedLayout.js';
import { ComparisonShape } from './ComparisonShape.js';
import { RoundPictures } from './RoundPictures.js';

interface RoundsCompareProps {
  readonly comparison: Comparison;
  /** the result that the photo shows unless another round is asked for */
  readonly currentId: string | null;
  /** pixels of the photo */
  readonly size: { readonly width: number; readonly height: number };
  /** what differs is outlined */
  readonly outlined: boolean;
  readonly zoom: Zoom;
}

const SIDES = [
  { side: 'left', label: 'Compare round' },
  { side: 'right', label: 'With round' },
] as const satisfies readonly { readonly side: keyof Pair; readonly label: string }[];

const WAYS = [
  { value: 'beside', name: 'Two pictures' },
  { value: 'seam', name: 'One picture' },
] as const;

/** Two rounds of a photo, what changed between them in words, and the choice of which two. */
export function RoundsCompare({ comparison, currentId, size, outlined, zoom }: RoundsCompareProps) {
  const { rounds, left, right, seam, canSeam } = comparison;
  const items = rounds.map(({ number, resultId }) => ({
    value: String(number),
    label: `Round ${number}${resultId === currentId ? ', current' : ''}`,
  }));
  function choose(side: keyof Pair, number: string) {
    const round = rounds.find((one) => String(one.number) === number);
    if (round) comparison.choose(side, round);
  }
  function show(way: string) {
    zoom.reset();
    comparison.showSeam(way === 'seam');
  }
  return (
    <div className={root}>
      <RetryBoundary
        standIn={({ retry }) => <PartState retry={retry} shape={<ComparisonShape size={size} beside={!seam} />} />}
      >
        <RoundPictures left={left} right={right} seam={seam} size={size} outlined={outlined} zoom={zoom} />
      </RetryBoundary>
      <div className={choices}>
        <div className={selects}>
          {SIDES.map(({ side, label }) => (
            <PlainSelect
              key={side}
              label={label}
              items={items}
              value={String(comparison[side].number)}
              onChange={(number) => choose(side, number)}
            />
          ))}
        </div>
        {canSeam && (
          <div className={ways}>
            <Segments
              label="Show the rounds as"
              hideLabel
              options={WAYS}
              value={seam ? 'seam' : 'beside'}
              onChange={show}
            />
          </div>
        )}
      </div>
    </div>
  );
}

const ways = css({ flex: { base: '1', sm: 'none' }, minW: '[220px]' });
const selects = css({
  display: 'flex',
  gap: '8',
  flex: { base: '[1 0 100%]', sm: '[0 1 auto]' },
  '& > *': { flex: '1' },
});
