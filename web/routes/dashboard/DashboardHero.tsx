import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import type { DashboardHero_viewer$key } from '../../__generated__/DashboardHero_viewer.graphql.js';
import { ErrorBoundary } from '../../components/ErrorBoundary.js';
import { roomLabel } from '../staging/stagingOptions.js';
import { HeroFrame } from './HeroFrame.js';
import { HeroRoom } from './HeroRoom.js';

interface DashboardHeroProps {
  readonly viewer: DashboardHero_viewer$key;
  readonly isNew: boolean;
}

/** Names the room that waits for a decision, and shows it. */
export function DashboardHero({ viewer, isNew }: DashboardHeroProps) {
  const { waiting } = useFragment(
    graphql`
      fragment DashboardHero_viewer on Viewer {
        waiting: stagingJobs(first: 1, status: PROOF_READY) {
          totalCount
          edges {
            node {
              id
              roomType
              project {
                address
              }
              ...HeroRoom_job
            }
          }
        }
      }
    `,
    viewer,
  );
  const job = waiting.edges.at(0)?.node ?? null;
  return (
    <HeroFrame
      lead={
        job ? (
          <>
            {waiting.totalCount === 1
              ? 'One room is waiting for your eye: '
              : `${waiting.totalCount} rooms are waiting for your eye. The newest: `}
            <Link to={`/staging/${job.id}`} className={link}>
              {job.project.address}, {roomLabel(job.roomType).toLowerCase()}
            </Link>
            .
          </>
        ) : (
          <>
            {isNew
              ? 'A photo of an empty room comes back furnished in under 2\u00a0minutes. '
              : 'No room is waiting for your eye. '}
            <Link to="/staging" className={link}>
              Stage a photo
            </Link>
          </>
        )
      }
      picture={
        <ErrorBoundary fallback={() => null}>
          <HeroRoom job={job} />
        </ErrorBoundary>
      }
    />
  );
}

const link = css({
  color: 'ink',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  _hover: { textDecorationThickness: '2px' },
});
