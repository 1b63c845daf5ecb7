import type { CSSProperties } from 'react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { ResultPicture_item$key } from '../__generated__/ResultPicture_item.graphql.js';
import { CrossFade } from '../components/CrossFade.js';
import { Photo } from '../components/Photo.js';
import { PreviewMark } from '../components/PreviewMark.js';
import { Spinner } from '../components/Spinner.js';
import { isAwaited } from './jobStatus.js';

interface ResultPictureProps {
  readonly item: ResultPicture_item$key;
  /** of the job */
  readonly status: string;
  /** one of several: a small picture is enough */
  readonly small?: boolean;
}

/**
 * The result of one image: nothing yet, the newest pass revealed over the photo, a proof or a final, with a cross-fade
 * to the next. While it is staged again, the picture of the round before stays below.
 */
export function ResultPicture({ item, status, small = false }: ResultPictureProps) {
  const data = useFragment(itemFragment, item);
  const { state, progress, failure, input, firstPassUrl, proof, final } = data;
  const [broken, setBroken] = useState<string | null>(null);
  const anew = state === 'WAITING' || state === 'STAGING';
  const earlier = anew ? data.result?.proof : null;
  const awaited = isAwaited(status, state) || Boolean(earlier);
  const result = final ?? proof;
  const sourceOf = (media: Pick<typeof input, 'previewUrl' | 'thumbnailUrl'>) =>
    (small ? media.thumbnailUrl : null) ?? media.previewUrl ?? media.thumbnailUrl;
  const src = awaited ? firstPassUrl : result && sourceOf(result);
  if (earlier && (!src || src === broken)) {
    return (
      <Photo src={sourceOf(earlier)} alt={`Result before the revision: ${input.originalName}`} ratio="fill">
        {!earlier.isWatermarked && <PreviewMark size="card" />}
        <span className={over}>
          <span className={plate}>
            <Spinner size="sm" label={`Staging ${input.originalName} anew`} />
          </span>
        </span>
      </Photo>
    );
  }
  if (awaited && !src) {
    return (
      <span className={waiting}>
        <Spinner size={small ? 'sm' : 'lg'} label={`Staging ${input.originalName}`} />
      </span>
    );
  }
  if (!src || src === broken) {
    return <Photo src={null} alt={failure ? `No result: ${failure}` : `Result: ${input.originalName}`} ratio="fill" />;
  }
  const at = awaited ? `${Math.round(progress * 100)}%` : '100%';
  return (
    <Photo src={sourceOf(earlier ?? input)} alt="" ratio="fill">
      <span className={sweep} style={{ '--at': at } as CSSProperties}>
        <span className={pass}>
          <CrossFade
            src={src}
            alt={`${awaited ? 'First pass' : 'Result'}: ${input.originalName}`}
            onError={() => setBroken(src)}
          />
        </span>
        {awaited && <span className={seam} />}
      </span>
      {!awaited && proof && !final && !proof.isWatermarked && <PreviewMark size="card" />}
    </Photo>
  );
}

const waiting = css({ display: 'grid', placeItems: 'center', bg: 'well' });
const over = css({ position: 'absolute', inset: '0', display: 'grid', placeItems: 'center' });
const plate = css({ display: 'grid', p: '8', borderRadius: 'badge', bg: 'surface' });
const sweep = css({ position: 'absolute', inset: '0' });
const pass = css({
  position: 'absolute',
  inset: '0',
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
    result {
      proof {
        thumbnailUrl
        previewUrl
        isWatermarked
      }
    }
  }
`;
