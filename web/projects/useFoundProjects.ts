import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useFoundProjectsQuery } from '../__generated__/useFoundProjectsQuery.graphql.js';
import type { SelectItem } from '../components/Select.js';

export interface FoundProjects {
  /** the search */
  readonly search: string;
  /** the newest 20 matches, by their addresses; null when they could not be read */
  readonly items: readonly SelectItem[] | null;
  /** all matches, also those that are not among the items */
  readonly total: number;
}

/**
 * The projects whose address or MLS id contains the words, searched for while the list is open.
 * @returns the last result, perhaps of earlier words; null before the first
 */
export function useFoundProjects(search: string, open: boolean): FoundProjects | null {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<FoundProjects | null>(null);
  useEffect(() => {
    if (!open) return;
    const asked = fetchQuery<useFoundProjectsQuery>(
      environment,
      graphql`
        query useFoundProjectsQuery($search: String) {
          viewer {
            projects(first: 20, search: $search) {
              totalCount
              edges {
                node {
                  id
                  address
                }
              }
            }
          }
        }
      `,
      { search: search || null },
    ).subscribe({
      next: ({ viewer }) => {
        const items = viewer?.projects.edges.map(({ node: { id, address } }) => ({ value: id, label: address }));
        setFound({ search, items: items ?? null, total: viewer?.projects.totalCount ?? 0 });
      },
      error: () => setFound({ search, items: null, total: 0 }),
    });
    return () => asked.unsubscribe();
  }, [environment, search, open]);
  return found;
}
