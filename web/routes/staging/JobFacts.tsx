import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { JobFacts_job$key } from '../../__generated__/JobFacts_job.graphql.js';
import { dayOf } from '../dates.js';
import { jobStatuses } from './jobStatus.js';
import { roomLabel, styleLabel } from './stagingOptions.js';

interface JobFactsProps {
  readonly job: JobFacts_job$key;
  /** further rows */
  readonly children?: ReactNode;
}

/** What was ordered and where it stands. */
export function JobFacts({ job, children }: JobFactsProps) {
  const data = useFragment(jobFragment, job);
  const bare = [
    data.preserveWindows && 'Windows',
    data.preserveWalls && 'Walls',
    data.preserveCeiling && 'Ceiling',
    data.preserveFloor && 'Floor',
  ].filter(Boolean);
  return (
    <dl className={list}>
      <Fact term="Project">{data.project.address}</Fact>
      <Fact term="Status">{jobStatuses.show(data.status).label}</Fact>
      <Fact term="Style">{styleLabel(data.style)}</Fact>
      <Fact term="Room type">{roomLabel(data.roomType)}</Fact>
      <Fact term="Images">{data.items.length}</Fact>
      <Fact term="Creativity">{data.creativity}</Fact>
      <Fact term="Keep bare">{bare.join(', ') || 'Nothing'}</Fact>
      <Fact term="Revisions">{data.revisionCount}</Fact>
      <Fact term="Created">{dayOf(data.createdAt)}</Fact>
      <Fact term="Last change">{dayOf(data.updatedAt)}</Fact>
      {data.notes && <Fact term="Notes">{data.notes}</Fact>}
      {data.failure && <Fact term="What went wrong">{data.failure}</Fact>}
      {children}
    </dl>
  );
}

interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
}

export function Fact({ term, children }: FactProps) {
  return (
    <div className={row}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const list = css({ minW: '0' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(100px, 140px) minmax(0, 1fr)]',
  gap: '16',
  py: '8',
  borderTop: '[1px solid {colors.line}]',
  '& dt': { color: 'ink.muted' },
  '& dd': { fontVariantNumeric: 'tabular-nums lining-nums', overflowWrap: 'anywhere' },
});

const jobFragment = graphql`
  fragment JobFacts_job on StagingJob {
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
