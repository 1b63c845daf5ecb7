import { useEffect, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { useProjectItems_viewer$key } from '../../__generated__/useProjectItems_viewer.graphql.js';
import type { useProjectItemsPaginationQuery } from '../../__generated__/useProjectItemsPaginationQuery.graphql.js';
import type { SelectItem } from '../../components/Select.js';

const page = 100; // the most that the server gives at once

/** Every project to choose from, the newest first: the first hundred at once, the rest as they come. */
export function useProjectItems(viewer: useProjectItems_viewer$key | null | undefined): readonly SelectItem[] {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    useProjectItemsPaginationQuery,
    useProjectItems_viewer$key
  >(viewerFragment, viewer ?? null);
  const [failed, setFailed] = useState(false);
  const more = hasNext && !isLoadingNext && !failed;
  useEffect(() => {
    if (more) loadNext(page, { onComplete: (problem) => setFailed(problem !== null) });
  }, [more, loadNext]);
  return (data?.projects.edges ?? []).map(({ node }) => ({ value: node.id, label: node.address }));
}

const viewerFragment = graphql`
  fragment useProjectItems_viewer on Viewer
  @refetchable(queryName: "useProjectItemsPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
    projects(first: $count, after: $cursor) @connection(key: "useProjectItems_projects") {
      edges {
        node {
          id
          address
        }
      }
    }
  }
`;
