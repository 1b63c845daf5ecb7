import { startTransition, useEffect, useState } from 'react';
import { fetchQuery, graphql } from 'react-relay/hooks';
import type { useStandingQuery } from '../__generated__/useStandingQuery.graphql.js';
import { environment } from '../relay/environment.js';

interface Standing {
  /** what the person may do */
  readonly permissions: readonly string[];
  /** the name of the workspace; null: they are of no other */
  readonly workspaceName: string | null;
}

/** Where the person is and what they may do there, read beside the page: it need not wait for that. */
export function useStanding(): Standing | null {
  const [standing, setStanding] = useState<Standing | null>(null);
  useEffect(() => {
    const reading = fetchQuery<useStandingQuery>(
      environment,
      graphql`
        query useStandingQuery {
          viewer {
            permissions
            workspace {
              name
            }
            memberships {
              __typename
            }
          }
        }
      `,
      {},
    ).subscribe({
      // as a transition: what reads more by them does not hide a dialog that is open
      next: ({ viewer }) => viewer && startTransition(() => setStanding(standingOf(viewer))),
      error: () => {}, // everything is offered, and the server refuses what the person may not do
    });
    return () => reading.unsubscribe();
  }, []);
  return standing;
}

const standingOf = ({ permissions, workspace, memberships }: NonNullable<useStandingQuery['response']['viewer']>) => ({
  permissions,
  workspaceName: memberships.length > 1 ? workspace.name : null,
});
