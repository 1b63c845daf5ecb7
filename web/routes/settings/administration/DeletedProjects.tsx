import { useRef } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { DeletedProjects_viewer$key } from '../../../__generated__/DeletedProjects_viewer.graphql.js';
import type { DeletedProjectsPaginationQuery } from '../../../__generated__/DeletedProjectsPaginationQuery.graphql.js';
import { ShowMore } from '../../../components/ShowMore.js';
import { DeletedProjectRow } from './DeletedProjectRow.js';

/** The list of deleted projects, with a button to load more. */
export function DeletedProjects({ viewer }: { readonly viewer: DeletedProjects_viewer$key }) {
  const { data, ...pages } = usePaginationFragment<DeletedProjectsPaginationQuery, DeletedProjects_viewer$key>(
    viewerFragment,
    viewer,
  );
  const { deletedProjects } = data;
  const count = useRef<HTMLParagraphElement>(null);
  const { totalCount } = deletedProjects;
  return (
    <>
      <p ref={count} tabIndex={-1} className={counter}>
        {totalCount === 0
          ? 'No deleted projects'
          : `${totalCount} deleted ${totalCount === 1 ? 'project' : 'projects'}`}
      </p>
      {deletedProjects.edges.length > 0 && (
        <ul className={list}>
          {deletedProjects.edges.map(({ node }) => (
            <DeletedProjectRow
              key={node.projectId}
              project={node}
              connections={[deletedProjects.__id]}
              onRestored={() => count.current?.focus()}
            />
          ))}
        </ul>
      )}
      <ShowMore of={pages} by={20}>
        Show more projects
      </ShowMore>
    </>
  );
}

const counter = css({ color: 'ink.muted', fontVariantNumeric: 'tabular-nums lining-nums' });
const list = css({ mt: '12', borderTop: '2px solid {colors.ink}' });

const viewerFragment = graphql`
  fragment DeletedProjects_viewer on Viewer
  @refetchable(queryName: "DeletedProjectsPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    deletedProjects(first: $count, after: $cursor) @connection(key: "DeletedProjects_deletedProjects") {
      __id
      totalCount
      edges {
        node {
          projectId
          ...DeletedProjectRow_project
        }
      }
    }
  }
`;
