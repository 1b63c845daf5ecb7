import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useProjectAddressQuery } from '../__generated__/useProjectAddressQuery.graphql.js';

/**
 * The address of the project with an id, such as the id in the page's address. Empty until it is loaded, and when there
 * is no such project.
 * @param id empty: none
 */
export function useProjectAddress(id: string): string {
  const environment = useRelayEnvironment();
  const [read, setRead] = useState({ id: '', address: '' });
  // anything on the page that names the project has loaded its address
  const held = environment.getStore().getSource().get(id)?.['address'];
  const known = typeof held === 'string';
  useEffect(() => {
    if (!id || known) return;
    const asked = fetchQuery<useProjectAddressQuery>(
      environment,
      graphql`
        query useProjectAddressQuery($id: ID!) {
          node(id: $id) {
            ... on Project {
              address
            }
          }
        }
      `,
      { id },
    ).subscribe({
      next: ({ node }) => setRead({ id, address: node?.address ?? '' }),
      error: () => {}, // the choice works without the address
    });
    return () => asked.unsubscribe();
  }, [environment, id, known]);
  if (known) return held;
  return read.id === id ? read.address : '';
}
