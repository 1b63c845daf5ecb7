import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { RequestRevisionDialog_job$key } from '../../__generated__/RequestRevisionDialog_job.graphql.js';
import type { ReviewDecision_job$key } from '../../__generated__/ReviewDecision_job.graphql.js';
import { Button } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { Icon } from '../../components/Icon.js';
import { lazyDialog } from '../../components/lazyDialog.js';
import { RailPart } from '../../components/Rail.js';
import { useKeptFocus } from '../../components/useKeptFocus.js';
import { EstimateLine } from '../../staging/EstimateLine.js';
import { JobProgress } from '../../staging/JobProgress.js';
import { isWaiting, JOB_STATUSES } from '../../staging/jobStatus.js';
import { OrderAgainLink } from '../../staging/OrderAgainLink.js';
import { useApproveStagingJob } from '../../staging/useApproveStagingJob.js';
import { useCancelStagingJob } from '../../staging/useCancelStagingJob.js';
import { May, useMay } from '../../session/permissions.js';
import { WaitText } from '../../staging/WaitText.js';
import { PhotoDecision } from './PhotoDecision.js';
import { RetryForm } from './RetryForm.js';
import { TakeBack } from './TakeBack.js';

const RequestRevisionDialog = lazyDialog(
  async () => (await import('../../staging/RequestRevisionDialog.js')).RequestRevisionDialog,
  { title: 'Request Revision' },
);

export interface ApprovedRound {
  readonly number: number;
  /** the button names it: it is not the newest, or not what is shown anyhow */
  readonly named: boolean;
}

interface ReviewDecisionProps {
  readonly job: ReviewDecision_job$key;
  /** the round in which the photo on show is approved; null when there is none yet */
  readonly round: ApprovedRound | null;
  /** the round in which all photos are approved; null: each as it is shown */
  readonly ofAll: ApprovedRound | null;
  /** place of the photo on show */
  readonly current: number;
  readonly onShow: (index: number) => void;
}

/** The decisions that the job's status allows. */
export function ReviewDecision({ job, round, ofAll, current, onShow }: ReviewDecisionProps) {
  const data = useFragment(
    graphql`
      fragment ReviewDecision_job on StagingJob {
        id
        status
        failure
        rounds {
          number
        }
        revision {
          outcome
        }
        items {
          decision
          state
        }
        ...JobProgress_job
        ...PhotoDecision_job
        ...TakeBack_job
        ...WaitText_job
        ...RetryForm_job
        ...OrderAgainLink_job
        ...RequestRevisionDialog_job
      }
    `,
    job,
  );
  const kept = useKeptFocus('h2');
  const mayDecide = useMay('STAGING_WRITE');
  const { caption } = JOB_STATUSES.show(data.status);
  const failed = data.status === 'REWORK' && data.failure;
  const revising = data.revision?.outcome === 'PENDING' && data.rounds.length > 0;
  const several = data.items.length > 1;
  const open = data.items.filter(({ decision, state }) => decision === 'UNDECIDED' && state === 'STAGED').length;
  const decides = several && !isOver(data.status) && data.rounds.length > 0;
  return (
    <RailPart {...kept} stuck={data.status === 'PROOF_READY'}>
      <h2 className={title} tabIndex={-1}>
        {caption}
      </h2>
      {isWaiting(data) && (
        <>
          <JobProgress job={data} wordless />
          <p className={estimate}>
            <WaitText job={data} />
          </p>
          {revising && (
            <p className={estimate}>
              {data.status === 'REWORK' && 'Your revision is staged as soon as its turn comes. '}
              The pictures that were there stay in view until the new ones are ready.
            </p>
          )}
          <May act="STAGING_WRITE">{revising ? <CancelRevision id={data.id} /> : <CancelButton id={data.id} />}</May>
        </>
      )}
      {mayDecide && decides && (
        <PhotoDecision job={data} current={current} round={round?.named ? round.number : undefined} onShow={onShow} />
      )}
      {mayDecide && <TakeBack job={data} current={current} />}
      {mayDecide && data.status === 'PROOF_READY' && several && open > 1 && (
        <ApproveAllButton id={data.id} round={ofAll} all={open} ordered={data.items.length} />
      )}
      {mayDecide && data.status === 'PROOF_READY' && !several && (
        <div className={acts}>
          <ApproveButton id={data.id} round={round} />
          <RevisionButton job={data} />
        </div>
      )}
      {failed && (
        <>
          <p className={failure}>
            <Icon of={CircleAlert} size={15} />
            {data.failure}
          </p>
          <May act="STAGING_WRITE">
            <RetryForm job={data} />
          </May>
        </>
      )}
      {mayDecide && (failed || data.status === 'FINAL_DELIVERED') && <OrderAgainLink job={data} />}
    </RailPart>
  );
}

interface ApproveButtonProps {
  readonly id: string;
  /** null: what each photo shows */
  readonly round: ApprovedRound | null;
}

/** Approves the only photo in the round on show, even when a newer one has arrived meanwhile. */
function ApproveButton({ id, round }: ApproveButtonProps) {
  const [approve, busy] = useApproveStagingJob();
  return (
    <Button busy={busy} onClick={() => approve(id, round?.number)}>
      {approveWords(round, undefined)}
    </Button>
  );
}

interface ApproveAllButtonProps extends ApproveButtonProps {
  /** the number of photos that it approves */
  readonly all: number;
  /** the number of photos of the job, which makes the price of each */
  readonly ordered: number;
}

/** Approves all undecided photos, after a question that says what they cost and what cannot be done any more. */
function ApproveAllButton({ id, round, all, ordered }: ApproveAllButtonProps) {
  const [approve, busy] = useApproveStagingJob();
  const [asking, setAsking] = useState(false);
  const words = approveWords(round, all);
  async function confirm() {
    await approve(id, round?.number);
    setAsking(false);
  }
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {words}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={`${words}?`}
        confirmLabel="Approve and deliver"
        busy={busy}
      >
        <p>
          <EstimateLine images={all} ordered={ordered} label="Charged on the invoice" />
        </p>
        <p>
          They are delivered at once. An approved photo can no longer be rearranged, revised or left out, unless you
          take its approval back within ten minutes.
        </p>
      </ConfirmDialog>
    </>
  );
}

const isOver = (status: string) => status === 'APPROVED' || status === 'FINAL_DELIVERED';

function approveWords(round: ApprovedRound | null, all: number | undefined): string {
  const number = round?.named ? round.number : null;
  if (all === undefined) return number === null ? 'Approve' : `Approve round ${number}`;
  if (round === null) return `Approve all ${all} as shown`;
  return number === null ? `Approve all ${all}` : `Approve all ${all} of round ${number}`;
}

/** Its dialog closes as soon as the job is staged again, and does not open again with the next round. */
function RevisionButton({ job }: { readonly job: RequestRevisionDialog_job$key }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Request Revision
      </Button>
      {asking && <RequestRevisionDialog job={job} onClose={() => setAsking(false)} />}
    </>
  );
}

function CancelRevision({ id }: { readonly id: string }) {
  const [cancel, busy] = useCancelStagingJob();
  const [asking, setAsking] = useState(false);
  async function confirm() {
    await cancel(id, 'revision');
    setAsking(false);
  }
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Cancel revision
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title="Cancel revision?"
        cancelLabel="Keep revision"
        confirmLabel="Cancel revision"
        danger
        busy={busy}
      >
        The pictures of the round before stay as they are, and are ready for review again. New ones that are finished
        already are kept as a round of their own.
      </ConfirmDialog>
    </>
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
