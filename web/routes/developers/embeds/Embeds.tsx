import { useRef, useState } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { Embeds_workspace$key } from '../../../__generated__/Embeds_workspace.graphql.js';
import type { EmbedsPaginationQuery } from '../../../__generated__/EmbedsPaginationQuery.graphql.js';
import type { EmbedsQuery } from '../../../__generated__/EmbedsQuery.graphql.js';
import { Button } from '../../../components/Button.js';
import { ShowMore } from '../../../components/ShowMore.js';
import { LazyMakeEmbedDialog } from '../../../embeds/LazyMakeEmbedDialog.js';
import { EmbedRow } from './EmbedRow.js';

/** Embeds that are loaded at a time. */
const PAGE = 20;

/** The workspace's embeds, and the button that makes another one. */
export function Embeds() {
  const { viewer } = useLazyLoadQuery<EmbedsQuery>(
    graphql`
      query EmbedsQuery {
        viewer {
          workspace {
            ...Embeds_workspace
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const [making, setMaking] = useState(false);
  const make = useRef<HTMLButtonElement>(null);
  if (!viewer) return null;
  return (
    <>
      <EmbedList workspace={viewer.workspace} heir={() => make.current} />
      <div className={acts}>
        <Button ref={make} variant="outline" onClick={() => setMaking(true)}>
          Make an embed
        </Button>
      </div>
      {making && <LazyMakeEmbedDialog onClose={() => setMaking(false)} />}
    </>
  );
}

interface EmbedListProps {
  readonly workspace: Embeds_workspace$key;
  /** takes the focus when a row is gone */
  readonly heir: () => HTMLElement | null;
}

function EmbedList({ workspace, heir }: EmbedListProps) {
  const { data, ...pages } = usePaginationFragment<EmbedsPaginationQuery, Embeds_workspace$key>(
    workspaceFragment,
    workspace,
  );
  const { edges } = data.embeds;
  if (edges.length === 0) return <p className={none}>No embeds yet.</p>;
  return (
    <>
      <ul className={list}>
        {edges.map(({ node }) => (
          <EmbedRow key={node.id} embed={node} heir={heir} />
        ))}
      </ul>
      <ShowMore of={pages} by={PAGE} size="sm">
        Show more embeds
      </ShowMore>
    </>
  );
}

const list = css({ borderTop: '2px solid {colors.ink}' });
const none = css({ color: 'ink.muted' });
const acts = css({ mt: '20' });

const workspaceFragment = graphql`
  fragment Embeds_workspace on Workspace
  @refetchable(queryName: "EmbedsPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    embeds(first: $count, after: $cursor) @connection(key: "Embeds_embeds") {
      edges {
        node {
          id
          ...EmbedRow_embed
        }
      }
    }
  }
`;
