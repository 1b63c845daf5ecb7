import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { PublicPagesSection_viewer$key } from '../../../__generated__/PublicPagesSection_viewer.graphql.js';
import type { PublicPagesSectionPaginationQuery } from '../../../__generated__/PublicPagesSectionPaginationQuery.graphql.js';
import type { PublicPagesSectionQuery } from '../../../__generated__/PublicPagesSectionQuery.graphql.js';
import { PartState } from '../../../components/PartState.js';
import { RetryBoundary, useAttempt } from '../../../components/RetryBoundary.js';
import { ShowMore } from '../../../components/ShowMore.js';
import { useKeptFocus } from '../../../components/useKeptFocus.js';
import { PublicPageRow } from '../../../delivery/PublicPageRow.js';
import { RowsSkeleton } from '../RowsSkeleton.js';
import { SettingsPanel } from '../SettingsPanel.js';

/** All public pages with delivered pictures, to revoke them, also where their project is deleted. */
export function PublicPagesSection() {
  return (
    <SettingsPanel
      title="Public pages"
      text={
        'Everybody who has the address of such a page sees its delivered pictures beside their originals. A page stays ' +
        'when its project is deleted, until somebody revokes it.'
      }
    >
      <RetryBoundary standIn={({ retry }) => <PartState retry={retry} shape={<RowsSkeleton />} />}>
        <Content />
      </RetryBoundary>
    </SettingsPanel>
  );
}

function Content() {
  const { viewer } = useLazyLoadQuery<PublicPagesSectionQuery>(
    graphql`
      query PublicPagesSectionQuery {
        viewer {
          ...PublicPagesSection_viewer
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useAttempt() },
  );
  return viewer && <PublicPages viewer={viewer} />;
}

function PublicPages({ viewer }: { readonly viewer: PublicPagesSection_viewer$key }) {
  const { data, ...pages } = usePaginationFragment<PublicPagesSectionPaginationQuery, PublicPagesSection_viewer$key>(
    viewerFragment,
    viewer,
  );
  const kept = useKeptFocus<HTMLDivElement>('p');
  const { edges, totalCount } = data.publicPages;
  return (
    <div {...kept}>
      <p className={counter} tabIndex={-1}>
        {totalCount === 0 ? NONE : `${totalCount} public ${totalCount === 1 ? 'page' : 'pages'}`}
      </p>
      {edges.length > 0 && (
        <ul className={list}>
          {edges.map(({ node }) => (
            <PublicPageRow key={node.id} page={node} title={titleOf(node.job)} />
          ))}
        </ul>
      )}
      <ShowMore of={pages} by={20}>
        Show more pages
      </ShowMore>
    </div>
  );
}

const NONE = 'No public pages yet. You make one where a staging job is delivered, or with its download pack.';

interface Titled {
  readonly project: { readonly address: string; readonly deletedAt: string | null | undefined };
}

const titleOf = ({ project: { address, deletedAt } }: Titled) => (deletedAt ? `${address} (deleted project)` : address);

const counter = css({ color: 'ink.muted', fontVariantNumeric: 'tabular-nums lining-nums' });
const list = css({ display: 'grid', gap: '24', mt: '16' });

const viewerFragment = graphql`
  fragment PublicPagesSection_viewer on Viewer
  @refetchable(queryName: "PublicPagesSectionPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    publicPages(first: $count, after: $cursor) @connection(key: "PublicPagesSection_publicPages") {
      totalCount
      edges {
        node {
          id
          job {
            project {
              address
              deletedAt
            }
          }
          ...PublicPageRow_page
        }
      }
    }
  }
`;
