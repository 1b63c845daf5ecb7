import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { RevisionNotice_job$key } from '../../__generated__/RevisionNotice_job.graphql.js';

/** Says that the newest revision changed nothing, and why. */
export function RevisionNotice({ job }: { readonly job: RevisionNotice_job$key }) {
  const { status, revision } = useFragment(
    graphql`
      fragment RevisionNotice_job on StagingJob {
        status
        revision {
          outcome
          failure
        }
      }
    `,
    job,
  );
  if (status !== 'PROOF_READY' || !revision) return null;
  if (revision.outcome === 'CANCELLED') {
    return <p className={notice}>The last revision was cancelled. The pictures are as they were before.</p>;
  }
  if (revision.outcome !== 'FAILED') return null;
  return (
    <div className={notice}>
      <p>The last revision could not be staged. The pictures are as they were before.</p>
      {revision.failure && <p>{revision.failure}</p>}
    </div>
  );
}

const notice = css({ display: 'grid', gap: '4', textStyle: 'small', color: 'ink.muted' });
