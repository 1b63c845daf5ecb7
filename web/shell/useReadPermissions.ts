import { startTransition, useEffect, useState } from 'react';
import { fetchQuery, graphql } from 'react-relay/hooks';
import type { useReadPermissionsQuery } from '../__generated__/useReadPermissionsQuery.graphql.js';
import { environment } from '../relay/environment.js';

/** What the person may do, read beside the page: it need not wait for that. */
export function useReadPermissions(): readonly string[] | null {
  const [permissions, setPermissions] = useState<readonly string[] | null>(null);
  useEffect(() => {
    const reading = fetchQuery<useReadPermissionsQuery>(
      environment,
      graphql`
        query useReadPermissionsQuery {
          viewer {
            permissions
          }
        }
      `,
      {},
    ).subscribe({
      // as a transition: what reads more by them does not hide a dialog that is open
      next: ({ viewer }) => viewer && startTransition(() => setPermissions(viewer.permissions)),
      error: () => {}, // everything is offered, and the server refuses what the person may not do
    });
    return () => reading.unsubscribe();
  }, []);
  return permissions;
}
