import { useEffect, useState } from 'react';
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
      next: ({ viewer }) => viewer && setPermissions(viewer.permissions),
      error: () => {}, // everything is offered, and the server refuses what the person may not do
    });
    return () => reading.unsubscribe();
  }, []);
  return permissions;
}
