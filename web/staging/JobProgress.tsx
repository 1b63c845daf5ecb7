import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { JobProgress_job$key } from '../__generated__/JobProgress_job.graphql.js';
import { ProgressBar } from '../components/ProgressBar.js';
import { jobPercent, JOB_STATUSES } from './jobStatus.js';

interface JobProgressProps {
  readonly job: JobProgress_job$key;
  /** The caption is shown elsewhere. */
  readonly wordless?: boolean;
}

/** A job's progress bar, the same everywhere; only its caption when there is no progress to show. */
export function JobProgress({ job, wordless = false }: JobProgressProps) {
  const { status, failure, renderProgress } = useFragment(jobFragment, job);
  const { label, caption, bar } = JOB_STATUSES.show(status);
  const percent = jobPercent({ status, failure, renderProgress });
  if (percent === null) return wordless ? null : <p className={words}>{caption}</p>;
  return <ProgressBar tone={bar} percent={percent} label={label} caption={wordless ? undefined : caption} />;
}

const words = css({ textStyle: 'small', color: 'ink.muted' });

const jobFragment = graphql`
  fragment JobProgress_job on StagingJob {
    status
    failure
    renderProgress
  }
`;
