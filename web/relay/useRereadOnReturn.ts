import { useEffect, useEffectEvent } from 'react';
import { useLoaderData } from 'react-router-dom';
import { isQuery } from './prefetch.js';

/**
 * Calls `reread` when the page was shown out of the store: somebody came back to it, or the line to the server stands
 * again. For every part of a page whose loader says that it keeps its place.
 */
export function useRereadOnReturn(reread: () => void) {
  const page = useLoaderData<unknown>();
  const run = useEffectEvent(reread);
  useEffect(() => {
    if (isQuery(page) && !page.source) run();
  }, [page]);
}
