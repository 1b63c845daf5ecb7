import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { JobImages_job$data, JobImages_job$key } from '../__generated__/JobImages_job.graphql.js';
import { Photo } from '../components/Photo.js';
import { PreviewMark } from '../components/PreviewMark.js';

type Item = JobImages_job$data['items'][number];

/** The state of one image in words. */
function wordsOf({ state, progress, failure, report }: Item): string {
  switch (state) {
    case 'STAGED':
      return report?.altText ?? 'Staged';
    case 'FAILED':
      return `Could not be staged. ${failure ?? ''}`;
    case 'STAGING':
      return `Being staged, ${Math.floor(progress * 100)}%`;
    default:
      return 'Waits to be staged';
  }
}

/** Each image of a job with its state. */
export function JobImages({ job }: { readonly job: JobImages_job$key }) {
  const { items } = useFragment(jobFragment, job);
  return (
    <ul className={list}>
      {items.map((item) => {
        const { id, input, proof, final, state } = item;
        const result = final ?? proof;
        return (
          <li key={id} className={row}>
            <span className={pair}>
              <Photo src={input.thumbnailUrl} alt={`Original: ${input.originalName}`} />
              {result && (
                <Photo src={result.thumbnailUrl} alt={`Result: ${input.originalName}`}>
                  {proof && !final && !proof.isWatermarked && <PreviewMark size="card" />}
                </Photo>
              )}
            </span>
            <span className={name}>{input.originalName}</span>
            <span className={state === 'FAILED' ? failed : words}>{wordsOf(item)}</span>
          </li>
        );
      })}
    </ul>
  );
}

const list = css({ display: 'grid', gap: '20' });
const row = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' });
const pair = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8', mb: '4' });
const name = css({ textStyle: 'label', overflowWrap: 'anywhere' });
const words = css({ textStyle: 'small', color: 'ink.muted' });
const failed = css({ textStyle: 'small', color: 'danger.text' });

const jobFragment = graphql`
  fragment JobImages_job on StagingJob {
    items {
      id
      state
      progress
      failure
      input {
        originalName
        thumbnailUrl
      }
      proof {
        thumbnailUrl
        isWatermarked
      }
      final {
        thumbnailUrl
      }
      report {
        altText
      }
    }
  }
`;
