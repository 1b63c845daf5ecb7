import type { CSSProperties } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { ItemStage_item$key } from '../../__generated__/ItemStage_item.graphql.js';
import { Compare } from '../../components/Compare.js';
import { Photo } from '../../components/Photo.js';
import { PreviewMark } from '../../components/PreviewMark.js';
import { ResultPicture } from '../staging/ResultPicture.js';
import { isRunning } from '../staging/jobStatus.js';

interface ItemStageProps {
  readonly item: ItemStage_item$key;
  /** the job's */
  readonly status: string;
}

const opening = 0.31; // share of the width where the seam first stands

/** One image being judged: before and after with the seam, or how far its rendering is. */
export function ItemStage({ item, status }: ItemStageProps) {
  const data = useFragment(itemFragment, item);
  const { input, proof, final, state } = data;
  const result = final ?? proof;
  const rendering = isRunning(status) && (state === 'WAITING' || state === 'STAGING');
  const aspect = input.width / input.height;
  const fit = { '--aspect': aspect } as CSSProperties;
  const before = input.previewUrl ?? input.url;
  if (rendering) {
    return (
      <div className={bleed} style={fit}>
        <ResultPicture item={data} status={status} />
      </div>
    );
  }
  if (!result) {
    return (
      <div className={bleed} style={fit}>
        <Photo src={before} alt="The room as photographed, empty" ratio="fill" eager />
      </div>
    );
  }
  return (
    <div className={bleed} style={fit}>
      <Compare
        before={{ src: before, alt: 'The room as photographed, empty' }}
        after={{ src: result.previewUrl ?? result.url, alt: 'The same photo, furnished' }}
        aspect={aspect}
        start={opening}
        overlay={proof && !final && !proof.isWatermarked ? <PreviewMark /> : undefined}
      />
    </div>
  );
}

/** As large as the column, but never taller than what a desktop's window leaves of it; phones bleed to the edges. */
const bleed = css({
  display: 'grid',
  gridTemplate: '[minmax(0, 1fr) / minmax(0, 1fr)]',
  aspectRatio: '[var(--aspect)]',
  mx: { base: '[-16px]', sm: 'auto' },
  maxW: { md: '[calc((100dvh - var(--around)) * var(--aspect))]' },
});

const itemFragment = graphql`
  fragment ItemStage_item on StagingItem {
    state
    input {
      width
      height
      previewUrl
      url
    }
    proof {
      previewUrl
      url
      isWatermarked
    }
    final {
      previewUrl
      url
    }
    ...ResultPicture_item
  }
`;
