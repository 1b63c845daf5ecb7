import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  ActivityEntry_activity$data,
  ActivityEntry_activity$key,
} from '../../__generated__/ActivityEntry_activity.graphql.js';
import { actionWords } from './actionWords.js';
import { ActivityLine } from './ActivityLine.js';
import { TimeAgo } from './TimeAgo.js';

/** Where the thing is shown that something happened to; null where it is gone. */
function placeOf(entity: ActivityEntry_activity$data['entity']): string | null {
  switch (entity?.__typename) {
    case 'Project':
      return `/projects/${entity.id}`;
    case 'StagingJob':
      return `/staging/${entity.id}`;
    case 'Media':
      return `/projects/${entity.project.id}?tab=media`;
    case 'Invoice':
      return `/projects/${entity.project.id}?tab=billing`;
    default:
      return null;
  }
}

interface ActivityEntryProps {
  readonly activity: ActivityEntry_activity$key;
  /** The reader follows the link. */
  readonly onFollow?: () => void;
}

/** One line of a list of activities: what happened, and how long ago. */
export function ActivityEntry({ activity, onFollow }: ActivityEntryProps) {
  const { action, description, createdAt, entity } = useFragment(
    graphql`
      fragment ActivityEntry_activity on Activity {
        action
        description
        createdAt
        entity {
          __typename
          ... on Project {
            id
          }
          ... on StagingJob {
            id
          }
          ... on Media {
            project {
              id
            }
          }
          ... on Invoice {
            project {
              id
            }
          }
        }
      }
    `,
    activity,
  );
  const words = description || actionWords(action);
  const place = placeOf(entity);
  return (
    <ActivityLine time={<TimeAgo moment={createdAt} />}>
      {place ? (
        <Link to={place} onClick={onFollow}>
          {words}
        </Link>
      ) : (
        words
      )}
    </ActivityLine>
  );
}
