import { graphql, useFragment } from 'react-relay/hooks';
import type {
  useEntries_activities$data,
  useEntries_activities$key,
} from '../__generated__/useEntries_activities.graphql.js';
import { type Entry, groupActivities } from './groupActivities.js';

type Entity = useEntries_activities$data[number]['entity'];

/** The page that shows the thing, the list that shows it among its kind, and its project. */
function whereOf(entity: Entity) {
  switch (entity?.__typename) {
    case 'Project': {
      const { id, address } = entity;
      return { project: { id, address }, place: `/projects/${id}`, shelf: `/projects/${id}` };
    }
    case 'StagingJob': {
      const { id, project } = entity;
      return { project, place: `/staging/${id}`, shelf: `/projects/${project.id}?tab=staging` };
    }
    case 'Media':
    case 'Invoice': {
      const { project } = entity;
      const shelf = `/projects/${project.id}?tab=${entity.__typename === 'Media' ? 'media' : 'billing'}`;
      return { project, place: shelf, shelf };
    }
    default:
      return { project: null, place: null, shelf: null };
  }
}

/**
 * The lines of a list of activities, newest first.
 * @param goesOn there are older activities that are not loaded
 */
export function useEntries(activities: useEntries_activities$key, goesOn: boolean): readonly Entry[] {
  const data = useFragment(
    graphql`
      fragment useEntries_activities on Activity @relay(plural: true) {
        id
        action
        description
        createdAt
        actor {
          id
        }
        entity {
          __typename
          ... on Project {
            id
            address
          }
          ... on StagingJob {
            id
            project {
              id
              address
            }
          }
          ... on Media {
            type
            project {
              id
              address
            }
          }
          ... on Invoice {
            project {
              id
              address
            }
          }
        }
      }
    `,
    activities,
  );
  const rows = data.map(({ id, action, description, createdAt, actor, entity }) => ({
    id,
    action,
    description,
    createdAt,
    actorId: actor?.id ?? null,
    mediaType: entity?.__typename === 'Media' ? entity.type : null,
    ...whereOf(entity),
  }));
  return groupActivities(rows, goesOn);
}
