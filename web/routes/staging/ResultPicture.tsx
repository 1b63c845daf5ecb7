import type { CSSProperties } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { ResultPicture_item$key } from '../../__generated__/ResultPicture_item.graphql.js';
import { Photo } from '../../components/Photo.js';
import { PreviewMark } from '../../components/PreviewMark.js';
import { Spinner } from '../../components/Spinner.js';
import { isRunning } from './jobStatus.js';

interface ResultPictureProps {
  readonly item: ResultPicture_item$key;
  /** the job's */
  readonly status: string;
}

/** What is there of one image's result: nothing yet, the newest pass sweeping over the photo, a proof or a final. */
export function ResultPicture({ item, status }: ResultPictureProps) {
  const { state, progress, failure, input, firstPassUrl, proof, final } = useFragment(itemFragment, item);
  const result = final ?? proof;
  const rendering = isRunning(status) && (state === 'WAITING' || state === 'STAGING');
  if (rendering && !firstPassUrl) {
    return (
      <span className={waiting}>
        <Spinner size="lg" label={`Staging ${input.originalName}`} />
      </span>
    );
  }
  if (rendering) {
    return (
      <Photo src={input.previewUrl ?? input.thumbnailUrl} alt="" ratio="fill">
        <span className={sweep} style={{ '--at': `${Math.round(progress * 100)}%` } as CSSProperties}>
          <img className={pass} src={firstPassUrl ?? undefined} alt={`First pass: ${input.originalName}`} />
          <span className={seam} />
        </span>
      </Photo>
    );
  }
  return (
    <Photo
      src={result?.previewUrl ?? result?.thumbnailUrl}
      alt={failure ? `No result: ${failure}` : `Result: ${input.originalName}`}
      ratio="fill"
    >
      {proof && !final && !proof.isWatermarked && <PreviewMark size="card" />}
    </Photo>
  );
}

const waiting = css({ display: 'grid', placeItems: 'center', bg: 'well' });
const sweep = css({ position: 'absolute', inset: '0' });
const pass = css({
  w: 'full',
  h: 'full',
  objectFit: 'cover',
  clipPath: 'inset(0 calc(100% - var(--at)) 0 0)',
  transition: '[clip-path {durations.slow} {easings.seam}]',
  _motionReduce: { clipPath: 'none' },
});
const seam = css({
  position: 'absolute',
  top: '0',
  bottom: '0',
  left: '[var(--at)]',
  w: '2',
  ml: '[-1px]',
  bg: 'seam',
  boxShadow: '[0 0 0 1px {colors.seam.ring}]',
  transition: '[left {durations.slow} {easings.seam}]',
  _motionReduce: { display: 'none' },
});

const itemFragment = graphql`
  fragment ResultPicture_item on StagingItem {
    state
    progress
    failure
    firstPassUrl
    input {
      originalName
      thumbnailUrl
      previewUrl
    }
    proof {
      thumbnailUrl
      previewUrl
      isWatermarked
    }
    final {
      thumbnailUrl
      previewUrl
    }
  }
`;
