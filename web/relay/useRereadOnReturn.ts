import { useEffect, useEffectEvent } from 'react';
import { useLoaderData } from 'react-router-dom';
import { isQuery } from './prefetch.js';

/**
 * Calls `reread` when the page was shown from the store: after Back, or when the connection to the server is restored.
 * For every part of a page whose loader sets `keepsPlace`.
 */
export function useRereadOnReturn(reread: () => void) {
  const page = useLoaderData<unknown>();
  const run = useEffectEvent(reread);
  useEffect(() => {
    if (isQuery(page) && !page.source) run();
  }, [page]);
}
