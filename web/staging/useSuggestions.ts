import { useEffect, useMemo, useRef } from 'react';
import { commitMutation, fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay/hooks';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useSuggestionsMutation } from '../__generated__/useSuggestionsMutation.graphql.js';
import type { useSuggestionsQuery } from '../__generated__/useSuggestionsQuery.graphql.js';
import type { useSuggestionsSubscription } from '../__generated__/useSuggestionsSubscription.graphql.js';
import { MOST_IMAGES } from '../../api/shared/limits.js';

/** Milliseconds: forty photos uploaded together are looked at one after the other, and lead to few reads. */
const BURST = 400;

const subscription = graphql`
  subscription useSuggestionsSubscription {
    photoLookedAt {
      project {
        id
      }
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- shown by the form
      ...useSeenPhotos_media
    }
  }
`;

/**
 * Keeps the suggestions for a project's photos up to date: those of the others may change with each photo that is
 * looked at. Has the photos looked at that have no suggestion yet.
 * @param unseen ids of the loaded photos without one
 */
export function useSuggestions(projectId: string, unseen: readonly string[]) {
  const environment = useRelayEnvironment();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(new Set<string>());

  const config = useMemo<GraphQLSubscriptionConfig<useSuggestionsSubscription>>(() => {
    const reread = () => {
      timer.current = undefined;
      // after a failed read the old suggestions stay
      fetchQuery<useSuggestionsQuery>(environment, rereadQuery, { projectId }).subscribe({ error: () => {} });
    };
    return {
      subscription,
      variables: {},
      onNext: (event) => {
        if (event?.photoLookedAt.project.id === projectId) timer.current ??= setTimeout(reread, BURST);
      },
    };
  }, [environment, projectId]);
  useSubscription<useSuggestionsSubscription>(config);
  useEffect(() => () => clearTimeout(timer.current), [config]);

  useEffect(() => {
    const ids = unseen.filter((id) => !asked.current.has(id)).slice(0, MOST_IMAGES);
    if (ids.length === 0) return;
    for (const id of ids) asked.current.add(id);
    // Without an answer the photos stay without suggestions, as before.
    commitMutation<useSuggestionsMutation>(environment, { mutation, variables: { ids }, onError: () => {} });
  }, [environment, unseen]);
}

const rereadQuery = graphql`
  query useSuggestionsQuery($projectId: ID!) {
    node(id: $projectId) {
      ... on Project {
        # eslint-disable-next-line relay/unused-fields -- the store tells the form
        media(first: 100, type: IMAGE, origin: UPLOAD) {
          # eslint-disable-next-line relay/unused-fields -- as above
          edges {
            # eslint-disable-next-line relay/unused-fields -- as above
            node {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- as above
              ...useSeenPhotos_media
            }
          }
        }
      }
    }
  }
`;

const mutation = graphql`
  mutation useSuggestionsMutation($ids: [ID!]!) {
    suggestRooms(input: { ids: $ids }) {
      __typename
    }
  }
`;
