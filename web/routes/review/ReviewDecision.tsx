import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { ReviewDecision_job$key } from '../../__generated__/ReviewDecision_job.graphql.js';
import { Button } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { Icon } from '../../components/Icon.js';
import { ProgressBar } from '../../components/ProgressBar.js';
import { RailPart } from '../../components/Rail.js';
import { useKeptFocus } from '../../components/useKeptFocus.js';
import { isRunning, jobStatuses } from '../staging/jobStatus.js';
import { TimeLeftText } from '../staging/TimeLeftText.js';
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
        estimatedCompletion
        ...RetryForm_job
      }
    `,
    job,
  );
  const kept = useKeptFocus('h2');
  const { caption, bar } = jobStatuses.show(data.status);
  const failed = data.status === 'REWORK' && data.failure;
  return (
    <RailPart {...kept} stuck={data.status === 'PROOF_READY'}>
      <h2 className={title} tabIndex={-1}>
        {caption}
      </h2>
      {isRunning(data.status) && (
        <>
          <ProgressBar tone={bar} percent={data.renderProgress * 100} label={caption} />
          {data.estimatedCompletion && (
            <p className={estimate}>
              <TimeLeftText until={data.estimatedCompletion} />
            </p>
          )}
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
    </RailPart>
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
  const [asking, setAsking] = useState(false);
  async function confirm() {
    await cancel(id);
    setAsking(false);
  }
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Cancel staging
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title="Cancel staging?"
        cancelLabel="Keep staging"
        confirmLabel="Cancel staging"
        danger
        busy={busy}
      >
        Photos that are staged already keep their result. The rest can be staged later with Try again.
      </ConfirmDialog>
    </>
  );
}

const title = css({ textStyle: 'h3' });
const estimate = css({ textStyle: 'small', color: 'ink.muted', _firstLetter: { textTransform: 'uppercase' } });
const acts = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr) auto]', gap: '8', '& button': { px: '14' } });
const failure = css({ display: 'flex', gap: '6', color: 'danger.text', textStyle: 'small' });
