import { CircleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { ReviewDecision_job$key } from '../../__generated__/ReviewDecision_job.graphql.js';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { ProgressBar } from '../../components/ProgressBar.js';
import { isRunning, showJobStatus } from '../staging/jobStatus.js';
import { useApproveStagingJob } from '../staging/useApproveStagingJob.js';
import { useCancelStagingJob } from '../staging/useCancelStagingJob.js';
import { useRequestRevision } from '../staging/useRequestRevision.js';
import { RetryForm } from './RetryForm.js';

/** What can be decided about a job now. */
export function ReviewDecision({ job }: { readonly job: ReviewDecision_job$key }) {
  const data = useFragment(
    graphql`
      fragment ReviewDecision_job on StagingJob {
        id
        status
        failure
        renderProgress
        ...RetryForm_job
      }
    `,
    job,
  );
  const { caption, bar } = showJobStatus(data.status);
  const failed = data.status === 'REWORK' && data.failure;
  return (
    <section className={data.status === 'PROOF_READY' ? `${box} ${stuck}` : box}>
      <h2 className={title}>{caption}</h2>
      {isRunning(data.status) && (
        <>
          <ProgressBar tone={bar} percent={data.renderProgress * 100} label={caption} />
          <CancelButton id={data.id} />
        </>
      )}
      {data.status === 'PROOF_READY' && <Decision id={data.id} />}
      {failed && (
        <>
          <p className={failure}>
            <Icon of={CircleAlert} size={15} />
            {data.failure}
          </p>
          <RetryForm job={data} />
        </>
      )}
    </section>
  );
}

function Decision({ id }: { readonly id: string }) {
  const [approve, approving] = useApproveStagingJob();
  const [revise, revising] = useRequestRevision();
  return (
    <div className={acts}>
      <Button busy={approving} onClick={() => approve(id)}>
        Approve
      </Button>
      <Button variant="outline" busy={revising} onClick={() => revise(id)}>
        Request Revision
      </Button>
    </div>
  );
}

function CancelButton({ id }: { readonly id: string }) {
  const [cancel, busy] = useCancelStagingJob();
  return (
    <Button variant="outline" busy={busy} onClick={() => cancel(id)}>
      Cancel staging
    </Button>
  );
}

const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12',
  pb: '20',
  borderBottom: '[1px solid {colors.line}]',
});
/** On phones the decision stays at the foot of the screen. */
const stuck = css({
  smDown: {
    order: '3',
    position: 'sticky',
    bottom: '0',
    zIndex: 'base',
    mx: '[-16px]',
    px: '16',
    py: '12',
    bg: 'surface',
    borderBottom: '0',
    boxShadow: '[inset 0 1px {colors.line}]',
    '& h2': { srOnly: true },
  },
});
const title = css({ textStyle: 'h3' });
const acts = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr) auto]', gap: '8', '& button': { px: '14' } });
const failure = css({ display: 'flex', gap: '6', color: 'danger.text', textStyle: 'small' });
