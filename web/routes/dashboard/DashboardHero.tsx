import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { DashboardHero_viewer$key } from '../../__generated__/DashboardHero_viewer.graphql.js';
import { ErrorBoundary } from '../../components/ErrorBoundary.js';
import { May } from '../../session/permissions.js';
import { roomLabel } from '../../staging/stagingOptions.js';
import { orderOf, ORDER_OF_ANY_PROJECT } from '../../order/useOrdering.js';
import { HeroFrame } from './HeroFrame.js';
import { HeroRoom } from './HeroRoom.js';
import { textLink } from './textLink.js';

interface DashboardHeroProps {
  readonly viewer: DashboardHero_viewer$key;
  readonly isNew: boolean;
}

/** The first step of an order: create a project, use the only one, or choose one. */
function firstStep([id, ...others]: readonly string[]): string {
  if (!id) return '/projects?create=1';
  return others.length > 0 ? ORDER_OF_ANY_PROJECT : orderOf(id).to;
}

/** Names and shows the room that waits for a decision. */
export function DashboardHero({ viewer, isNew }: DashboardHeroProps) {
  const { photosToReview, choice, waiting } = useFragment(
    graphql`
      fragment DashboardHero_viewer on Viewer {
        photosToReview
        choice: projects(first: 2) {
          edges {
            node {
              id
            }
          }
        }
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
            {photosToReview === 1 ? '1 photo waits for your review' : `${photosToReview} photos wait for your review`}
            {waiting.totalCount === 1 ? ': ' : '. The newest: '}
            <Link to={`/staging/${job.id}`} className={textLink}>
              {job.project.address}, {roomLabel(job.roomType).toLowerCase()}
            </Link>
            .
          </>
        ) : (
          <>
            {isNew
              ? 'A photo of an empty room comes back furnished in under 2\u00a0minutes. '
              : 'No photo waits for your review. '}
            <May act="STAGING_WRITE">
              <Link to={firstStep(choice.edges.map(({ node }) => node.id))} className={textLink}>
                Stage a photo
              </Link>
            </May>
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
