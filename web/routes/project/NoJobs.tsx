import { graphql, useFragment } from 'react-relay/hooks';
import type { NoJobs_project$key } from '../../__generated__/NoJobs_project.graphql.js';
import { Button, ButtonLink } from '../../components/Button.js';
import { EmptyState } from '../../components/EmptyState.js';
import { May } from '../../session/permissions.js';

interface NoJobsProps {
  readonly project: NoJobs_project$key;
  readonly onOrder: () => void;
}

/** A project without jobs: leads to the order when there are photos, otherwise to the upload. */
export function NoJobs({ project, onOrder }: NoJobsProps) {
  const { photos } = useFragment(
    graphql`
      fragment NoJobs_project on Project {
        photos: mediaCounts(origin: [UPLOAD]) {
          images
        }
      }
    `,
    project,
  );
  const title = 'No staging jobs yet';
  if (photos.images === 0) {
    return (
      <EmptyState
        title={title}
        text="Upload some media first, then create staging jobs"
        action={
          <May act="PROJECTS_WRITE">
            <ButtonLink to="?tab=media">Upload Media</ButtonLink>
          </May>
        }
      />
    );
  }
  return (
    <EmptyState
      title={title}
      text={
        photos.images === 1
          ? 'One photo is here and can be staged.'
          : `${photos.images} photos are here and can be staged.`
      }
      action={
        <May act="STAGING_WRITE">
          <Button onClick={onOrder}>Stage photos</Button>
        </May>
      }
    />
  );
}
