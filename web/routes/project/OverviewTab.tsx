import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { OverviewTab_project$key } from '../../__generated__/OverviewTab_project.graphql.js';
import { Panel } from '../../components/Panel.js';
import { dayOf } from '../dates.js';
import { projectStatuses } from '../projects/projectStatus.js';

/** A project in figures and words. */
export function OverviewTab({ project }: { readonly project: OverviewTab_project$key }) {
  const { address, mlsId, status, createdAt, tags, notes, mediaCounts, stagingCounts } = useFragment(
    projectFragment,
    project,
  );
  return (
    <div className={grid}>
      <Summary title="Project details">
        <Fact term="Address" value={address} />
        <Fact term="MLS ID" value={mlsId ?? 'Not assigned'} />
        <Fact term="Status" value={projectStatuses.show(status).label} />
        <Fact term="Created" value={dayOf(createdAt)} />
        {tags.length > 0 && <Fact term="Tags" value={tags.join(', ')} />}
      </Summary>
      <Summary title="Media summary">
        <Fact term="Total files" value={mediaCounts.total} />
        <Fact term="Images" value={mediaCounts.images} />
        <Fact term="Videos" value={mediaCounts.videos} />
      </Summary>
      <Summary title="Staging progress">
        <Fact term="Total jobs" value={stagingCounts.total} />
        <Fact term="Completed" value={stagingCounts.completed} />
        <Fact term="In progress" value={stagingCounts.inProgress} />
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
      <dl className={facts}>{children}</dl>
    </section>
  );
}

function Fact({ term, value }: { readonly term: string; readonly value: string | number }) {
  return (
    <div className={fact}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: { base: '28', md: '48' },
});
const wide = css({ gridColumn: { md: '1 / -1' } });
const heading = css({ textStyle: 'h3', mb: '10' });
const facts = css({ borderTop: '[2px solid {colors.ink}]' });
const fact = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16',
  py: '8',
  borderBottom: '[1px solid {colors.line}]',
  '& dt': { color: 'ink.muted', whiteSpace: 'nowrap' },
  '& dd': { fontWeight: 'semibold', textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums', minW: '0' },
});
const words = css({ whiteSpace: 'pre-line', maxW: 'measure' });

const projectFragment = graphql`
  fragment OverviewTab_project on Project {
    address
    mlsId
    status
    createdAt
    tags
    notes
    mediaCounts {
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
