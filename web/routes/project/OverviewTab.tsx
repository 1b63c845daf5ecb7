import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { OverviewTab_project$key } from '../../__generated__/OverviewTab_project.graphql.js';
import { Fact, Facts } from '../../components/Facts.js';
import { Panel } from '../../components/Panel.js';
import { dayOf } from '../../format/dates.js';
import { PROJECT_STATUSES } from '../../projects/projectStatus.js';

/** A project's figures and texts. */
export function OverviewTab({ project }: { readonly project: OverviewTab_project$key }) {
  const { address, mlsId, status, createdAt, tags, notes, mediaCounts, stagingCounts } = useFragment(
    projectFragment,
    project,
  );
  return (
    <div className={grid}>
      <Summary title="Project details">
        <Fact term="Address">{address}</Fact>
        <Fact term="MLS ID">{mlsId ?? 'Not assigned'}</Fact>
        <Fact term="Status">{PROJECT_STATUSES.show(status).label}</Fact>
        <Fact term="Created">{dayOf(createdAt)}</Fact>
        {tags.length > 0 && <Fact term="Tags">{tags.join(', ')}</Fact>}
      </Summary>
      <Summary title="Media summary">
        <Fact term="Total files">{mediaCounts.total}</Fact>
        <Fact term="Images">{mediaCounts.images}</Fact>
        <Fact term="Videos">{mediaCounts.videos}</Fact>
      </Summary>
      <Summary title="Staging progress">
        <Fact term="Total jobs">{stagingCounts.total}</Fact>
        <Fact term="Completed">{stagingCounts.completed}</Fact>
        <Fact term="In progress">{stagingCounts.inProgress}</Fact>
      </Summary>
      {notes && (
        <div className={wide}>
          <Panel>
            <h2 className={heading}>Notes</h2>
            <p className={words}>{notes}</p>
          </Panel>
        </div>
      )}
    </div>
  );
}

function Summary({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className={heading}>{title}</h2>
      <Facts ruled>{children}</Facts>
    </section>
  );
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: { base: '28', md: '48' },
});
const wide = css({ gridColumn: { md: '1 / -1' } });
const heading = css({ textStyle: 'h3', mb: '10' });
const words = css({ whiteSpace: 'pre-line', maxW: 'measure' });

const projectFragment = graphql`
  fragment OverviewTab_project on Project {
    address
    mlsId
    status
    createdAt
    tags
    notes
    mediaCounts(origin: [UPLOAD, FINAL]) {
      total
      images
      videos
    }
    stagingCounts {
      total
      completed
      inProgress
    }
  }
`;
