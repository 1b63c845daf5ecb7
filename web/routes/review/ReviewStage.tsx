import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css, cx } from '#styled/css';
import type { ReviewStage_job$key } from '../../__generated__/ReviewStage_job.graphql.js';
import type { ReviewStage_results$key } from '../../__generated__/ReviewStage_results.graphql.js';
import type { Comparison } from './comparing/comparisonOf.js';
import { LazyRoundsCompare } from './comparing/LazyRoundsCompare.js';
import { Filmstrip } from './Filmstrip.js';
import { ItemStage } from './ItemStage.js';
import { ReviewTools } from './ReviewTools.js';
import { useFullScreen } from './useFullScreen.js';
import type { ReviewView } from './useReviewView.js';
import { useZoom } from './useZoom.js';

interface ReviewStageProps {
  readonly job: ReviewStage_job$key;
  /** what each photo shows; those without a picture are left out */
  readonly results: ReviewStage_results$key;
  /** the photo on show shows it also where no round is asked for: its final is of it */
  readonly isCurrent: boolean;
  readonly view: ReviewView;
  /** of two rounds of the photo on show; null where there are no two */
  readonly comparison: Comparison | null;
  /** the only pieces in colour, by their indices in the report; null: all of them */
  readonly pieces: readonly number[] | null;
}

/** The picture to judge, with its controls: filmstrip, zoom, full screen, changes. */
export function ReviewStage({ job, isCurrent, view, comparison, pieces, ...of }: ReviewStageProps) {
  const { items, status } = useFragment(jobFragment, job);
  const results = useFragment(resultsFragment, of.results);
  const stage = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(stage);
  const item = items[view.current];
  const result = results.find(({ itemId }) => itemId === item?.id) ?? null;
  const final = isCurrent ? item?.final : null;
  const compared = comparison?.shown ? comparison : null;
  const zoom = useZoom((compared ? result?.proof : (final ?? result?.proof))?.width ?? 0);
  if (!item) return null;
  const pictures = new Map(results.map(({ itemId, proof }) => [itemId, proof?.thumbnailUrl ?? null]));
  const changes = result?.piecesUrl ? { shown: view.changes, show: view.showChanges } : null;
  function show(index: number) {
    zoom.reset();
    view.show(index);
  }
  function move(step: 1 | -1) {
    zoom.reset();
    view.move(step);
  }
  return (
    <div ref={stage} className={cx(root, fullScreen.full && filled)}>
      {compared ? (
        <LazyRoundsCompare
          key={item.id}
          comparison={compared}
          currentId={item.result?.id ?? null}
          size={{ width: item.input.width, height: item.input.height }}
          outlined={view.changes}
          zoom={zoom}
        />
      ) : (
        <ItemStage
          key={item.id}
          item={item}
          result={result}
          delivered={isCurrent}
          status={status}
          changes={changes?.shown ?? false}
          pieces={pieces}
          zoom={zoom}
          onMove={items.length > 1 ? move : null}
        />
      )}
      <div className={strip}>
        {items.length > 1 && (
          <Filmstrip items={items} pictures={pictures} current={view.current} onChange={show} onMove={move} />
        )}
        <ReviewTools zoom={zoom} fullScreen={fullScreen} changes={changes} comparison={comparison} />
      </div>
    </div>
  );
}

/** `--around`: the height of header, title and strip, above and below the photo. */
const root = css({ minW: '0', '--around': '234px' });
const filled = css({
  '--around': '84px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  bg: 'stage',
  px: '16',
  '& > :first-child': { mx: 'auto', w: 'full', maxW: '[calc((100dvh - var(--around)) * var(--aspect))]' },
  '& > :first-child > *': { maxW: '[none]' },
});
const strip = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '16', rowGap: '8', pt: '10' });

const jobFragment = graphql`
  fragment ReviewStage_job on StagingJob {
    status
    items {
      id
      input {
        width
        height
      }
      final {
        width
      }
      result {
        id
      }
      ...ItemStage_item
      ...Filmstrip_items
    }
  }
`;

const resultsFragment = graphql`
  fragment ReviewStage_results on StagingResult @relay(plural: true) {
    itemId
    piecesUrl
    proof {
      width
      thumbnailUrl
    }
    ...ItemStage_result
  }
`;
