import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { JobDetailsDialog_job$key } from '../../__generated__/JobDetailsDialog_job.graphql.js';
import { Button } from '../../components/Button.js';
import { Dialog } from '../../components/Dialog.js';
import { dayOf } from '../dates.js';
import { shortJobId, showJobStatus } from './jobStatus.js';
import { roomLabel, styleLabel } from './stagingOptions.js';

interface JobDetailsDialogProps {
  readonly job: JobDetailsDialog_job$key;
  readonly onClose: () => void;
}

/** Everything about a job, to read only. */
export function JobDetailsDialog({ job, onClose }: JobDetailsDialogProps) {
  const data = useFragment(jobFragment, job);
  const bare = [
    data.preserveWindows && 'Windows',
    data.preserveWalls && 'Walls',
    data.preserveCeiling && 'Ceiling',
    data.preserveFloor && 'Floor',
  ].filter(Boolean);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Staging Job #${shortJobId(data.id)}`}
      foot={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p className={hint}>Job editing is view-only. Contact support to change a job.</p>
      <dl>
        <Row term="Project">{data.project.address}</Row>
        <Row term="Status">{showJobStatus(data.status).label}</Row>
        <Row term="Style">{styleLabel(data.style)}</Row>
        <Row term="Room type">{roomLabel(data.roomType)}</Row>
        <Row term="Images">{data.items.length}</Row>
        <Row term="Creativity">{data.creativity}</Row>
        <Row term="Keep bare">{bare.join(', ') || 'Nothing'}</Row>
        <Row term="Revisions">{data.revisionCount}</Row>
        <Row term="Created">{dayOf(data.createdAt)}</Row>
        <Row term="Last change">{dayOf(data.updatedAt)}</Row>
        {data.notes && <Row term="Notes">{data.notes}</Row>}
        {data.failure && <Row term="What went wrong">{data.failure}</Row>}
      </dl>
    </Dialog>
  );
}

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={row}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const hint = css({ color: 'ink.muted' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '[140px minmax(0, 1fr)]',
  gap: '16',
  py: '8',
  borderTop: '[1px solid {colors.line}]',
  '& dt': { color: 'ink.muted' },
  '& dd': { fontVariantNumeric: 'tabular-nums lining-nums' },
});

const jobFragment = graphql`
  fragment JobDetailsDialog_job on StagingJob {
    id
    status
    style
    roomType
    creativity
    preserveWindows
    preserveWalls
    preserveCeiling
    preserveFloor
    notes
    failure
    revisionCount
    createdAt
    updatedAt
    project {
      address
    }
    items {
      __typename
    }
  }
`;
