import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { JobDetailsDialog_job$key } from '../__generated__/JobDetailsDialog_job.graphql.js';
import { Button } from '../components/Button.js';
import { Dialog } from '../components/Dialog.js';
import { JobFacts } from './JobFacts.js';
import { JobNumber } from './JobNumber.js';

interface JobDetailsDialogProps {
  readonly job: JobDetailsDialog_job$key;
  readonly onClose: () => void;
  /** opens the dialog with all details in place of this one */
  readonly onMore: () => void;
}

/** A job's order, read-only. */
export function JobDetailsDialog({ job, onClose, onMore }: JobDetailsDialogProps) {
  const data = useFragment(
    graphql`
      fragment JobDetailsDialog_job on StagingJob {
        id
        ...JobFacts_job
      }
    `,
    job,
  );
  return (
    <Dialog
      open
      reading
      onClose={onClose}
      title={
        <>
          Staging Job <JobNumber id={data.id} />
        </>
      }
      foot={
        <>
          <Button variant="outline" onClick={onMore}>
            Full details
          </Button>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <p className={hint}>Job editing is view-only. Contact support to change a job.</p>
      <JobFacts job={data} />
    </Dialog>
  );
}

const hint = css({ color: 'ink.muted', mb: '12' });
