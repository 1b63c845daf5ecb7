import { CircleAlert, Download, Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { JobFoot_job$data, JobFoot_job$key } from '../__generated__/JobFoot_job.graphql.js';
import { Button, ButtonLink } from '../components/Button.js';
import { Icon } from '../components/Icon.js';
import { lazyDialog } from '../components/lazyDialog.js';
import { FailedOutlineLink } from './outline/FailedOutlineLink.js';
import { clockOf } from '../format/dates.js';
import { FINAL_FILES } from './finalFiles.js';
import { JobDetailsDialog } from './JobDetailsDialog.js';
import { useApproveStagingJob } from './useApproveStagingJob.js';
import { useRetryStagingJob } from './useRetryStagingJob.js';
import { WaitText } from './WaitText.js';
import { May } from '../session/permissions.js';

const JobFullDetailsDialog = lazyDialog(async () => (await import('./JobFullDetailsDialog.js')).JobFullDetailsDialog, {
  title: 'Full details',
  size: 980,
});

const RequestRevisionDialog = lazyDialog(
  async () => (await import('./RequestRevisionDialog.js')).RequestRevisionDialog,
  { title: 'Request Revision' },
);

const countOf = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** The text and the buttons at a job's foot; they depend on its status alone. */
export function JobFoot({ job }: { readonly job: JobFoot_job$key }) {
  const data = useFragment(jobFragment, job);
  const [details, setDetails] = useState<'brief' | 'full' | null>(null);
  const close = () => setDetails(null);
  const review = `/staging/${data.id}`;
  return (
    <div className={foot}>
      <StatusPart job={data} />
      {data.status !== 'APPROVED' && (
        <Button variant="ghost" size="sm" onClick={() => setDetails('brief')}>
          Details
        </Button>
      )}
      {data.status === 'PROOF_READY' && (
        <ButtonLink variant="ghost" size="sm" to={review}>
          <Icon of={Maximize2} />
          Full Size Preview
        </ButtonLink>
      )}
      {data.status === 'FINAL_DELIVERED' && <Delivered job={data} />}
      {details === 'brief' && <JobDetailsDialog job={data} onClose={close} onMore={() => setDetails('full')} />}
      {details === 'full' && <JobFullDetailsDialog id={data.id} onClose={close} />}
    </div>
  );
}

function StatusPart({ job }: { readonly job: JobFoot_job$data }) {
  const revisions = countOf(job.revisionCount, 'revision');
  switch (job.status) {
    case 'PROCESSING':
      return (
        <Note>
          {job.estimatedCompletion && <>Estimated completion {clockOf(job.estimatedCompletion)}, </>}
          <WaitText job={job} then=" · " />
          {revisions}
        </Note>
      );
    case 'PROOF_READY':
      return <Decision job={job} />;
    case 'REWORK':
      return <Rework job={job} />;
    case 'APPROVED':
      return null;
    case 'FINAL_DELIVERED':
      return <Note>{revisions}</Note>;
    default:
      return (
        <Note>
          <WaitText job={job} then=" · " />
          {countOf(job.items.length, 'image')} · {revisions}
        </Note>
      );
  }
}

function Note({ children }: { readonly children: React.ReactNode }) {
  return <span className={note}>{children}</span>;
}

/** Downloads a single picture itself; several are saved one by one on the review page. */
function Delivered({ job: { id, items } }: { readonly job: JobFoot_job$data }) {
  const [only, ...others] = items.flatMap(({ final }) => final ?? []);
  if (only && others.length === 0) {
    return (
      <a className={button({ variant: 'ghost', size: 'sm' })} href={only.downloadUrl} download>
        <Icon of={Download} />
        Download
      </a>
    );
  }
  const first = items.findIndex(({ final }) => final) + 1;
  return (
    <ButtonLink variant="ghost" size="sm" to={`/staging/${id}${first > 1 ? `?image=${first}` : ''}#${FINAL_FILES}`}>
      <Icon of={Download} />
      Open to download
    </ButtonLink>
  );
}

function Decision({ job }: { readonly job: JobFoot_job$data }) {
  const [approve, approving] = useApproveStagingJob();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <May act="STAGING_WRITE">
        <Button size="sm" className={act} busy={approving} onClick={() => approve(job.id)}>
          Approve
        </Button>
        <Button size="sm" variant="outline" className={act} onClick={() => setAsking(true)}>
          Request Revision
        </Button>
      </May>
      {asking && <RequestRevisionDialog job={job} onClose={() => setAsking(false)} />}
      <span className={gap} />
    </>
  );
}

function Rework({ job }: { readonly job: JobFoot_job$data }) {
  const [retry, retrying] = useRetryStagingJob();
  if (!job.failure) {
    return (
      <Note>
        <WaitText job={job} then=" · " />
        {countOf(job.revisionCount, 'revision')}
      </Note>
    );
  }
  return (
    <>
      <span className={failure}>
        <Icon of={CircleAlert} size={15} />
        {job.failure}
      </span>
      <May act="STAGING_WRITE">
        <Button size="sm" variant="outline" className={act} busy={retrying} onClick={() => retry({ id: job.id })}>
          Try again
        </Button>
        <FailedOutlineLink items={job.items} className={act} />
      </May>
      <span className={gap} />
    </>
  );
}

const foot = css({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'end',
  flexWrap: 'wrap',
  gap: '8',
  px: { base: '16', sm: '20' },
  pt: '14',
  pb: '18',
  minH: '64',
});
const note = css({ flex: '1', minW: '0', textStyle: 'small', color: 'ink.muted', fontVariantNumeric: 'tabular-nums' });
/** On phones these buttons have a row of their own. */
const act = css({ smDown: { flex: '[1 1 40%]', px: '10' } });
const gap = css({ flex: '1', display: { base: 'none', sm: 'block' } });
const failure = css({ display: 'flex', gap: '6', flex: '[1 0 100%]', textStyle: 'small', color: 'danger.text' });

const jobFragment = graphql`
  fragment JobFoot_job on StagingJob {
    id
    status
    failure
    revisionCount
    estimatedCompletion
    items {
      final {
        downloadUrl
      }
      ...FailedOutlineLink_items
    }
    ...JobDetailsDialog_job
    ...RequestRevisionDialog_job
    ...WaitText_job
  }
`;
